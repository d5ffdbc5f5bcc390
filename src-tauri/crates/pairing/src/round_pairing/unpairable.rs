//! Reasons a round cannot be paired, and the available remedies.

use kralle_choice::{Choice, Code};

use crate::event::EntrantNumber;

/// The reason a round cannot be paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code)]
pub enum Unpairable {
    /// No two entrants are to be paired.
    #[error("there are no entrants to pair")]
    #[code("nobody_to_pair")]
    Nobody,
    /// No complete pairing exists without a second meeting.
    ///
    /// In the Dutch system, or without two who must both have the same role. The Chief Arbiter
    /// decides (C.04.6 article 3.3.3, C.04.3 article 1.9.3).
    #[error("no complete pairing exists")]
    NoCompletePairing {
        /// Too many entrants who may only meet the same few others, by number.
        stuck: Vec<EntrantNumber>,
    },
    /// The number is odd and all have had a bye or a win without playing (\[C2\]).
    #[error("nobody may be given the pairing-allocated bye")]
    NobodyForTheBye,
    /// Every candidate for the bye would leave the others without a pairing.
    #[error("no bye leaves a complete pairing")]
    NoByeLeavesAPairing {
        /// The candidates for the bye.
        candidates: Vec<EntrantNumber>,
    },
    #[error(transparent)]
    #[code(it.code())]
    Refused(#[from] WishRefusal),
    #[error("cancelled")]
    Cancelled,
}

/// A remedy for a round without a pairing. The regulations leave the choice to the Chief Arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum WayOn {
    /// Allow as few second meetings as possible and, if necessary, a second bye
    /// ([`crate::round_pairing::Wishes::second_meetings`]).
    SecondMeetings,
    /// Give the bye by hand to an entrant who has had one.
    SecondBye,
    /// Withdraw the wishes.
    OtherWishes,
    EndTheTournament,
}

impl Unpairable {
    /// Returns the available remedies.
    pub const fn ways_on(&self) -> &'static [WayOn] {
        match self {
            Self::Cancelled => &[],
            Self::Nobody => &[WayOn::EndTheTournament],
            Self::NoCompletePairing { .. } => &[WayOn::SecondMeetings, WayOn::EndTheTournament],
            Self::NobodyForTheBye | Self::NoByeLeavesAPairing { .. } => &[
                WayOn::SecondMeetings,
                WayOn::SecondBye,
                WayOn::EndTheTournament,
            ],
            Self::Refused(_) => &[WayOn::OtherWishes],
        }
    }
}

/// The reason a wish is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error, Code)]
pub enum WishRefusal {
    /// This entrant is not to be paired in this round.
    #[error("entrant {entrant} is not to be paired in this round")]
    #[code("entrant_not_there")]
    NotThere { entrant: EntrantNumber },
    /// Two wishes name the same entrant.
    #[error("entrant {entrant} is in two pairs")]
    #[code("entrant_in_two_pairs")]
    Twice { entrant: EntrantNumber },
    /// The two have met, or are banned from meeting (\[C1\]).
    #[error("entrants {a} and {b} may not meet")]
    MayNotMeet { a: EntrantNumber, b: EntrantNumber },
    /// Both must have the same role (\[C3\] of the Dutch system).
    #[error("entrants {a} and {b} must both have the same role")]
    SameAbsolutePreference { a: EntrantNumber, b: EntrantNumber },
    /// A pairing to be judged omits this entrant.
    #[error("entrant {entrant} is left out")]
    #[code("entrant_left_out")]
    LeftOut { entrant: EntrantNumber },
    /// There is no bye, since the number is even.
    #[error("the number is even: there is no bye")]
    #[code("no_bye_this_round")]
    NoBye { entrant: EntrantNumber },
}

impl WishRefusal {
    /// Returns the entrants concerned.
    pub fn entrants(&self) -> Vec<EntrantNumber> {
        match *self {
            Self::NotThere { entrant }
            | Self::Twice { entrant }
            | Self::LeftOut { entrant }
            | Self::NoBye { entrant } => vec![entrant],
            Self::MayNotMeet { a, b } | Self::SameAbsolutePreference { a, b } => vec![a, b],
        }
    }

    /// Returns the criterion behind the refusal; `None` if there is none.
    pub const fn criterion(&self) -> Option<&'static str> {
        match self {
            Self::MayNotMeet { .. } => Some("C1"),
            Self::SameAbsolutePreference { .. } => Some("C3"),
            Self::NotThere { .. }
            | Self::Twice { .. }
            | Self::LeftOut { .. }
            | Self::NoBye { .. } => None,
        }
    }
}
