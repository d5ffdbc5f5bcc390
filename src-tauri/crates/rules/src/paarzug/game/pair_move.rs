//! A completed pair of moves (*Paarzug*).

use shakmaty::{ByColor, Color};

use crate::paarzug::options::PairRules;
use crate::paarzug::piece_move::PieceMove;
use crate::paarzug::position::PairPosition;
use crate::paarzug::right::FirstMoveRight;
use crate::paarzug::sequential::move_first;
use crate::paarzug::simultaneous::{Fate, Resolution, void_reasons};
use crate::paarzug::void_move::VoidReason;

/// A completed pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairMove {
    /// The moves as stored; `None` for an unreadable one.
    pub stored: ByColor<Option<PieceMove>>,
    pub resolution: Resolution,
    /// The used right, if one move came first.
    pub right: Option<FirstMoveRight>,
    /// The second move chosen after the first, instead of the stored one (PZSR 5); `None` if it was
    /// not replaced.
    pub chosen: Option<PieceMove>,
}

impl PairMove {
    /// Returns the final moves: a chosen second move replaces the stored one.
    pub fn moves(&self) -> ByColor<Option<PieceMove>> {
        let mut moves = self.stored;
        if let (Some(right), Some(chosen)) = (self.right, self.chosen) {
            *moves.get_mut(right.holder.other()) = Some(chosen);
        }
        moves
    }

    /// Returns the fate of a player's move.
    pub fn fate(&self, color: Color) -> Fate {
        *self.resolution.fates.get(color)
    }

    /// Returns the reason a player's stored move was not made; `None` if it was.
    ///
    /// For a replaced second move, it is the reason the stored one had become impossible.
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
