//! Earlier states of the tournament, rebuilt in memory from the changesets; the file is never
//! changed.
//!
//! The journal is a tree: a new command after an undo, or after a restore, starts a new branch.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kralle_tournament::Tournament;
use rusqlite::Connection;

use crate::guard::{self, Allowance, Trust};
use crate::hash::{Hash, TableHashes};
use crate::journal::{self, Act, Tree};
use crate::watch::{Watch, unwatched};
use crate::way::Way;
use crate::{Store, StoreError, copy, load};

/// The fingerprints that are compared along a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Proof {
    /// Only that of the last state.
    Destination,
    EveryStep,
}

/// The tournament after some entry of the journal; can move to any other.
#[derive(Debug)]
pub struct Past {
    memory: Connection,
    allowance: Allowance,
    /// The journal tree at the time of the copy.
    tree: Arc<Tree>,
    /// The last entry before which nothing can be viewed.
    wall: u32,
    /// The current entry of the copy.
    at: u32,
    /// The fingerprints of the tables at that entry.
    tables: TableHashes,
    /// The last tournament read, and the tables touched since; `None` before the first read.
    known: Option<(Tournament, BTreeSet<String>)>,
    states: States,
}

/// States already read along a path: a path passes most of them twice.
#[derive(Debug, Default)]
struct States {
    /// The fingerprints of the states read.
    read: BTreeSet<Hash>,
    /// The last of them, and the tables touched since.
    last: Option<(Tournament, BTreeSet<String>)>,
}

impl States {
    /// Refuses tables that are no valid tournament after a step over entry `entry`, which `changed`
    /// tables.
    fn must_load(
        &mut self,
        connection: &Connection,
        entry: u32,
        tables: &TableHashes,
        changed: &BTreeSet<String>,
    ) -> Result<(), StoreError> {
        if let Some((_, stale)) = &mut self.last {
            stale.extend(changed.iter().cloned());
        }
        if !self.read.insert(tables.whole()) {
            return Ok(());
        }
        let read = match &self.last {
            Some((last, stale)) => load::load_again(connection, last, stale),
            None => load::load(connection),
        };
        let tournament = read.map_err(|error| load::leads_nowhere(connection, entry, error))?;
        self.last = Some((tournament, BTreeSet::new()));
        Ok(())
    }
}

impl Store {
    /// Returns the tournament's past since the last migration, as a copy in memory.
    ///
    /// # Errors
    /// Fails if the journal is damaged.
    pub fn past(&self) -> Result<Past, StoreError> {
        let trust = match self.damage() {
            None => Trust::Proved,
            Some(_) => Trust::NotYet,
        };
        Past::of(self.connection(), self.tree()?, trust).map_err(|error| error.at(self.path()))
    }
}

impl Past {
    /// Copies the open file into memory.
    pub(crate) fn of(file: &Connection, tree: Arc<Tree>, trust: Trust) -> Result<Self, StoreError> {
        let (memory, allowance) = copy::in_memory(file)?;
        if trust == Trust::Proved {
            guard::trust(&memory)?;
        }
        memory.pragma_update(None, "foreign_keys", true)?;
        let tables = TableHashes::of_file(&memory)?;
        Ok(Self {
            wall: journal::wall(&tree)?,
            at: journal::position(&tree)?,
            memory,
            allowance,
            tree,
            tables,
            known: None,
            states: States::default(),
        })
    }

    /// Adds the current tournament, so that viewing a recent state does not read everything again.
    #[must_use]
    pub fn knowing(mut self, now: Tournament) -> Self {
        self.known = Some((now, BTreeSet::new()));
        self
    }

    /// Returns the newest state at the time of the copy; if the file has a newer one, this copy is
    /// out of date.
    pub fn newest(&self) -> u32 {
        self.tree.newest_state().unwrap_or(self.wall)
    }

    /// Returns the entry whose following state this is.
    pub const fn at(&self) -> u32 {
        self.at
    }

    /// Returns the entry that led to the state after `entry`: `entry` itself if it changed the
    /// tournament.
    fn state_after(&self, entry: u32) -> u32 {
        self.tree.position_after(entry).unwrap_or(self.wall)
    }

