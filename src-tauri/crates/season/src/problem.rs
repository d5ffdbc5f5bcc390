//! Problems of a season that do not stop the rest.

use kralle_choice::{Choice, Code};
use kralle_refusal::Refusal;
use kralle_rules::preset::Game;

use crate::Joined;

/// The position of a decision about persons in the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DecisionPlace {
    pub kind: DecisionKind,
    /// From 1, among the decisions of this kind.
    pub number: u32,
}

/// The content of a decision about persons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum DecisionKind {
    /// Its entries are one person.
    SamePerson,
    /// Its entries are different persons.
    OtherPerson,
}

/// An omission or failure in a season. File names are those of [`SeasonFile`](crate::SeasonFile).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Code, Refusal)]
#[refusal(BadInput, exit = 1, prefix = "season_", bare)]
pub enum Problem {
    /// One tournament in two files: the more advanced copy counts.
    GivenTwice {
        file: String,
        /// The file that is used.
        kept: String,
    },
    /// A tournament without a date: it comes after the others.
    Undated { file: String },
    /// A running tournament, which is excluded.
    Running { file: String },
    /// All is played, but first place is tied and the director has not decided: the tournament is excluded.
    FirstPlaceOpen { file: String },
    /// Nothing is played yet: the tournament is excluded.
    NotBegun { file: String },
    /// A tournament of another game than the table's: it is only rated.
    OtherGame { file: String, game: Game },
    /// An entry of a decision without a match in the files; the rest of the decision applies.
    DecisionFitsNobody {
        decision: DecisionPlace,
        /// The entry, from 1.
        entry: u32,
    },
    /// A decision that would join two entries of one tournament: it has no effect.
    DecisionJoinsTwo {
        decision: DecisionPlace,
        /// The tournament.
        file: String,
        /// The two entries, as written there.
        names: [String; 2],
    },
    /// A "not the same person" decision that matches one person only; ignored.
    DecisionSplitsOne {
        decision: DecisionPlace,
        file: String,
        name: String,
    },
    /// A decision that joins persons whom another decision sets apart: it has no effect.
    DecisionsContradict {
        decision: DecisionPlace,
        against: DecisionPlace,
    },
    /// Two entries of one tournament with the same number: they remain two persons.
    ///
    /// Neither is joined with other tournaments by it.
    TwoOfOneTournament {
        /// The kind of number: [`Joined::FideId`] or [`Joined::NationalId`].
        alike: Joined,
        file: String,
        /// The two entries, as written there.
        names: [String; 2],
    },
    /// An entry of the list of guests without a match in the files.
    GuestFitsNobody {
        /// The entry, from 1.
        entry: u32,
    },
}
