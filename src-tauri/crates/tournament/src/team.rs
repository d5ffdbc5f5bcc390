//! Teams and their memberships over the rounds.

use crate::{Line, PlayerId, RoundNumber, TeamNumber};

/// A team (German: *Team*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Its number: the start number of its pot-1 player (S T3), or the assigned one.
    pub number: TeamNumber,
    pub name: Option<Line>,
    /// The captain of a fixed team (German: *Mannschaftsführer*), who need not play in it; `None`
    /// without one.
    pub captain: Option<Line>,
    /// The first round that counts it: later than the first only for a late entrant (C.04.2 article
    /// 2.4).
    pub entered: RoundNumber,
}

/// A player's place in a team's line-up order (German: *Rangfolge*), counted from 1. The pot-1
/// player is 1, the pot-2 player 2, the third of a three-player team 3. In a fixed team as
/// reported, substitutes from 3 on (D 8.1, O 10.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineUpOrder(pub u8);

/// A player's membership in a team, from a first to a last round (S G2, G2a).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Membership {
    pub team: TeamNumber,
    pub player: PlayerId,
    pub order: LineUpOrder,
    pub from: RoundNumber,
    /// The last round of the membership; `None` while it lasts.
    pub to: Option<RoundNumber>,
}

impl Membership {
    /// True if the membership includes `round`.
    pub fn holds_in(&self, round: RoundNumber) -> bool {
        self.from <= round && self.to.is_none_or(|to| round <= to)
    }
}
