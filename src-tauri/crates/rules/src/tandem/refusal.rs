//! Resolution of a player's intent to a legal action, or to the reason it is illegal.
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

/// A player's intended action on his board, not checked for legality.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Intent {
    Drop {
        /// The color of the hand, if the notation states it.
        color: Option<shakmaty::Color>,
        role: Role,
        to: Square,
    },
    /// Move from square to square; castling is the king's move.
    Move {
        from: Square,
        to: Square,
        /// The requested promotion; `None` if not named.
        wanted: Option<Wanted>,
    },
}

/// The requested promotion piece of a pawn on its last rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wanted {
    pub role: Role,
    pub from: Option<StolenFrom>,
}

/// The reason a move is illegal.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error, Choice, kralle_refusal::Refusal,
)]
#[refusal(NotAllowed, bare)]
pub enum Refusal {
    /// The side was in check, and the move does not parry it.
    #[error("the check is not parried")]
    CheckNotParried,
    /// The move exposes the own king to a new check.
    #[error("the own king is left in check")]
    KingLeftInCheck,
    #[error("a drop may not give mate")]
    DropMate,
    #[error("a drop may not give check")]
    DropCheck,
    /// Pawns are dropped on ranks 2 to 7.
    #[error("pawns are dropped on ranks 2 to 7")]
    PawnRank,
    #[error("the square is not free")]
    SquareOccupied,
    #[error("the piece is not in hand")]
    NotInHand,
    /// The other side is to move (S A3).
    #[error("the other side is to move")]
    NotToMove,
    #[error("no castling with a dropped rook")]
    DroppedRook,
    /// Castling from a start position of Chess960.
    #[error("the rules do not know castling of Chess960")]
    #[code("castling_960")]
    Castling960,
    #[error("no double step for a dropped pawn")]
    DroppedPawnDoubleStep,
    /// There is no such piece to take for the promotion.
    #[error("no such piece can be taken for the promotion")]
    NoPieceToTake,
    /// The rules of this tournament do not allow this promotion piece.
    #[error("no pawn may become this piece")]
    PromotionPiece,
    /// Taking the piece would uncover a check.
    #[error("taking the piece would uncover a check")]
    PromotionGivesCheck,
    #[error("a promotion may not give mate")]
    PromotionMate,
    #[error("the piece for the promotion must be named")]
    MustNamePiece,
    /// The piece does not move like that.
    #[error("the piece does not move like that")]
    Illegal,
}

impl Refusal {
    /// Returns its point of law, for a drop or for another move.
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
            Self::NotToMove => match intent {
                Intent::Drop { .. } => Law::Drop,
                Intent::Move { .. } => Law::Turn,
            },
            Self::DroppedRook | Self::Castling960 => Law::Castling,
            Self::DroppedPawnDoubleStep => Law::DoubleStep,
            Self::NoPieceToTake | Self::MustNamePiece | Self::PromotionPiece => Law::Promotion,
            Self::PromotionGivesCheck => Law::PromotionCheck,
            Self::PromotionMate => Law::PromotionMate,
            Self::Illegal => Law::Move,
        }
    }
}
