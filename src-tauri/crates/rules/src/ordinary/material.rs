//! Material with which nobody can mate (N *Remis*: K-K, K-KN, K-KB are its examples).
//!
//! Not here: dead positions with more on the board (locked pawns); those an arbiter
//! declares.

use shakmaty::{Bitboard, Board, Color};

/// Whether neither side can mate by any sequence of moves, judged by the pieces alone:
/// bare kings, one minor piece in all, or only bishops that all stand on one color of
/// square.
pub fn is_dead_by_material(board: &Board) -> bool {
    let minor_only = (board.pawns() | board.rooks_and_queens()).is_empty();
    let minors = board.knights() | board.bishops();
    let bishops_on_one_color = board.knights().is_empty()
        && (board.bishops().is_disjoint(Bitboard::DARK_SQUARES)
            || board.bishops().is_disjoint(Bitboard::LIGHT_SQUARES));
    minor_only && (minors.count() <= 1 || bishops_on_one_color)
}

/// Whether `color` has a bare king, with which no position can be won (FIDE 6.9).
pub fn has_bare_king(board: &Board, color: Color) -> bool {
    (board.by_color(color) & !board.kings()).is_empty()
}
