//! Wire type of a board of ordinary chess or of a game in pairs.

use std::collections::BTreeMap;

use kralle_rules::paarzug::position::PairPosition;
use shakmaty::fen::Fen;
use shakmaty::{Board, Chess, EnPassantMode, Position as _};

use crate::core::wire::wire;
use crate::judge::board::{PieceName, piece_name};

wire! {
    /// A board without hands.
    #[derive(Eq)]
    pub struct PairBoardView {
        /// The pieces by square, such as `e4`.
        pub squares: BTreeMap<String, PieceName>,
        /// Castling rights as in FEN, such as `KQkq` or `-`.
        pub castling: String,
        /// Squares that pawns have just passed by a double step, in the notation of the position
        /// text; `-` if none.
        pub en_passant: String,
    }
}

/// Converts a position between pairs.
pub(crate) fn pair_board(position: &PairPosition) -> PairBoardView {
    let en_passant = position.en_passant_field();
    PairBoardView {
        squares: squares(position.board()),
        castling: position.castling_field(),
        en_passant,
    }
}

/// Converts a position of ordinary chess.
pub(crate) fn chess_board(position: &Chess) -> PairBoardView {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let mut fields = fen.split(' ').skip(2).map(str::to_owned);
    let mut next = || fields.next().unwrap_or_else(|| "-".to_owned());
    PairBoardView {
        squares: squares(position.board()),
        castling: next(),
        en_passant: next(),
    }
}

fn squares(board: &Board) -> BTreeMap<String, PieceName> {
    board
        .clone()
        .into_iter()
        .map(|(square, piece)| (square.to_string(), piece_name(piece)))
        .collect()
}
