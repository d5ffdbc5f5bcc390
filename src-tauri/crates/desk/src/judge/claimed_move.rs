//! A move that is claimed to be illegal: is it, on the boards as they are set up?

use kralle_rules::adjudication::remedy::RemedyAnswer;
use kralle_rules::adjudication::{Ground, moves};
use kralle_rules::tandem::Side;
use kralle_rules::tandem::refusal::Refusal;

use crate::core::refusal::RefusalView;
use crate::judge::case::Case;
use crate::judge::refusal::JudgeRefusal;
use crate::judge::view::{ArrowView, ClaimInput};
use crate::judge::{played, setup};

/// What a claimed move turned out to be.
pub(crate) enum ClaimedMove {
    /// Nobody showed it: the claim rests on what was said.
    NotShown,
    Illegal {
        /// The code of the reason.
        why: &'static str,
    },
    /// An illegal drop that an article of its own sets right, whatever is claimed.
    SetRight(Box<RemedyAnswer>),
    /// Allowed: the claim was wrong.
    Legal(Ground),
}

impl ClaimedMove {
    /// Whether it can be taken that the opponent made an illegal move.
    pub(crate) const fn bears_out(&self) -> bool {
        match self {
            Self::NotShown | Self::Illegal { .. } => true,
            Self::SetRight(_) | Self::Legal(_) => false,
        }
    }
}

/// Looks at the move shown with a claim, and draws it.
pub(crate) fn look(
    case: &Case<'_>,
    claim: &ClaimInput,
) -> Result<(ClaimedMove, Option<ArrowView>), RefusalView> {
    let Some(shown) = &claim.shown else {
        return Ok((ClaimedMove::NotShown, None));
    };
    let (board, intent, arrow) = played::read(case, shown)?;
    let mover = Side {
        board,
        color: arrow.color.0,
    };
    if setup::side(claim.by) != mover.opponent() {
        return Err(JudgeRefusal::NotAMoveOfTheOpponent.into());
    }
    let judged = moves::judge(case.rules, case.position, board, intent);
    let found = match judged.outcome {
        Ok(_) => ClaimedMove::Legal(judged.ground),
        // Not an answer yet: a promotion is legal or not by what the pawn becomes.
        Err(refusal @ Refusal::MustNamePiece) => return Err(RefusalView::of(&refusal)),
        Err(refusal) => match played::drop_remedy(case, board, intent, refusal, claim.moved) {
            Some(remedy) => ClaimedMove::SetRight(Box::new(remedy)),
            None => ClaimedMove::Illegal {
                why: refusal.code(),
            },
        },
    };
    Ok((found, Some(arrow)))
}
