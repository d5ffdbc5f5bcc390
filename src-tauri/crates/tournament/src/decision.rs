//! Decisions of the director about the order of teams that are level (S W2b, W2c).

use crate::{Line, TeamNumber};

/// What the director decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruling {
    /// The teams in this order (S W2b).
    Order(Vec<TeamNumber>),
    /// These teams win together (S W2c); the others of the tie share the next rank.
    JointWinners(Vec<TeamNumber>),
}

/// A decision of the director (German: *Turnierleitung entscheidet*).
///
/// It holds as long as exactly the teams of `tied` are level, and is kept when it no longer does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// Counted from 1 in the order they were made.
    pub number: u16,
    /// The teams that were level, by number.
    pub tied: Vec<TeamNumber>,
    pub ruling: Ruling,
    pub reason: Line,
}
