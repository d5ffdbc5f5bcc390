//! From what a player wants to a legal action, or to the reason why not.
//!
//! Begin at [`resolve()`].

mod promote;
mod resolve;
mod why;

use kralle_choice::Choice;
use shakmaty::{Role, Square};

use super::action::StolenFrom;
use crate::law::Law;

pub use resolve::resolve;

/// What a player wants to do on his board; nothing about it is known to be legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Intent {
    /// Drop a piece from the hand.
    Drop {
        /// The color whose hand is meant, where the notation tells.
        color: Option<shakmaty::Color>,
        /// The piece.
        role: Role,
        /// The square.
        to: Square,
    },
    /// Move from square to square; castling is the king's move.
    Move {
        /// From.
        from: Square,
        /// To.
        to: Square,
        /// What a pawn shall become.
        wanted: Option<Wanted>,
    },
}

/// The piece wanted for a pawn on its last rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wanted {
    /// Its kind.
    pub role: Role,
    /// Where it is to be taken, if that was said.
    pub from: Option<StolenFrom>,
}

/// Why a move is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error, Choice)]
pub enum Refusal {
    /// The side was in check, and the move leaves that check standing.
    #[error("the check is not parried")]
    CheckNotParried,
    /// The move exposes the own king anew.
    #[error("the own king is left in check")]
    KingLeftInCheck,
    /// A drop may not give mate.
    #[error("a drop may not give mate")]
    DropMate,
    /// A drop may not give check.
    #[error("a drop may not give check")]
    DropCheck,
    /// Pawns are dropped on ranks 2 to 7.
    #[error("pawns are dropped on ranks 2 to 7")]
    PawnRank,
    /// The square is not free.
    #[error("the square is not free")]
    SquareOccupied,
    /// The piece is not in hand.
    #[error("the piece is not in hand")]
    NotInHand,
    /// The other side is to move (S A3).
    #[error("the other side is to move")]
    NotToMove,
    /// The rook was dropped.
    #[error("no castling with a dropped rook")]
    DroppedRook,
    /// The pawn was dropped.
    #[error("no double step for a dropped pawn")]
    DroppedPawnDoubleStep,
    /// There is no such piece to take for the promotion.
    #[error("no such piece can be taken for the promotion")]
    NoPieceToTake,
    /// Taking the piece would uncover a check.
    #[error("taking the piece would uncover a check")]
    PromotionGivesCheck,
    /// A promotion may not give mate.
    #[error("a promotion may not give mate")]
    PromotionMate,
    /// The piece to promote to must be named.
    #[error("the piece for the promotion must be named")]
    MustNamePiece,
    /// The piece does not move like that.
    #[error("the piece does not move like that")]
    Illegal,
}

impl Refusal {
    /// The point of law it rests on, for a drop or for another move.
    pub const fn law(self, intent: Intent) -> Law {
        match self {
            Self::CheckNotParried => match intent {
                Intent::Drop { .. } => Law::UnparriedDrop,
                Intent::Move { .. } => Law::KingSafety,
            },
            Self::KingLeftInCheck => Law::KingSafety,
            Self::DropMate => Law::DropMate,
            Self::DropCheck => Law::DropCheck,
            Self::PawnRank => Law::DropRank,
            Self::SquareOccupied | Self::NotInHand => Law::Drop,
            Self::NotToMove => Law::Turn,
            Self::DroppedRook => Law::Castling,
            Self::DroppedPawnDoubleStep => Law::DoubleStep,
            Self::NoPieceToTake | Self::MustNamePiece => Law::Promotion,
            Self::PromotionGivesCheck => Law::PromotionCheck,
            Self::PromotionMate => Law::PromotionMate,
            Self::Illegal => Law::Move,
        }
    }
}
