//! Quick integrity checks: of the pages, and of the tables against the last command.

use rusqlite::Connection;

use crate::finding::Finding;
use crate::{StoreError, guard, hash, journal};

/// Refuses damaged pages; otherwise removes the work limit.
pub(crate) fn must_be_whole(connection: &Connection) -> Result<(), StoreError> {
    match pages(connection)?.first() {
        None => Ok(guard::trust(connection)?),
        Some(finding) => Err(StoreError::damaged("", "", finding)),
    }
}

/// Refuses tables that differ from those after the last command.
pub(crate) fn must_be_unchanged(connection: &Connection) -> Result<(), StoreError> {
    if journal::remembered_hash(connection)? == hash::of_file(connection)? {
        Ok(())
    } else {
        Err(StoreError::TablesChanged)
    }
}

/// Returns the findings of SQLite's own check. Checks the pages first; if they are damaged, nothing
/// else is read, since counting endless rows cannot be stopped.
pub(crate) fn pages(connection: &Connection) -> Result<Vec<Finding>, StoreError> {
    guard::widen(connection)?;
    let damaged = check(connection, "PRAGMA quick_check(1)");
    if damaged.as_ref().is_ok_and(Vec::is_empty) {
        return check(connection, "PRAGMA integrity_check");
    }
    guard::narrow(connection)?;
    damaged
}

fn check(connection: &Connection, pragma: &str) -> Result<Vec<Finding>, StoreError> {
    let mut statement = connection.prepare(pragma)?;
    let messages = statement
        .query_map((), |row| row.get::<_, String>(0))?
        .collect::<Result<Vec<_>, _>>()?;
    Ok(messages
        .into_iter()
        .filter(|message| message != "ok")
        .map(|message| Finding::Integrity { message })
        .collect())
}
