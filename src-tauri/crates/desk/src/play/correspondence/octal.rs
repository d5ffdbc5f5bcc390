//! The octal code of a revealed move.

use kralle_rules::paarzug::octal::OctalMove;
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use shakmaty::Color;

use crate::judge::board::piece_of;
use crate::judge::pair_board::PairBoardView;
use crate::play::board::view::PieceStepView;
use crate::play::correspondence::diagram::placement;

/// Returns the octal code of a step on `board`; `None` if it has none.
pub(crate) fn code(board: &PairBoardView, color: Color, step: &PieceStepView) -> Option<String> {
    let position =
        PairPosition::read(&placement(board), &board.castling, &board.en_passant).ok()?;
    let promotion = step.promotion.map(|it| piece_of(it).role.char());
    let promotion = promotion.map(String::from).unwrap_or_default();
    let piece_move: PieceMove = format!("{}{}{promotion}", step.from, step.to)
        .parse()
        .ok()?;
    Some(OctalMove::of(&position, color, piece_move)?.to_string())
}
