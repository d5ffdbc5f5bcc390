//! What ends a match, and what an arbiter may enter as its result.
//!
//! Begin at [`RuleSet::admits`](crate::rule_set::RuleSet::admits): a cause and a verdict in, the article out, or a
//! refusal that says what would be admitted instead. [`causes`] lists what a screen
//! offers.
//!
//! Not here: whether the position bears the cause out (`adjudication`).

pub mod admission;
pub mod causes;

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};

pub use admission::{Admitted, Condition, NotAdmitted, Reason};

/// By what a match was decided; the message is `cause-` and the code with hyphens.
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
    /// A draw agreed upon.
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
    /// One team was not there.
    ///
    /// German: *kampflos*.
    Forfeit,
    DoubleForfeit,
    Stalemate,
    Repetition,
    FiftyMoves,
    DeadPosition,
    /// Both kings side by side, or sent to one square, in one pair.
    ///
    /// PZSR 8.
    KingsAdjacent,
}

/// The outcome that is claimed, without saying for whom.
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
    /// Whether it happens on one of the two boards.
    pub const fn is_on_a_board(self) -> bool {
        matches!(
            self,
            Self::Checkmate | Self::FlagFall | Self::Resignation | Self::IllegalMove
        )
    }

    /// Whether nothing was played.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::Forfeit | Self::DoubleForfeit)
    }

    /// Whether it comes from outside the game, so that no position and no record bears it out.
    pub const fn is_from_outside(self) -> bool {
        self.is_forfeit() || matches!(self, Self::ArbiterDecision)
    }
}
