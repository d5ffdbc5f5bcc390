//! What a pairing system hands over: the pairs of a round, or why there are
//! none.

use crate::event::{EntrantNumber, RoundNumber};

/// The pairs of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundPairing<R> {
    /// The round that was paired.
    pub round: RoundNumber,
    /// The pairs, in the order of the tables (C.04.2 article 3.6).
    pub pairs: Vec<Pair>,
    /// Who gets the pairing-allocated bye, when the number is odd.
    pub bye: Option<EntrantNumber>,
    /// Why it came out this way, in the terms of the system.
    pub reasons: R,
}

/// Two who play each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pair {
    /// Who has White, or is named first.
    pub first: EntrantNumber,
    /// Who has Black, or is named second.
    pub second: EntrantNumber,
    /// The article that gave out the roles, such as `4.3.5`.
    pub role_article: &'static str,
}

impl Pair {
    /// Whether these two play each other, whoever is first.
    pub fn joins(&self, a: EntrantNumber, b: EntrantNumber) -> bool {
        (self.first, self.second) == (a, b) || (self.first, self.second) == (b, a)
    }
}

/// Why a round cannot be paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unpairable {
    /// Nobody is there to be paired.
    #[error("there are no entrants to pair")]
    Nobody,
    /// No pairing of everybody exists without a second meeting (or, in the
    /// Dutch system, without giving someone a role beyond the limits): the
    /// Chief Arbiter decides what to do.
    #[error("no complete pairing exists")]
    NoCompletePairing {
        /// Entrants of whom at most half can be served: they have no partners
        /// but each other's partners. Empty where no such group was found.
        stuck: Vec<EntrantNumber>,
    },
    /// The number is odd and everybody has had a bye or a win without playing.
    #[error("nobody may be given the pairing-allocated bye")]
    NobodyForTheBye,
    /// Whoever might have the bye would leave the others without a pairing.
    #[error("no bye leaves a complete pairing")]
    NoByeLeavesAPairing {
        /// Who might have the bye.
        candidates: Vec<EntrantNumber>,
    },
    /// Stopped on request.
    #[error("cancelled")]
    Cancelled,
}

impl Unpairable {
    /// A stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Nobody => "nobody_to_pair",
            Self::NoCompletePairing { .. } => "no_complete_pairing",
            Self::NobodyForTheBye => "nobody_for_the_bye",
            Self::NoByeLeavesAPairing { .. } => "no_bye_leaves_a_pairing",
            Self::Cancelled => "cancelled",
        }
    }
}

/// Someone who waits for a long pairing: hears how far it is, and may stop it.
pub trait Watch {
    /// So many of all entrants are paired.
    fn progress(&self, done: usize, total: usize);
    /// Whether to stop.
    fn is_cancelled(&self) -> bool;
}

/// Nobody waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn progress(&self, _done: usize, _total: usize) {}

    fn is_cancelled(&self) -> bool {
        false
    }
}
