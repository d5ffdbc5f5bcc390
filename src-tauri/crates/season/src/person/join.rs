//! Joins entries to persons: what was decided, then what is certain.
//!
//! Who is alike is told by [`Person::likeness`]: `Same` is the same number of a federation, or the same
//! name, year of birth and club. Entries are looked up by these instead of compared each with each.
//! Among those alike, who excludes no other one is joined; who excludes one stays alone: with two of
//! one name in one tournament nobody can say which of them came on another evening.

use std::collections::BTreeSet;

use super::clusters::{Clusters, Conflicts, Side};
use super::entries::Entries;
use super::{Decisions, EntryPattern, Joined};
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
        clusters: Clusters::new(entries.len()),
        problems: Vec::new(),
    };
    for (number, patterns) in (1..).zip(&decisions.other_person) {
        joining.set_apart(number, patterns);
    }
    for (number, patterns) in (1..).zip(&decisions.same_person) {
        joining.decide(number, patterns);
    }
    for alike in entries.alike(|it| it.fide_id) {
        joining.join(&alike, Joined::FideId);
    }
    for alike in entries.alike(|it| it.national_key().map(str::to_owned)) {
        joining.join(&alike, Joined::NationalId);
    }
    let mut knows_fide_id = vec![false; entries.len()];
    for it in entries.descriptions() {
        for &entry in it.entries.iter().filter(|_| it.person.fide_id.is_some()) {
            let first = joining.clusters.first(entry);
            if let Some(knows) = knows_fide_id.get_mut(first) {
                *knows = true;
            }
        }
    }
    let written = entries.alike(|it| {
        let club = it.club().map(str::to_owned);
        Some((it.name.clone(), it.birth_year, club))
    });
    for alike in written {
        joining.join_written(&alike, &mut knows_fide_id);
    }
    (joining.clusters, joining.problems)
}

struct Joining<'a> {
    season: &'a Season,
    entries: &'a Entries,
    clusters: Clusters,
    problems: Vec<Problem>,
}

impl Joining<'_> {
    /// The entries that fit each pattern.
    fn fitting(&mut self, decision: DecisionPlace, patterns: &[EntryPattern]) -> Vec<Vec<usize>> {
        let mut fitting = Vec::with_capacity(patterns.len());
        for (entry, pattern) in (1..).zip(patterns) {
            let found = self.entries.fitting(self.season, pattern);
            if found.is_empty() {
                self.problems
                    .push(Problem::DecisionFitsNobody { decision, entry });
            }
            fitting.push(found);
        }
        fitting
    }

    /// Sets those apart who were decided to be different persons.
    fn set_apart(&mut self, number: u32, patterns: &[EntryPattern]) {
        let decision = DecisionPlace {
            kind: DecisionKind::OtherPerson,
            number,
        };
        let fitting = self.fitting(decision, patterns);
        let mut seen = BTreeSet::new();
        for &entry in fitting.iter().flatten() {
            if !seen.insert(entry) {
                let (file, name) = self.entry(entry);
                self.problems.push(Problem::DecisionSplitsOne {
                    decision,
                    file,
                    name,
                });
                return;
            }
        }
        for (side, entries) in fitting.iter().enumerate() {
            for &entry in entries {
                self.clusters.set_apart(
                    entry,
                    Side {
                        decision: number,
                        side,
                    },
                );
            }
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
