//! The tournament as it was: in a copy in memory, along the changesets; the file is never touched.
//!
//! The journal is a tree: a new command after an undo begins a new branch, and so does one after a
//! backup was brought back.

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

/// Which fingerprints on a way are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Proof {
    /// The one at its end.
    Destination,
    EveryStep,
}

/// The tournament as it was after an entry of the journal, and a way to any other.
#[derive(Debug)]
pub struct Past {
    memory: Connection,
    allowance: Allowance,
    /// What was done to what, when the copy was made.
    tree: Arc<Tree>,
    /// The last entry before which nothing can be looked at.
    wall: u32,
    /// Where the copy stands.
    at: u32,
    /// The fingerprints of the tables there.
    tables: TableHashes,
    /// The tournament as it was read last, and the tables touched since.
    known: Option<(Tournament, BTreeSet<String>)>,
    states: States,
}

/// The states on a way that were read, each once: a way passes most of them twice.
#[derive(Debug, Default)]
struct States {
    /// Their fingerprints.
    read: BTreeSet<Hash>,
    /// The last of them, and the tables touched since.
    last: Option<(Tournament, BTreeSet<String>)>,
}

impl States {
    /// Refuses tables that are no tournament: those after a step over entry `entry`, which `changed`
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
    /// The tournament as it was at any time since the last migration, in a copy in memory.
    ///
    /// # Errors
    /// When the journal is damaged.
    pub fn past(&self) -> Result<Past, StoreError> {
        let trust = match self.damage() {
            None => Trust::Proved,
            Some(_) => Trust::NotYet,
        };
        Past::of(self.connection(), self.tree()?, trust).map_err(|error| error.at(self.path()))
    }
}

impl Past {
    /// A copy of the file as it is now.
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

    /// The same, where the tournament is known as it is now: a look at what was a few results ago
    /// need not read the rest again.
    #[must_use]
    pub fn knowing(mut self, now: Tournament) -> Self {
        self.known = Some((now, BTreeSet::new()));
        self
    }

    /// The newest state there was when the copy was made: with newer ones it is out of date.
    pub fn newest(&self) -> u32 {
        self.tree.newest_state().unwrap_or(self.wall)
    }

    /// The entry after which this is.
    pub const fn at(&self) -> u32 {
        self.at
    }

    /// The entry that led to the state after `entry`: that itself, when it changed something.
    fn state_after(&self, entry: u32) -> u32 {
        self.tree.position_after(entry).unwrap_or(self.wall)
    }

    /// The entries between the states after `from` and after `to`, and what is done to each on the
    /// way: back to where both come from, and on.
    pub(crate) fn steps(&self, from: u32, to: u32) -> Vec<(u32, Act)> {
        let (mut here, mut there) = (self.state_after(from), self.state_after(to));
        let (mut back, mut forward) = (Vec::new(), Vec::new());
        // What an entry was done to is always an earlier one, and all come from the wall.
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

    /// How many entries there are after the wall.
    pub(crate) fn entries(&self) -> usize {
        self.tree.within_the_wall().len()
    }

    /// The last entry before which nothing can be looked at.
    pub(crate) const fn wall(&self) -> u32 {
        self.wall
    }

    /// The entries to which nothing was done later, in an order in which the way from the wall over
    /// all of them passes no entry more than twice, whatever order they came in.
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
        match self.tree.parent(entry).filter(|_| entry != self.wall) {
            Some(parent) => {
                self.go_to(parent, &mut unwatched)?;
                Ok((self.tournament()?, after))
            }
            None => Ok((after.clone(), after)),
        }
    }
}
