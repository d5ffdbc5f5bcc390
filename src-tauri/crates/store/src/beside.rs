//! Files next to a tournament file that SQLite acts on when it opens the file: `x.kralle-journal`,
//! `x.kralle-wal` and `x.kralle-shm`.
//!
//! The journal is ours: it rolls back an unfinished command. But a journal may end with the name of
//! another file, which SQLite **deletes** after the rollback. SQLite also opens, truncates and
//! deletes any file of these names. So every file that this program does not leave there is refused
//! before SQLite sees it.

use std::fs::{self, File, Metadata};
use std::io::{ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::StoreError;
use crate::guard::LARGEST;

/// The magic bytes at the start of an SQLite journal, and after the name of another file at its
/// end.
pub(crate) const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];

/// A file next to a tournament file that this program never leaves there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stray {
    /// A journal that names another file, which SQLite would delete.
    NamesAnotherFile,
    /// A file that is not an SQLite journal.
    NoJournal,
    /// A journal that would grow the file beyond the size limit.
    TooLarge,
    /// A journal made for another file: rolling it back would not leave a sound tournament.
    Misfit,
    /// A symbolic link, or a file with a second hard link.
    Link,
    /// A folder or another object that is not a file.
    NoFile,
    /// A file of an SQLite journal mode that this program never uses.
    OtherMode,
}

/// State of the journal next to a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HalfDone {
    /// There is nothing to roll back.
    No,
    /// A journal of an unfinished command, which SQLite rolls back first.
    Yes,
}

/// Returns the name of SQLite's rollback journal.
pub(crate) fn journal(path: &Path) -> PathBuf {
    ending(path, "-journal")
}

/// Returns the names next to `path` that SQLite acts on.
pub(crate) fn names(path: &Path) -> [PathBuf; 3] {
    ["-journal", "-wal", "-shm"].map(|end| ending(path, end))
}

fn ending(path: &Path, end: &str) -> PathBuf {
    let mut name = std::ffi::OsString::from(path.as_os_str());
    name.push(end);
    name.into()
}

/// Checks the files next to `path`, which must be resolved. Call it right before SQLite opens the
/// file.
///
/// # Errors
/// Fails if a file is there that this program does not leave.
pub(crate) fn look(path: &Path) -> Result<HalfDone, StoreError> {
    let [journal, others @ ..] = names(path);
    for other in others {
        if lies(&other)?.is_some() {
            return Err(stray(&other, Stray::OtherMode));
        }
    }
    let Some(found) = lies(&journal)? else {
        return Ok(HalfDone::No);
    };
    if found.is_symlink() {
        return Err(stray(&journal, Stray::Link));
    }
    if !found.is_file() {
        return Err(stray(&journal, Stray::NoFile));
    }
    if has_second_name(&found) {
        return Err(stray(&journal, Stray::Link));
    }
    if found.len() == 0 {
        return Ok(HalfDone::No);
    }
    match judge(&journal) {
        Ok(None) => Ok(HalfDone::Yes),
        Ok(Some(found)) => Err(stray(&journal, found)),
        Err(error) => Err(StoreError::io(&journal, &error)),
    }
}

/// Refuses any such file next to a `path` without a file: SQLite would use it with the new file.
pub(crate) fn must_be_free(path: &Path) -> Result<(), StoreError> {
    // SQLite looks in the resolved folder.
    let real = match path.parent().map(dunce::canonicalize) {
        Some(Ok(folder)) => folder.join(path.file_name().unwrap_or_default()),
        Some(Err(_)) | None => path.to_owned(),
    };
    match look(&real)? {
        HalfDone::No => Ok(()),
        HalfDone::Yes => Err(stray(&journal(&real), Stray::Misfit)),
    }
}

/// Returns the metadata at `path`, of a link itself; `None` if nothing exists.
fn lies(path: &Path) -> Result<Option<Metadata>, StoreError> {
    match fs::symlink_metadata(path) {
        Ok(found) => Ok(Some(found)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StoreError::io(path, &error)),
    }
}

#[cfg(unix)]
fn has_second_name(found: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(found) > 1
}

/// Never true: Windows reports the count only for an open file. Anyone who can write there can do
/// harm without it.
#[cfg(not(unix))]
const fn has_second_name(_: &Metadata) -> bool {
    false
}

pub(crate) fn stray(path: &Path, found: Stray) -> StoreError {
    StoreError::StrayBeside {
        path: path.display().to_string(),
        found,
    }
}

/// Returns the fault of a journal; `None` for a valid one: complete, torn, or zeroed by a power cut.
fn judge(journal: &Path) -> std::io::Result<Option<Stray>> {
    let mut file = File::open(journal)?;
    let length = file.metadata()?.len();
    let mut head = Vec::new();
    file.by_ref().take(28).read_to_end(&mut head)?;
    // In a partly written header, any part may be zero: then SQLite rolls nothing back.
    let begins = head.iter().zip(MAGIC);
    if !begins
        .into_iter()
        .all(|(found, magic)| *found == magic || *found == 0)
    {
        return Ok(Some(Stray::NoJournal));
    }
    // Page count and page size before the command: SQLite restores that size.
    if let Some([pages, size]) = numbers(&head)
        && u64::from(pages).saturating_mul(u64::from(size.max(512))) > LARGEST
    {
        return Ok(Some(Stray::TooLarge));
    }
    let Some(start) = length.checked_sub(16) else {
        return Ok(None);
    };
    file.seek(SeekFrom::Start(start))?;
    let mut tail = Vec::new();
    file.take(16).read_to_end(&mut tail)?;
    // Shorter now: another program ended its transaction and emptied the journal.
    let Ok(tail) = <[u8; 16]>::try_from(tail) else {
        return Ok(None);
    };
    // Name length, checksum, magic. SQLite ignores a name with a wrong length or checksum; this
    // check refuses it as well. Zeros fill the gap before a header that was cut after its magic.
    let names_a_file = tail[8..] == MAGIC && tail[..8] != [0; 8];
    Ok(names_a_file.then_some(Stray::NamesAnotherFile))
}

/// Reads a journal, at most twice [`LARGEST`] bytes.
pub(crate) fn read(journal: &Path) -> std::io::Result<Vec<u8>> {
    let mut all = Vec::new();
    File::open(journal)?
        .take(2 * LARGEST)
        .read_to_end(&mut all)?;
    Ok(all)
}

/// Returns the page count and page size in the header of a journal; `None` if the header is too
/// short.
fn numbers(head: &[u8]) -> Option<[u32; 2]> {
    let number = |at: usize| {
        let bytes = head.get(at..at + 4)?.try_into().ok()?;
        Some(u32::from_be_bytes(bytes))
    };
    Some([number(16)?, number(24)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_journal_that_another_program_empties_is_no_fault() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let journal = folder.path().join("a.kralle-journal");
        let other = journal.clone();
        std::fs::write(&journal, [0; 512])?;
        let writer = std::thread::spawn(move || -> std::io::Result<()> {
            let file = File::options().write(true).open(other)?;
            for _ in 0..5_000 {
                file.set_len(0)?;
                file.set_len(512)?;
            }
            Ok(())
        });
        while !writer.is_finished() {
            assert!(judge(&journal)?.is_none());
        }
        writer
            .join()
            .map_err(|_| std::io::Error::other("the writer"))?
    }
}
