//! Entries joined to persons, one after the other, and who cannot be whom.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::entries::Entries;
use super::entry::Joined;

/// Entries by person. A person is known by its first entry.
pub(super) struct Clusters {
    /// An entry of the same person that comes before, or itself.
    before: Vec<usize>,
    /// The next entry of the same person, in a circle.
    next: Vec<usize>,
    /// By what an entry that was the first of its person came to another one.
    joined: Vec<Option<Joined>>,
    /// Which decisions set an entry apart from others, and on which side of them it stands.
    sides: HashMap<usize, Vec<Side>>,
}

/// One side of a decision that persons are different ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Side {
    /// Its number among those of its kind, from 1.
    pub(super) decision: u32,
    pub(super) side: usize,
}

/// Who among some persons cannot be one.
#[derive(Default)]
pub(super) struct Conflicts {
    /// By first entry: who excludes another one of them.
    pub(super) rivals: BTreeSet<usize>,
    /// Two entries of one tournament, of two of them.
    pub(super) in_one_tournament: Option<[usize; 2]>,
    /// The decision that sets two of them apart.
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

    /// Puts an entry on a side of a decision.
    pub(super) fn set_apart(&mut self, entry: usize, decision: u32, side: usize) {
        let sides = self.sides.entry(entry).or_default();
        sides.push(Side { decision, side });
    }

    /// The first entry of the person of `entry`.
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

    /// The persons of these entries, each once, by first entry.
    pub(super) fn firsts(&mut self, entries: &[usize]) -> Vec<usize> {
        let mut firsts: Vec<usize> = entries.iter().map(|it| self.first(*it)).collect();
        firsts.sort_unstable();
        firsts.dedup();
        firsts
    }

    /// Makes one person of these, given by first entries.
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

    /// Every entry of the person whose first entry this is.
    pub(super) fn members(&self, first: usize) -> impl Iterator<Item = usize> {
        let mut next = Some(first);
        std::iter::from_fn(move || {
            let entry = next?;
            let following = self.next.get(entry).copied();
            next = following.filter(|it| *it != first);
            Some(entry)
        })
    }

    /// By what the entry came to the person of an earlier one.
    pub(super) fn joined(&self, entry: usize) -> Option<Joined> {
        self.joined.get(entry).copied().flatten()
    }

    /// On which sides of decisions a person stands.
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

    /// Who of these persons, given by first entries, cannot be one with another of them.
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
