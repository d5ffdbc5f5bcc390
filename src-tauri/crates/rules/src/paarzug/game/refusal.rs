//! Why something cannot be done in a game of pairs.

use kralle_choice::Choice;
use kralle_refusal::Refusal;

use crate::paarzug::law::PairLaw;

/// Why something cannot be done in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Choice, Refusal)]
#[refusal(NotNow, bare)]
pub enum PairRefusal {
    #[error("the game is over")]
    GameOver,
    /// The own clock has been stopped: the move stands.
    #[error("the clock is stopped, the stored move stands")]
    ClockStopped,
    #[error("no move is stored")]
    NothingStored,
    #[error("the moves of this pair are known")]
    AlreadyRevealed,
    /// Nobody has to choose a second move, or the other player has.
    #[error("there is no second move to choose")]
    NotChoosing,
    #[error("the second move is not legal")]
    IllegalSecond,
    #[error("the claim is not right")]
    ClaimUnfounded,
    #[error("no flag has fallen")]
    NoFlagFallen,
    /// Ordinary chess can follow only when just one king is in check, and where agreed.
    #[error("the game cannot go on as ordinary chess now")]
    CannotSwitch,
    /// The clock that is to be started has been started.
    #[error("the clock runs or its player has moved")]
    ClockNotWaiting,
}

impl PairRefusal {
    /// The point of law it rests on.
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
