//! Copies of a file: complete or not there.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use crate::{StoreError, beside, connection};

/// The name a file has beside `path` until it is complete.
pub(crate) fn unfinished(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".new");
    path.with_file_name(name)
}

/// Makes the file `path`, which must not exist, by `make`, which is given an empty file under
/// another name: whatever happens, no half file ever stands at `path`.
pub(crate) fn make_whole(
    path: &Path,
    make: impl FnOnce(&Path) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let io = |error: std::io::Error| StoreError::io(path, &error);
    must_be_free(path)?;
    let unfinished = unfinished(path);
    // Left over from a program that was ended in the middle.
    if unfinished.symlink_metadata().is_ok() {
        fs::remove_file(&unfinished).map_err(io)?;
    }
    drop(File::create_new(&unfinished).map_err(io)?);
    let made = make(&unfinished)
        .and_then(|()| must_be_free(path))
        .and_then(|()| fs::rename(&unfinished, path).map_err(io));
    if made.is_err() {
        discard(&unfinished);
        return made;
    }
    sync_folder(path).map_err(io)
}

/// Removes a file that will not be finished, with what SQLite has beside it. The error that led here
/// is the one to tell.
pub(crate) fn discard(unfinished: &Path) {
    for name in beside::names(unfinished) {
        let _ = fs::remove_file(name);
    }
    let _ = fs::remove_file(unfinished);
}

/// Refuses a name that is taken.
fn must_be_free(path: &Path) -> Result<(), StoreError> {
    match fs::symlink_metadata(path) {
        Ok(_) => Err(StoreError::Exists {
            path: path.display().to_string(),
        }),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(StoreError::io(path, &error)),
    }
}

/// Makes a renaming outlast a power cut.
#[cfg(unix)]
fn sync_folder(path: &Path) -> std::io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    File::open(folder)?.sync_all()
}

/// Folders cannot be synced here.
#[cfg(not(unix))]
fn sync_folder(_path: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Copies the database to `path`, which must not exist.
pub(crate) fn copy(file: &Connection, path: &Path) -> Result<(), StoreError> {
    make_whole(path, |unfinished| {
        let mut target = connection::create(unfinished)?;
        copy_into(file, &mut target)?;
        connection::leave(&target)?;
        target.close().map_err(|(_, error)| error.into())
    })
    .map_err(|error| error.at(path))
}

/// Copies the database over `target`.
pub(crate) fn copy_into(
    connection: &Connection,
    target: &mut Connection,
) -> Result<(), StoreError> {
    const ALL_PAGES: i32 = -1;
    match Backup::new(connection, target)?.step(ALL_PAGES)? {
        StepResult::Done => Ok(()),
        // Nobody else has either file.
        StepResult::More | StepResult::Busy | StepResult::Locked | _ => Err(StoreError::InUse),
    }
}

/// Copies `from`, whatever it holds, to `path`, which must not exist.
pub(crate) fn copy_bytes(from: &Path, path: &Path) -> Result<(), StoreError> {
    make_whole(path, |unfinished| {
        let io = |error: std::io::Error| StoreError::io(unfinished, &error);
        fs::copy(from, unfinished).map_err(io)?;
        let copied = File::options().write(true).open(unfinished).map_err(io)?;
        copied.sync_all().map_err(io)
    })
}

/// Puts the complete file `made` in the place of `path`, for good.
pub(crate) fn put_in_place(made: &Path, path: &Path) -> Result<(), StoreError> {
    let io = |error: std::io::Error| StoreError::io(path, &error);
    fs::rename(made, path).map_err(io)?;
    sync_folder(path).map_err(io)
}
