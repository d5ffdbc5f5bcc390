//! Connections: opening, locking and closing a file.
//!
//! While a [`Store`](crate::Store) of this process has a tournament file open, never open it by
//! other means. On Unix, closing any handle of a file drops the locks that SQLite holds on it.

use std::path::Path;
use std::time::Duration;

use kralle_fault::Fault;
use rusqlite::{Connection, OpenFlags, ffi};
use serde::Serialize;

use crate::StoreError;
use crate::beside::{self, HalfDone};
use crate::guard::{self, Allowance};
use crate::place::{self, Place};
use crate::schema::{self, Schema};
use crate::whole::{Readers, Unfinished};

/// The time to wait for another program that only reads the file briefly.
const PATIENCE: Duration = Duration::from_millis(250);

/// Access mode of an open file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    ReadWrite,
    /// Read-only: because of the file, its folder or its medium.
    ReadOnly,
}

/// An open file. The connection keeps its lock until it is dropped.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) connection: Connection,
    pub(crate) mode: Mode,
    /// The work budget until the file is [trusted](crate::guard::trust).
    pub(crate) allowance: Allowance,
    // After the connection, which must close first.
    pub(crate) place: Place,
}

/// Opens and locks the file at `path`, and checks that it is a tournament.
pub(crate) fn open(path: &Path, schema: &Schema) -> Result<Opened, StoreError> {
    open_at(Place::take(path)?, schema)
}

fn open_at(place: Place, schema: &Schema) -> Result<Opened, StoreError> {
    let path = place.path().to_owned();
    match open_locked(place, schema) {
        // Another program has the lock, or the file system has no locks.
        Err(StoreError::InUse) => Err(why_locked(&path, &try_locking_beside(&path))),
        opened => opened,
    }
}

