//! Mates by drops that the rules do not allow (D 3.2, 3.4, S E1a, E2, F1a, O 4.2, 4.3).
//!
//! Such a mate does not end the match: the drop is corrected. A position does not show the last
//! move, so the question must state it. [`forbidden_drop`] tells the caller if there is anything to
//! ask.

use kralle_choice::Choice;
use shakmaty::{Role, Square};

use super::remedy::{OpponentMoved, RemedyAnswer, illegal_drop_remedy};
use super::{Ground, moves};
use crate::rule_set::RuleSet;
use crate::tandem::position::Position;
use crate::tandem::refusal::{Intent, Refusal};
use crate::tandem::side::{Board, Side};

/// The origin of the mate on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Choice)]
pub enum MatedBy {
    /// Not stated.
    ///
    /// The mate counts, and the answer requests the origin.
    #[default]
    Unknown,
    Move,
    Drop,
}

/// A drop that may have produced the mate on a board, and was forbidden if it did.
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
    /// True if the mate does not count because this drop is stated as its origin.
    pub fn undoes_the_mate(&self) -> bool {
        self.said == MatedBy::Drop
    }

    /// True if the origin of the mate is still to be stated.
    pub fn is_open(&self) -> bool {
        self.said == MatedBy::Unknown
    }

    /// Returns the ground if the piece was dropped: the prohibition, or the rule that leaves the
    /// consequence to the arbiter or to a claim.
    pub(super) fn decides(&self) -> Ground {
        use super::remedy::Remedy;
        match self.remedy.remedy {
            Remedy::Arbiter | Remedy::Claim | Remedy::Wins(_) => self.remedy.ground,
            Remedy::SetRight { .. } | Remedy::Lapsed => self.ground,
        }
    }
}

/// Returns the forbidden drop that may have produced the mate on a board.
///
/// `None` if the last move on that board cannot have been such a drop.
pub fn forbidden_drop(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    said: MatedBy,
) -> Option<ForbiddenDrop> {
    // A drop uncovers no line: the dropped piece itself gives the check.
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
