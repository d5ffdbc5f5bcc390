//! Atomic copies of a file.

use std::fs::{self, File};
use std::path::Path;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use crate::guard::{self, Allowance};
use crate::whole::{Readers, Unfinished};
use crate::{StoreError, beside, connection};

/// Creates the file `path`, which must not exist, atomically: calls `make` with an empty temporary
/// file, then renames it.
pub(crate) fn make_whole(
    path: &Path,
    make: impl FnOnce(&Path) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let io = |error: std::io::Error| StoreError::not_made(path, &error);
    must_be_free(path)?;
    let unfinished = Unfinished::beside(path, Readers::AsUsual).map_err(io)?;
    make(unfinished.path())?;
    must_be_free(path)?;
    unfinished.put_anew(path).map_err(io)
}

/// Refuses a path that exists, or has files next to it that SQLite would use with the new file.
fn must_be_free(path: &Path) -> Result<(), StoreError> {
    match fs::symlink_metadata(path) {
        Ok(_) => Err(StoreError::Exists {
            path: path.display().to_string(),
        }),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => beside::must_be_free(path),
        Err(error) => Err(StoreError::io(path, &error)),
    }
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
        // No other program has either file.
        StepResult::More | StepResult::Busy | StepResult::Locked | _ => Err(StoreError::InUse),
    }
}

/// Copies the bytes of `from` to `path`, which must not exist.
pub(crate) fn copy_bytes(from: &Path, path: &Path) -> Result<(), StoreError> {
    // Opening a pipe would block.
    let found = fs::metadata(from).map_err(|error| StoreError::io(from, &error))?;
    if !found.is_file() {
        return Err(StoreError::not_a_file(from));
    }
    make_whole(path, |unfinished| {
        let io = |error: std::io::Error| StoreError::io(unfinished, &error);
        fs::copy(from, unfinished).map_err(io)?;
        let copied = File::options().write(true).open(unfinished).map_err(io)?;
        copied.sync_all().map_err(io)
    })
}

/// Copies a database into memory, with a work budget of its own.
pub(crate) fn in_memory(file: &Connection) -> Result<(Connection, Allowance), StoreError> {
    let mut memory = guard::in_memory()?;
    copy_into(file, &mut memory)?;
    let allowance = Allowance::of(&memory)?;
    Ok((memory, allowance))
}
