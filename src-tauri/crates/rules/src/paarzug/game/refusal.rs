//! Refusals of actions in a game of pairs.

use kralle_choice::Choice;
use kralle_refusal::Refusal;

use crate::paarzug::law::PairLaw;

/// The reason an action in a game is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Choice, Refusal)]
#[refusal(NotNow, bare)]
pub enum PairRefusal {
    #[error("the game is over")]
    GameOver,
    /// The player's own clock is stopped, so the move is final.
    #[error("the clock is stopped, the stored move stands")]
    ClockStopped,
    #[error("no move is stored")]
    NothingStored,
    #[error("the moves of this pair are known")]
    AlreadyRevealed,
    /// No second move has to be chosen, or the other player chooses it.
    #[error("there is no second move to choose")]
    NotChoosing,
    #[error("the second move is not legal")]
    IllegalSecond,
    #[error("the claim is not right")]
    ClaimUnfounded,
    #[error("no flag has fallen")]
    NoFlagFallen,
    /// A switch needs exactly one king in check, and an announcement that allows it.
    #[error("the game cannot go on as ordinary chess now")]
    CannotSwitch,
    /// The clock is already running.
    #[error("the clock runs or its player has moved")]
    ClockNotWaiting,
}

impl PairRefusal {
    /// Returns its point of law.
    pub const fn law(self) -> PairLaw {
        match self {
            Self::ClockStopped | Self::NothingStored | Self::AlreadyRevealed => PairLaw::AtOnce,
            Self::NotChoosing | Self::IllegalSecond => PairLaw::SecondMove,
            Self::ClockNotWaiting => PairLaw::Clocks,
            Self::GameOver | Self::ClaimUnfounded | Self::NoFlagFallen => PairLaw::NormalRules,
            Self::CannotSwitch => PairLaw::Switch,
        }
    }
}
