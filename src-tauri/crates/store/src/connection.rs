//! Connections: how a file is opened, locked and left.
//!
//! Never open a tournament file by other means while a [`Store`](crate::Store) of this process has
//! it: on Unix, closing any handle of a file drops the locks that SQLite holds on it.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, ffi};
use serde::Serialize;

use crate::StoreError;
use crate::beside::{self, HalfDone};
use crate::guard::{self, Allowance};
use crate::place::{self, Place};
use crate::schema::{self, Schema};
use crate::whole::{Readers, Unfinished};

/// How long to wait for another program that only looks into the file for a moment.
const PATIENCE: Duration = Duration::from_millis(250);

/// What can be done with an open file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    ReadWrite,
    /// Looking: the file, its folder or its medium can be read only.
    ReadOnly,
}

/// An open file. The connection keeps its lock until it is dropped.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) connection: Connection,
    pub(crate) mode: Mode,
    /// How much work the file may ask for until it is [trusted](crate::guard::trust).
    pub(crate) allowance: Allowance,
    // Behind the connection, which must be closed first.
    pub(crate) place: Place,
}

/// Opens the file at `path`, locks it and makes sure that it is a tournament.
pub(crate) fn open(path: &Path, schema: &Schema) -> Result<Opened, StoreError> {
    open_at(Place::take(path)?, schema)
}

fn open_at(place: Place, schema: &Schema) -> Result<Opened, StoreError> {
    let path = place.path().to_owned();
    match open_locked(place, schema) {
        // Somebody else, or nobody can lock anything there?
        Err(StoreError::InUse) => Err(why_locked(&path, &try_locking_beside(&path))),
        opened => opened,
    }
}

fn open_locked(place: Place, schema: &Schema) -> Result<Opened, StoreError> {
    // Without the right to write, SQLite falls back to reading.
    let (connection, allowance) = connect(&place, schema, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    if connection.is_readonly("main")? {
        drop(connection);
        return open_to_read(place, schema);
    }
    connection.execute_batch("BEGIN EXCLUSIVE")?;
    // What was half done is rolled back now.
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

/// Opens a file that cannot be written; the lock keeps others from writing.
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

/// Locks a database of its own in the folder of `path`: nobody else can have that one.
fn try_locking_beside(path: &Path) -> Result<(), StoreError> {
    let io = |error: std::io::Error| StoreError::io(path, &error);
    let probe = Unfinished::beside(path, Readers::OnlyMe).map_err(io)?;
    let connection = create(probe.path())?;
    connection.execute_batch("BEGIN EXCLUSIVE; ROLLBACK")?;
    Ok(leave(&connection)?)
}

/// Why the lock of `path` could not be had, when the one beside it could or could not.
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

/// Removes a file; that there is none is as well.
pub(crate) fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(StoreError::io(path, &error))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Opens a file that may come from anywhere.
fn connect(
    place: &Place,
    schema: &Schema,
    flags: OpenFlags,
) -> Result<(Connection, Allowance), StoreError> {
    let connection = connect_to(place.path(), flags)?;
    let allowance = Allowance::grant(&connection, place.length())?;
    // With the next line SQLite looks at the file, and rolls back what was left half done.
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

/// Opens a database and sets what holds per connection, without a look at what is in it. The path
/// must be where links lead: beside that, SQLite looks for a journal. It begins with the root, so
/// that no name is read as a URI.
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
    // The first access locks, and the lock stays: a second program is refused at once.
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

/// The first look at what is in a database.
fn settle(connection: &Connection, mode: Mode) -> Result<(), StoreError> {
    connection.pragma_update(None, "synchronous", "EXTRA")?;
    // Else macOS answers before what was written has left the cache of the disk.
    connection.pragma_update(None, "fullfsync", true)?;
    // Every page that was read stays: what is open can be kept when its file is gone. In KiB.
    connection.pragma_update(None, "cache_size", -(1 << 20))?;
    // Also a page that is free stands in the file as it is known here, so that both can be compared.
    connection.pragma_update(None, "secure_delete", true)?;
    // No WAL: between two commands the file stands alone and can be copied.
    if mode == Mode::ReadWrite {
        connection.pragma_update(None, "journal_mode", "TRUNCATE")?;
    }
    Ok(())
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

/// Opens the file at `path` to look into it, for as long as `work` lasts, which gets what lies
/// behind its last page. What was left half done is rolled back in memory: a look changes nothing.
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
        // SQLite rolls nothing back in a file that is opened to read it.
        (Err(StoreError::ReadOnly { .. }), Some(bytes)) => {
            let mut memory = guard::in_memory()?;
            memory.deserialize_read_exact("main", &*bytes, bytes.len(), true)?;
            work(&memory, Ok(()))
        }
        (Err(StoreError::InUse), _) => Err(why_locked(&path, &try_locking_beside(&path))),
        (Err(error), _) => Err(error),
    }
}

/// Opens the file at `path` for as long as `work` lasts, and leaves it alone.
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
    /// Leaves the file alone. An empty journal that stays behind does no harm; where another file
    /// lies by now, what lies beside it may be its own.
    pub(crate) fn leave(&self, connection: &Connection) {
        let is_ours = self.must_lie_here().is_ok() && self.beside() == Ok(HalfDone::No);
        if is_ours {
            let _ = leave(connection);
        }
    }

    /// Makes sure that SQLite's journal lies where it is looked for after a crash: what it has open
    /// may have been deleted under its name.
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

/// Leaves the file alone, without an empty journal beside it.
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
        // EXTRA; macOS alone asks for the second.
        assert_eq!((is("synchronous"), is("fullfsync")), (3, 1));
    }

    #[test]
    fn the_try_to_lock_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        try_locking_beside(&folder.path().join("a.kralle")).unwrap();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
