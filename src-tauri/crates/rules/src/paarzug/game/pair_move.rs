//! A pair of moves that has been made (*Paarzug*).

use shakmaty::{ByColor, Color};

use crate::paarzug::options::PairRules;
use crate::paarzug::piece_move::PieceMove;
use crate::paarzug::position::PairPosition;
use crate::paarzug::right::FirstMoveRight;
use crate::paarzug::sequential::move_first;
use crate::paarzug::simultaneous::{Fate, Resolution, void_reasons};
use crate::paarzug::void_move::VoidReason;

/// A pair that has been made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairMove {
    /// The moves as they were stored; `None` is an unreadable one.
    pub stored: ByColor<Option<PieceMove>>,
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

    /// Why the stored move of a player was not made, in the position before the pair; `None` when
    /// it was. Of a second move that was chosen anew: why the stored one had become impossible.
    pub fn void_reason(
        &self,
        color: Color,
        before: &PairPosition,
        rules: &PairRules,
    ) -> Option<VoidReason> {
        let Some(right) = self.right else {
            return *void_reasons(before, &self.stored, rules).get(color);
        };
        if right.holder == color {
            return None;
        }
        let first = (*self.stored.get(right.holder))?;
        move_first(before, right, first)?.void_reason(*self.stored.get(color))
    }
}
