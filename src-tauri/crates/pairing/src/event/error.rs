//! Contradictions in the record of a tournament.

use kralle_choice::Code;

use super::{EntrantNumber, RoundNumber};

/// The reason an event could not be built: its rounds contradict each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Code)]
pub enum EventError {
    /// There are more entrants or rounds than numbers.
    #[error("more than 65534 entrants or rounds")]
    #[code("too_many_entrants")]
    TooMany,
    /// The entrants are not numbered 1, 2, 3 … in order.
    #[error("entrant {found} stands where {expected} is expected")]
    NumberGap {
        expected: EntrantNumber,
        found: EntrantNumber,
    },
    /// A record names an entrant that is not in the event.
    #[error("there is no entrant {unknown} (entrant {entrant}, round {round})")]
    UnknownEntrant {
        /// The entrant with the record, or the unknown entrant itself.
        entrant: EntrantNumber,
        round: RoundNumber,
        unknown: EntrantNumber,
    },
    #[error("entrant {entrant} is its own opponent in round {round}")]
    OwnOpponent {
        entrant: EntrantNumber,
        round: RoundNumber,
    },
    /// One names the other as opponent, but not vice versa.
    #[error("entrant {entrant} names {opponent} as opponent in round {round}, but not vice versa")]
    NotMutual {
        /// The one that names an opponent.
        entrant: EntrantNumber,
        opponent: EntrantNumber,
        round: RoundNumber,
    },
    #[error("entrants {entrant} and {opponent} have the same role in round {round}")]
    SameRole {
        entrant: EntrantNumber,
        opponent: EntrantNumber,
        round: RoundNumber,
    },
    /// The results of both sides are incompatible.
    #[error("the results of {entrant} and {opponent} in round {round} contradict each other")]
    ResultMismatch {
        entrant: EntrantNumber,
        opponent: EntrantNumber,
        round: RoundNumber,
    },
    #[error("a second pairing-allocated bye in round {round}, for entrant {entrant}")]
    SecondAllocatedBye {
        /// The second one.
        entrant: EntrantNumber,
        round: RoundNumber,
    },
}

impl EventError {
    /// Returns entrant and round of the contradiction; `None` if it has no such place.
    pub const fn place(self) -> Option<(EntrantNumber, RoundNumber)> {
        match self {
            Self::TooMany | Self::NumberGap { .. } => None,
            Self::UnknownEntrant { entrant, round, .. }
            | Self::OwnOpponent { entrant, round }
            | Self::NotMutual { entrant, round, .. }
            | Self::SameRole { entrant, round, .. }
            | Self::ResultMismatch { entrant, round, .. }
            | Self::SecondAllocatedBye { entrant, round } => Some((entrant, round)),
        }
    }
}
