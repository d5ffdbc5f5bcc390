//! Questions about a move or drop: its legality, its effect, and the consequences if it was
//! illegal.

use kralle_rules::adjudication::moves;
use kralle_rules::adjudication::moves::{MoveAnswer, Played};
use kralle_rules::adjudication::remedy::{OpponentMoved, RemedyAnswer, illegal_drop_remedy};
use kralle_rules::notation::wire;
use kralle_rules::tandem::action::{Becomes, StolenFrom};
use kralle_rules::tandem::refusal::{Intent, Refusal, Wanted};
use kralle_rules::tandem::{Board, Side};
use kralle_view::named::Named;

use crate::core::field::Field;
use crate::core::refusal::RefusalView;
use crate::judge::card::{card, line, plain, said, side_code};
use crate::judge::case::Case;
use crate::judge::refusal::JudgeRefusal;
use crate::judge::view::{
    ArrowName, ArrowView, HappenedName, JudgeView, MarkName, MoveInput, SquareMark, Tone,
};
use crate::judge::{illegal_move, remedy, setup};

pub(crate) fn answer(
    case: &Case<'_>,
    played: &MoveInput,
    opponent_moved: HappenedName,
) -> Result<JudgeView, RefusalView> {
    let (board, intent, arrow) = read(case, played)?;
    let judged = moves::judge(case.rules, case.position, board, intent);
    let mut view = match &judged.outcome {
        Ok(done) => legal(case, &judged, done),
        Err(refusal) => {
            let offender = Side {
                board,
                color: arrow.color.0,
            };
            illegal(case, offender, intent, &judged, *refusal, opponent_moved)
        }
    };
    view.arrows = vec![arrow];
    view.marks.extend(targets(case, board, intent));
    Ok(view)
}

/// Converts a move for the rules engine, and returns its arrow.
///
/// # Errors
/// Fails if a square name is invalid or the start square is empty.
pub(crate) fn read(
    case: &Case<'_>,
    played: &MoveInput,
) -> Result<(Board, Intent, ArrowView), RefusalView> {
    Ok(match played {
        MoveInput::Drop {
            board,
            color,
            piece,
            to,
        } => {
            let intent = Intent::Drop {
                color: Some(color.0),
                role: setup::role(*piece),
                to: setup::square(Field::To, to)?,
            };
            let arrow = ArrowView {
                board: *board,
                color: *color,
                from: None,
                piece: Some(*piece),
                to: to.clone(),
                kind: ArrowName::Played,
            };
            (board.0, intent, arrow)
        }
        MoveInput::Move {
            board,
            from,
            to,
            wanted,
            taken_from,
        } => {
            let start = setup::square(Field::From, from)?;
            let here = case.position.board(board.0);
            let Some(mover) = here.piece_at(start) else {
                let square = from.clone();
                return Err(JudgeRefusal::NothingThere { square }.into());
            };
            let taken = taken_from
                .as_deref()
                .map(|name| setup::square(Field::TakenFrom, name))
                .transpose()?;
            let intent = Intent::Move {
                from: start,
                to: setup::square(Field::To, to)?,
                wanted: wanted.map(|piece| Wanted {
                    role: setup::role(piece),
                    from: taken.map(StolenFrom::Board),
                }),
            };
            let arrow = ArrowView {
                board: *board,
                color: Named(mover.color),
                from: Some(from.clone()),
                piece: None,
                to: to.clone(),
                kind: ArrowName::Played,
            };
            (board.0, intent, arrow)
        }
    })
}

fn legal(case: &Case<'_>, judged: &MoveAnswer, done: &Played) -> JudgeView {
    let opponent = case.position.to_move(done.played.board).opponent();
    let mut card = card(
        case,
        "move",
        Tone::Yes,
        said("move_legal", [("move", wire::write(done.played).into())]),
        judged.ground,
    );
    let side = || [("side", side_code(opponent).into())];
    if done.gives_mate {
        card.lines.push(line(Tone::Open, "gives_mate", side()));
    } else if done.gives_check {
        card.lines.push(line(Tone::Open, "gives_check", side()));
    }
    JudgeView {
        after: Some(setup::view(&done.after)),
        ..plain(case, card)
    }
}

fn illegal(
    case: &Case<'_>,
    offender: Side,
    intent: Intent,
    judged: &MoveAnswer,
    refusal: Refusal,
    opponent_moved: HappenedName,
) -> JudgeView {
    let code = match refusal {
        Refusal::MustNamePiece => "move_name_piece",
        Refusal::CheckNotParried
        | Refusal::KingLeftInCheck
        | Refusal::DropMate
        | Refusal::DropCheck
        | Refusal::PawnRank
        | Refusal::SquareOccupied
        | Refusal::NotInHand
        | Refusal::NotToMove
        | Refusal::DroppedRook
        | Refusal::Castling960
        | Refusal::DroppedPawnDoubleStep
        | Refusal::NoPieceToTake
        | Refusal::PromotionPiece
        | Refusal::PromotionGivesCheck
        | Refusal::PromotionMate
        | Refusal::Illegal => "move_illegal",
    };
    // The rules cannot judge these moves.
    let open = matches!(refusal, Refusal::MustNamePiece | Refusal::Castling960);
    let tone = if open { Tone::Open } else { Tone::No };
    let mut card = card(
        case,
        "move",
        tone,
        said(code, [("why", refusal.code().into())]),
        judged.ground,
    );
    let mut remedy = None;
    if !open {
        match drop_remedy(case, offender.board, intent, refusal, opponent_moved) {
            Some(found) => remedy = remedy::tell(offender, &found, &mut card),
            None => illegal_move::tell(case.rules, offender, opponent_moved, &mut card),
        }
    }
    JudgeView {
        remedy,
        ..plain(case, card)
    }
}

/// Returns the remedy if an article on illegal drops has its own (D 3.4, S E2, O 4.3).
///
/// `None` for a move and for any other illegal drop, which counts as an illegal move.
pub(crate) fn drop_remedy(
    case: &Case<'_>,
    board: Board,
    intent: Intent,
    refusal: Refusal,
    opponent_moved: HappenedName,
) -> Option<RemedyAnswer> {
    let own_article = matches!(intent, Intent::Drop { .. })
        && matches!(
            refusal,
            Refusal::DropMate | Refusal::DropCheck | Refusal::PawnRank | Refusal::CheckNotParried
        );
    let moved = match opponent_moved {
        HappenedName::NotYet => OpponentMoved::No,
        HappenedName::Already => OpponentMoved::Yes,
    };
    own_article
        .then(|| illegal_drop_remedy(case.rules, case.position, board, intent, moved).ok())
        .flatten()
}

/// Returns marks for the pieces that a promotion can take.
fn targets(case: &Case<'_>, board: Board, intent: Intent) -> Vec<SquareMark> {
    moves::promotion_targets(case.rules, case.position, board, intent)
        .targets
        .into_iter()
        .filter_map(|it| match it {
            Becomes::Stolen {
                from: StolenFrom::Board(square),
                ..
            } => Some(SquareMark {
                board: Named(!board),
                square: square.to_string(),
                kind: MarkName::Target,
            }),
            Becomes::Stolen { .. }
            | Becomes::FallsThrough
            | Becomes::Virtual(_)
            | Becomes::StaysPawn => None,
        })
        .collect()
}
