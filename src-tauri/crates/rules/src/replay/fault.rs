//! Faults that stop a replay.

use kralle_choice::Code;
use kralle_refusal::Refusal;

use crate::notation::san::SanRefusal;

/// The reason a ply cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(NotAllowed, bare)]
pub enum FaultReason {
    #[error(transparent)]
    #[code(it.code())]
    Refused(#[from] SanRefusal),
    #[error("the match was over")]
    MatchOver,
    /// The player was stalemated, and has received no piece since (option `stalemate_release`).
    #[error("the player was stalemated and must wait for a piece")]
    MustWait,
}
