//! Files outside of the tournament: size-limited reads, atomic writes, and never the open
//! tournament itself.
//!
//! Reading the open tournament here would drop its lock; overwriting it would lose it.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use kralle_store::{
    Cause, FileTrouble, Readers, StoreError, UnfinishedFiles, Use, backed_up_in, is_open_here,
    may_be_made,
};

use crate::core::refusal::RefusalView;
use crate::core::refusals::FileRefusal;

/// Refuses the file of the open tournament and its sidecar files.
pub(crate) fn must_not_be_open(path: &Path) -> Result<(), RefusalView> {
    let name = path.as_os_str().to_string_lossy();
    // Windows ignores trailing dots and spaces; many systems ignore case.
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

/// Returns the metadata of a file to read. Refuses a pipe or a device: reading it may never end and
/// would block the desk.
fn metadata(path: &Path) -> io::Result<Metadata> {
    let found = fs::metadata(path)?;
    // Opening a folder fails too, on Windows with the error for missing permission.
    if found.is_file() {
        return Ok(found);
    }
    Err(not_a_file())
}

/// Opens a file for reading. Refuses anything but a regular file without blocking.
///
/// # Errors
/// Fails if the path is not a regular file, or with the error of the system.
pub fn open(path: &Path) -> io::Result<File> {
    metadata(path)?;
    File::open(path)
}

/// Reads at most `most + 1` bytes of a file; the extra byte reveals a file that is too large.
pub(crate) fn read_at_most(path: &Path, most: u64) -> Result<Vec<u8>, RefusalView> {
    must_not_be_open(path)?;
    beginning(path, most).map_err(|error| unreadable(path, &error))
}

/// Reads a whole file of at most `most` bytes. Refuses anything but a regular file without
/// blocking.
///
/// # Errors
/// Fails with [`io::ErrorKind::FileTooLarge`] for a larger file, or with the error of the system.
pub fn read_whole(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let bytes = beginning(path, most)?;
    if bytes.len() as u64 > most {
        return Err(too_large(most));
    }
    Ok(bytes)
}

/// Returns the error for more than `most` bytes.
pub fn too_large(most: u64) -> io::Error {
    let size = if most < 1 << 20 {
        format!("{} KiB", most >> 10)
    } else {
        format!("{} MiB", most >> 20)
    };
    io::Error::new(io::ErrorKind::FileTooLarge, format!("more than {size}"))
}

/// Reads at most `most + 1` bytes of a file.
pub(crate) fn beginning(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let length = metadata(path)?.len();
    let most = most.saturating_add(1);
    let mut bytes = Vec::new();
    // One byte more than the length, so that the end is found without reallocation. If the
    // reservation fails, the buffer grows while reading.
    let room = usize::try_from(length.saturating_add(1).min(most)).unwrap_or_default();
    let _ = bytes.try_reserve_exact(room);
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a file atomically. Follows a link; refuses to replace anything but a regular file.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), RefusalView> {
    let path = place_to_write(path)?;
    kralle_store::write_whole(&path, bytes, Readers::AsUsual)
        .map_err(|error| unwritable(&path, &error))
}

/// Writes files together, each like [`write_whole`]: if one cannot be written, none is changed.
/// `each` gets the number of files written so far and may stop the writing.
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

/// Returns the path to write for `path`. Refuses the open tournament and its backups, and a name
/// that the system does not accept.
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

/// Writes a file atomically, for a shell with no open tournament.
///
/// # Errors
/// Fails with the error of the system; an existing file is then unchanged.
pub fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    may_be_made(path, Use::Export)
        .map_err(|error| io::Error::new(ErrorKind::InvalidFilename, error))?;
    kralle_store::write_whole(&target(path)?, bytes, Readers::AsUsual)
}

/// Returns the real target of a write to `path`: the path itself, or the target of a link.
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

/// Returns the refusal to read `path` for a system error.
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

/// Returns the refusal to write `path` for a system error.
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
