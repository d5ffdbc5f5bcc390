//! Reasons a stored move cannot be made (PZSR 2: "nicht eindeutig lesbar oder nicht ausführbar").
//!
//! Begin at [`VoidReason`]. [`simultaneous::void_reasons`](super::simultaneous::void_reasons) and
//! [`Between::void_reason`](super::sequential::Between::void_reason) find it by the same steps that
//! decide which moves are executed.

use kralle_choice::Code;
use shakmaty::Square;

use super::law::PairLaw;
use super::resolution::Ground;
use crate::preset::Preset;

/// The reason a stored move was void or became impossible; the message is `table-void-` and the
/// code with hyphens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Code)]
#[code(kind = VoidReasonKind, name = "VoidReasonName")]
pub enum VoidReason {
    Unreadable,
    /// No piece stands on the start square.
    NoPiece,
    /// The piece on the start square is the opponent's.
    OpponentsPiece,
    /// The first move of the pair captured the piece.
    PieceCaptured,
    /// A piece of the same color is on the target square.
    OwnPiece,
    /// The piece does not move like that.
    Movement,
    /// A piece is in the way.
    ///
    /// For a pawn also straight ahead on its target square.
    Blocked {
        /// The square of the piece next to the start square.
        at: Square,
    },
    /// A pawn goes diagonally only to capture.
    NothingToCapture,
    /// A promotion piece is missing, or is named for a move that is no promotion.
    ///
    /// A pawn on its last rank must name its promotion piece.
    Promotion,
    /// King or rook has moved before, or the rook is gone.
    CastlingLost,
    CastlingInCheck {
        by: Square,
    },
    CastlingThroughCheck {
        at: Square,
    },
    /// A king is never captured.
    King,
    IntoCheck {
        by: Square,
    },
    CheckStays {
        by: Square,
    },
    /// The move would leave the king attacked.
    KingExposed {
        by: Square,
    },
    /// A king meets another piece on a square; only a straight pawn may meet it.
    KingMeetsPiece,
    /// Both kings were sent to one square.
    KingsMeet,
    /// The weaker piece renounces.
    ///
    /// [`SameTarget::WeakerRenounces`](super::options::SameTarget::WeakerRenounces).
    WeakerRenounces,
}

impl VoidReason {
    /// Returns its point of law.
    pub const fn law(self) -> PairLaw {
        match self {
            Self::Unreadable | Self::NoPiece | Self::OpponentsPiece => PairLaw::Void,
            Self::PieceCaptured
            | Self::OwnPiece
            | Self::Movement
            | Self::Blocked { .. }
            | Self::NothingToCapture
            | Self::Promotion
            | Self::CastlingLost
            | Self::CastlingInCheck { .. }
            | Self::CastlingThroughCheck { .. }
            | Self::King
            | Self::KingExposed { .. } => PairLaw::Moves,
            Self::IntoCheck { .. } => PairLaw::KingTarget,
            Self::KingMeetsPiece | Self::KingsMeet => PairLaw::KingMeeting,
            Self::WeakerRenounces => PairLaw::SameTarget,
            Self::CheckStays { .. } => PairLaw::CheckRight,
        }
    }

    /// Returns the ground of a pair in which a move is void for this reason.
    pub(super) fn ground(self) -> Ground {
        let grounds = [Ground::KingMeeting, Ground::Collision, Ground::KingTarget];
        let own = grounds.into_iter().find(|it| it.law() == self.law());
        own.unwrap_or(Ground::Void)
    }

    /// Returns the English text for a record, whatever the language: `blocked d2, PZSR 1`.
    pub fn noted(self, base: Preset) -> String {
        let code = self.code().replace('_', " ");
        let square = self
            .square()
            .map_or_else(String::new, |it| format!(" {it}"));
        format!("{code}{square}, {}", self.law().article(base))
    }

    /// Returns the square of the piece in the way or of the attacker, or the attacked square.
    ///
    /// `None` for reasons without a further square.
    pub const fn square(self) -> Option<Square> {
        if let Self::Blocked { at: it }
        | Self::CastlingThroughCheck { at: it }
        | Self::CastlingInCheck { by: it }
        | Self::IntoCheck { by: it }
        | Self::CheckStays { by: it }
        | Self::KingExposed { by: it } = self
        {
            Some(it)
        } else {
            None
        }
    }
}
