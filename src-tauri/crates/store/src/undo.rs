//! Undo and redo, of one command or many.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use rusqlite::Connection;

use crate::hash::TableHashes;
use crate::journal::{self, Act, EntryState, JournalEntry, Kind, NewEntry, NewRow};
use crate::watch::{Watch, unwatched};
use crate::way::Way;
use crate::{Store, StoreError, load};

impl Store {
    /// Undoes the last command in force, on behalf of `who` at `time`.
    ///
    /// # Errors
    /// Fails if there is nothing to undo, or the earlier state cannot be restored exactly. Nothing
    /// changes then.
    pub fn undo(&mut self, who: &str, time: DateTime<Utc>) -> Result<JournalEntry, StoreError> {
        let tree = self.tree()?;
        self.change(|transaction| {
            let number = tree.undoable().ok_or(StoreError::NothingToUndo)?;
            let to = tree.parent(number).ok_or(StoreError::NothingToUndo)?;
            let going = Going {
                act: Act::Undone,
                to,
                who,
                time,
            };
            going.over(transaction, &[number], &mut unwatched)?;
            Ok(number)
        })
    }

    /// Redoes the command undone last, on behalf of `who` at `time`.
    ///
    /// # Errors
    /// Fails if there is nothing to redo, or the later state cannot be restored exactly. Nothing
    /// changes then.
    pub fn redo(&mut self, who: &str, time: DateTime<Utc>) -> Result<JournalEntry, StoreError> {
        let tree = self.tree()?;
        self.change(|transaction| {
            let to = tree.redoable().ok_or(StoreError::NothingToRedo)?;
            let going = Going {
                act: Act::Redone,
                to,
                who,
                time,
            };
            going.over(transaction, &[to], &mut unwatched)?;
            Ok(to)
        })
    }

    /// Returns the entries that undo back to `entry` takes back, newest first. Undo goes only to an
    /// entry in force, and not beyond the last migration.
    ///
    /// # Errors
    /// Fails if undo cannot reach `entry`.
    pub fn falls_by_undo_to(&self, entry: u32) -> Result<Vec<u32>, StoreError> {
        self.must_be_of_the_tournament(entry)?;
        let tree = self.tree()?;
        let wall = journal::wall(&tree)?;
        let state = tree.state(entry, &tree.left());
        if state != Some(EntryState::Left) && entry < wall {
            return Err(StoreError::BehindTheWall { entry, wall });
        }
        match state {
            Some(EntryState::Done) => Ok(tree.in_force_after(entry)),
            Some(EntryState::Undone | EntryState::Ended | EntryState::Left) | None => {
                Err(StoreError::NotOnTheWay { entry })
            }
        }
    }

    /// Undoes everything after `entry`, all or nothing, on behalf of `who` at `time`. `watch` is
    /// called at each step and may cancel.
    ///
    /// # Errors
    /// Fails if undo cannot reach `entry`, nothing was done after it, or with the error of `watch`.
    /// Nothing changes then.
    pub fn undo_to(
        &mut self,
        entry: u32,
        who: &str,
        time: DateTime<Utc>,
        watch: &mut Watch<'_>,
    ) -> Result<JournalEntry, StoreError> {
        self.must_write()?;
        let falls = self.falls_by_undo_to(entry)?;
        if falls.is_empty() {
            return Err(StoreError::NothingToUndo);
        }
        let going = Going {
            act: Act::Undone,
            to: entry,
            who,
            time,
        };
        self.change(|transaction| {
            going.over(transaction, &falls, watch)?;
            Ok(entry)
        })
    }

    /// Returns the entries that redo up to `entry` restores, oldest first.
    ///
    /// # Errors
    /// Fails if redo cannot reach `entry`.
    pub fn returns_by_redo_to(&self, entry: u32) -> Result<Vec<u32>, StoreError> {
        self.must_be_of_the_tournament(entry)?;
        let tree = self.tree()?;
        match tree.state(entry, &tree.left()) {
            Some(EntryState::Undone) => Ok(tree.undone_up_to(entry)),
            Some(EntryState::Done | EntryState::Ended | EntryState::Left) | None => {
                Err(StoreError::NotOnTheWay { entry })
            }
        }
    }

    /// Redoes everything undone up to `entry`, all or nothing, on behalf of `who` at `time`.
    /// `watch` is called at each step and may cancel.
    ///
    /// # Errors
    /// Fails if redo cannot reach `entry`, or with the error of `watch`. Nothing changes then.
    pub fn redo_to(
        &mut self,
        entry: u32,
        who: &str,
        time: DateTime<Utc>,
        watch: &mut Watch<'_>,
    ) -> Result<JournalEntry, StoreError> {
        self.must_write()?;
        let returns = self.returns_by_redo_to(entry)?;
        let going = Going {
            act: Act::Redone,
            to: entry,
            who,
            time,
        };
        self.change(|transaction| {
            going.over(transaction, &returns, watch)?;
            Ok(entry)
        })
    }
}

/// An undo or redo, as the journal records it.
struct Going<'a> {
    act: Act,
    /// The entry to undo back to, or to redo up to.
    to: u32,
    who: &'a str,
    time: DateTime<Utc>,
}

impl Going<'_> {
    /// Applies it to the entries `numbers`, in this order, and records it in one row.
    fn over(
        &self,
        connection: &Connection,
        numbers: &[u32],
        watch: &mut Watch<'_>,
    ) -> Result<(), StoreError> {
        let mut hashes = TableHashes::of_file(connection)?;
        let hash_before = hashes.whole();
        let mut way = Way::new()?;
        for (done, number) in numbers.iter().enumerate() {
            watch(done, numbers.len())?;
            way.go(
                &journal::replay(connection, *number)?,
                self.act,
                hash_before,
            )?;
        }
        way.arrive(connection, &mut hashes)?;
        // Independent of the fingerprints: an unreadable tournament would never open again.
        load::must_load_after(connection, self.to)?;
        let (kind, command) = match self.act {
            Act::Undone => (Kind::Undo, "undo"),
            Act::Redone => (Kind::Redo, "redo"),
        };
        let entry = NewEntry {
            time: self.time,
            who: self.who.to_owned(),
            command: command.to_owned(),
            data: serde_json::json!({ "to": self.to }),
        };
        let new = NewRow {
            kind,
            entry: &entry,
            game: None,
            hash_before,
            hash: hashes.whole(),
            changeset: Some(Vec::new()),
            subjects: &BTreeSet::new(),
        };
        journal::append(connection, new)?;
        watch(numbers.len(), numbers.len())
    }
}
