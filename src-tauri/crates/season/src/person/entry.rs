//! A person, and the entries that are this person's.

use kralle_choice::Code;
use kralle_tournament::{PlayerData, PlayerId};

use crate::{Entrant, EveningNumber, PersonNumber, Season};

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
    pub data: PlayerData,
    /// In the order of the season, one a tournament.
    pub entries: Vec<PersonEntry>,
}

impl EntryAt {
    /// The entry itself.
    pub(crate) fn entrant(self, season: &Season) -> Option<&Entrant> {
        season.evening(self.evening)?.evening.entrant(self.player)
    }
}
