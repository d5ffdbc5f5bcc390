//! Checkmate as the rule sets understand it.
//!
//! Three readings: no move on the board helps (*board mate*), no move and no drop
//! from the present hand helps (*hand mate*), no drop of any piece could ever help
//! (*absolute mate*). Whether a board mate can be averted is `adjudication`'s.

use shakmaty::{Move, Position as _, Role, Square};

use super::action::{Becomes, StolenFrom};
use super::board_state::BoardState;
use super::generate::{View, has_board_action, has_drop};
use crate::rule_set::drops::DropMate;
use crate::rule_set::mate::Mate;

/// What a drop does to the opponent's king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gives {
    /// No mate of the forbidden kind.
    NoMate,
    /// A mate of the forbidden kind.
    Mate,
}

/// Whether the side to move is in check and no move on the board helps.
pub fn is_board_mate(view: View<'_>) -> bool {
    view.here.checkers().any() && !has_board_action(view)
}

/// Whether the side to move is mated in a reading.
pub fn is_mate(view: View<'_>, reading: Mate) -> bool {
    is_board_mate(view)
        && match reading {
            Mate::Board => true,
            Mate::Hand => !has_drop(view),
            Mate::Absolute => view.here.put_squares().is_empty(),
        }
}

/// Says whether dropping `role` on `to` gives a mate that the rules forbid drops to
/// give (D 3.2, S E1a, O 4.2).
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

/// Whether promoting gives mate.
pub(super) fn promotion_gives(view: View<'_>, from: Square, to: Square, becomes: Becomes) -> bool {
    let Becomes::Stolen { role, from: source } = becomes else {
        return false;
    };
    let mut here = view.here.clone();
    let mut there: BoardState = view.there.clone();
    let color = here.turn();
    here.chess.play_unchecked(Move::Normal {
        role: Role::Pawn,
        from,
        capture: here.board().role_at(to),
        to,
        promotion: Some(role),
    });
    match source {
        StolenFrom::Board(square) => there.remove(square),
        StolenFrom::Hand => {}
    }
    there.pockets.get_mut(color).pawn += 1;
    is_mate(
        View {
            here: &here,
            there: &there,
            rules: view.rules,
        },
        view.rules.mate,
    )
}
