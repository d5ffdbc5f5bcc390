//! Legality of a move or drop, its effect, and the pieces a pawn can be exchanged for.

mod ground;

use shakmaty::{Position as _, Role};

use super::Ground;
use crate::law::Law;
use crate::rule_set::RuleSet;
use crate::tandem::action::{Becomes, TandemMove};
use crate::tandem::generate;
use crate::tandem::mate;
use crate::tandem::position::Position;
use crate::tandem::refusal::{self, Intent, Refusal};
use crate::tandem::side::Board;

/// The answer about a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveAnswer {
    pub outcome: Result<Played, Refusal>,
    pub ground: Ground,
}

/// A legal move and its effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    pub played: TandemMove,
    /// Both boards after the move, hands included.
    pub after: Position,
    pub gives_check: bool,
    /// True if the opponent is mated, even if the mate can still be averted.
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
            let gives = ground::Gives {
                check: opponent.here.checkers().any(),
                board_mate: mate::is_board_mate(opponent),
                mate: mate::is_mate(opponent, rules.tandem.mate),
            };
            MoveAnswer {
                ground: ground::of_legal(rules, view, intent, action, gives),
                outcome: Ok(Played {
                    played,
                    gives_check: gives.check,
                    gives_mate: gives.mate,
                    after,
                }),
            }
        }
        Err(refusal) => MoveAnswer {
            ground: ground::of_refused(rules, view, intent, refusal),
            outcome: Err(refusal),
        },
    }
}

/// Pieces a pawn can be exchanged for, with the legal basis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TargetsAnswer {
    /// The possible promotions by taking a piece; empty if none can be taken.
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
