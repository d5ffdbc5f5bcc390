//! Undo and redo: the changeset of an entry backwards or forwards, proved by its fingerprint.

use std::collections::BTreeSet;
use std::io::Cursor;
use std::sync::{Arc, Mutex};

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use rusqlite::session::{ConflictAction, invert_strm};

use crate::StoreError;
use crate::hash::{Hash, TableHashes};
use crate::journal::{self, Act, Replay, time_text};

/// The fingerprint that `act` must lead to.
pub(crate) const fn destination(entry: &Replay, act: Act) -> Hash {
    match act {
        Act::Undone => entry.hash_before,
        Act::Redone => entry.hash,
    }
}

/// Takes an entry back, or puts it in force again; its fingerprint is not compared yet. Gives the
/// names of the tables that were touched.
pub(crate) fn apply(
    connection: &Connection,
    entry: &Replay,
    act: Act,
) -> Result<BTreeSet<String>, StoreError> {
    let mismatch = StoreError::JournalMismatch {
        entry: entry.number,
    };
    if entry.changeset.is_empty() {
        return Ok(BTreeSet::new());
    }
    let mut changes = Vec::new();
    match act {
        Act::Undone => invert_strm(&mut Cursor::new(&entry.changeset), &mut changes)
            .map_err(|_| mismatch.clone())?,
        Act::Redone => changes.clone_from(&entry.changeset),
    }
    let touched = Arc::new(Mutex::new(BTreeSet::new()));
    let filter = {
        let touched = Arc::clone(&touched);
        move |table: &str| {
            if let Ok(mut touched) = touched.lock() {
                touched.insert(table.to_owned());
            }
            true
        }
    };
    connection
        .apply_strm(&mut Cursor::new(changes), Some(filter), |_, _| {
            ConflictAction::SQLITE_CHANGESET_ABORT
        })
        .map_err(|error| {
            let error = StoreError::from(error);
            if error == StoreError::DiskFull {
                error
            } else {
                mismatch.clone()
            }
        })?;
    let touched = touched.lock().map_err(|_| mismatch)?;
    Ok(touched.clone())
}

/// Does `act` to the entries `numbers`, in this order, and marks them so. Every fingerprint on the
/// way is compared.
pub(crate) fn act(
    connection: &Connection,
    numbers: &[u32],
    act: Act,
    who: &str,
    time: DateTime<Utc>,
) -> Result<(), StoreError> {
    let mut hashes = TableHashes::of_file(connection)?;
    for number in numbers {
        let entry = journal::replay(connection, *number)?;
        let touched = apply(connection, &entry, act)?;
        hashes.refresh(connection, |table| touched.contains(table))?;
        if hashes.whole() != destination(&entry, act) {
            return Err(StoreError::JournalMismatch { entry: *number });
        }
        mark(connection, *number, act, who, time)?;
    }
    Ok(())
}

/// Marks that `act` was done to an entry.
fn mark(
    connection: &Connection,
    number: u32,
    act: Act,
    who: &str,
    time: DateTime<Utc>,
) -> rusqlite::Result<()> {
    let (state, act) = match act {
        Act::Undone => ("undone", "undone"),
        Act::Redone => ("done", "redone"),
    };
    connection
        .prepare_cached("UPDATE journal SET state = ?1 WHERE number = ?2")?
        .execute((state, number))?;
    connection
        .prepare_cached(
            "INSERT INTO journal_mark (number, entry, act, time, who)
             SELECT coalesce(max(number), 0) + 1, ?1, ?2, ?3, ?4 FROM journal_mark",
        )?
        .execute((number, act, time_text(time), who))?;
    Ok(())
}
