//! Doubts about a recorded result.

use kralle_choice::Code;

use crate::result::Cause;

/// The reason a recorded result does not follow from the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Code)]
pub enum Doubt {
    #[error("a move cannot be played")]
    Fault,
    #[error("the end on the board has another result")]
    BoardDiffers,
    #[error("the record states a mate, and the board shows none")]
    NoMate,
    #[error("the moves do not show the end that the record states")]
    CauseNotShown,
    /// The remark names a loser whom the result lets win on each board.
    #[error("the remark names another loser")]
    NamedLoser,
    #[error("the rules have no such result of this cause")]
    NotAdmitted,
    /// The remark names a player, but not clearly the loser.
    #[error("the remark does not name the loser clearly")]
    LoserUnclear,
    #[error("nothing shows the end")]
    NothingStated,
}

impl Doubt {
    /// True if the record shows that the result is wrong; false if it leaves the result open.
    pub const fn contradicts(self) -> bool {
        match self {
            Self::Fault
            | Self::BoardDiffers
            | Self::NoMate
            | Self::CauseNotShown
            | Self::NamedLoser
            | Self::NotAdmitted => true,
            Self::LoserUnclear | Self::NothingStated => false,
        }
    }

    /// Returns the doubt about a result that the rules do not admit for its cause.
    ///
    /// Servers end a match in which nobody can mate; tandem rules have no such end, and none that
    /// contradicts it.
    pub(super) const fn of_refused(cause: Cause) -> Self {
        if matches!(cause, Cause::DeadPosition | Cause::BothFlags) {
            Self::NothingStated
        } else {
            Self::NotAdmitted
        }
    }
}
