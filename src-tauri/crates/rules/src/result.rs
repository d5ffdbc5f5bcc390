//! What ends a match, and what an arbiter may enter as its result.
//!
//! Begin at [`RuleSet::admits`](crate::rule_set::RuleSet::admits): a cause and a verdict in, the article out, or a
//! refusal that says what would be admitted instead. [`causes`] lists what a screen
//! offers.
//!
//! Not here: whether the position bears the cause out (`adjudication`).

pub mod admission;
pub mod causes;

use serde::{Deserialize, Serialize};

pub use admission::{Admitted, Condition, NotAdmitted, Reason};

/// Why a match ended, as the arbiter enters it.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    kralle_choice::Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A final checkmate (*Matt*).
    Checkmate,
    /// A fallen flag (*Zeitüberschreitung*).
    FlagFall,
    /// A player has resigned (*Aufgabe*).
    Resignation,
    /// A claimed illegal move.
    IllegalMove,
    /// A draw agreed upon (*Remis durch Einigung*).
    DrawAgreed,
    /// A player of each team mated.
    BothMated,
    /// Claims of both teams at one moment.
    SimultaneousClaims,
    /// Flags of both teams down.
    BothFlags,
    /// The arbiter's decision; always with a reason.
    ArbiterDecision,
    /// One team was not there (*kampflos*).
    Forfeit,
    /// Neither team was there.
    DoubleForfeit,
    /// Stalemate (*Patt*).
    Stalemate,
    /// The same position three times.
    Repetition,
    /// Fifty moves without capture or pawn move.
    FiftyMoves,
    /// A position in which nobody can mate.
    DeadPosition,
    /// Both kings moved side by side, or to one square, in one pair (PZSR 8).
    KingsAdjacent,
}

/// The outcome that is claimed, without saying for whom.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    kralle_choice::Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// One side wins.
    Win,
    /// The match is drawn.
    Draw,
    /// Both sides lose.
    BothLose,
}

impl Cause {
    /// Whether it comes from outside the game, so that no position and no record bears it out.
    pub const fn is_from_outside(self) -> bool {
        matches!(
            self,
            Self::ArbiterDecision | Self::Forfeit | Self::DoubleForfeit
        )
    }
}
