//! Writer of legal moves in short notation.

use shakmaty::{CastlingSide, Move, Position as _, Role, Square};

use super::{Mark, San, SanKind};
use crate::rule_set::tandem::TandemRules;
use crate::tandem::action::{Action, Becomes, TandemMove};
use crate::tandem::mate::is_mate;
use crate::tandem::position::Position;
use crate::tandem::refusal::Wanted;

/// Writes a legal move in short notation, with its check or mate mark.
pub fn write(position: &Position, m: TandemMove, rules: &TandemRules) -> San {
    let mut after = position.clone();
    after.play(m, rules);
    let opponent = after.view(m.board, rules);
    let mark = if is_mate(opponent, rules.mate) {
        Mark::Mate
    } else if opponent.here.checkers().any() {
        Mark::Check
    } else {
        Mark::None
    };
    San {
        kind: kind_of(position, m),
        mark,
    }
}

fn kind_of(position: &Position, m: TandemMove) -> SanKind {
    let here = position.board(m.board);
    match m.action {
        Action::Drop { role, to } => SanKind::Drop { role, to },
        Action::Promotion {
            from,
            to,
            capture,
            becomes,
        } => SanKind::Move {
            role: Role::Pawn,
            file: capture.map(|_| from.file()),
            rank: None,
            capture: capture.is_some(),
            to,
            wanted: wanted_of(becomes),
        },
        Action::Ordinary(it) => match it {
            Move::Castle { king, rook } => {
                SanKind::Castle(CastlingSide::from_king_side(king < rook))
            }
            Move::EnPassant { from, to } => pawn_move(from, to, true),
            Move::Put { role, to } => SanKind::Drop { role, to },
            Move::Normal {
                role: Role::Pawn,
                from,
                to,
                capture,
                ..
            } => pawn_move(from, to, capture.is_some()),
            Move::Normal {
                role,
                from,
                to,
                capture,
                ..
            } => {
                let (mut file, mut rank) = (None, None);
                let moves = here.chess.san_candidates(role, to);
                let others = moves
                    .iter()
                    .filter_map(|it| it.from())
                    .filter(|it| *it != from);
                if others.clone().next().is_some() {
                    let same_file = others.clone().any(|it| it.file() == from.file());
                    let same_rank = others.clone().any(|it| it.rank() == from.rank());
                    if !same_file || same_rank {
                        file = Some(from.file());
                    }
                    if same_file {
                        rank = Some(from.rank());
                    }
                }
                SanKind::Move {
                    role,
                    file,
                    rank,
                    capture: capture.is_some(),
                    to,
                    wanted: None,
                }
            }
        },
    }
}

fn pawn_move(from: Square, to: Square, capture: bool) -> SanKind {
    SanKind::Move {
        role: Role::Pawn,
        file: capture.then(|| from.file()),
        rank: None,
        capture,
        to,
        wanted: None,
    }
}

const fn wanted_of(becomes: Becomes) -> Option<Wanted> {
    match becomes {
        Becomes::Stolen { role, from } => Some(Wanted {
            role,
            from: Some(from),
        }),
        Becomes::Virtual(role) => Some(Wanted { role, from: None }),
        Becomes::FallsThrough | Becomes::StaysPawn => None,
    }
}
