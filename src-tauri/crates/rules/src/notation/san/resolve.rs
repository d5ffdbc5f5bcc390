//! Resolution of a short move to its action.

use kralle_choice::Code;
use shakmaty::{Bitboard, File, Move, Position as _, Role, Square, attacks};

use super::{San, SanKind};
use crate::rule_set::moves::DroppedPawnStep;
use crate::tandem::action::Action;
use crate::tandem::generate::View;
use crate::tandem::refusal::{self, Intent, Refusal, Wanted};

/// The reason a short move matches no legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Code, kralle_refusal::Refusal)]
#[refusal(NotAllowed, bare)]
pub enum SanRefusal {
    #[error("{0}")]
    #[code(it.code())]
    Refused(#[from] Refusal),
    #[error("several pieces can make that move")]
    #[code("ambiguous_move")]
    Ambiguous,
}

/// Finds the legal action of a short move.
pub fn resolve(view: View<'_>, san: San) -> Result<Action, SanRefusal> {
    let turn = view.here.turn();
    match san.kind {
        SanKind::Castle(side) => {
            if view.here.rights_960().any() && view.here.has_right_960(side) {
                return Err(Refusal::Castling960.into());
            }
            let from = turn.fold_wb(Square::E1, Square::E8);
            let intent = Intent::Move {
                from,
                to: side.king_to(turn),
                wanted: None,
            };
            Ok(refusal::resolve(view, intent)?)
        }
        SanKind::Drop { role, to } => {
            let intent = Intent::Drop {
                color: Some(turn),
                role,
                to,
            };
            Ok(refusal::resolve(view, intent)?)
        }
        SanKind::PawnTakes {
            from,
            to,
            promotion,
        } => {
            let wanted = promotion.map(|role| Wanted { role, from: None });
            pawn_takes(view, from, to, wanted)
        }
        // Without a letter, the piece on the start square moves, as engines write it. A king may
        // castle with its letter and both squares.
        SanKind::Move {
            role: role @ (Role::Pawn | Role::King),
            file: Some(file),
            rank: Some(rank),
            to,
            wanted,
            ..
        } if role == Role::Pawn
            || view.here.board().role_at(Square::from_coords(file, rank)) == Some(Role::King) =>
        {
            let from = Square::from_coords(file, rank);
            Ok(refusal::resolve(view, Intent::Move { from, to, wanted })?)
        }
        SanKind::Move {
            role,
            file,
            rank,
            to,
            wanted,
            ..
        } => {
            let fits = |from: Square| {
                file.is_none_or(|it| it == from.file()) && rank.is_none_or(|it| it == from.rank())
            };
            if wanted.is_none()
                && view.rules.dropped_pawn_double_step == DroppedPawnStep::FromSecondRank
                && !shakmaty::Bitboard::BACKRANKS.contains(to)
                && let Some(m) = only_candidate(view, role, to, fits)
            {
                return Ok(Action::Ordinary(m));
            }
            resolve_each(view, role, to, wanted, fits)
        }
    }
}

/// Returns the only ordinary move that matches, without checking further laws.
///
/// `None` if none matches, or several.
fn only_candidate(
    view: View<'_>,
    role: Role,
    to: Square,
    fits: impl Fn(Square) -> bool,
) -> Option<Move> {
    let mut found = None;
    for m in &view.here.chess.san_candidates(role, to) {
        if m.from().is_some_and(&fits) {
            if found.is_some() {
                return None;
            }
            found = Some(*m);
        }
    }
    found
}

fn resolve_each(
    view: View<'_>,
    role: Role,
    to: Square,
    wanted: Option<Wanted>,
    fits: impl Fn(Square) -> bool,
) -> Result<Action, SanRefusal> {
    let mut found = None;
    let mut reason = Refusal::Illegal;
    for from in view.here.board().by_piece(role.of(view.here.turn())) {
        if fits(from) {
            match refusal::resolve(view, Intent::Move { from, to, wanted }) {
                Ok(_) if found.is_some() => return Err(SanRefusal::Ambiguous),
                Ok(action) => found = Some(action),
                Err(Refusal::Illegal) => {}
                Err(refusal) => reason = refusal,
            }
        }
    }
    found.ok_or(SanRefusal::Refused(reason))
}

/// Finds the only capture of a pawn between two files.
fn pawn_takes(
    view: View<'_>,
    from: File,
    to: File,
    wanted: Option<Wanted>,
) -> Result<Action, SanRefusal> {
    let turn = view.here.turn();
    let mut found = None;
    let mut reason = Refusal::Illegal;
    for start in view.here.board().by_piece(turn.pawn()) & Bitboard::from_file(from) {
        let attacks = attacks::pawn_attacks(turn, start) & Bitboard::from_file(to);
        for to in attacks {
            let intent = Intent::Move {
                from: start,
                to,
                wanted,
            };
            match refusal::resolve(view, intent) {
                Ok(_) if found.is_some() => return Err(SanRefusal::Ambiguous),
                Ok(action) => found = Some(action),
                Err(Refusal::Illegal) => {}
                Err(refusal) => reason = refusal,
            }
        }
    }
    found.ok_or(SanRefusal::Refused(reason))
}
