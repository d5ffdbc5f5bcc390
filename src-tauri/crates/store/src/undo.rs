//! Undo and redo, of one command and of many.

use chrono::{DateTime, Utc};
use rusqlite::Connection;

use crate::hash::TableHashes;
use crate::journal::{self, Act, EntryState, JournalEntry, time_text};
use crate::watch::{Watch, unwatched};
use crate::way::Way;
use crate::{Store, StoreError};

impl Store {
    /// Takes back the last command in force. `who` says so at `time`.
    ///
    /// # Errors
    /// When there is nothing to undo, or the state of before cannot be reached exactly. Nothing
    /// changes then.
    pub fn undo(&mut self, who: &str, time: DateTime<Utc>) -> Result<JournalEntry, StoreError> {
        self.change(|transaction| {
            let number = journal::undoable(transaction)?.ok_or(StoreError::NothingToUndo)?;
            act(
                transaction,
                &[number],
                Act::Undone,
                who,
                time,
                &mut unwatched,
            )?;
            Ok(number)
        })
    }

    /// Puts the command that was undone last in force again. `who` says so at `time`.
    ///
    /// # Errors
    /// When there is nothing to redo, or the state of then cannot be reached exactly. Nothing
    /// changes then.
    pub fn redo(&mut self, who: &str, time: DateTime<Utc>) -> Result<JournalEntry, StoreError> {
        self.change(|transaction| {
            let number = journal::redoable(transaction)?.ok_or(StoreError::NothingToRedo)?;
            act(
                transaction,
                &[number],
                Act::Redone,
                who,
                time,
                &mut unwatched,
            )?;
            Ok(number)
        })
    }

    /// The entries that fall when undo goes back to `entry`, newest first. Only what is in force
    /// can be gone back to, and nothing beyond the last migration.
    ///
    /// # Errors
    /// When undo does not lead there.
    pub fn falls_by_undo_to(&self, entry: u32) -> Result<Vec<u32>, StoreError> {
        falls_by_undo_to(self.connection(), entry).map_err(|error| error.at(self.path()))
    }

    /// Takes back everything after `entry`, all of it or nothing. `who` says so at `time`; `watch`
    /// hears of each step and may stop the way.
    ///
    /// # Errors
    /// When undo does not lead there, nothing was done after it, or what `watch` refused with.
    /// Nothing changes then.
    pub fn undo_to(
        &mut self,
        entry: u32,
        who: &str,
        time: DateTime<Utc>,
        watch: &mut Watch<'_>,
    ) -> Result<JournalEntry, StoreError> {
        self.change(|transaction| {
            let falls = falls_by_undo_to(transaction, entry)?;
            if falls.is_empty() {
                return Err(StoreError::NothingToUndo);
            }
            act(transaction, &falls, Act::Undone, who, time, watch)?;
            Ok(entry)
        })
    }

    /// The entries that come back when redo goes on to `entry`, oldest first.
    ///
    /// # Errors
    /// When redo does not lead there.
    pub fn returns_by_redo_to(&self, entry: u32) -> Result<Vec<u32>, StoreError> {
        returns_by_redo_to(self.connection(), entry).map_err(|error| error.at(self.path()))
    }

    /// Puts everything undone up to `entry` in force again, all of it or nothing. `who` says so at
    /// `time`; `watch` hears of each step and may stop the way.
    ///
    /// # Errors
    /// When redo does not lead there, or what `watch` refused with. Nothing changes then.
    pub fn redo_to(
        &mut self,
        entry: u32,
        who: &str,
        time: DateTime<Utc>,
        watch: &mut Watch<'_>,
    ) -> Result<JournalEntry, StoreError> {
        self.change(|transaction| {
            let returns = returns_by_redo_to(transaction, entry)?;
            act(transaction, &returns, Act::Redone, who, time, watch)?;
            Ok(entry)
        })
    }
}

fn falls_by_undo_to(connection: &Connection, entry: u32) -> Result<Vec<u32>, StoreError> {
    journal::must_exist(connection, entry)?;
    let wall = journal::wall(connection)?;
    if entry < wall {
        return Err(StoreError::BehindTheWall { entry, wall });
    }
    match journal::entry(connection, entry)?.state {
        EntryState::Done => journal::in_force_after(connection, entry),
        EntryState::Undone | EntryState::Ended => Err(StoreError::NotOnTheWay { entry }),
    }
}

fn returns_by_redo_to(connection: &Connection, entry: u32) -> Result<Vec<u32>, StoreError> {
    journal::must_exist(connection, entry)?;
    match journal::entry(connection, entry)?.state {
        EntryState::Undone => journal::undone_up_to(connection, entry),
        EntryState::Done | EntryState::Ended => Err(StoreError::NotOnTheWay { entry }),
    }
}

/// Does `act` to the entries `numbers`, in this order, and marks them so.
pub(crate) fn act(
    connection: &Connection,
    numbers: &[u32],
    act: Act,
    who: &str,
    time: DateTime<Utc>,
    watch: &mut Watch<'_>,
) -> Result<(), StoreError> {
    let mut hashes = TableHashes::of_file(connection)?;
    let here = hashes.whole();
    let mut way = Way::new()?;
    for (done, number) in numbers.iter().enumerate() {
        watch(done, numbers.len())?;
        way.go(&journal::replay(connection, *number)?, act, here)?;
        mark(connection, *number, act, who, time)?;
    }
    way.arrive(connection, &mut hashes)?;
    watch(numbers.len(), numbers.len())
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
