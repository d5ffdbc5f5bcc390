//! A person and the person's entries.

use kralle_choice::Code;
use kralle_tournament::{PlayerData, PlayerId};

use crate::{Entrant, EveningNumber, PersonNumber, Season};

/// An entry in the list of players of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryAt {
    pub evening: EveningNumber,
    pub player: PlayerId,
}

/// The reason an entry belongs to the person of an earlier one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Code)]
pub enum Joined {
    /// The decision with this number among `[[same_person]]`, from 1.
    Decided(u32),
    /// The same FIDE number.
    FideId,
    /// The same number in a national federation.
    NationalId,
    /// The same name, year of birth and club.
    Written,
}

/// An entry of a person, and the reason it was joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonEntry {
    pub at: EntryAt,
    /// `None` for the first entry.
    pub joined: Option<Joined>,
}

/// A person of the season. Each field comes from the newest tournament that has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonPerson {
    pub number: PersonNumber,
    pub data: PlayerData,
    /// In the order of the season, one per tournament.
    pub entries: Vec<PersonEntry>,
}

impl EntryAt {
    /// Returns the entry itself; `None` if it does not exist.
    pub(crate) fn entrant(self, season: &Season) -> Option<&Entrant> {
        season.evening(self.evening)?.evening.entrant(self.player)
    }
}
