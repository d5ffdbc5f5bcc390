//! A path through the journal: changesets applied backward or forward, checked by fingerprints.
//!
//! A [`Way`] over many entries merges their changes and writes them once: most entries change the
//! same few rows repeatedly. It checks three things. The path starts at the current tables. Each
//! entry continues from the state after the previous one. The resulting tables have the final
//! fingerprint. The states in between never exist, so they are not checked; `Store::verify` applies
//! every step.

use std::collections::BTreeSet;
use std::io::Cursor;
use std::sync::{Arc, Mutex};

use rusqlite::Connection;
use rusqlite::session::{Changegroup, ConflictAction, invert_strm};

use crate::hash::{Hash, TableHashes};
use crate::journal::{Act, Replay};
use crate::rows::TABLES;
use crate::{StoreError, law};

/// Returns the fingerprint from which `act` starts.
const fn origin(entry: &Replay, act: Act) -> Hash {
    match act {
        Act::Undone => entry.hash,
        Act::Redone => entry.hash_before,
    }
}

/// Returns the fingerprint to which `act` must lead.
const fn destination(entry: &Replay, act: Act) -> Hash {
    match act {
        Act::Undone => entry.hash_before,
        Act::Redone => entry.hash,
    }
}

/// The entries of a path, merged into one change.
pub(crate) struct Way {
    group: Changegroup,
    /// The fingerprint reached so far, and the entry that led there; `None` at the start.
    reached: Option<(u32, Hash)>,
}

impl Way {
    /// Returns an empty path.
    pub(crate) fn new() -> Result<Self, StoreError> {
        Ok(Self {
            group: Changegroup::new()?,
            reached: None,
        })
    }

    /// Adds an entry. `here` is the fingerprint of the current tables.
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

    /// Writes the merged changes, and checks that the tables have the final fingerprint; updates
    /// `hashes`. Returns the names of the touched tables.
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

/// Applies a changeset, up to that of `entry`; returns the names of the touched tables. A valid one
/// touches domain tables only. A hostile one could change the journal itself, which no fingerprint
/// covers, or name a table differently than its fingerprint does.
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
