//! How a value came about.

use crate::event::{EntrantNumber, RoundNumber};

use super::Value;

/// How a value came about: what was added up, and what was cut.
///
/// It is empty for values that are simply read off, such as a rating.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Working {
    /// One entry for each round, opponent or board, in order.
    pub contributions: Vec<Contribution>,
}

/// One part of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contribution {
    /// The round it comes from, where it comes from one.
    pub round: Option<RoundNumber>,
    /// Whom it is about.
    pub against: Against,
    /// What it is worth.
    pub value: Value,
    /// Whether it was cut (C.07 article 14) and does not count.
    pub cut: bool,
    /// Whether it comes from a voluntary unplayed round, VUR (article 16.1).
    pub voluntary: bool,
}

/// Whom a part of a value is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Against {
    /// An opponent.
    Opponent(EntrantNumber),
    /// The dummy of an unplayed round, whose score is capped by the scheduled
    /// opponent's (article 16.4.1).
    DummyFor(EntrantNumber),
    /// The dummy of an unplayed round without an opponent (article 16.4.2).
    Dummy,
    /// Nobody: the entrant's own points.
    Own,
    /// A board of a team, counted from 1.
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
