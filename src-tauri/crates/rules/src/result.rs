//! Causes of the end of a match, and the results an arbiter may enter.
//!
//! Begin at [`RuleSet::admits`](crate::rule_set::RuleSet::admits): it takes a cause and a verdict and returns the
//! article, or a refusal with the admissible alternatives. [`causes`] lists the choices of a screen.
//!
//! Not here: evidence for the cause in the position (`adjudication`).

pub mod admission;
pub mod causes;

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};

pub use admission::{Admitted, Condition, NotAdmitted, Reason};

/// The cause of a decision; the message is `cause-` and the code with hyphens.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A final checkmate.
    Checkmate,
    /// A fallen flag.
    ///
    /// German: *Zeitüberschreitung*.
    FlagFall,
    Resignation,
    /// A claimed illegal move.
    IllegalMove,
    /// A draw by agreement.
    ///
    /// German: *Remis durch Einigung*.
    DrawAgreed,
    /// A player of each team mated.
    BothMated,
    SimultaneousClaims,
    BothFlags,
    /// The arbiter's decision.
    ///
    /// Always with a reason.
    ArbiterDecision,
    /// One team was absent.
    ///
    /// German: *kampflos*.
    Forfeit,
    DoubleForfeit,
    Stalemate,
    Repetition,
    FiftyMoves,
    DeadPosition,
    /// Both kings adjacent, or sent to one square, in one pair.
    ///
    /// PZSR 8.
    KingsAdjacent,
}

/// The claimed outcome, without the side.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Win,
    Draw,
    BothLose,
}

impl Cause {
    /// True if it happens on one of the two boards.
    pub const fn is_on_a_board(self) -> bool {
        matches!(
            self,
            Self::Checkmate | Self::FlagFall | Self::Resignation | Self::IllegalMove
        )
    }

    /// True if no game was played.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::Forfeit | Self::DoubleForfeit)
    }

    /// True if it comes from outside the game, so that no position or record supports it.
    pub const fn is_from_outside(self) -> bool {
        self.is_forfeit() || matches!(self, Self::ArbiterDecision)
    }
}
