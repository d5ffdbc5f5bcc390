//! Why a round cannot be paired, and the ways on.

use crate::event::EntrantNumber;

/// Why a round cannot be paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unpairable {
    /// Nobody is there to be paired.
    #[error("there are no entrants to pair")]
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
    /// Whoever might have the bye would leave the others without a pairing.
    #[error("no bye leaves a complete pairing")]
    NoByeLeavesAPairing {
        /// Who might have the bye.
        candidates: Vec<EntrantNumber>,
    },
    /// What the director wishes is not possible.
    #[error(transparent)]
    Refused(#[from] WishRefusal),
    /// Stopped on request.
    #[error("cancelled")]
    Cancelled,
}

/// A way on from a round without a pairing. The regulations leave the choice
/// to the Chief Arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WayOn {
    /// Let as few as possible meet a second time, and where nothing else is left
    /// have the bye a second time
    /// ([`crate::round_pairing::Wishes::second_meetings`]).
    SecondMeetings,
    /// Give the bye to someone who has had one, by hand.
    SecondBye,
    /// Take back what was wished.
    OtherWishes,
    /// End the tournament with the last round.
    EndTheTournament,
}

impl WayOn {
    /// A stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::SecondMeetings => "second_meetings",
            Self::SecondBye => "second_bye",
            Self::OtherWishes => "other_wishes",
            Self::EndTheTournament => "end_the_tournament",
        }
    }
}

impl Unpairable {
    /// A stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Nobody => "nobody_to_pair",
            Self::NoCompletePairing { .. } => "no_complete_pairing",
            Self::NobodyForTheBye => "nobody_for_the_bye",
            Self::NoByeLeavesAPairing { .. } => "no_bye_leaves_a_pairing",
            Self::Refused(refusal) => refusal.code(),
            Self::Cancelled => "cancelled",
        }
    }

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum WishRefusal {
    /// This entrant is not to be paired in this round.
    #[error("entrant {entrant} is not to be paired in this round")]
    NotThere {
        /// Who.
        entrant: EntrantNumber,
    },
    /// Two wishes name the same entrant.
    #[error("entrant {entrant} is in two pairs")]
    Twice {
        /// Who.
        entrant: EntrantNumber,
    },
    /// The two have met, or are forbidden to (\[C1\]).
    #[error("entrants {a} and {b} may not meet")]
    MayNotMeet {
        /// One.
        a: EntrantNumber,
        /// The other.
        b: EntrantNumber,
    },
    /// Both must have the same role (\[C3\] of the Dutch system).
    #[error("entrants {a} and {b} must both have the same role")]
    SameAbsolutePreference {
        /// One.
        a: EntrantNumber,
        /// The other.
        b: EntrantNumber,
    },
    /// A pairing to be judged leaves this entrant out.
    #[error("entrant {entrant} is left out")]
    LeftOut {
        /// Who.
        entrant: EntrantNumber,
    },
    /// There is no bye, since the number is even.
    #[error("the number is even: there is no bye")]
    NoBye {
        /// Who was to get it.
        entrant: EntrantNumber,
    },
}

impl WishRefusal {
    /// A stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotThere { .. } => "entrant_not_there",
            Self::Twice { .. } => "entrant_in_two_pairs",
            Self::MayNotMeet { .. } => "may_not_meet",
            Self::SameAbsolutePreference { .. } => "same_absolute_preference",
            Self::LeftOut { .. } => "entrant_left_out",
            Self::NoBye { .. } => "no_bye_this_round",
        }
    }

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
