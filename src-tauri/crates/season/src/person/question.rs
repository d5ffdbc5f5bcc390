//! Questions about possibly identical persons.
//!
//! Instead of comparing all pairs, candidates of one name are looked up by year of birth, club and FIDE number.

use std::collections::{BTreeSet, HashMap};

use kralle_choice::Choice;
use kralle_tournament::{Likeness, Person};

use super::clusters::{Clusters, Side};
use super::entries::Entries;
use super::entry::EntryAt;
use crate::{EveningNumber, PersonNumber};

/// The reason for asking if two persons are one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum QuestionReason {
    /// The names agree and nothing contradicts, but one has data that the other lacks, or the club has changed.
    Likely,
    /// The data agree, but those of a third, conflicting person too: it may be either.
    Ambiguous,
}

/// A possible identity of two persons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Question {
    /// The person with the smaller number.
    pub one: PersonNumber,
    pub other: PersonNumber,
    pub reason: QuestionReason,
    /// The similar entry of each.
    pub entries: [EntryAt; 2],
}

/// The maximum number of open questions at a time.
pub(super) const MOST: usize = 200;

/// The maximum number of earlier persons in the questions about one person.
const MOST_OF_ONE: usize = 5;

/// The maximum number of earlier persons compared for one description of a person.
const MOST_LOOKED_AT: usize = 200;

/// A criterion for looking up candidates.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum By<T> {
    /// Any value.
    Any,
    /// This value; `None` for no value.
    Is(Option<T>),
}

/// Year of birth, club and FIDE number.
type Key<'a> = (By<u16>, By<&'a str>, By<u32>);

/// A person in one spelling, with the first entry in it.
struct Written<'a> {
    number: PersonNumber,
    entry: usize,
    person: &'a Person,
}

/// The data of a person over all entries.
struct Known {
    evenings: BTreeSet<EveningNumber>,
    sides: BTreeSet<Side>,
    birth_years: BTreeSet<u16>,
    /// The FIDE numbers, `None` for an entry without one.
    fide_ids: BTreeSet<Option<u32>>,
}

/// The open questions about the persons of a season.
pub(super) struct Questions<'a> {
    entries: &'a Entries,
    clusters: &'a Clusters,
    /// The first entry of each person by number.
    firsts: &'a [usize],
    /// The person of each entry.
    numbers: &'a [PersonNumber],
    asked: Vec<Question>,
    /// The number of questions, including dropped ones.
    found: usize,
}

impl<'a> Questions<'a> {
    /// Returns the questions, by the number of the later person, and the number of further ones.
    pub(super) fn of(
        entries: &'a Entries,
        clusters: &'a Clusters,
        firsts: &'a [usize],
        numbers: &'a [PersonNumber],
    ) -> (Vec<Question>, usize) {
        let mut it = Self {
            entries,
            clusters,
            firsts,
            numbers,
            asked: Vec::new(),
            found: 0,
        };
        for descriptions in entries.of_one_name() {
            it.ask(&it.written(descriptions));
            if it.asked.len() > 10 * MOST {
                it.keep_first();
            }
        }
        it.keep_first();
        let left_out = it.found.saturating_sub(it.asked.len());
        (it.asked, left_out)
    }

    /// Keeps the first questions, without duplicates.
    fn keep_first(&mut self) {
        self.asked
            .sort_unstable_by_key(|it| (it.other, it.one, *it));
        let all = self.asked.len();
        self.asked.dedup_by_key(|it| (it.other, it.one));
        self.found = self.found.saturating_sub(all - self.asked.len());
        self.asked.truncate(MOST);
    }

