//! What a move brings the partner who cannot move himself: a piece for his hand, or a
//! piece off his board (D 5.3.1, 5.3.2, 6.2, O 7.1 d, 8.2).

use shakmaty::{Role, Square};

use crate::tandem::action::{Action, Becomes, StolenFrom, TandemMove};
use crate::tandem::generate::{self, HAND_ROLES, View};
use crate::tandem::position::Position;
use crate::tandem::side::Board;

/// What a move does for the partner's board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Help {
    /// The kind of piece it passes to him: promoted pawns are pawns.
    pub(super) captured: Option<Role>,
    /// The square of his board from which it takes a piece.
    pub(super) removed: Option<Square>,
}

/// What a move does for the neighbor board.
pub(super) fn help_of(position: &Position, m: TandemMove) -> Help {
    let removed = match m.action {
        Action::Promotion {
            becomes:
                Becomes::Stolen {
                    from: StolenFrom::Board(square),
                    ..
                },
            ..
        } => Some(square),
        Action::Promotion { .. } | Action::Ordinary(_) | Action::Drop { .. } => None,
    };
    Help {
        captured: captured_role(position, m),
        removed,
    }
}

impl Help {
    /// Whether the piece passed can be dropped on the partner's board as it is after the
    /// move.
    pub(super) fn captured_helps(self, after: View<'_>) -> bool {
        self.captured
            .is_some_and(|role| generate::has_drop_of(after, role, after.here.put_squares()))
    }

    /// Whether the piece taken off lets the partner move, or drop what he held before.
    pub(super) fn removal_helps(self, before: &Position, after: View<'_>, board: Board) -> bool {
        self.removed.is_some()
            && (generate::has_board_action(after) || drops_what_he_held(before, after, board))
    }
}

fn drops_what_he_held(before: &Position, after: View<'_>, board: Board) -> bool {
    let color = before.to_move(board).color;
    let squares = after.here.put_squares();
    HAND_ROLES.into_iter().any(|role| {
        *before.board(board).pocket(color).get(role) > 0
            && generate::has_drop_of(after, role, squares)
    })
}

fn captured_role(position: &Position, m: TandemMove) -> Option<Role> {
    let here = position.board(m.board);
    let captured = m.action.capture()?;
    Some(if here.virtuals().contains(m.to()) {
        Role::Pawn
    } else {
        captured
    })
}