fn open_locked(place: Place, schema: &Schema) -> Result<Opened, StoreError> {
    // Without write permission SQLite falls back to reading.
    let (connection, allowance) = connect(&place, schema, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    if connection.is_readonly("main")? {
        drop(connection);
        return open_to_read(place, schema);
    }
    connection.execute_batch("BEGIN EXCLUSIVE")?;
    // An unfinished command is rolled back by now.
    place.see()?;
    schema.must_be_known(&connection)?;
    let can_write = probe(&connection);
    connection.execute_batch("ROLLBACK")?;
    match can_write {
        Ok(()) => {
            place.see()?;
            Ok(Opened {
                connection,
                mode: Mode::ReadWrite,
                allowance,
                place,
            })
        }
        Err(error) if is_no_right_to_write(&error) => {
            drop(connection);
            open_to_read(place, schema)
        }
        Err(error) => Err(error.into()),
    }
}

/// Opens a file that cannot be written; the lock keeps other programs from writing.
fn open_to_read(place: Place, schema: &Schema) -> Result<Opened, StoreError> {
    let (connection, allowance) = connect(&place, schema, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.execute_batch("BEGIN")?;
    place.see()?;
    schema.must_be_known(&connection)?;
    connection.execute_batch("COMMIT")?;
    Ok(Opened {
        connection,
        mode: Mode::ReadOnly,
        allowance,
        place,
    })
}

/// Locks a temporary database in the folder of `path`, which no other program can have.
fn try_locking_beside(path: &Path) -> Result<(), StoreError> {
    let io = |error: std::io::Error| StoreError::io(path, &error);
    let probe = Unfinished::beside(path, Readers::OnlyMe).map_err(io)?;
    let connection = create(probe.path())?;
    connection.execute_batch("BEGIN EXCLUSIVE; ROLLBACK")?;
    Ok(leave(&connection)?)
}

/// Returns the reason the lock of `path` failed, given the result for the temporary database.
fn why_locked(path: &Path, beside: &Result<(), StoreError>) -> StoreError {
    if matches!(beside, Err(StoreError::InUse | StoreError::Io { .. })) {
        StoreError::NoLocks {
            path: path.display().to_string(),
        }
    } else {
        StoreError::InUse
    }
}

/// Creates the database in the empty file at `path`.
pub(crate) fn create(path: &Path) -> Result<Connection, StoreError> {
    let io = |error: std::io::Error| StoreError::io(path, &error);
    let path = place::real_path(path).map_err(io)?;
    let connection = connect_to(&path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    settle(&connection, Mode::ReadWrite)?;
    Ok(connection)
}

/// Removes a file that was created in vain, and its journal, as far as possible.
pub fn discard(path: &Path) {
    let _ = remove_if_there(path);
    let _ = remove_if_there(&beside::journal(path));
}

/// Removes a file; a missing file is no error.
pub(crate) fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(StoreError::io(path, &error))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Opens an untrusted file, with a limited work budget.
fn connect(
    place: &Place,
    schema: &Schema,
    flags: OpenFlags,
) -> Result<(Connection, Allowance), StoreError> {
    let connection = connect_to(place.path(), flags)?;
    let allowance = Allowance::grant(&connection, place.length())?;
    // The next line is SQLite's first access to the file; it rolls back an unfinished command.
    if place.beside()? == HalfDone::Yes {
        place.rolled_back(schema)?;
    }
    let mode = if connection.is_readonly("main")? {
        Mode::ReadOnly
    } else {
        Mode::ReadWrite
    };
    settle(&connection, mode)?;
    Ok((connection, allowance))
}

/// Opens a database and sets the options of the connection, without reading it. `path` must be
/// resolved, since SQLite looks for a journal next to it. It must be absolute, so that no name is
/// parsed as a URI.
fn connect_to(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(
        path,
        flags
            | OpenFlags::SQLITE_OPEN_NO_MUTEX
            | OpenFlags::SQLITE_OPEN_NOFOLLOW
            | OpenFlags::SQLITE_OPEN_EXRESCODE,
    )?;
    connection.busy_timeout(PATIENCE)?;
    guard::guard(&connection)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    // The first access takes the lock and keeps it: a second program is refused immediately.
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

/// Reads the database for the first time.
fn settle(connection: &Connection, mode: Mode) -> Result<(), StoreError> {
    let synchronous = if Fault::AnsweredBeforeSync.is_put_back() {
        "OFF"
    } else {
        "EXTRA"
    };
    connection.pragma_update(None, "synchronous", synchronous)?;
    // Otherwise macOS reports success before the data has left the disk's cache.
    connection.pragma_update(None, "fullfsync", true)?;
    // In KiB. Every page read stays in memory, so that an open tournament survives the loss of its
    // file.
    connection.pragma_update(None, "cache_size", -(1 << 20))?;
    // Zeroes freed pages, so that the file and the cached pages can be compared.
    connection.pragma_update(None, "secure_delete", true)?;
    // No WAL: between two commands the file is complete and can be copied.
    if mode == Mode::ReadWrite {
        connection.pragma_update(None, "journal_mode", "TRUNCATE")?;
    }
    Ok(())
}

/// Tries a write without effect. It needs a journal next to the file and so detects a read-only
/// folder.
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

/// Opens the file at `path` read-only while `work` runs, and passes it the check for bytes after
/// the last page. An unfinished command is rolled back in memory: reading changes nothing.
pub(crate) fn looking<T>(
    path: &Path,
    schema: &Schema,
    work: impl FnOnce(&Connection, Result<(), StoreError>) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let place = Place::take(path)?;
    let rolled_back = match place.beside()? {
        HalfDone::Yes => Some(place.rolled_back(schema)?),
        HalfDone::No => None,
    };
    let path = place.path().to_owned();
    match (open_to_read(place, schema), rolled_back) {
        (Ok(opened), _) => {
            let behind = opened.place.must_end_with_its_pages(&opened.connection);
            work(&opened.connection, behind)
        }
        // SQLite rolls nothing back in a file opened read-only.
        (Err(StoreError::ReadOnly { .. }), Some(bytes)) => {
            let mut memory = guard::in_memory()?;
            memory.deserialize_read_exact("main", &*bytes, bytes.len(), true)?;
            work(&memory, Ok(()))
        }
        (Err(StoreError::InUse), _) => Err(why_locked(&path, &try_locking_beside(&path))),
        (Err(error), _) => Err(error),
    }
}

/// Opens the file at `path` while `work` runs, then closes it.
pub(crate) fn with<T>(
    path: &Path,
    schema: &Schema,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let opened = open(path, schema)?;
    let done = work(&opened.connection);
    if opened.mode == Mode::ReadWrite {
        opened.place.leave(&opened.connection);
    }
    done
}

impl Place {
    /// Closes the file. A leftover empty journal does no harm; if another file is at the path by
    /// now, the journal may belong to that one.
    pub(crate) fn leave(&self, connection: &Connection) {
        let is_ours = self.must_lie_here().is_ok() && self.beside() == Ok(HalfDone::No);
        if is_ours {
            let _ = leave(connection);
        }
    }

    /// Checks that SQLite's journal is at the path where a recovery looks for it: the open one may
    /// have been deleted.
    pub(crate) fn must_have_journal(&self, connection: &Connection) -> Result<(), StoreError> {
        self.beside()?;
        if !beside::journal(self.path()).exists() {
            leave(connection)?;
            connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
            connection.pragma_update(None, "journal_mode", "TRUNCATE")?;
        }
        Ok(())
    }
}

/// Closes the file and removes its empty journal.
pub(crate) fn leave(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "locking_mode", "NORMAL")?;
    connection.pragma_update(None, "journal_mode", "DELETE")
}

#[cfg(test)]
mod tests {
    use kralle_refusal::Declared as _;
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::somebody_has_the_file(None, "in_use")]
    #[case::nothing_can_be_locked_there(Some(ffi::SQLITE_BUSY), "no_locks")]
    #[case::locking_is_an_error_there(Some(ffi::SQLITE_IOERR_LOCK), "no_locks")]
    #[case::nothing_can_be_written_there(Some(ffi::SQLITE_READONLY), "in_use")]
    fn a_lock_that_cannot_be_had_is_told_apart(#[case] beside: Option<i32>, #[case] code: &str) {
        let tried = match beside {
            None => Ok(()),
            Some(code) => Err(rusqlite::Error::SqliteFailure(ffi::Error::new(code), None).into()),
        };
        let refused = why_locked(Path::new("a.kralle"), &tried);
        assert_eq!(refused.declared().code, code);
    }

    #[test]
    fn every_command_leaves_the_cache_of_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        std::fs::File::create(&path).unwrap();
        let connection = create(&path).unwrap();
        let is = |name| -> i64 {
            connection
                .pragma_query_value(None, name, |row| row.get(0))
                .unwrap()
        };
        // 3 is EXTRA; only macOS uses fullfsync.
        assert_eq!((is("synchronous"), is("fullfsync")), (3, 1));
    }

    #[test]
    fn the_try_to_lock_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        try_locking_beside(&folder.path().join("a.kralle")).unwrap();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
