//! Who took part, over all tournaments of a season.
//!
//! Begin at [`Persons::of`]. What is certain is joined, what is likely is asked, what was decided
//! holds; two of one tournament are never one person. Who is recognized as whom is said by
//! [`kralle_tournament::Person`] alone.

mod decision;

use std::collections::BTreeMap;

use kralle_choice::{Choice, Code};
use kralle_tournament::{
    BirthYear, Line, NationalId, PlayerData, PlayerId, Rating, RatingKind, Sex,
};

pub use decision::{Decisions, EntryPattern};

use crate::{EveningNumber, PersonNumber, Problem, Season};

/// An entry in the list of players of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryAt {
    pub evening: EveningNumber,
    pub player: PlayerId,
}

/// By what an entry belongs to the person of an earlier one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Code)]
pub enum Joined {
    /// By the decision of this number among `[[same_person]]`, from 1.
    Decided(u32),
    /// The FIDE number is the same.
    FideId,
    /// The number in a national federation is the same.
    NationalId,
    /// Name, year of birth and club are the same.
    Written,
}

/// An entry of a person, and why it is this person's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonEntry {
    pub at: EntryAt,
    /// None for the first entry.
    pub joined: Option<Joined>,
}

/// A person of the season. What is known comes from the newest tournament that says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonPerson {
    pub number: PersonNumber,
    pub name: Line,
    pub birth_year: Option<BirthYear>,
    pub club: Option<Line>,
    pub fide_id: Option<u32>,
    pub national_id: Option<NationalId>,
    pub sex: Option<Sex>,
    pub ratings: BTreeMap<RatingKind, Rating>,
    /// In the order of the season, one a tournament.
    pub entries: Vec<PersonEntry>,
}

/// Why it is asked whether two are one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum QuestionReason {
    /// The same name and nothing against it, but not all that is known of one is known of the other,
    /// or the club has changed.
    Likely,
    /// They are written the same, but another one is too who cannot be the same person: it may be either.
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

/// Who took part.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Persons {
    persons: Vec<SeasonPerson>,
    /// By evening, then by player.
    numbers: Vec<Vec<(PlayerId, PersonNumber)>>,
    questions: Vec<Question>,
    questions_left_out: usize,
    problems: Vec<Problem>,
}

impl Persons {
    /// The most questions that are asked at once.
    pub const MOST_QUESTIONS: usize = 200;

    /// The persons of a season, with what was decided about them.
    pub fn of(season: &Season, decisions: &Decisions) -> Self {
        let _ = (season, decisions);
        Self::default()
    }

    /// Every person by number, which is the order in which they first took part.
    pub fn all(&self) -> &[SeasonPerson] {
        &self.persons
    }

    /// The person of this number.
    pub fn get(&self, number: PersonNumber) -> Option<&SeasonPerson> {
        self.persons.get(number.index())
    }

    /// Who stands behind this entry.
    pub fn at(&self, entry: EntryAt) -> Option<PersonNumber> {
        let players = self.numbers.get(entry.evening.index())?;
        let index = players.binary_search_by_key(&entry.player, |(player, _)| *player);
        index
            .ok()
            .and_then(|it| players.get(it))
            .map(|(_, number)| *number)
    }

    /// What is asked, at most [`Self::MOST_QUESTIONS`].
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// How many further questions wait until these are answered.
    pub const fn questions_left_out(&self) -> usize {
        self.questions_left_out
    }

    /// Decisions that do not hold, and entries that were not joined although they are alike.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// The patterns that mean exactly these persons: what is written down when it is decided that they
    /// are one person, or different ones.
    pub fn patterns(&self, season: &Season, persons: &[PersonNumber]) -> Vec<EntryPattern> {
        let _ = (season, persons);
        Vec::new()
    }
}

/// The sex a player was entered with.
const fn sex(_: &PlayerData) -> Option<Sex> {
    None
}
