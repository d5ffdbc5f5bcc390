//! Identification of persons over all tournaments of a season.
//!
//! Begin at [`Persons::of`]. Certain matches are joined, likely ones become questions, and decisions are applied. Two
//! entries of one tournament are never one person. [`kralle_tournament::Person`] alone determines matches.

mod clusters;
mod decision;
mod entries;
mod entry;
mod join;
mod question;

use kralle_tournament::{Line, PlayerData, PlayerId};

pub use decision::{Decisions, EntryPattern};
pub(crate) use entries::Entries;
pub use entry::{EntryAt, Joined, PersonEntry, SeasonPerson};
pub use question::{Question, QuestionReason};

use clusters::Clusters;
use question::Questions;

use crate::{PersonNumber, Problem, Season};

/// The persons of a season.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Persons {
    all: Vec<SeasonPerson>,
    /// By evening, then by player.
    numbers: Vec<Vec<(PlayerId, PersonNumber)>>,
    questions: Vec<Question>,
    questions_left_out: usize,
    problems: Vec<Problem>,
}

impl Persons {
    /// The maximum number of open questions at a time.
    pub const MOST_QUESTIONS: usize = question::MOST;

    /// Identifies the persons of a season, and applies the decisions about them.
    pub fn of(season: &Season, decisions: &Decisions) -> Self {
        let entries = Entries::of(season);
        let (mut clusters, problems) = join::join(season, &entries, decisions);
        let mut firsts = Vec::new();
        let mut numbers: Vec<PersonNumber> = Vec::with_capacity(entries.len());
        for entry in 0..entries.len() {
            let first = clusters.first(entry);
            if first == entry {
                firsts.push(entry);
            }
            // The first entry of a person precedes the others.
            let number = numbers.get(first).copied();
            numbers.push(number.unwrap_or_else(|| PersonNumber::at(firsts.len() - 1)));
        }
        let (questions, questions_left_out) = Questions::of(&entries, &clusters, &firsts, &numbers);
        let persons = (0..).zip(&firsts);
        Self {
            all: persons
                .filter_map(|(index, first)| {
                    person(season, &entries, &clusters, PersonNumber::at(index), *first)
                })
                .collect(),
            numbers: by_evening(season, &entries, &numbers),
            questions,
            questions_left_out,
            problems,
        }
    }

    /// Returns every person by number, in the order of first attendance.
    pub fn all(&self) -> &[SeasonPerson] {
        &self.all
    }

    /// Returns the person with this number; `None` if there is none.
    pub fn get(&self, number: PersonNumber) -> Option<&SeasonPerson> {
        self.all.get(number.index())
    }

    /// Replaces the names of persons and removes their clubs, if `name` returns a name; identities do not change.
    pub fn rename(&mut self, name: impl Fn(&SeasonPerson) -> Option<Line>) {
        for person in &mut self.all {
            if let Some(name) = name(person) {
                person.data.name = name;
                person.data.conceal(|it| !it.is_private());
            }
        }
    }

    /// Returns the person of this entry; `None` for an unknown entry.
    pub fn at(&self, entry: EntryAt) -> Option<PersonNumber> {
        let players = self.numbers.get(entry.evening.index())?;
        let index = players.binary_search_by_key(&entry.player, |(player, _)| *player);
        index
            .ok()
            .and_then(|it| players.get(it))
            .map(|(_, number)| *number)
    }

    /// Returns the open questions, at most [`Self::MOST_QUESTIONS`].
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// Returns the number of further questions that wait for answers to these.
    pub const fn questions_left_out(&self) -> usize {
        self.questions_left_out
    }

    /// Returns ineffective decisions, and similar entries that were not joined.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Returns the patterns that match exactly these persons, for a decision that they are one person or different
    /// ones.
    pub fn patterns(&self, season: &Season, persons: &[PersonNumber]) -> Vec<EntryPattern> {
        let entries = Entries::of(season);
        let persons = persons.iter().filter_map(|it| self.get(*it));
        persons
            .filter_map(|person| {
                let mut patterns = EntryPattern::of(season, person).into_iter();
                patterns.find(|pattern| {
                    let fitting = entries.fitting(season, pattern);
                    let mut fitting = fitting.iter().filter_map(|it| entries.at(*it));
                    fitting.all(|at| self.at(at) == Some(person.number))
                })
            })
            .collect()
    }
}

/// Returns the person whose first entry is `first`.
fn person(
    season: &Season,
    entries: &Entries,
    clusters: &Clusters,
    number: PersonNumber,
    first: usize,
) -> Option<SeasonPerson> {
    let mut members: Vec<usize> = clusters.members(first).collect();
    members.sort_unstable();
    let at = members.iter().filter_map(|it| entries.at(*it));
    let facts: Vec<_> = at
        .filter_map(|at| at.entrant(season))
        .map(|it| &it.data)
        .collect();
    let newest = facts.last()?;
    let rated = facts.iter().rev().find(|it| !it.ratings.is_empty());
    let data = facts.iter().copied().cloned().reduce(PlayerData::with)?;
    Some(SeasonPerson {
        number,
        data: PlayerData {
            name: newest.name.clone(),
            ratings: rated.map(|it| it.ratings.clone()).unwrap_or_default(),
            ..data
        },
        entries: members
            .iter()
            .filter_map(|&it| {
                Some(PersonEntry {
                    at: entries.at(it)?,
                    joined: clusters.joined(it),
                })
            })
            .collect(),
    })
}

/// Returns the person of each player of each tournament.
fn by_evening(
    season: &Season,
    entries: &Entries,
    numbers: &[PersonNumber],
) -> Vec<Vec<(PlayerId, PersonNumber)>> {
    let mut evenings: Vec<Vec<_>> = season.evenings().map(|_| Vec::new()).collect();
    for (entry, number) in numbers.iter().enumerate() {
        if let Some(at) = entries.at(entry)
            && let Some(evening) = evenings.get_mut(at.evening.index())
        {
            evening.push((at.player, *number));
        }
    }
    evenings
}
