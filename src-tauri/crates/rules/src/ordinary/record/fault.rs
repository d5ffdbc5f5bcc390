//! End of a record of ordinary chess, and faults that prevent its replay.

use kralle_choice::Choice;
use kralle_refusal::Refusal;

use crate::article::Article;
use crate::game_result::GameResult;
use crate::result::Cause;

/// The end of a game on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordEnd {
    /// The winner, or a draw; never [`GameResult::Continues`].
    pub result: GameResult,
    pub cause: Cause,
    pub article: Article,
}

/// The reason a move cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Choice, Refusal)]
#[refusal(NotAllowed, bare)]
pub enum FaultReason {
    #[error("no legal move")]
    #[code("illegal_move")]
    Illegal,
    #[error("several pieces can make this move")]
    #[code("ambiguous_move")]
    Ambiguous,
    /// Castling of Chess960, which none of the rule sets has.
    #[error("the rules do not know castling of Chess960")]
    #[code("castling_960")]
    Castling960,
    #[error("the game was over")]
    GameOver,
}
