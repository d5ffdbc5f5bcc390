//! Who may not meet by the tournament's own wish.

use super::{EntrantNumber, RoundNumber};

/// Entrants of whom no two may meet in some rounds (TRF record 260).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ForbiddenPairs {
    /// The first round of the ban.
    pub from: RoundNumber,
    /// The last round of the ban.
    pub to: RoundNumber,
    /// The entrants, in any order.
    pub entrants: Vec<EntrantNumber>,
}

impl ForbiddenPairs {
    /// Whether the ban holds in a round.
    pub fn holds_in(&self, round: RoundNumber) -> bool {
        self.from <= round && round <= self.to
    }
}
