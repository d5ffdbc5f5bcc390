//! Decisions of the director on the order of tied teams (S W2b, W2c).

use crate::{Line, TeamNumber};

/// The content of a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruling {
    /// The teams in this order (S W2b).
    Order(Vec<TeamNumber>),
    /// These teams win together (S W2c); the others of the tie share the next rank.
    JointWinners(Vec<TeamNumber>),
}

/// A decision of the director (German: *Turnierleitung entscheidet*).
///
/// It applies while exactly the teams of `tied` are tied, and is kept afterward.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// Counted from 1 in the order of entry.
    pub number: u16,
    /// The tied teams, by number.
    pub tied: Vec<TeamNumber>,
    pub ruling: Ruling,
    pub reason: Line,
}
