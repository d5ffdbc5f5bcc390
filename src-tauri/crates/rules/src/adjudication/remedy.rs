//! Consequences of an illegal drop that was played (D 3.4, S E2, O 4.3).

use super::Ground;
use crate::law::Law;
use crate::rule_set::RuleSet;
use crate::rule_set::drops::{IllegalDrop, MatingParry, RemedyRight, UnparriedDrop};
use crate::rule_set::ending::IllegalMove;
use crate::tandem::position::Position;
use crate::tandem::refusal::{self, Intent, Refusal};
use crate::tandem::side::{Board, Side, Team};

/// The opponent's own next move: made or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentMoved {
    No,
    Yes,
}

/// The consequence, and its legal basis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemedyAnswer {
    pub fault: Refusal,
    pub remedy: Remedy,
    pub ground: Ground,
}

/// The consequence of an illegal drop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// The boards are corrected, and play continues.
    SetRight {
        after: Box<Position>,
        /// The side to move on the board of the drop.
        to_move: Side,
        offender_loses_turn: bool,
        /// True if the opponent may accept the drop instead.
        optional: bool,
    },
    Arbiter,
    /// The opponent may claim the win.
    Claim,
    Wins(Team),
    /// The right to object has lapsed.
    Lapsed,
}

/// The drop was legal, so there is no consequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the drop is legal, so there is nothing to remedy")]
pub struct DropIsLegal;

/// Returns the consequence of the drop `intent`, played in `position`.
pub fn illegal_drop_remedy(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    intent: Intent,
    moved: OpponentMoved,
) -> Result<RemedyAnswer, DropIsLegal> {
    let options = &rules.tandem;
    let Err(fault) = refusal::resolve(position.view(board, options), intent) else {
        return Err(DropIsLegal);
    };
    let answer = |remedy, ground| {
        Ok(RemedyAnswer {
            fault,
            remedy,
            ground,
        })
    };
    if fault == Refusal::CheckNotParried {
        match options.unparried_drop {
            UnparriedDrop::Remedy => {}
            it @ UnparriedDrop::Arbiter => {
                return answer(Remedy::Arbiter, rules.ground_by(Law::Arbiter, it));
            }
            it @ UnparriedDrop::Claim => {
                return answer(Remedy::Claim, rules.ground_by(Law::UnparriedDrop, it));
            }
        }
    }
    let covered = matches!(
        fault,
        Refusal::DropMate | Refusal::DropCheck | Refusal::PawnRank | Refusal::CheckNotParried
    );
    let Intent::Drop { role, .. } = intent else {
        return answer(other_fault(rules, position, board), other_ground(rules));
    };
    if !covered {
        return answer(other_fault(rules, position, board), other_ground(rules));
    }
    if moved == OpponentMoved::Yes && options.remedy_right == RemedyRight::UntilOwnMove {
        return answer(
            Remedy::Lapsed,
            rules.ground_by(Law::IllegalDrop, options.remedy_right),
        );
    }
    let offender = position.to_move(board);
    let in_check = position.board(board).checkers().any();
    if in_check && options.illegal_drop == IllegalDrop::LosesPieceAndTurn {
        let parry = options.mating_parry;
        let (remedy, law) = match parry {
            MatingParry::Arbiter => (Remedy::Arbiter, Law::Arbiter),
            MatingParry::Claim => (Remedy::Claim, Law::UnparriedDrop),
            MatingParry::OpponentWins => (Remedy::Wins(!offender.team()), Law::IllegalDrop),
            MatingParry::MoveAgain => {
                let mut after = position.clone();
                after.hand_over(board, offender.color, role);
                (set_right(after, offender, false, false), Law::IllegalDrop)
            }
        };
        return answer(remedy, rules.ground_by(law, parry));
    }
    let mut after = position.clone();
    let remedy = match options.illegal_drop {
        IllegalDrop::LosesPieceAndTurn => {
            after.hand_over(board, offender.color, role);
            after.pass(board);
            set_right(after, offender.opponent(), true, true)
        }
        IllegalDrop::LosesPiece => {
            after.hand_over(board, offender.color, role);
            set_right(after, offender, false, false)
        }
        IllegalDrop::TakenBack => set_right(after, offender, false, false),
    };
    answer(
        remedy,
        rules.ground_by(Law::IllegalDrop, options.illegal_drop),
    )
}

fn set_right(after: Position, to_move: Side, offender_loses_turn: bool, optional: bool) -> Remedy {
    Remedy::SetRight {
        after: Box::new(after),
        to_move,
        offender_loses_turn,
        optional,
    }
}

/// Returns the consequence of a drop that fails for another reason: it is an illegal move like any
/// other.
fn other_fault(rules: &RuleSet, position: &Position, board: Board) -> Remedy {
    match rules.tandem.illegal_move {
        IllegalMove::Arbiter | IllegalMove::FidePenalty => Remedy::Arbiter,
        IllegalMove::FirstLoses => Remedy::Claim,
        IllegalMove::TakenBack => {
            set_right(position.clone(), position.to_move(board), false, false)
        }
    }
}

fn other_ground(rules: &RuleSet) -> Ground {
    rules.ground_by(Law::IllegalMove, rules.tandem.illegal_move)
}
