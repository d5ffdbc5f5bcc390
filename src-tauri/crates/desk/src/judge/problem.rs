//! Refusals of two boards that are no position of a match.
//!
//! The code comes from the rules engine. Its message is `problem-` and the code, with board, color,
//! square and piece as arguments. The message of the rule is `refusal-…`, as everywhere.

use kralle_choice::Choice as _;
use kralle_rules::tandem::invalid::PositionError;
use kralle_rules::tandem::side::Board;
use shakmaty::Role;

use crate::core::refusal::RefusalView;
use crate::judge::board::role_code;

/// Returns the refusal that names the fault and its place.
pub(crate) fn view(error: &PositionError) -> RefusalView {
    let view = RefusalView::of(error);
    let on = |view: RefusalView, board: Board| view.with("board", number(board));
    match error {
        PositionError::Fen { board, error } => on(view, *board)
            .with("column", error.column)
            .with("found", error.found.clone())
            .with("expected", error.expected),
        PositionError::NoKing { board, color }
        | PositionError::KingInHand { board, color }
        | PositionError::OpponentInCheck { board, color } => {
            on(view, *board).with("color", color.code())
        }
        PositionError::SeveralKings {
            board,
            color,
            count,
        } => on(view, *board)
            .with("color", color.code())
            .with("count", *count),
        PositionError::BothInCheck { board } => on(view, *board),
        PositionError::PawnOnLastRank { board, square }
        | PositionError::CastlingRight { board, square }
        | PositionError::EnPassant { board, square }
        | PositionError::NotDropped { board, square } => {
            on(view, *board).with("square", square.to_string())
        }
        PositionError::TooManyPieces {
            color,
            role,
            found,
            limit,
        } => view
            .with("color", color.code())
            .with("piece", piece_code(*role))
            .with("found", *found)
            .with("limit", *limit),
    }
}

fn piece_code(role: Role) -> &'static str {
    role_code(role)
}

/// Returns the printed number of a board: 1 or 2.
pub(crate) const fn number(board: Board) -> u16 {
    match board {
        Board::A => 1,
        Board::B => 2,
    }
}
