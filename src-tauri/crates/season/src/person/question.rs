//! Who may be one person, and is asked.
//!
//! Instead of comparing each with each, those of one name are found by what they may differ in: year of
//! birth, club and FIDE number.

use std::collections::{BTreeSet, HashMap};

use kralle_choice::Choice;
use kralle_tournament::{Likeness, Person};

use super::clusters::{Clusters, Side};
use super::entries::Entries;
use super::entry::EntryAt;
use crate::{EveningNumber, PersonNumber};

/// Why it is asked whether two are one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum QuestionReason {
    /// The same name and nothing against it, but not all that is known of one is known of the other,
    /// or the club has changed.
    Likely,
    /// They are written the same, but another one is too who cannot be the same person: it may be
    /// either.
    Ambiguous,
}

/// Whether two are one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Question {
    /// The one with the smaller number.
    pub one: PersonNumber,
    pub other: PersonNumber,
    pub reason: QuestionReason,
    /// The entry of each that is alike.
    pub entries: [EntryAt; 2],
}

/// The most questions that are asked at once.
pub(super) const MOST: usize = 200;

/// The most earlier persons that one person is asked about at once.
const MOST_OF_ONE: usize = 5;

/// The most earlier persons that are looked at for one description of a person.
const MOST_LOOKED_AT: usize = 200;

/// A fact by which those are looked up who may be meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum By<T> {
    /// Whatever it is.
    Any,
    /// What is known, or that it is not.
    Is(Option<T>),
}

/// By year of birth, club and FIDE number.
type Key<'a> = (By<u16>, By<&'a str>, By<u32>);

/// A person as written in one way, and the first entry that is.
struct Written<'a> {
    number: PersonNumber,
    entry: usize,
    person: &'a Person,
}

/// What is known of a person over all entries.
struct Known {
    evenings: BTreeSet<EveningNumber>,
    sides: BTreeSet<Side>,
    birth_years: BTreeSet<u16>,
    /// The FIDE number, where one is known.
    fide_ids: BTreeSet<Option<u32>>,
}

/// What is asked about the persons that entries were joined to.
pub(super) struct Questions<'a> {
    entries: &'a Entries,
    clusters: &'a Clusters,
    /// The first entry of each person by number.
    firsts: &'a [usize],
    /// The person of each entry.
    numbers: &'a [PersonNumber],
    asked: Vec<Question>,
    /// How many were found.
    found: usize,
}

impl<'a> Questions<'a> {
    /// The questions, by the number of the later person, and how many more there are.
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

    /// Keeps the first questions, each once.
    fn keep_first(&mut self) {
        self.asked
            .sort_unstable_by_key(|it| (it.other, it.one, *it));
        let all = self.asked.len();
        self.asked.dedup_by_key(|it| (it.other, it.one));
        self.found = self.found.saturating_sub(all - self.asked.len());
        self.asked.truncate(MOST);
    }

    /// Each person as written in each of these ways, in the order of persons.
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
        // Stable, so that the first entry of each way stays.
        written.sort_by_key(|it| it.number);
        written.dedup_by(|next, it| next.number == it.number && next.person == it.person);
        written
    }

    /// Asks about those of one name.
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
    /// Whether nothing is in the way of this person being the other one.
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

    /// Every key by which this person, written in this way, is found.
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

    /// The keys of whom this person, written in this way, may be: nobody with another FIDE number, nor
    /// with another year of birth, nor with another club unless the year is the same.
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
