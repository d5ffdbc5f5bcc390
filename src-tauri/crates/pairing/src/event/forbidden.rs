//! Bans: pairs that the tournament itself forbids.

use super::{EntrantNumber, RoundNumber};

/// Entrants of which no two may meet in some rounds (TRF record 260).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ForbiddenPairs {
    pub from: RoundNumber,
    pub to: RoundNumber,
    pub entrants: Vec<EntrantNumber>,
}

impl ForbiddenPairs {
    /// True if the ban applies in a round.
    pub fn holds_in(&self, round: RoundNumber) -> bool {
        self.from <= round && round <= self.to
    }
}
