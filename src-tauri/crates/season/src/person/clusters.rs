//! Clusters of entries by person, and the conflicts between them.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::entries::Entries;
use super::entry::Joined;

/// Entries by person. The first entry of a person identifies it.
pub(super) struct Clusters {
    /// An earlier entry of the same person, or the entry itself.
    before: Vec<usize>,
    /// The next entry of the same person, in a circle.
    next: Vec<usize>,
    /// The reason an entry that was the first of its person was joined to another.
    joined: Vec<Option<Joined>>,
    /// The decisions that set an entry apart from others, with its side.
    sides: HashMap<usize, Vec<Side>>,
}

/// One side of a decision that persons are different.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Side {
    /// Its number among the decisions of its kind, from 1.
    pub(super) decision: u32,
    pub(super) side: usize,
}

/// The conflicts among some persons.
#[derive(Default)]
pub(super) struct Conflicts {
    /// Persons that exclude another one of them, by first entry.
    pub(super) rivals: BTreeSet<usize>,
    /// Two entries of different persons in one tournament; `None` without such a conflict.
    pub(super) in_one_tournament: Option<[usize; 2]>,
    /// The decision that sets two of them apart; `None` without one.
    pub(super) decision: Option<u32>,
}

impl Clusters {
    pub(super) fn new(entries: usize) -> Self {
        Self {
            before: (0..entries).collect(),
            next: (0..entries).collect(),
            joined: vec![None; entries],
            sides: HashMap::new(),
        }
    }

    /// Records the side of an entry in a decision.
    pub(super) fn set_apart(&mut self, entry: usize, decision: u32, side: usize) {
        let sides = self.sides.entry(entry).or_default();
        sides.push(Side { decision, side });
    }

    /// Returns the first entry of the person of `entry`.
    pub(super) fn first(&mut self, entry: usize) -> usize {
        let mut entry = entry;
        while let Some(&before) = self.before.get(entry) {
            if before == entry {
                break;
            }
            let further = self.before.get(before).copied().unwrap_or(before);
            if let Some(it) = self.before.get_mut(entry) {
                *it = further;
            }
            entry = further;
        }
        entry
    }

    /// Returns the distinct persons of these entries, by first entry.
    pub(super) fn firsts(&mut self, entries: &[usize]) -> Vec<usize> {
        let mut firsts: Vec<usize> = entries.iter().map(|it| self.first(*it)).collect();
        firsts.sort_unstable();
        firsts.dedup();
        firsts
    }

    /// Joins these persons, given by first entries.
    pub(super) fn join(&mut self, firsts: &[usize], by: Joined) {
        let Some((&to, others)) = firsts.split_first() else {
            return;
        };
        for &other in others {
            self.next.swap(to, other);
            if let Some(before) = self.before.get_mut(other) {
                *before = to;
            }
            if let Some(joined) = self.joined.get_mut(other) {
                *joined = Some(by);
            }
        }
    }

    /// Returns every entry of the person with this first entry.
    pub(super) fn members(&self, first: usize) -> impl Iterator<Item = usize> {
        let mut next = Some(first);
        std::iter::from_fn(move || {
            let entry = next?;
            let following = self.next.get(entry).copied();
            next = following.filter(|it| *it != first);
            Some(entry)
        })
    }

    /// Returns the reason the entry belongs to the person of an earlier one; `None` for the first
    /// entry of a person.
    pub(super) fn joined(&self, entry: usize) -> Option<Joined> {
        self.joined.get(entry).copied().flatten()
    }

    /// Returns the sides of decisions on which a person is.
    pub(super) fn sides(&self, first: usize) -> BTreeSet<Side> {
        if self.sides.is_empty() {
            return BTreeSet::new();
        }
        let members = self.members(first);
        members
            .filter_map(|it| self.sides.get(&it))
            .flatten()
            .copied()
            .collect()
    }

    /// Returns the conflicts between these persons, given by first entries.
    pub(super) fn conflicts(&self, entries: &Entries, firsts: &[usize]) -> Conflicts {
        let mut conflicts = Conflicts::default();
        let mut there = HashMap::new();
        let mut decisions: BTreeMap<u32, Vec<(usize, usize)>> = BTreeMap::new();
        for &first in firsts {
            for entry in self.members(first) {
                let Some(at) = entries.at(entry) else {
                    continue;
                };
                let (other, of) = *there.entry(at.evening).or_insert((entry, first));
                if of != first {
                    conflicts.rivals.extend([of, first]);
                    conflicts.in_one_tournament.get_or_insert([other, entry]);
                }
            }
            for side in self.sides(first) {
                let sides = decisions.entry(side.decision).or_default();
                sides.push((side.side, first));
            }
        }
        for (decision, sides) in decisions {
            let is_split = sides
                .iter()
                .any(|it| Some(it.0) != sides.first().map(|it| it.0));
            if is_split {
                conflicts.rivals.extend(sides.iter().map(|it| it.1));
                conflicts.decision.get_or_insert(decision);
            }
        }
        conflicts
    }
}
