//! Material insufficient for mate by either side (N *Remis*: its examples are K-K, K-KN, K-KB).
//!
//! Not here: dead positions with more material (locked pawns), which an arbiter declares.

use shakmaty::{Bitboard, Board, Color};

/// True if neither side can mate by any sequence of moves, judged by the pieces alone.
///
/// That is bare kings, one minor piece in all, or only bishops on squares of one color.
pub fn is_dead_by_material(board: &Board) -> bool {
    let minor_only = (board.pawns() | board.rooks_and_queens()).is_empty();
    let minors = board.knights() | board.bishops();
    let bishops_on_one_color = board.knights().is_empty()
        && (board.bishops().is_disjoint(Bitboard::DARK_SQUARES)
            || board.bishops().is_disjoint(Bitboard::LIGHT_SQUARES));
    minor_only && (minors.count() <= 1 || bishops_on_one_color)
}

/// True if `color` has a bare king, which cannot win (FIDE 6.9).
pub fn has_bare_king(board: &Board, color: Color) -> bool {
    (board.by_color(color) & !board.kings()).is_empty()
}
