//! A pair of moves that has been made (*Paarzug*).

use shakmaty::{ByColor, Color};

use crate::paarzug::piece_move::PieceMove;
use crate::paarzug::right::FirstMoveRight;
use crate::paarzug::simultaneous::{Fate, Resolution};

/// A pair that has been made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairMove {
    /// The moves as they were stored; `None` is an unreadable one.
    pub stored: ByColor<Option<PieceMove>>,
    /// What became of them, and of the position.
    pub resolution: Resolution,
    /// The right that was used, when one move came first.
    pub right: Option<FirstMoveRight>,
    /// The second move, where it was chosen after the first instead of the stored one
    /// (PZSR 5).
    pub chosen: Option<PieceMove>,
}

impl PairMove {
    /// The moves as they were in the end: the second as it was chosen.
    pub fn moves(&self) -> ByColor<Option<PieceMove>> {
        let mut moves = self.stored;
        if let (Some(right), Some(chosen)) = (self.right, self.chosen) {
            *moves.get_mut(right.holder.other()) = Some(chosen);
        }
        moves
    }

    /// What became of a player's move.
    pub fn fate(&self, color: Color) -> Fate {
        *self.resolution.fates.get(color)
    }
}
