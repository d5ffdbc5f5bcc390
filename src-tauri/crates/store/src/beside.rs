//! What lies beside a file under the names on which SQLite acts by itself, before anybody asked it:
//! `x.kralle-journal`, `x.kralle-wal` and `x.kralle-shm`.
//!
//! The first is ours: a command that was not finished is rolled back by it. But such a journal may
//! end with the name of a further file, which SQLite **deletes** when it has rolled back, and it is
//! opened, cut and deleted whatever it is. So everything that this program does not leave there is
//! refused before SQLite looks.

use std::fs::{self, File, Metadata};
use std::io::{ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::StoreError;
use crate::guard::LARGEST;

/// How every journal of SQLite begins, and how the name of a further file in it ends.
pub(crate) const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];

/// What lies beside a tournament file that this program never leaves there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stray {
    /// A journal that names a further file, which SQLite would delete.
    NamesAnotherFile,
    /// A file that is no journal of SQLite.
    NoJournal,
    /// A journal that would blow the file up beyond what a tournament file may have.
    TooLarge,
    /// A journal that was not made for this file: rolling back would leave no sound tournament.
    Misfit,
    /// A link, or a file that lies in a second place as well.
    Link,
    /// A folder, or something else that is no file.
    NoFile,
    /// What SQLite writes in a mode that this program never uses.
    OtherMode,
}

/// Whether a command was left half done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HalfDone {
    /// Nothing is to be rolled back.
    No,
    /// SQLite looks at a journal first.
    Yes,
}

/// The name SQLite gives to what a command that was not finished left behind.
pub(crate) fn journal(path: &Path) -> PathBuf {
    ending(path, "-journal")
}

/// The names on which SQLite acts beside `path`.
pub(crate) fn names(path: &Path) -> [PathBuf; 3] {
    ["-journal", "-wal", "-shm"].map(|end| ending(path, end))
}

fn ending(path: &Path, end: &str) -> PathBuf {
    let mut name = std::ffi::OsString::from(path.as_os_str());
    name.push(end);
    name.into()
}

/// Looks at what lies beside the file at `path`, which must be where links lead. To be asked right
/// before SQLite looks for the first time.
///
/// # Errors
/// When it is not what this program leaves there.
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

/// Refuses everything that lies beside `path`, where no file is yet: it would count as part of the
/// one that is put there.
pub(crate) fn must_be_free(path: &Path) -> Result<(), StoreError> {
    // Where the folder leads, SQLite looks.
    let real = match path.parent().map(dunce::canonicalize) {
        Some(Ok(folder)) => folder.join(path.file_name().unwrap_or_default()),
        Some(Err(_)) | None => path.to_owned(),
    };
    match look(&real)? {
        HalfDone::No => Ok(()),
        HalfDone::Yes => Err(stray(&journal(&real), Stray::Misfit)),
    }
}

/// What lies at `path`; of a link itself, not of where it leads.
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

/// The system does not say it without opening the file; who can write there can harm without it.
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

/// What is wrong with a journal; none when it is one, whole, torn or zeroed by a power cut.
fn judge(journal: &Path) -> std::io::Result<Option<Stray>> {
    let mut file = File::open(journal)?;
    let length = file.metadata()?.len();
    let mut head = Vec::new();
    file.by_ref().take(28).read_to_end(&mut head)?;
    // Of a header that was never written whole any part may be zero: SQLite then rolls nothing back.
    let begins = head.iter().zip(MAGIC);
    if !begins
        .into_iter()
        .all(|(found, magic)| *found == magic || *found == 0)
    {
        return Ok(Some(Stray::NoJournal));
    }
    // Pages the file had before, and their size: SQLite makes it as large as that again.
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
    // Shorter now: another program has ended its transaction and emptied the journal.
    let Ok(tail) = <[u8; 16]>::try_from(tail) else {
        return Ok(None);
    };
    // Length of the name, checksum, magic. SQLite passes over a name of another length or checksum;
    // here it is refused as well. Zeros are the gap before a header that was cut behind its magic.
    let names_a_file = tail[8..] == MAGIC && tail[..8] != [0; 8];
    Ok(names_a_file.then_some(Stray::NamesAnotherFile))
}

/// Everything in a journal.
pub(crate) fn read(journal: &Path) -> std::io::Result<Vec<u8>> {
    let mut all = Vec::new();
    File::open(journal)?
        .take(2 * LARGEST)
        .read_to_end(&mut all)?;
    Ok(all)
}

/// The number of pages and their size in the header of a journal.
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
