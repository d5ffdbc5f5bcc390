//! Is a move or drop legal, what does it give, and what can a pawn be exchanged for?

use shakmaty::{Bitboard, Move, Position as _, Role};

use super::Ground;
use crate::law::Law;
use crate::rule_set::RuleSet;
use crate::rule_set::moves::Promotion;
use crate::tandem::action::{Action, Becomes, TandemMove};
use crate::tandem::generate::{self, View};
use crate::tandem::mate;
use crate::tandem::position::Position;
use crate::tandem::refusal::{self, Intent, Refusal};
use crate::tandem::side::Board;

/// What is said about a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveAnswer {
    pub outcome: Result<Played, Refusal>,
    pub ground: Ground,
}

/// A legal move and what it brings about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    pub played: TandemMove,
    /// Both boards afterwards, hands included.
    pub after: Position,
    pub gives_check: bool,
    /// Whether the opponent is mated, even if the mate can still be averted.
    pub gives_mate: bool,
}

/// Judges a move or drop by the side to move on a board.
pub fn judge(rules: &RuleSet, position: &Position, board: Board, intent: Intent) -> MoveAnswer {
    let view = position.view(board, &rules.tandem);
    match refusal::resolve(view, intent) {
        Ok(action) => {
            let played = TandemMove { board, action };
            let mut after = position.clone();
            after.play(played, &rules.tandem);
            let opponent = after.view(board, &rules.tandem);
            let gives_check = opponent.here.checkers().any();
            let gives_mate = mate::is_mate(opponent, rules.tandem.mate);
            let law = law_of(action, gives_check, gives_mate);
            MoveAnswer {
                ground: ground_of(rules, law),
                outcome: Ok(Played {
                    played,
                    after,
                    gives_check,
                    gives_mate,
                }),
            }
        }
        Err(refusal) => {
            let law = law_against(view, intent, refusal);
            let options = &rules.tandem;
            MoveAnswer {
                ground: if refusal == Refusal::MustNamePiece {
                    rules.ground_by(law, options.unnamed_promotion)
                } else if refusal == Refusal::NoPieceToTake {
                    rules.ground_by(law, options.nothing_to_steal)
                } else {
                    ground_of(rules, law)
                },
                outcome: Err(refusal),
            }
        }
    }
}

/// The point of law that refuses; a pawn that falls through shields nothing because
/// it is gone (S B2), not because of the king.
fn law_against(view: View<'_>, intent: Intent, refusal: Refusal) -> Law {
    let falls = match intent {
        Intent::Move { from, to, .. } => {
            view.rules.promotion == Promotion::FallThrough
                && Bitboard::BACKRANKS.contains(to)
                && view.here.board().role_at(from) == Some(Role::Pawn)
        }
        Intent::Drop { .. } => false,
    };
    let king_unsafe = [Refusal::CheckNotParried, Refusal::KingLeftInCheck].contains(&refusal);
    if falls && king_unsafe {
        Law::Promotion
    } else {
        refusal.law(intent)
    }
}

/// The point of law that lets an action pass.
fn law_of(action: Action, gives_check: bool, gives_mate: bool) -> Law {
    match action {
        Action::Drop { .. } if gives_mate => Law::DropMate,
        Action::Drop { .. } if gives_check => Law::DropCheck,
        Action::Drop { .. } => Law::Drop,
        Action::Promotion { .. } if gives_mate => Law::PromotionMate,
        Action::Promotion { .. } => Law::Promotion,
        Action::Ordinary(Move::Castle { .. }) => Law::Castling,
        Action::Ordinary(Move::EnPassant { .. }) => Law::EnPassant,
        Action::Ordinary(it) if it.is_capture() => Law::Capture,
        Action::Ordinary(_) => Law::Move,
    }
}

/// The ground of a point of law, with the reading where the text leaves several.
fn ground_of(rules: &RuleSet, law: Law) -> Ground {
    let tandem = &rules.tandem;
    if law == Law::DropMate {
        rules.ground_by(law, tandem.drop_mate)
    } else if law == Law::DropCheck {
        rules.ground_by(law, tandem.drop_check)
    } else if law == Law::UnparriedDrop {
        rules.ground_by(law, tandem.unparried_drop)
    } else if law == Law::EnPassant {
        rules.ground_by(law, tandem.dropped_pawn_en_passant)
    } else if law == Law::Promotion {
        rules.ground_by(law, tandem.promotion)
    } else if law == Law::PromotionCheck {
        rules.ground_by(law, tandem.promotion_check)
    } else if law == Law::PromotionMate {
        rules.ground_by(law, tandem.promotion_mate)
    } else if law == Law::DoubleStep {
        rules.ground_by(law, tandem.dropped_pawn_double_step)
    } else if law == Law::Castling {
        rules.ground_by(law, tandem.dropped_rook_castling)
    } else {
        rules.ground(law)
    }
}

/// Pieces a pawn can be exchanged for, with what that rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TargetsAnswer {
    /// What the pawn can become by taking a piece; empty when none can be taken.
    pub targets: Vec<Becomes>,
    pub ground: Ground,
}

/// Lists the pieces that can be taken for a promotion (D 4.1, 4.2, O 5.1, 5.2).
///
/// A move that is not a legal pawn move to the last rank has none.
pub fn promotion_targets(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    intent: Intent,
) -> TargetsAnswer {
    let view = position.view(board, &rules.tandem);
    let mut targets = Vec::new();
    if let Intent::Move { from, to, .. } = intent
        && view.here.board().role_at(from) == Some(Role::Pawn)
        && view
            .here
            .chess
            .san_candidates(Role::Pawn, to)
            .iter()
            .any(|it| it.from() == Some(from) && it.is_promotion())
    {
        generate::for_each_becoming(view, from, to, |becomes| {
            if matches!(becomes, Becomes::Stolen { .. }) {
                targets.push(becomes);
            }
        });
    }
    TargetsAnswer {
        targets,
        ground: rules.ground_by(Law::Promotion, rules.tandem.promotion),
    }
}
