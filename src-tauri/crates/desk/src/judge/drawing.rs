//! The drawings of an answer on the boards: arrows, and marks on captured pieces.

use kralle_rules::tandem::TandemMove;
use kralle_rules::tandem::action::Action;
use kralle_view::named::Named;

use crate::judge::setup;
use crate::judge::view::{ArrowName, ArrowView, MarkName, SquareMark};

/// Arrows and marks for the boards.
#[derive(Default)]
pub(crate) struct Drawing {
    /// Arrows, without duplicates.
    pub(crate) arrows: Vec<ArrowView>,
    /// Marks, without duplicates.
    pub(crate) marks: Vec<SquareMark>,
}

impl Drawing {
    /// Adds an arrow for a move of the side to move, and a mark on a piece it takes off.
    pub(crate) fn arrow_of(&mut self, played: TandemMove, color: shakmaty::Color, kind: ArrowName) {
        let path = played.path();
        if let Some((board, taken)) = path.taken {
            let mark = SquareMark {
                board: Named(board),
                square: taken.to_string(),
                kind: MarkName::Taken,
            };
            if !self.marks.contains(&mark) {
                self.marks.push(mark);
            }
        }
        let arrow = ArrowView {
            board: Named(path.board),
            color: Named(color),
            from: path.from.map(|from| from.to_string()),
            piece: match played.action {
                Action::Drop { role, .. } => setup::hand_piece(role),
                Action::Ordinary(_) | Action::Promotion { .. } => None,
            },
            to: path.to.to_string(),
            kind,
        };
        if !self.arrows.contains(&arrow) {
            self.arrows.push(arrow);
        }
    }
}
