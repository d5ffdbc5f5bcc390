//! The tournament as it was: in a copy in memory, along the changesets; the file is never touched.
//!
//! The journal is a tree: a new command after an undo begins a new branch. What an entry was done
//! to is the nearest earlier entry that led to the same fingerprint.

use std::collections::{BTreeMap, BTreeSet};

use kralle_tournament::Tournament;
use rusqlite::Connection;

use crate::hash::{Hash, TableHashes};
use crate::journal::{self, Act};
use crate::watch::{Watch, unwatched};
use crate::way::Way;
use crate::{Store, StoreError, copy, load};

/// Which fingerprints on a way are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Proof {
    /// The one at its end.
    Destination,
    /// Every one.
    EveryStep,
}

/// The tournament as it was after an entry of the journal, and a way to any other.
#[derive(Debug)]
pub struct Past {
    memory: Connection,
    /// Every entry from the wall on: what it was done to.
    parents: BTreeMap<u32, u32>,
    /// The fingerprint after each entry from the wall on.
    hashes: BTreeMap<u32, Hash>,
    /// The last entry before which nothing can be looked at.
    wall: u32,
    /// Where the copy stands.
    at: u32,
    /// The fingerprints of the tables there.
    tables: TableHashes,
    /// The tournament as it was read last, and the tables touched since.
    known: Option<(Tournament, BTreeSet<String>)>,
}

impl Store {
    /// The tournament as it was at any time since the last migration, in a copy in memory.
    ///
    /// # Errors
    /// When the journal is damaged.
    pub fn past(&self) -> Result<Past, StoreError> {
        Past::of(self.connection()).map_err(|error| error.at(self.path()))
    }
}

impl Past {
    /// A copy of the file as it is now.
    pub(crate) fn of(file: &Connection) -> Result<Self, StoreError> {
        let mut memory = Connection::open_in_memory()?;
        copy::copy_into(file, &mut memory)?;
        memory.pragma_update(None, "foreign_keys", true)?;
        let wall = journal::wall(&memory)?;
        let mut hashes = BTreeMap::new();
        let mut newest_with: BTreeMap<Hash, u32> = BTreeMap::new();
        let mut parents = BTreeMap::new();
        for link in journal::links(&memory, wall)? {
            if link.number > wall {
                let parent = newest_with.get(&link.hash_before).copied();
                let parent = parent.ok_or(StoreError::JournalMismatch { entry: link.number })?;
                parents.insert(link.number, parent);
            }
            hashes.insert(link.number, link.hash);
            newest_with.insert(link.hash, link.number);
        }
        let at = journal::position(&memory)?;
        let tables = TableHashes::of_file(&memory)?;
        Ok(Self {
            memory,
            parents,
            hashes,
            wall,
            at,
            tables,
            known: None,
        })
    }

    /// The same, where the tournament is known as it is now: a look at what was a few results ago
    /// need not read the rest again.
    #[must_use]
    pub fn knowing(mut self, now: Tournament) -> Self {
        self.known = Some((now, BTreeSet::new()));
        self
    }

    /// The newest entry there was when the copy was made: with newer ones it is out of date.
    pub fn newest(&self) -> u32 {
        self.hashes.keys().next_back().copied().unwrap_or(self.wall)
    }

    /// The entry after which this is.
    pub const fn at(&self) -> u32 {
        self.at
    }

    /// The entries between the states after `from` and after `to`, and what is done to each on the
    /// way: back to where both come from, and on.
    pub(crate) fn steps(&self, from: u32, to: u32) -> Vec<(u32, Act)> {
        let (mut here, mut there) = (from, to);
        let (mut back, mut forward) = (Vec::new(), Vec::new());
        // What an entry was done to is always an earlier one, and all come from the wall.
        while here != there {
            let (later, steps, act) = if here > there {
                (&mut here, &mut back, Act::Undone)
            } else {
                (&mut there, &mut forward, Act::Redone)
            };
            steps.push((*later, act));
            *later = self.parents.get(later).copied().unwrap_or(self.wall);
        }
        back.extend(forward.into_iter().rev());
        back
    }

    /// How many entries there are after the wall.
    pub(crate) fn entries(&self) -> usize {
        self.parents.len()
    }

    /// The last entry before which nothing can be looked at.
    pub(crate) const fn wall(&self) -> u32 {
        self.wall
    }

    /// The entries to which nothing was done later.
    pub(crate) fn ends_of_branches(&self) -> Vec<u32> {
        let built_on: BTreeSet<u32> = self.parents.values().copied().collect();
        let ends = self.hashes.keys().copied();
        ends.filter(|entry| !built_on.contains(entry)).collect()
    }

    /// Goes to the state after `entry`, whether it is in force or not; `watch` hears of each step
    /// and may stop the way.
    ///
    /// # Errors
    /// When there is no such entry, it lies before a migration, the journal does not lead there, or
    /// what `watch` refused with; then this stays where it was.
    pub fn go_to(&mut self, entry: u32, watch: &mut Watch<'_>) -> Result<(), StoreError> {
        self.walk_to(entry, Proof::Destination, watch)
    }

    /// The same, with a choice of which fingerprints are compared.
    pub(crate) fn walk_to(
        &mut self,
        entry: u32,
        proof: Proof,
        watch: &mut Watch<'_>,
    ) -> Result<(), StoreError> {
        if !self.hashes.contains_key(&entry) {
            return Err(if entry < self.wall {
                StoreError::BehindTheWall {
                    entry,
                    wall: self.wall,
                }
            } else {
                StoreError::UnknownEntry { entry }
            });
        }
        let steps = self.steps(self.at, entry);
        let transaction = self.memory.transaction()?;
        let mut tables = self.tables.clone();
        let mut touched = BTreeSet::new();
        let mut way = Way::new()?;
        for (done, (number, act)) in steps.iter().copied().enumerate() {
            watch(done, steps.len())?;
            let step = journal::replay(&transaction, number)?;
            way.go(&step, act, tables.whole())?;
            if proof == Proof::EveryStep {
                touched.extend(way.arrive(&transaction, &mut tables)?);
                way = Way::new()?;
            }
        }
        touched.extend(way.arrive(&transaction, &mut tables)?);
        if Some(&tables.whole()) != self.hashes.get(&entry) {
            return Err(StoreError::JournalMismatch { entry });
        }
        watch(steps.len(), steps.len())?;
        transaction.commit()?;
        self.at = entry;
        self.tables = tables;
        if let Some((_, stale)) = &mut self.known {
            stale.extend(touched);
        }
        Ok(())
    }

    /// The tournament as it was.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn tournament(&mut self) -> Result<Tournament, StoreError> {
        let tournament = match &self.known {
            Some((known, stale)) => load::load_again(&self.memory, known, stale)?,
            None => load::load(&self.memory)?,
        };
        self.known = Some((tournament.clone(), BTreeSet::new()));
        Ok(tournament)
    }

    /// What the tournament was before and after `entry`.
    ///
    /// # Errors
    /// As [`Past::go_to`].
    pub fn step(
        &mut self,
        entry: u32,
        watch: &mut Watch<'_>,
    ) -> Result<(Tournament, Tournament), StoreError> {
        self.go_to(entry, watch)?;
        let after = self.tournament()?;
        match self.parents.get(&entry).copied() {
            Some(parent) => {
                self.go_to(parent, &mut unwatched)?;
                Ok((self.tournament()?, after))
            }
            None => Ok((after.clone(), after)),
        }
    }
}