    /// Returns the entries between the states after `from` and after `to`, each with its act: back
    /// to the common ancestor, then forward.
    pub(crate) fn steps(&self, from: u32, to: u32) -> Vec<(u32, Act)> {
        let (mut here, mut there) = (self.state_after(from), self.state_after(to));
        let (mut back, mut forward) = (Vec::new(), Vec::new());
        // A parent is always an earlier entry, and all paths start at the wall.
        while here != there {
            let (later, steps, act) = if here > there {
                (&mut here, &mut back, Act::Undone)
            } else {
                (&mut there, &mut forward, Act::Redone)
            };
            steps.push((*later, act));
            *later = self.tree.parent(*later).unwrap_or(self.wall);
        }
        back.extend(forward.into_iter().rev());
        back
    }

    /// Returns the number of entries after the wall.
    pub(crate) fn entries(&self) -> usize {
        self.tree.within_the_wall().len()
    }

    /// Returns the last entry before which nothing can be viewed.
    pub(crate) const fn wall(&self) -> u32 {
        self.wall
    }

    /// Returns the leaf entries. In their order, the path from the wall over all of them passes no
    /// entry more than twice, for any order of creation.
    pub(crate) fn ends_of_branches(&self) -> Vec<u32> {
        let mut built_on: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for entry in self.tree.within_the_wall() {
            if let Some(parent) = self.tree.parent(entry) {
                built_on.entry(parent).or_default().push(entry);
            }
        }
        let mut ends = Vec::new();
        let mut open = vec![self.wall];
        while let Some(entry) = open.pop() {
            match built_on.remove(&entry) {
                Some(branches) => open.extend(branches.into_iter().rev()),
                None => ends.push(entry),
            }
        }
        ends
    }

    /// Moves to the state after `entry`, in force or not; `watch` is called at each step and may
    /// cancel.
    ///
    /// # Errors
    /// Fails if there is no such entry, it is older than a migration, the journal does not lead
    /// there, or `watch` fails. The state does not change then.
    pub fn go_to(&mut self, entry: u32, watch: &mut Watch<'_>) -> Result<(), StoreError> {
        self.walk_to(entry, Proof::Destination, watch)
    }

    /// Moves to a state, comparing the fingerprints that `Proof` selects.
    pub(crate) fn walk_to(
        &mut self,
        entry: u32,
        proof: Proof,
        watch: &mut Watch<'_>,
    ) -> Result<(), StoreError> {
        if !self.tree.has(entry) {
            return Err(StoreError::UnknownEntry { entry });
        }
        if self.tree.wall_of(entry) != Some(self.wall) {
            return Err(StoreError::BehindTheWall {
                entry,
                wall: self.wall,
            });
        }
        let steps = self.steps(self.at, entry);
        self.allowance.renew();
        let transaction = self.memory.transaction()?;
        let mut tables = self.tables.clone();
        let mut touched = BTreeSet::new();
        let mut way = Way::new()?;
        for (done, (number, act)) in steps.iter().copied().enumerate() {
            watch(done, steps.len())?;
            let step = journal::replay(&transaction, number)?;
            way.go(&step, act, tables.whole())?;
            if proof == Proof::EveryStep {
                let changed = way.arrive(&transaction, &mut tables)?;
                way = Way::new()?;
                self.states
                    .must_load(&transaction, number, &tables, &changed)?;
                touched.extend(changed);
            }
        }
        touched.extend(way.arrive(&transaction, &mut tables)?);
        if tables.whole() != journal::hash_after(&transaction, entry)? {
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

    /// Reads the tournament in this state.
    ///
    /// # Errors
    /// Fails if a row is invalid.
    pub fn tournament(&mut self) -> Result<Tournament, StoreError> {
        let tournament = match &self.known {
            Some((known, stale)) => load::load_again(&self.memory, known, stale)?,
            None => load::load(&self.memory)?,
        };
        self.known = Some((tournament.clone(), BTreeSet::new()));
        Ok(tournament)
    }

    /// Returns the tournament before and after `entry`; both are equal for the wall.
    ///
    /// # Errors
    /// Fails as [`Past::go_to`].
    pub fn step(
        &mut self,
        entry: u32,
        watch: &mut Watch<'_>,
    ) -> Result<(Tournament, Tournament), StoreError> {
        self.go_to(entry, watch)?;
        let after = self.tournament()?;
        match self.tree.parent(entry).filter(|_| entry != self.wall) {
            Some(parent) => {
                self.go_to(parent, &mut unwatched)?;
                Ok((self.tournament()?, after))
            }
            None => Ok((after.clone(), after)),
        }
    }
}
