//! Joins entries to persons: certain matches first, then decisions.
//!
//! [`Person::likeness`](kralle_tournament::Person::likeness) determines similarity: `Same` is the same number of a
//! federation, or the same name, year of birth and club. Entries are looked up by these instead of comparing all pairs.
//! Similar entries without a conflict are joined. One in conflict stays alone: with two of one name in one tournament,
//! the one who came on another evening is unknown.
//!
//! A decision is about persons: it applies to every entry that certainly belongs to a matched person. It is about
//! entries only if it sets apart entries that would certainly be one person.

use std::cell::LazyCell;
use std::collections::BTreeSet;

use super::clusters::{Clusters, Conflicts};
use super::decision::{Decisions, EntryPattern};
use super::entries::Entries;
use super::entry::Joined;
use crate::problem::{DecisionKind, DecisionPlace};
use crate::{Problem, Season};

/// Joins the entries of a season; also returns the problems.
pub(super) fn join(
    season: &Season,
    entries: &Entries,
    decisions: &Decisions,
) -> (Clusters, Vec<Problem>) {
    let mut joining = Joining {
        season,
        entries,
        aside: LazyCell::new(Box::new(|| Entries::of_left_out(season))),
        clusters: Clusters::new(entries.len()),
        problems: Vec::new(),
    };
    let apart = joining.apart(&decisions.other_person);
    let decided = std::mem::take(&mut joining.problems);
    let mut against_certain = BTreeSet::new();
    loop {
        joining.clusters = Clusters::new(entries.len());
        joining.problems.clear();
        for (number, side, entry) in sides(&apart) {
            if against_certain.contains(&number) {
                joining.clusters.set_apart(entry, number, side);
            }
        }
        joining.join_certain();
        // Broken decisions that set persons apart now apply from the start.
        let broken = joining.broken(&apart);
        if broken.is_empty() {
            break;
        }
        against_certain.extend(broken);
    }
    for (number, side, entry) in sides(&apart) {
        if !against_certain.contains(&number) {
            joining.clusters.set_apart(entry, number, side);
        }
    }
    joining.problems.splice(0..0, decided);
    for (number, patterns) in (1..).zip(&decisions.same_person) {
        joining.decide(number, patterns);
    }
    (joining.clusters, joining.problems)
}

/// Decisions that persons are different: the number of each, and the entries on each of its sides.
type Apart = Vec<(u32, Vec<Vec<usize>>)>;

/// Returns each entry with the decision and its side.
fn sides(apart: &Apart) -> impl Iterator<Item = (u32, usize, usize)> {
    apart.iter().flat_map(|(number, sides)| {
        let sides = sides.iter().enumerate();
        sides.flat_map(move |(side, entries)| entries.iter().map(move |it| (*number, side, *it)))
    })
}

struct Joining<'a> {
    season: &'a Season,
    entries: &'a Entries,
    /// The entries of excluded tournaments: a decision about them is not a mistake.
    aside: LazyCell<Entries, Box<dyn FnOnce() -> Entries + 'a>>,
    clusters: Clusters,
    problems: Vec<Problem>,
}

