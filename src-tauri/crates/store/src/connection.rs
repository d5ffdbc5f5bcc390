//! Connections: how a file is opened, locked and left.
//!
//! Never open a tournament file by other means while a [`Store`](crate::Store) of this process has
//! it: on Unix, closing any handle of a file drops the locks that SQLite holds on it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, ffi};
use serde::Serialize;

use crate::StoreError;
use crate::schema::{self, Schema};

/// How long to wait for another program that only looks into the file for a moment.
const PATIENCE: Duration = Duration::from_millis(250);

/// What can be done with an open file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Everything.
    ReadWrite,
    /// Looking: the file, its folder or its medium can be read only.
    ReadOnly,
}

/// Opens the file at `path`, locks it and makes sure that it is a tournament.
///
/// The connection keeps its lock until it is dropped.
pub(crate) fn open(path: &Path, schema: &Schema) -> Result<(Connection, Mode), StoreError> {
    std::fs::metadata(path).map_err(|error| StoreError::io(path, &error))?;
    match open_locked(path, schema) {
        // Somebody else, or nobody can lock anything there?
        Err(StoreError::InUse) => Err(why_locked(path, try_locking_beside(path))),
        opened => opened,
    }
}

fn open_locked(path: &Path, schema: &Schema) -> Result<(Connection, Mode), StoreError> {
    // Without the right to write, SQLite falls back to reading.
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    if connection.is_readonly("main")? {
        return open_to_read(path, schema);
    }
    connection.execute_batch("BEGIN EXCLUSIVE")?;
    schema.must_be_known(&connection)?;
    let can_write = probe(&connection);
    connection.execute_batch("ROLLBACK")?;
    match can_write {
        Ok(()) => Ok((connection, Mode::ReadWrite)),
        Err(error) if is_no_right_to_write(&error) => {
            drop(connection);
            open_to_read(path, schema)
        }
        Err(error) => Err(error.into()),
    }
}

/// Opens a file that cannot be written; the lock keeps others from writing.
fn open_to_read(path: &Path, schema: &Schema) -> Result<(Connection, Mode), StoreError> {
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.execute_batch("BEGIN")?;
    schema.must_be_known(&connection)?;
    connection.execute_batch("COMMIT")?;
    Ok((connection, Mode::ReadOnly))
}

/// Locks a database of its own in the folder of `path`: nobody else can have that one.
fn try_locking_beside(path: &Path) -> rusqlite::Result<()> {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".lock");
    let probe = path.with_file_name(name);
    let locked = Connection::open(&probe)
        .and_then(|connection| connection.execute_batch("BEGIN EXCLUSIVE; ROLLBACK"));
    // It was only a try; what stays behind does no harm.
    let _ = std::fs::remove_file(probe);
    locked
}

/// Why the lock of `path` could not be had, when the one beside it could or could not.
fn why_locked(path: &Path, beside: rusqlite::Result<()>) -> StoreError {
    let cannot_lock = beside.is_err_and(|error| {
        error.sqlite_error().is_some_and(|inner| {
            matches!(
                inner.extended_code & 0xff,
                ffi::SQLITE_BUSY | ffi::SQLITE_IOERR
            )
        })
    });
    if cannot_lock {
        StoreError::NoLocks {
            path: path.display().to_string(),
        }
    } else {
        StoreError::InUse
    }
}

/// Creates a file that is not there yet, and the database in it.
pub(crate) fn create_new(path: &Path) -> Result<Connection, StoreError> {
    let io = |error: std::io::Error| StoreError::io(path, &error);
    drop(std::fs::File::create_new(path).map_err(io)?);
    create(path)
}

/// Creates the database in the empty file at `path`.
pub(crate) fn create(path: &Path) -> Result<Connection, StoreError> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
}

/// Opens a database and sets what holds per connection.
fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    // A file may come from anywhere: nothing in its schema may call functions or reach further.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    // The first access locks, and the lock stays: a second program is told so at once.
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    connection.pragma_update(None, "synchronous", "EXTRA")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // No WAL: between two commands the file stands alone and can be copied.
    if flags.contains(OpenFlags::SQLITE_OPEN_READ_WRITE) && !connection.is_readonly("main")? {
        connection.pragma_update(None, "journal_mode", "TRUNCATE")?;
    }
    Ok(connection)
}

/// Tries a write without effect: it needs the journal beside the file, so it tells a folder that
/// can be read only.
fn probe(connection: &Connection) -> rusqlite::Result<()> {
    let version = schema::version(connection)?;
    connection.pragma_update(None, "user_version", version)
}

fn is_no_right_to_write(error: &rusqlite::Error) -> bool {
    error.sqlite_error().is_some_and(|inner| {
        matches!(
            inner.extended_code & 0xff,
            ffi::SQLITE_READONLY | ffi::SQLITE_CANTOPEN | ffi::SQLITE_PERM
        )
    })
}

/// Opens the file at `path` to look into it, for as long as `work` lasts. It is opened for writing
/// only when a command that was left half done must be rolled back first.
pub(crate) fn looking<T>(
    path: &Path,
    schema: &Schema,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    std::fs::metadata(path).map_err(|error| StoreError::io(path, &error))?;
    if std::fs::metadata(half_done(path)).is_ok_and(|half_done| half_done.len() > 0) {
        return with(path, schema, work);
    }
    match open_to_read(path, schema) {
        Ok((connection, _)) => work(&connection),
        Err(StoreError::InUse) => Err(why_locked(path, try_locking_beside(path))),
        Err(error) => Err(error),
    }
}

/// The name SQLite gives to what a command that was not finished left behind.
pub(crate) fn half_done(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(path.as_os_str());
    name.push("-journal");
    name.into()
}

/// Opens the file at `path` for as long as `work` lasts, and leaves it alone.
pub(crate) fn with<T>(
    path: &Path,
    schema: &Schema,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let (connection, mode) = open(path, schema)?;
    let done = work(&connection);
    if mode == Mode::ReadWrite {
        // An empty journal that stays behind does no harm.
        let _ = leave(&connection);
    }
    done
}

/// Leaves the file alone, without an empty journal beside it.
pub(crate) fn leave(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "locking_mode", "NORMAL")?;
    connection.pragma_update(None, "journal_mode", "DELETE")
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::somebody_has_the_file(None, "in_use")]
    #[case::nothing_can_be_locked_there(Some(ffi::SQLITE_BUSY), "no_locks")]
    #[case::locking_is_an_error_there(Some(ffi::SQLITE_IOERR_LOCK), "no_locks")]
    #[case::nothing_can_be_tried_there(Some(ffi::SQLITE_CANTOPEN), "in_use")]
    fn a_lock_that_cannot_be_had_is_told_apart(#[case] beside: Option<i32>, #[case] code: &str) {
        let tried = match beside {
            None => Ok(()),
            Some(code) => Err(rusqlite::Error::SqliteFailure(ffi::Error::new(code), None)),
        };
        let said = serde_json::to_value(why_locked(Path::new("a.kralle"), tried)).unwrap();
        assert_eq!(said["code"], code);
    }

    #[test]
    fn the_try_to_lock_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        try_locking_beside(&folder.path().join("a.kralle")).unwrap();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