    /// Returns each person in each of these spellings, in the order of persons.
    fn written(&self, descriptions: &[usize]) -> Vec<Written<'a>> {
        let entries: &'a Entries = self.entries;
        let descriptions = descriptions
            .iter()
            .filter_map(|it| entries.descriptions().get(*it));
        let mut written: Vec<Written<'a>> = descriptions
            .flat_map(|it| it.entries.iter().map(move |entry| (&it.person, *entry)))
            .filter_map(|(person, entry)| {
                let number = *self.numbers.get(entry)?;
                Some(Written {
                    number,
                    entry,
                    person,
                })
            })
            .collect();
        // Stable, so that the first entry of each spelling remains.
        written.sort_by_key(|it| it.number);
        written.dedup_by(|next, it| next.number == it.number && next.person == it.person);
        written
    }

    /// Adds the questions about persons of one name.
    fn ask(&mut self, written: &[Written<'a>]) {
        if written.first().map(|it| it.number) == written.last().map(|it| it.number) {
            return;
        }
        let mut known: HashMap<PersonNumber, Known> = HashMap::new();
        let mut places: HashMap<Key<'a>, Vec<usize>> = HashMap::new();
        for it in written {
            known
                .entry(it.number)
                .or_insert_with(|| self.known(it.number));
        }
        let mut about: (Option<PersonNumber>, BTreeSet<PersonNumber>) = (None, BTreeSet::new());
        for (index, it) in written.iter().enumerate() {
            if about.0 != Some(it.number) {
                about = (Some(it.number), BTreeSet::new());
            }
            let Some(own) = known.get(&it.number) else {
                continue;
            };
            let earlier = own.looked_up_by(it.person).into_iter();
            let earlier = earlier.filter_map(|key| places.get(&key)).flatten();
            for other in earlier
                .take(MOST_LOOKED_AT)
                .filter_map(|it| written.get(*it))
            {
                if about.1.len() == MOST_OF_ONE {
                    break;
                }
                let may_be = known.get(&other.number).is_some_and(|it| own.may_be(it));
                if other.number == it.number || !may_be || about.1.contains(&other.number) {
                    continue;
                }
                if let Some(question) = self.question(other, it) {
                    about.1.insert(other.number);
                    self.asked.push(question);
                    self.found += 1;
                }
            }
            for key in own.found_by(it.person) {
                places.entry(key).or_default().push(index);
            }
        }
    }

    fn question(&self, one: &Written<'_>, other: &Written<'_>) -> Option<Question> {
        let reason = match one.person.likeness(other.person) {
            Likeness::Same => QuestionReason::Ambiguous,
            Likeness::Likely => QuestionReason::Likely,
            Likeness::Namesake | Likeness::Other => return None,
        };
        let at = |it: &Written<'_>| self.entries.at(it.entry);
        Some(Question {
            one: one.number,
            other: other.number,
            reason,
            entries: [at(one)?, at(other)?],
        })
    }

    fn known(&self, number: PersonNumber) -> Known {
        let first = self.firsts.get(number.index()).copied();
        let members = || first.into_iter().flat_map(|it| self.clusters.members(it));
        let mut fide_ids: BTreeSet<Option<u32>> = members()
            .filter_map(|it| self.entries.described(it)?.fide_id)
            .map(Some)
            .collect();
        if fide_ids.is_empty() {
            fide_ids.insert(None);
        }
        Known {
            evenings: members()
                .filter_map(|it| self.entries.at(it))
                .map(|at| at.evening)
                .collect(),
            birth_years: members()
                .filter_map(|it| self.entries.described(it)?.birth_year)
                .collect(),
            sides: first.map_or_else(BTreeSet::new, |it| self.clusters.sides(it)),
            fide_ids,
        }
    }
}

impl Known {
    /// True if this person may be the other one.
    fn may_be(&self, other: &Self) -> bool {
        let is_apart = self.sides.iter().any(|own| {
            let sides = other.sides.iter();
            sides
                .filter(|it| it.decision == own.decision)
                .any(|it| it.side != own.side)
        });
        let is_of_age = self.birth_years.is_empty()
            || other.birth_years.is_empty()
            || !self.birth_years.is_disjoint(&other.birth_years);
        !is_apart && is_of_age && self.evenings.is_disjoint(&other.evenings)
    }

    /// Returns every key under which this person, in this spelling, is stored.
    fn found_by<'p>(&self, person: &'p Person) -> Vec<Key<'p>> {
        let mut keys = Vec::new();
        for year in [By::Any, By::Is(person.birth_year)] {
            for club in [By::Any, By::Is(person.club())] {
                keys.push((year, club, By::Any));
                let fide_ids = self.fide_ids.iter();
                keys.extend(fide_ids.map(|it| (year, club, By::Is(*it))));
            }
        }
        keys
    }

    /// Returns the keys for persons that this one, in this spelling, may be.
    ///
    /// Excludes another FIDE number, another year of birth, and another club unless the year is the same.
    fn looked_up_by<'p>(&self, person: &'p Person) -> Vec<Key<'p>> {
        let fide_ids: Vec<By<u32>> = if self.fide_ids.contains(&None) {
            vec![By::Any]
        } else {
            let own = self.fide_ids.iter().map(|it| By::Is(*it));
            own.chain([By::Is(None)]).collect()
        };
        let club = By::Is(person.club());
        let facts = match (person.birth_year, person.club()) {
            (None, None) => vec![(By::Any, By::Any)],
            (None, Some(_)) => vec![(By::Any, club), (By::Any, By::Is(None))],
            (year @ Some(_), None) => vec![(By::Is(year), By::Any), (By::Is(None), By::Any)],
            (year @ Some(_), Some(_)) => vec![
                (By::Is(year), By::Any),
                (By::Is(None), club),
                (By::Is(None), By::Is(None)),
            ],
        };
        facts
            .into_iter()
            .flat_map(|(year, club)| fide_ids.iter().map(move |it| (year, club, *it)))
            .collect()
    }
}
