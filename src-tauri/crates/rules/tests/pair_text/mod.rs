//! Positions and moves of PaarZugSchach as text, for tests.

#![allow(dead_code, reason = "each test uses what it needs")]

use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use shakmaty::ByColor;

/// Parses a position from the fields `placement castling en-passant`.
pub(crate) fn position(fields: &str) -> PairPosition {
    let mut fields = fields.split(' ');
    let mut next = || fields.next().unwrap_or("-");
    PairPosition::read(next(), next(), next()).unwrap()
}

/// Parses moves from `white black`, `?` for an unreadable one.
pub(crate) fn moves(text: &str) -> ByColor<Option<PieceMove>> {
    let (white, black) = text.split_once(' ').unwrap();
    let read = |it: &str| (it != "?").then(|| it.parse().unwrap());
    ByColor {
        white: read(white),
        black: read(black),
    }
}
