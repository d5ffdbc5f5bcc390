//! Mates that a drop produced which the rules do not allow (D 3.2, 3.4, S E1a, E2, F1a,
//! O 4.2, 4.3).
//!
//! Such a mate ends nothing: the drop is set right. A position does not show how its
//! mate came about, so the question must say; [`forbidden_drop`] finds out whether there
//! is anything to ask.

use kralle_choice::Choice;
use shakmaty::{Role, Square};

use super::remedy::{OpponentMoved, RemedyAnswer, illegal_drop_remedy};
use super::{Ground, moves};
use crate::rule_set::RuleSet;
use crate::tandem::position::Position;
use crate::tandem::refusal::{Intent, Refusal};
use crate::tandem::side::{Board, Side};

/// How the mate on a board came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Choice)]
pub enum MatedBy {
    /// Nobody has said yet.
    ///
    /// The mate counts, and the answer tells that it should be asked.
    #[default]
    Unknown,
    Move,
    Drop,
}

/// A drop that may have produced the mate on a board, and was not allowed if it did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForbiddenDrop {
    pub mated: Side,
    pub role: Role,
    pub square: Square,
    pub said: MatedBy,
    pub remedy: RemedyAnswer,
    pub ground: Ground,
}

impl ForbiddenDrop {
    /// Whether the mate is none, because it was said to come from this drop.
    pub fn undoes_the_mate(&self) -> bool {
        self.said == MatedBy::Drop
    }

    /// Whether it is still to be asked how the mate came about.
    pub fn is_open(&self) -> bool {
        self.said == MatedBy::Unknown
    }

    /// What the outcome rests on when the piece was dropped: the prohibition, or the rule
    /// that leaves what follows to the arbiter or to a claim.
    pub(super) fn decides(&self) -> Ground {
        use super::remedy::Remedy;
        match self.remedy.remedy {
            Remedy::Arbiter | Remedy::Claim | Remedy::Wins(_) => self.remedy.ground,
            Remedy::SetRight { .. } | Remedy::Lapsed => self.ground,
        }
    }
}

/// The drop that may have produced the mate on a board and would not have been allowed;
/// `None` when the last move there cannot have been such a drop.
pub fn forbidden_drop(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    said: MatedBy,
) -> Option<ForbiddenDrop> {
    // A drop uncovers nothing: what it mates by is the piece itself.
    let here = position.board(board);
    let square = here.checkers().single_square()?;
    let role = here.board().role_at(square)?;
    let before = position.before_drop(board, square)?;
    let intent = Intent::Drop {
        color: None,
        role,
        to: square,
    };
    let judged = moves::judge(rules, &before, board, intent);
    if !matches!(
        judged.outcome,
        Err(Refusal::DropMate | Refusal::DropCheck | Refusal::PawnRank)
    ) {
        return None;
    }
    let remedy = illegal_drop_remedy(rules, &before, board, intent, OpponentMoved::No).ok()?;
    Some(ForbiddenDrop {
        mated: position.to_move(board),
        role,
        square,
        said,
        remedy,
        ground: judged.ground,
    })
}
