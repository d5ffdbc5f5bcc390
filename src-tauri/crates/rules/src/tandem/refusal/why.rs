//! Reasons a move is not legal chess.

use shakmaty::{Bitboard, Position as _, Rank, Role, Square, attacks};

use super::Refusal;
use crate::tandem::generate::{self, View};

/// Returns the reason a move is not legal chess.
pub(super) fn why_not(view: View<'_>, role: Role, from: Square, to: Square) -> Refusal {
    if role == Role::Pawn
        && Square::abs_diff(from, to) == 16
        && view.here.dropped.contains(from)
        && !generate::may_step_twice(view, from)
    {
        return Refusal::DroppedPawnDoubleStep;
    }
    match pseudo_legal(view, role, from, to) {
        Some(gone) => unsafe_king(view, from, to, gone),
        None => Refusal::Illegal,
    }
}

/// Returns the squares a move empties beyond its own start; `None` if the piece does not move like
/// that.
fn pseudo_legal(view: View<'_>, role: Role, from: Square, to: Square) -> Option<Bitboard> {
    let board = view.here.board();
    let turn = view.here.turn();
    if board.by_color(turn).contains(to) {
        return None;
    }
    let none = Some(Bitboard::EMPTY);
    if role != Role::Pawn {
        return attacks::attacks(from, role.of(turn), board.occupied())
            .contains(to)
            .then_some(none?);
    }
    let forward = turn.fold_wb(8, -8);
    let empty = |square: Square| !board.occupied().contains(square);
    if attacks::pawn_attacks(turn, from).contains(to) {
        if view.here.chess.maybe_ep_square() == Some(to) {
            return Some(Bitboard::from_square(Square::from_coords(
                to.file(),
                from.rank(),
            )));
        }
        return (!empty(to)).then_some(Bitboard::EMPTY);
    }
    let one = from.offset(forward).filter(|it| empty(*it))?;
    if one == to {
        return none;
    }
    let second_rank = turn.fold_wb(Rank::Second, Rank::Seventh);
    let two = one
        .offset(forward)
        .filter(|it| empty(*it) && from.rank() == second_rank)?;
    (two == to).then_some(Bitboard::EMPTY)
}

/// Returns the refusal for an unsafe king: a check left in place, or a new one.
pub(super) fn unsafe_king(view: View<'_>, from: Square, to: Square, gone: Bitboard) -> Refusal {
    let board = view.here.board();
    let turn = view.here.turn();
    let Some(king) = board.king_of(turn) else {
        return Refusal::Illegal;
    };
    let checkers = view.here.checkers();
    let occupied = board.occupied().without(from).with(to) & !gone;
    let king = if king == from { to } else { king };
    let attackers = board.attacks_to(king, !turn, occupied) & !gone & !Bitboard::from_square(to);
    if (attackers & checkers).any() {
        Refusal::CheckNotParried
    } else {
        Refusal::KingLeftInCheck
    }
}