impl Joining<'_> {
    /// Returns the entries that match each pattern.
    fn fitting(&mut self, decision: DecisionPlace, patterns: &[EntryPattern]) -> Vec<Vec<usize>> {
        let mut fitting = Vec::with_capacity(patterns.len());
        for (entry, pattern) in (1..).zip(patterns) {
            let found = self.entries.fitting(self.season, pattern);
            if found.is_empty() && self.aside.fitting(self.season, pattern).is_empty() {
                self.problems
                    .push(Problem::DecisionFitsNobody { decision, entry });
            }
            fitting.push(found);
        }
        fitting
    }

    /// Returns the decisions that persons are different, except those that would set an entry apart from itself.
    fn apart(&mut self, decisions: &[Vec<EntryPattern>]) -> Apart {
        let mut apart = Vec::new();
        for (number, patterns) in (1..).zip(decisions) {
            let decision = DecisionPlace {
                kind: DecisionKind::OtherPerson,
                number,
            };
            let sides = self.fitting(decision, patterns);
            let mut seen = BTreeSet::new();
            match sides.iter().flatten().find(|entry| !seen.insert(**entry)) {
                None => apart.push((number, sides)),
                Some(&twice) => {
                    let (file, name) = self.entry(twice);
                    self.problems.push(Problem::DecisionSplitsOne {
                        decision,
                        file,
                        name,
                    });
                }
            }
        }
        apart
    }

    /// Returns the decisions of which two sides have become one person.
    fn broken(&mut self, apart: &Apart) -> Vec<u32> {
        let mut broken = Vec::new();
        for (number, sides) in apart {
            let mut firsts = BTreeSet::new();
            for entries in sides {
                let of_side = self.clusters.firsts(entries);
                if of_side.iter().any(|it| firsts.contains(it)) {
                    broken.push(*number);
                    break;
                }
                firsts.extend(of_side);
            }
        }
        broken
    }

    /// Joins entries that certainly belong to one person.
    fn join_certain(&mut self) {
        for alike in self.entries.alike(|it| it.fide_id) {
            self.join(&alike, Joined::FideId);
        }
        for alike in self
            .entries
            .alike(|it| it.national_key().map(str::to_owned))
        {
            self.join(&alike, Joined::NationalId);
        }
        let mut knows_fide_id = vec![false; self.entries.len()];
        let descriptions = self.entries.descriptions().iter();
        for it in descriptions.filter(|it| it.person.fide_id.is_some()) {
            for first in self.clusters.firsts(&it.entries) {
                if let Some(knows) = knows_fide_id.get_mut(first) {
                    *knows = true;
                }
            }
        }
        let written = self.entries.alike(|it| {
            let club = it.club().map(str::to_owned);
            Some((it.name.clone(), it.birth_year, club))
        });
        for alike in written {
            self.join_written(&alike, &mut knows_fide_id);
        }
    }

    /// Applies a decision that entries belong to one person.
    fn decide(&mut self, number: u32, patterns: &[EntryPattern]) {
        let decision = DecisionPlace {
            kind: DecisionKind::SamePerson,
            number,
        };
        let fitting = self.fitting(decision, patterns);
        let firsts = self.clusters.firsts(&fitting.concat());
        let conflicts = self.clusters.conflicts(self.entries, &firsts);
        if let Some([one, other]) = conflicts.in_one_tournament {
            let ((file, one), (_, other)) = (self.entry(one), self.entry(other));
            let names = [one, other];
            self.problems.push(Problem::DecisionJoinsTwo {
                decision,
                file,
                names,
            });
        } else if let Some(number) = conflicts.decision {
            let kind = DecisionKind::OtherPerson;
            let against = DecisionPlace { kind, number };
            self.problems
                .push(Problem::DecisionsContradict { decision, against });
        } else {
            self.clusters.join(&firsts, Joined::Decided(number));
        }
    }

    /// Joins entries with a common number.
    fn join(&mut self, alike: &[usize], by: Joined) {
        let firsts = self.clusters.firsts(alike);
        if firsts.len() < 2 {
            return;
        }
        let conflicts = self.clusters.conflicts(self.entries, &firsts);
        if let Some([one, other]) = conflicts.in_one_tournament {
            let ((file, one), (_, other)) = (self.entry(one), self.entry(other));
            self.problems.push(Problem::TwoOfOneTournament {
                alike: by,
                file,
                names: [one, other],
            });
        }
        self.clusters.join(&free(&firsts, &conflicts), by);
    }

    /// Joins entries with the same name, year of birth and club. Two FIDE numbers mean two persons.
    fn join_written(&mut self, alike: &[usize], knows_fide_id: &mut [bool]) {
        let firsts = self.clusters.firsts(alike);
        if firsts.len() < 2 {
            return;
        }
        let mut conflicts = self.clusters.conflicts(self.entries, &firsts);
        let knows = |first: &usize| knows_fide_id.get(*first).copied().unwrap_or(false);
        let numbered: Vec<usize> = firsts.iter().copied().filter(knows).collect();
        if numbered.len() > 1 {
            conflicts.rivals.extend(numbered);
        }
        let free = free(&firsts, &conflicts);
        let is_numbered = free.iter().any(knows);
        self.clusters.join(&free, Joined::Written);
        if let Some(knows) = free.first().and_then(|it| knows_fide_id.get_mut(*it)) {
            *knows = is_numbered;
        }
    }

    /// Returns the file of an entry, and its name there.
    fn entry(&self, entry: usize) -> (String, String) {
        let at = self.entries.at(entry);
        let file = at.and_then(|at| self.season.evening(at.evening));
        let name = at.and_then(|at| at.entrant(self.season));
        (
            file.map_or_else(String::new, |it| it.file.clone()),
            name.map_or_else(String::new, |it| it.data.name.as_str().to_owned()),
        )
    }
}

/// Returns the persons without a conflict.
fn free(firsts: &[usize], conflicts: &Conflicts) -> Vec<usize> {
    let them = firsts.iter().copied();
    them.filter(|it| !conflicts.rivals.contains(it)).collect()
}
