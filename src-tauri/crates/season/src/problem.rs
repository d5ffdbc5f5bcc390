//! What a season leaves out or could not do, while the rest goes on.

use kralle_choice::{Choice, Code};
use kralle_refusal::Refusal;
use kralle_rules::preset::Game;

use crate::Joined;

/// Which decision about persons, as the settings count it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DecisionPlace {
    pub kind: DecisionKind,
    /// From 1, among those of this kind.
    pub number: u32,
}

/// What a decision says of persons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum DecisionKind {
    /// That its entries are one person.
    SamePerson,
    /// That its entries are different persons.
    OtherPerson,
}

/// What a season leaves out or could not do. Names of files are those of [`SeasonFile`](crate::SeasonFile).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Code, Refusal)]
#[refusal(BadInput, exit = 1, prefix = "season_", bare)]
pub enum Problem {
    /// One tournament in two files: the further copy counts.
    GivenTwice {
        file: String,
        /// The file that counts.
        kept: String,
    },
    /// A tournament without a date: it stands behind the others.
    Undated { file: String },
    /// A running tournament that takes no part.
    Running { file: String },
    /// All is played, but first place is level and the director has not decided: it takes no part.
    FirstPlaceOpen { file: String },
    /// Nothing is played yet: it takes no part.
    NotBegun { file: String },
    /// A tournament of another game than the table is for: it is rated only.
    OtherGame { file: String, game: Game },
    /// An entry of a decision that nobody in the files fits: the rest of the decision holds.
    DecisionFitsNobody {
        decision: DecisionPlace,
        /// Which of its entries, from 1.
        entry: u32,
    },
    /// A decision that would make two entries of one tournament one person: it does not hold.
    DecisionJoinsTwo {
        decision: DecisionPlace,
        /// The tournament.
        file: String,
        /// The two entries, as they stand there.
        names: [String; 2],
    },
    /// A decision that somebody is another than himself, because two of its entries fit him: it does not hold.
    DecisionSplitsOne {
        decision: DecisionPlace,
        file: String,
        name: String,
    },
    /// A decision that makes one person of those whom another decision sets apart: it does not hold.
    DecisionsContradict {
        decision: DecisionPlace,
        against: DecisionPlace,
    },
    /// Two entries of one tournament with one number: they are two persons, and neither is joined with
    /// other tournaments by it.
    TwoOfOneTournament {
        /// Whose number it is: [`Joined::FideId`] or [`Joined::NationalId`].
        alike: Joined,
        file: String,
        /// The two entries, as they stand there.
        names: [String; 2],
    },
    /// An entry of the list of guests that nobody in the files fits.
    GuestFitsNobody {
        /// Which, from 1.
        entry: u32,
    },
}
