//! Why a round cannot be paired, and the ways on.

use kralle_choice::{Choice, Code};

use crate::event::EntrantNumber;

/// Why a round cannot be paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code)]
pub enum Unpairable {
    #[error("there are no entrants to pair")]
    #[code("nobody_to_pair")]
    Nobody,
    /// No pairing of everybody exists without a second meeting (or, in the
    /// Dutch system, without two who must both have the same role): the Chief
    /// Arbiter decides what to do (C.04.6 article 3.3.3, C.04.3 article 1.9.3).
    #[error("no complete pairing exists")]
    NoCompletePairing {
        /// Too many who may only meet the same few others, by number.
        stuck: Vec<EntrantNumber>,
    },
    /// The number is odd and everybody has had a bye or a win without playing
    /// (\[C2\]).
    #[error("nobody may be given the pairing-allocated bye")]
    NobodyForTheBye,
    /// Every candidate for the bye would leave the others without a pairing.
    #[error("no bye leaves a complete pairing")]
    NoByeLeavesAPairing {
        /// Who might have the bye.
        candidates: Vec<EntrantNumber>,
    },
    #[error(transparent)]
    #[code(it.code())]
    Refused(#[from] WishRefusal),
    #[error("cancelled")]
    Cancelled,
}

/// A way on from a round without a pairing. The regulations leave the choice
/// to the Chief Arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum WayOn {
    /// Let as few as possible meet a second time, and where nothing else is left
    /// have the bye a second time
    /// ([`crate::round_pairing::Wishes::second_meetings`]).
    SecondMeetings,
    /// Give the bye to someone who has had one, by hand.
    SecondBye,
    /// Take back what was wished.
    OtherWishes,
    EndTheTournament,
}

impl Unpairable {
    /// What can be done.
    pub const fn ways_on(&self) -> &'static [WayOn] {
        match self {
            Self::Nobody | Self::Cancelled => &[],
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

/// Why a wish is refused.
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
    /// The two have met, or are forbidden to (\[C1\]).
    #[error("entrants {a} and {b} may not meet")]
    MayNotMeet { a: EntrantNumber, b: EntrantNumber },
    /// Both must have the same role (\[C3\] of the Dutch system).
    #[error("entrants {a} and {b} must both have the same role")]
    SameAbsolutePreference { a: EntrantNumber, b: EntrantNumber },
    /// A pairing to be judged leaves this entrant out.
    #[error("entrant {entrant} is left out")]
    #[code("entrant_left_out")]
    LeftOut { entrant: EntrantNumber },
    /// There is no bye, since the number is even.
    #[error("the number is even: there is no bye")]
    #[code("no_bye_this_round")]
    NoBye { entrant: EntrantNumber },
}

impl WishRefusal {
    /// Whom it is about.
    pub fn entrants(&self) -> Vec<EntrantNumber> {
        match *self {
            Self::NotThere { entrant }
            | Self::Twice { entrant }
            | Self::LeftOut { entrant }
            | Self::NoBye { entrant } => vec![entrant],
            Self::MayNotMeet { a, b } | Self::SameAbsolutePreference { a, b } => vec![a, b],
        }
    }

    /// The criterion it rests on, if it is one.
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
