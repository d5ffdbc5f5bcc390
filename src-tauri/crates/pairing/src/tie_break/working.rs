//! Workings of a value.

use kralle_choice::Code;

use crate::event::{EntrantNumber, RoundNumber};

use super::Value;

/// The working of a value: its contributions and cuts.
///
/// Empty for values without computation, such as a rating.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Working {
    /// One entry per round, opponent or board, in order.
    pub contributions: Vec<Contribution>,
}

/// One part of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contribution {
    pub round: Option<RoundNumber>,
    pub against: Against,
    pub value: Value,
    /// True if it was cut (C.07 article 14) and does not count.
    pub cut: bool,
    /// True if it comes from a voluntary unplayed round, VUR (article 16.1).
    pub voluntary: bool,
}

/// The source of a part of a tie-break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Code)]
#[code(kind = AgainstKind, name = "AgainstName")]
pub enum Against {
    Opponent(EntrantNumber),
    /// The dummy of an unplayed round, in place of the scheduled opponent (FIDE C.07 16.4.1).
    ///
    /// Its score is capped by the opponent's.
    DummyFor(EntrantNumber),
    /// The dummy of a round without an opponent (16.4.2).
    Dummy,
    /// The entrant's own points.
    Own,
    /// A board of a team.
    ///
    /// Counted from 1.
    Board(u8),
}

impl Working {
    pub(super) fn sum(&self) -> Option<Value> {
        self.contributions
            .iter()
            .filter(|it| !it.cut)
            .map(|it| it.value)
            .reduce(|a, b| a + b)
    }
}
