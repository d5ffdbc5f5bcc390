//! Detection of rows that repeat an earlier row, or that seem to be the same person.

use std::collections::{BTreeMap, HashMap};

use kralle_tournament::{Likeness, NameKey, NationalId, Person, Rating, RatingKind};

use super::problem::{Problem, ProblemKind};
use super::row::{ListedPlayer, Row};

/// Adds a problem to each row that resembles an earlier one. Repeated rows are set aside, likely
/// duplicates become a question, and namesakes a remark.
pub(super) fn mark_duplicates(rows: &mut [Row]) {
    let mut known = Known::default();
    for i in 0..rows.len() {
        let Some(player) = rows[i].entered() else {
            continue;
        };
        let person = player.person();
        let facts = (person.clone(), player.data.ratings.clone());
        let repeats = known.exactly.get(&facts).copied();
        let repeated = repeats.map(|at| (Likeness::Same, at, Repeats::Wholly));
        let alike = known.of(&person).into_iter();
        let likeliest = alike
            .map(|(likeness, at)| (likeness, at, Repeats::Partly))
            // Keeps the first of equals.
            .reduce(|best, next| if next.0 > best.0 { next } else { best });
        let found = repeated.or(likeliest);
        let kind = found.and_then(|(likeness, at, repeats)| {
            let earlier = rows[at].line;
            let other = rows[at].player.as_ref()?;
            Some(match (likeness, repeats) {
                (_, Repeats::Wholly) => ProblemKind::DuplicateRow { earlier },
                (Likeness::Same, _)
                    if player.data.fide_id.is_some()
                        && player.data.fide_id == other.data.fide_id =>
                {
                    ProblemKind::SameFideId { earlier }
                }
                (Likeness::Same, _) if is_same_member(player, other) => {
                    ProblemKind::SameNationalId { earlier }
                }
                (Likeness::Same | Likeness::Likely, _) => ProblemKind::SamePerson { earlier },
                (Likeness::Namesake | Likeness::Other, _) => ProblemKind::SameName { earlier },
            })
        });
        if let Some(kind) = kind {
            let line = Some(rows[i].line);
            if kind.same_person_as().is_some() {
                rows[i].twin = found.map(|(_, at, _)| at);
            }
            rows[i].problems.push(Problem {
                line,
                column: None,
                kind,
            });
        }
        if repeated.is_none() {
            known.take(facts, i);
        }
    }
}

/// The extent to which a row repeats an earlier one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Repeats {
    /// Person and ratings are equal; only the spelling of the name may differ.
    Wholly,
    /// Only the person is the same or similar.
    Partly,
}

type Ratings = BTreeMap<RatingKind, Rating>;

/// Maximum number of rows with the same name that are compared with each other.
const MOST_NAMESAKES: usize = 32;

/// The persons of the rows read so far, indexed by their identifying data.
#[derive(Default)]
struct Known {
    persons: Vec<(Person, usize)>,
    exactly: HashMap<(Person, Ratings), usize>,
    by_name: HashMap<NameKey, Vec<usize>>,
    by_fide_id: HashMap<u32, usize>,
    by_national_id: HashMap<String, usize>,
}

impl Known {
    /// Returns the rows that may be the same person, in the order of the list.
    fn of(&self, person: &Person) -> Vec<(Likeness, usize)> {
        let by_name = self.by_name.get(&person.name);
        let by_name = by_name.into_iter().flatten().take(MOST_NAMESAKES);
        let by_fide_id = person.fide_id.and_then(|id| self.by_fide_id.get(&id));
        let national = person.national_key();
        let by_national_id = national.and_then(|key| self.by_national_id.get(key));
        let mut found: Vec<usize> = by_name
            .chain(by_fide_id)
            .chain(by_national_id)
            .copied()
            .collect();
        found.sort_unstable();
        found.dedup();
        let likely = found.into_iter().filter_map(|place| {
            let (other, row) = self.persons.get(place)?;
            Some((person.likeness(other), *row))
        });
        likely.filter(|(it, _)| *it != Likeness::Other).collect()
    }

    fn take(&mut self, facts: (Person, Ratings), row: usize) {
        let person = facts.0.clone();
        self.exactly.insert(facts, row);
        let place = self.persons.len();
        let same_name = self.by_name.entry(person.name.clone()).or_default();
        same_name.push(place);
        if let Some(id) = person.fide_id {
            self.by_fide_id.entry(id).or_insert(place);
        }
        if let Some(key) = person.national_key() {
            self.by_national_id.entry(key.to_owned()).or_insert(place);
        }
        self.persons.push((person, row));
    }
}

fn is_same_member(one: &ListedPlayer, other: &ListedPlayer) -> bool {
    let key = |player: &ListedPlayer| player.data.national_id.as_ref().map(NationalId::key);
    key(one).is_some() && key(one) == key(other)
}
