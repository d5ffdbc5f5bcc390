//! Resolution of an intent to an action.

use shakmaty::{Bitboard, CastlingSide, Position as _, Rank, Role, Square};

use super::promote::promote;
use super::why::why_not;
use super::{Intent, Refusal, Wanted};
use crate::rule_set::drops::DropCheck;
use crate::rule_set::moves::DroppedRookCastling;
use crate::tandem::action::Action;
use crate::tandem::generate::{self, View};
use crate::tandem::mate::{self, Gives};

/// Finds the legal action of an intent.
///
/// # Errors
/// Fails with the reason the intent is illegal.
pub fn resolve(view: View<'_>, intent: Intent) -> Result<Action, Refusal> {
    match intent {
        Intent::Drop { color, role, to } => {
            check_hand(view, color, role)?;
            check_drop(view, role, to)
        }
        Intent::Move { from, to, wanted } => resolve_move(view, from, to, wanted),
    }
}

fn check_hand(view: View<'_>, color: Option<shakmaty::Color>, role: Role) -> Result<(), Refusal> {
    let turn = view.here.turn();
    if color.is_some_and(|it| it != turn) {
        return Err(Refusal::NotToMove);
    }
    if *view.here.pocket(turn).get(role) > 0 {
        Ok(())
    } else if color.is_none() && *view.here.pocket(!turn).get(role) > 0 {
        Err(Refusal::NotToMove)
    } else {
        Err(Refusal::NotInHand)
    }
}

/// Checks a drop, except for the content of the hand.
fn check_drop(view: View<'_>, role: Role, to: Square) -> Result<Action, Refusal> {
    if view.here.board().occupied().contains(to) {
        return Err(Refusal::SquareOccupied);
    }
    if generate::squares_for(Bitboard::from_square(to), role).is_empty() {
        return Err(Refusal::PawnRank);
    }
    if !view.here.put_squares().contains(to) {
        return Err(Refusal::CheckNotParried);
    }
    if view.rules.drop_check == DropCheck::Forbidden
        && generate::check_squares(view.here, role).contains(to)
    {
        return Err(Refusal::DropCheck);
    }
    match mate::drop_gives(view, role, to) {
        Gives::Mate => Err(Refusal::DropMate),
        Gives::NoMate => Ok(Action::Drop { role, to }),
    }
}

fn resolve_move(
    view: View<'_>,
    from: Square,
    to: Square,
    wanted: Option<Wanted>,
) -> Result<Action, Refusal> {
    let board = view.here.board();
    let piece = board.piece_at(from).ok_or(Refusal::Illegal)?;
    if piece.color != view.here.turn() {
        return Err(Refusal::NotToMove);
    }
    if piece.role == Role::King
        && let Some(side) = castling_side(view, from, to)
    {
        return castle(view, side);
    }
    if piece.role == Role::King && view.here.rights_960().any() && castles_960(view, from, to) {
        return Err(Refusal::Castling960);
    }
    let mut moves = view.here.chess.san_candidates(piece.role, to);
    moves.retain(|it| it.from() == Some(from));
    let Some(first) = moves.first().copied() else {
        return Err(why_not(view, piece.role, from, to));
    };
    let last_rank = piece.color.fold_wb(Rank::Eighth, Rank::First);
    if piece.role == Role::Pawn && to.rank() == last_rank {
        return promote(view, from, to, wanted);
    }
    if wanted.is_some() {
        return Err(Refusal::Illegal);
    }
    if piece.role == Role::Pawn
        && Square::abs_diff(from, to) == 16
        && !generate::may_step_twice(view, from)
    {
        return Err(Refusal::DroppedPawnDoubleStep);
    }
    Ok(Action::Ordinary(first))
}

/// Returns the castling side of the king's two-square move, or of the king capturing its own rook;
/// `None` for other moves.
fn castling_side(view: View<'_>, from: Square, to: Square) -> Option<CastlingSide> {
    let turn = view.here.turn();
    if from != turn.fold_wb(Square::E1, Square::E8) {
        return None;
    }
    let rook = view.here.board().by_piece(turn.rook());
    [CastlingSide::KingSide, CastlingSide::QueenSide]
        .into_iter()
        .find(|side| {
            let corner = corner(*side, turn);
            to == side.king_to(turn) || (to == corner && rook.contains(corner))
        })
}

/// True if a king's move is castling of Chess960: onto the rook, or over several squares.
fn castles_960(view: View<'_>, from: Square, to: Square) -> bool {
    let side = CastlingSide::from_king_side(from < to);
    let far = from.rank() == to.rank() && from.file().distance(to.file()) > 1;
    view.here.rights_960().contains(to) || (far && view.here.has_right_960(side))
}

fn corner(side: CastlingSide, color: shakmaty::Color) -> Square {
    let file = if side.is_king_side() {
        shakmaty::File::H
    } else {
        shakmaty::File::A
    };
    Square::from_coords(file, color.backrank())
}

fn castle(view: View<'_>, side: CastlingSide) -> Result<Action, Refusal> {
    let here = view.here;
    let corner = corner(side, here.turn());
    if here.checkers().is_empty()
        && let Some(m) = here.chess.castling_moves(side).first()
    {
        return Ok(Action::Ordinary(*m));
    }
    if view.rules.dropped_rook_castling == DroppedRookCastling::Forbidden
        && here.dropped.contains(corner)
        && here.board().piece_at(corner) == Some(here.turn().rook())
    {
        return Err(Refusal::DroppedRook);
    }
    Err(Refusal::Illegal)
}
