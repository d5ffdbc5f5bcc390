//! Files outside of the tournament: read no further than their reader would look, written whole or
//! not at all, and never the open tournament itself.
//!
//! To read that by other means would drop the lock it is held with; to write over it would lose it.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use kralle_store::{
    Cause, FileTrouble, Readers, StoreError, UnfinishedFiles, Use, backed_up_in, is_open_here,
    may_be_made,
};

use crate::core::refusal::RefusalView;
use crate::core::refusals::FileRefusal;

/// Refuses the file of the open tournament, and what lies beside it under its name.
pub(crate) fn must_not_be_open(path: &Path) -> Result<(), RefusalView> {
    let name = path.as_os_str().to_string_lossy();
    // To Windows a name with dots and spaces behind it is the same, to many systems one in capitals.
    let name = name.trim_end_matches(['.', ' ']);
    let mut ends = ["-journal", "-wal", "-shm"].into_iter();
    let is_beside = ends.any(|end| {
        name.split_at_checked(name.len().saturating_sub(end.len()))
            .filter(|(_, found)| found.eq_ignore_ascii_case(end))
            .is_some_and(|(file, _)| is_open_here(Path::new(file)))
    });
    if is_beside || is_open_here(path) {
        return Err(is_the_tournament(path));
    }
    Ok(())
}

/// The metadata of a file that is to be read. A pipe or a device is refused: it may never
/// come to an end, and the desk has to answer.
fn metadata(path: &Path) -> io::Result<Metadata> {
    let found = fs::metadata(path)?;
    // To open a folder is refused as well, on Windows as what this person may not read.
    if found.is_file() {
        return Ok(found);
    }
    Err(not_a_file())
}

/// Opens a file to read it. What is no file is not waited for.
///
/// # Errors
/// What the system says, and when it is no file.
pub fn open(path: &Path) -> io::Result<File> {
    metadata(path)?;
    File::open(path)
}

/// The first `most` bytes of a file and one more, by which its reader knows that it is too large.
pub(crate) fn read_at_most(path: &Path, most: u64) -> Result<Vec<u8>, RefusalView> {
    must_not_be_open(path)?;
    beginning(path, most).map_err(|error| unreadable(path, &error))
}

/// All of a file that has at most `most` bytes. What is no file is not waited for.
///
/// # Errors
/// [`io::ErrorKind::FileTooLarge`] of a larger one, and what the system says.
pub fn read_whole(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let bytes = beginning(path, most)?;
    if bytes.len() as u64 > most {
        return Err(too_large(most));
    }
    Ok(bytes)
}

/// That something has more than `most` bytes.
pub fn too_large(most: u64) -> io::Error {
    let size = if most < 1 << 20 {
        format!("{} KiB", most >> 10)
    } else {
        format!("{} MiB", most >> 20)
    };
    io::Error::new(io::ErrorKind::FileTooLarge, format!("more than {size}"))
}

/// The first `most` bytes of a file and one more, where it has more.
pub(crate) fn beginning(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let length = metadata(path)?.len();
    let most = most.saturating_add(1);
    let mut bytes = Vec::new();
    // One more than is there: the end of the file is found without growing. Without room it grows as it reads.
    let room = usize::try_from(length.saturating_add(1).min(most)).unwrap_or_default();
    let _ = bytes.try_reserve_exact(room);
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a file whole: no half file ever stands there. A link stays, and what it leads to is
/// written; what is no file is not replaced.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), RefusalView> {
    let path = place_to_write(path)?;
    kralle_store::write_whole(&path, bytes, Readers::AsUsual)
        .map_err(|error| unwritable(&path, &error))
}

/// Writes files together, as [`write_whole`] each: where one cannot be written, all stay as they were.
/// `each` hears how many are on the medium, and may stop.
pub(crate) fn write_together(
    files: &[(PathBuf, &[u8])],
    mut each: impl FnMut(usize) -> Result<(), RefusalView>,
) -> Result<(), RefusalView> {
    let mut unfinished = UnfinishedFiles::new(Readers::AsUsual);
    for (done, (path, bytes)) in files.iter().enumerate() {
        each(done)?;
        let path = place_to_write(path)?;
        unfinished
            .add(&path, bytes)
            .map_err(|error| unwritable(&path, &error))?;
    }
    let first = files
        .first()
        .map_or(Path::new("."), |(path, _)| path.as_path());
    unfinished.put().map_err(|error| unwritable(first, &error))
}

/// The place of a file to be written at `path`; refuses the open tournament and its backups, and a name that
/// the system does not take.
fn place_to_write(path: &Path) -> Result<PathBuf, RefusalView> {
    may_be_made(path, Use::Export)?;
    let path = target(path).map_err(|error| unwritable(path, &error))?;
    must_not_be_open(&path)?;
    let backed_up = path.parent().and_then(backed_up_in);
    if backed_up.is_some_and(|file| is_open_here(&file)) {
        return Err(is_the_tournament(&path));
    }
    Ok(path)
}

/// Writes a file whole, as a shell that has no tournament open.
///
/// # Errors
/// What the system says; what lies there is then as it was.
pub fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    may_be_made(path, Use::Export)
        .map_err(|error| io::Error::new(ErrorKind::InvalidFilename, error))?;
    kralle_store::write_whole(&target(path)?, bytes, Readers::AsUsual)
}

/// Where a file is written that is asked for at `path`: there, or where a link leads.
fn target(path: &Path) -> io::Result<PathBuf> {
    match fs::metadata(path) {
        Ok(found) if found.is_file() => dunce::canonicalize(path),
        Ok(_) => Err(not_a_file()),
        Err(error) if error.kind() == ErrorKind::NotFound && !path.is_symlink() => {
            Ok(path.to_owned())
        }
        Err(error) => Err(error),
    }
}

/// The refusal to read `path` for an error of the system.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> RefusalView {
    let shown = path.display().to_string();
    let refusal = match Cause::of(error) {
        Some(Cause::Missing) => return StoreError::Missing { path: shown }.into(),
        Some(Cause::NoFile) => FileRefusal::NotAFile { path: shown },
        Some(Cause::NotAllowed | Cause::Trouble(FileTrouble::AccessDenied)) => {
            FileRefusal::NotReadable { path: shown }
        }
        Some(Cause::TooLarge) => FileRefusal::FileTooLarge { path: shown },
        Some(Cause::Trouble(_)) => return StoreError::io(path, error).into(),
        Some(Cause::Exists | Cause::DiskFull) | None => FileRefusal::ReadFailed { path: shown },
    };
    refusal.into()
}

/// The refusal to write `path` for an error of the system.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> RefusalView {
    if Cause::of(error) == Some(Cause::NoFile) {
        return FileRefusal::NotAFile {
            path: path.display().to_string(),
        }
        .into();
    }
    StoreError::not_made(path, error).into()
}

fn is_the_tournament(path: &Path) -> RefusalView {
    FileRefusal::IsTheTournament {
        path: path.display().to_string(),
    }
    .into()
}

fn not_a_file() -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, "not a file")
}
