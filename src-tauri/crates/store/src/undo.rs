//! Undo and redo: the changeset of an entry backwards or forwards, proved by its fingerprint.

use std::io::Cursor;

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use rusqlite::session::{ConflictAction, invert_strm};

use crate::StoreError;
use crate::hash;
use crate::journal::{self, Act, Replay, time_text};

/// Takes an entry back, or puts it in force again.
pub(crate) fn apply(connection: &Connection, entry: &Replay, act: Act) -> Result<(), StoreError> {
    let mismatch = StoreError::JournalMismatch {
        entry: entry.number,
    };
    if !entry.changeset.is_empty() {
        let mut changes = Vec::new();
        match act {
            Act::Undone => invert_strm(&mut Cursor::new(&entry.changeset), &mut changes)
                .map_err(|_| mismatch.clone())?,
            Act::Redone => changes.clone_from(&entry.changeset),
        }
        connection
            .apply_strm(
                &mut Cursor::new(changes),
                None::<fn(&str) -> bool>,
                |_, _| ConflictAction::SQLITE_CHANGESET_ABORT,
            )
            .map_err(|error| {
                let error = StoreError::from(error);
                if error == StoreError::DiskFull {
                    error
                } else {
                    mismatch.clone()
                }
            })?;
    }
    let expected = match act {
        Act::Undone => entry.hash_before,
        Act::Redone => entry.hash,
    };
    if hash::of_file(connection)? == expected {
        Ok(())
    } else {
        Err(mismatch)
    }
}

/// Does `act` to entry `number` and marks it so.
pub(crate) fn act(
    connection: &Connection,
    number: u32,
    act: Act,
    who: &str,
    time: DateTime<Utc>,
) -> Result<(), StoreError> {
    apply(connection, &journal::replay(connection, number)?, act)?;
    let (state, act) = match act {
        Act::Undone => ("undone", "undone"),
        Act::Redone => ("done", "redone"),
    };
    connection.execute(
        "UPDATE journal SET state = ?1 WHERE number = ?2",
        (state, number),
    )?;
    connection.execute(
        "INSERT INTO journal_mark (number, entry, act, time, who)
         SELECT coalesce(max(number), 0) + 1, ?1, ?2, ?3, ?4 FROM journal_mark",
        (number, act, time_text(time), who),
    )?;
    Ok(())
}
