//! Who may not meet by the tournament's own wish.

use super::{EntrantNumber, RoundNumber};

/// Entrants of whom no two may meet in some rounds (TRF record 260).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ForbiddenPairs {
    pub from: RoundNumber,
    pub to: RoundNumber,
    pub entrants: Vec<EntrantNumber>,
}

impl ForbiddenPairs {
    /// Whether the ban holds in a round.
    pub fn holds_in(&self, round: RoundNumber) -> bool {
        self.from <= round && round <= self.to
    }
}
