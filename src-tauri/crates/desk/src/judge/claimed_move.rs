//! A move claimed to be illegal: the judgment on the given boards.

use kralle_rules::adjudication::remedy::RemedyAnswer;
use kralle_rules::adjudication::{Ground, moves};
use kralle_rules::tandem::Side;
use kralle_rules::tandem::refusal::Refusal;

use crate::core::refusal::RefusalView;
use crate::judge::case::Case;
use crate::judge::refusal::JudgeRefusal;
use crate::judge::view::{ArrowView, ClaimInput};
use crate::judge::{played, setup};

/// The judgment on a claimed move.
pub(crate) enum ClaimedMove {
    /// No move was shown: the claim rests on the players' word.
    NotShown,
    Illegal {
        /// The code of the reason.
        why: &'static str,
    },
    /// An illegal drop that its own article sets right, regardless of the claim.
    SetRight(Box<RemedyAnswer>),
    /// A legal move: the claim was wrong.
    Legal(Ground),
}

impl ClaimedMove {
    /// True if the claim of an illegal move can be accepted.
    pub(crate) const fn bears_out(&self) -> bool {
        match self {
            Self::NotShown | Self::Illegal { .. } => true,
            Self::SetRight(_) | Self::Legal(_) => false,
        }
    }
}

/// Judges the move shown with a claim, and returns an arrow for it; `None` if no move was shown.
///
/// # Errors
/// Fails if the move is not one of the claimer's opponent, has no piece, or lacks its promotion
/// piece.
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
        // No answer yet: the promotion piece decides whether the move is legal.
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
