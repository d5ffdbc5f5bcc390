//! A way through the journal: the changesets of its entries backwards or forwards, proved by their
//! fingerprints.
//!
//! A [`Way`] over many entries is put together to what it changes on the whole, which is written at
//! once: most entries change the same few rows again and again. What counts is proved: that the way
//! begins at what the tables are, that each entry goes on where the one before ended, and that the
//! tables read back have the fingerprint of the end. The states between exist nowhere, so that there
//! is nothing to prove of them; `Store::verify` goes every step.

use std::collections::BTreeSet;
use std::io::Cursor;
use std::sync::{Arc, Mutex};

use rusqlite::Connection;
use rusqlite::session::{Changegroup, ConflictAction, invert_strm};

use crate::hash::{Hash, TableHashes};
use crate::journal::{Act, Replay};
use crate::rows::TABLES;
use crate::{StoreError, law};

/// The fingerprint that `act` begins at.
const fn origin(entry: &Replay, act: Act) -> Hash {
    match act {
        Act::Undone => entry.hash,
        Act::Redone => entry.hash_before,
    }
}

/// The fingerprint that `act` must lead to.
const fn destination(entry: &Replay, act: Act) -> Hash {
    match act {
        Act::Undone => entry.hash_before,
        Act::Redone => entry.hash,
    }
}

/// The entries of a way, put together to what they change on the whole.
pub(crate) struct Way {
    group: Changegroup,
    /// Where the way has led to, and by which entry.
    reached: Option<(u32, Hash)>,
}

impl Way {
    /// A way of no steps.
    pub(crate) fn new() -> Result<Self, StoreError> {
        Ok(Self {
            group: Changegroup::new()?,
            reached: None,
        })
    }

    /// Goes one entry further. `here` is the fingerprint of the tables as they are.
    pub(crate) fn go(&mut self, entry: &Replay, act: Act, here: Hash) -> Result<(), StoreError> {
        let (last, reached) = self.reached.unwrap_or((entry.number, here));
        if origin(entry, act) != reached {
            return Err(StoreError::JournalMismatch { entry: last });
        }
        law::must_be_lawful(entry.number, &entry.command, &entry.changeset)?;
        self.reached = Some((entry.number, destination(entry, act)));
        if entry.changeset.is_empty() {
            return Ok(());
        }
        let mismatch = |_| StoreError::JournalMismatch {
            entry: entry.number,
        };
        let mut changes = Cursor::new(&entry.changeset);
        match act {
            Act::Undone => {
                let mut inverse = Vec::new();
                invert_strm(&mut changes, &mut inverse).map_err(mismatch)?;
                self.group.add_stream(&mut Cursor::new(inverse))
            }
            Act::Redone => self.group.add_stream(&mut changes),
        }
        .map_err(mismatch)
    }

    /// Writes what the way changes, and proves that the tables are then as its end has them; `hashes`
    /// are brought up. Gives the names of the tables that were touched.
    pub(crate) fn arrive(
        mut self,
        connection: &Connection,
        hashes: &mut TableHashes,
    ) -> Result<BTreeSet<String>, StoreError> {
        let Some((entry, end)) = self.reached else {
            return Ok(BTreeSet::new());
        };
        let mut changes = Vec::new();
        self.group.output_strm(&mut changes)?;
        let touched = write(connection, changes, entry)?;
        hashes.refresh(connection, |table| touched.contains(table))?;
        if hashes.whole() == end {
            Ok(touched)
        } else {
            Err(StoreError::JournalMismatch { entry })
        }
    }
}

/// Writes a changeset, up to that of `entry`; gives the names of the tables that were touched. An
/// honest one touches domain tables only; another could reach the journal itself, which no
/// fingerprint sees, or call a table otherwise than its fingerprint does.
fn write(
    connection: &Connection,
    changes: Vec<u8>,
    entry: u32,
) -> Result<BTreeSet<String>, StoreError> {
    if changes.is_empty() {
        return Ok(BTreeSet::new());
    }
    let mismatch = StoreError::JournalMismatch { entry };
    let touched = Arc::new(Mutex::new(BTreeSet::new()));
    let filter = {
        let touched = Arc::clone(&touched);
        move |table: &str| {
            if let Ok(mut touched) = touched.lock() {
                touched.insert(table.to_owned());
            }
            is_of_the_domain(table)
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
    let touched = touched.lock().map_err(|_| mismatch.clone())?;
    if touched.iter().all(|table| is_of_the_domain(table)) {
        Ok(touched.clone())
    } else {
        Err(mismatch)
    }
}

fn is_of_the_domain(table: &str) -> bool {
    TABLES.iter().any(|it| it.name == table)
}
