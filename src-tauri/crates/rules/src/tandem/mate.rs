//! Checkmate under the rule sets, in three readings:
//!
//! - *board mate*: no move on the board helps;
//! - *hand mate*: no move and no drop from the present hand helps;
//! - *absolute mate*: no drop of any piece could ever help.
//!
//! `adjudication` decides if a board mate can be averted.

use shakmaty::{Role, Square};

use super::action::{Action, TandemMove};
use super::generate::{View, has_board_action, has_drop};
use super::position::Position;
use super::side::Board;
use crate::rule_set::drops::DropMate;
use crate::rule_set::mate::Mate;

/// The effect of a drop on the opponent's king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gives {
    /// No mate of the forbidden kind.
    NoMate,
    /// A mate of the forbidden kind.
    Mate,
}

/// True if the side to move is in check and no move on the board helps.
pub fn is_board_mate(view: View<'_>) -> bool {
    view.here.checkers().any() && !has_board_action(view)
}

/// True if the side to move is mated in a reading.
pub fn is_mate(view: View<'_>, reading: Mate) -> bool {
    is_board_mate(view)
        && match reading {
            Mate::Board => true,
            Mate::Hand => !has_drop(view),
            Mate::Absolute => view.here.put_squares().is_empty(),
        }
}

/// Returns [`Gives::Mate`] if dropping `role` on `to` gives a forbidden mate (D 3.2, S E1a, O 4.2).
pub fn drop_gives(view: View<'_>, role: Role, to: Square) -> Gives {
    let reading = match view.rules.drop_mate {
        DropMate::Allowed => return Gives::NoMate,
        DropMate::BoardMate => Mate::Board,
        DropMate::HandMate => Mate::Hand,
        DropMate::AbsoluteMate => Mate::Absolute,
    };
    let mut after = view.here.clone();
    after.play_drop(role, to, view.rules);
    if is_mate(
        View {
            here: &after,
            ..view
        },
        reading,
    ) {
        Gives::Mate
    } else {
        Gives::NoMate
    }
}

/// True if a promotion gives mate under the rules in force.
pub(super) fn promotion_gives(view: View<'_>, action: Action) -> bool {
    let mut after = Position::new(view.here.clone(), view.there.clone());
    let board = Board::A;
    after.play(TandemMove { board, action }, view.rules);
    is_mate(after.view(board, view.rules), view.rules.mate)
}
