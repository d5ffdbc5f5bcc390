//! Help of a move for a partner who cannot move: a piece for his hand, or a piece off his board
//! (D 5.3.1, 5.3.2, 6.2, O 7.1 d, 8.2).

use shakmaty::{Bitboard, Role, Square};

use crate::tandem::action::{Action, Becomes, StolenFrom, TandemMove};
use crate::tandem::generate::{self, HAND_ROLES, View};
use crate::tandem::position::Position;

/// The effect of a move on the partner's board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Help {
    /// The kind of piece it passes to him, a promoted pawn as a pawn; `None` if it passes none.
    pub(super) captured: Option<Role>,
    /// The square of his board from which it takes a piece; `None` if it takes none.
    pub(super) removed: Option<Square>,
}

/// Returns the help a move brings to the neighbor board.
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
    /// True if the passed piece can be dropped on the partner's board after the move.
    pub(super) fn captured_helps(self, after: View<'_>) -> bool {
        self.captured
            .is_some_and(|role| generate::has_drop_of(after, role, after.here.put_squares()))
    }

    /// True if the passed piece can be dropped against the check.
    ///
    /// It is the check left after the move or, if the move itself ended it, the one before.
    pub(super) fn captured_parries(self, before: View<'_>, after: View<'_>) -> bool {
        let in_check = if after.here.checkers().any() {
            after
        } else {
            before
        };
        self.captured_helps(in_check)
    }

    /// True if removing the piece lets the stalemated partner move, or drop a piece he held before.
    pub(super) fn removal_releases(self, before: View<'_>, after: View<'_>) -> bool {
        self.removed.is_some() && gains_a_move(before, after)
    }

    /// True if removing the piece averts the mate of the partner.
    pub(super) fn removal_averts(self, before: View<'_>, after: View<'_>) -> bool {
        self.removed.is_some() && ends_mate(before, after)
    }
}

/// True if a board from which a piece is removed is no longer mate.
///
/// Either the check has ended, even if stalemate is left (D 6.2, O 8.2), or a new parry is
/// possible.
pub(super) fn ends_mate(before: View<'_>, after: View<'_>) -> bool {
    after.here.checkers().is_empty() || gains_a_move(before, after)
}

/// True if a player without a move gains one, or gains a drop of a piece he already held.
fn gains_a_move(before: View<'_>, after: View<'_>) -> bool {
    generate::has_board_action(after) || gains_a_drop(before, after)
}

fn gains_a_drop(before: View<'_>, after: View<'_>) -> bool {
    let here = before.here;
    let held = HAND_ROLES
        .into_iter()
        .filter(|role| *here.pocket(here.turn()).get(*role) > 0);
    let could_drop =
        |role, to: Bitboard| generate::has_drop_of(before, role, to & here.put_squares());
    held.into_iter().any(|role| {
        generate::squares_for(after.here.put_squares(), role)
            .into_iter()
            .map(Bitboard::from_square)
            .any(|to| generate::has_drop_of(after, role, to) && !could_drop(role, to))
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
