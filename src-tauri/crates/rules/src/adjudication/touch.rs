//! A piece from the hand that touched a square but was not released (D 3.1, S H3, O 4.1).

use shakmaty::{Role, Square};

use super::Ground;
use crate::law::Law;
use crate::rule_set::RuleSet;
use crate::rule_set::drops::{Touch, TouchWithoutDrop};
use crate::rule_set::ending::MoveCounts;
use crate::tandem::generate;
use crate::tandem::position::Position;
use crate::tandem::side::Board;

/// The obligation from touching a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TouchAnswer {
    pub must_drop: bool,
    /// True if the player may still choose the square.
    pub square_free: bool,
    pub ground: Ground,
}

/// Returns the obligation of the side to move on `board` after a hand piece of kind `role` touched
/// `to`.
pub fn touch(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    role: Role,
    to: Square,
) -> TouchAnswer {
    let options = &rules.tandem;
    let view = position.view(board, options);
    let in_hand = *view.here.pocket(view.here.turn()).get(role) > 0;
    if options.move_counts == MoveCounts::OnClock {
        return TouchAnswer {
            must_drop: false,
            square_free: true,
            ground: rules.ground_by(Law::MoveMade, options.move_counts),
        };
    }
    let mut ground = rules.ground_by(Law::Touch, options.touch);
    let (must_drop, square_free) = match options.touch {
        Touch::ReleaseOnly => (false, true),
        Touch::ContactObliges => {
            let has_square = generate::has_drop_of(view, role, view.here.put_squares());
            if in_hand && !has_square {
                ground = rules.ground_by(Law::Touch, options.touch_without_drop);
            }
            let duty = match options.touch_without_drop {
                TouchWithoutDrop::Ends => has_square,
                TouchWithoutDrop::Stays => true,
            };
            (in_hand && duty, true)
        }
        Touch::ContactDrops => {
            let dropped = in_hand && !view.here.board().occupied().contains(to);
            (dropped, !dropped)
        }
    };
    TouchAnswer {
        must_drop,
        square_free,
        ground,
    }
}
