//! Joins entries to persons: what is certain, then what was decided.
//!
//! Who is alike is told by [`Person::likeness`](kralle_tournament::Person::likeness): `Same` is the same
//! number of a federation, or the same name, year of birth and club. Entries are looked up by these
//! instead of compared each with each. Among those alike, who excludes no other one is joined; who
//! excludes one stays alone: with two of one name in one tournament nobody can say which of them came
//! on another evening.
//!
//! A decision is about persons: it holds for whoever is certainly the person of an entry that it
//! names. Only where it sets those apart who would certainly be one, it is about entries.

use std::cell::LazyCell;
use std::collections::BTreeSet;

use super::clusters::{Clusters, Conflicts};
use super::decision::{Decisions, EntryPattern};
use super::entries::Entries;
use super::entry::Joined;
use crate::problem::{DecisionKind, DecisionPlace};
use crate::{Problem, Season};

/// Joins the entries of a season; also says what could not be done.
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
        // Those that set apart who was joined now hold from the start.
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

/// Decisions that persons are different ones: the number of each, and the entries on each of its sides.
type Apart = Vec<(u32, Vec<Vec<usize>>)>;

/// Each entry with the decision and its side.
fn sides(apart: &Apart) -> impl Iterator<Item = (u32, usize, usize)> {
    apart.iter().flat_map(|(number, sides)| {
        let sides = sides.iter().enumerate();
        sides.flat_map(move |(side, entries)| entries.iter().map(move |it| (*number, side, *it)))
    })
}

struct Joining<'a> {
    season: &'a Season,
    entries: &'a Entries,
    /// The entries of tournaments that take no part: a decision about them is no mistake.
    aside: LazyCell<Entries, Box<dyn FnOnce() -> Entries + 'a>>,
    clusters: Clusters,
    problems: Vec<Problem>,
}

impl Joining<'_> {
    /// The entries that fit each pattern.
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

    /// The decisions that persons are different ones, but those that would set an entry apart from
    /// itself.
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

    /// The decisions of which two sides have become one person.
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

    /// Joins those who are certainly one person.
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

    /// Joins those who were decided to be one person.
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

    /// Joins those who have a number in common.
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

    /// Joins those who are written the same. Of whom two FIDE numbers are known are two persons.
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

    /// The file of an entry, and the name that stands there.
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

/// Who excludes nobody.
fn free(firsts: &[usize], conflicts: &Conflicts) -> Vec<usize> {
    let them = firsts.iter().copied();
    them.filter(|it| !conflicts.rivals.contains(it)).collect()
}
