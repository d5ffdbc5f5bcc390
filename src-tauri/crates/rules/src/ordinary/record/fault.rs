//! How a record of ordinary chess ends, and why it cannot be played on.

use kralle_choice::Choice;
use kralle_refusal::Refusal;

use crate::article::Article;
use crate::game_result::GameResult;
use crate::result::Cause;

/// What ended a game on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordEnd {
    /// Who won, or a draw; never [`GameResult::Continues`].
    pub result: GameResult,
    pub cause: Cause,
    pub article: Article,
}

/// Why a move cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Choice, Refusal)]
#[refusal(NotAllowed, bare)]
pub enum FaultReason {
    #[error("no legal move")]
    #[code("illegal_move")]
    Illegal,
    #[error("several pieces can make this move")]
    #[code("ambiguous_move")]
    Ambiguous,
    #[error("the game was over")]
    GameOver,
}
