//! Two boards with hands, as they cross the bridge: what stands where, not yet known to be possible.

use std::collections::BTreeMap;

use super::round::ColorName;
use super::wire;

wire! {
    /// One of the two boards.
    #[derive(Copy, Eq, PartialOrd, Ord)]
    pub enum BoardName {
        /// Board 1.
        A,
        /// Board 2.
        B,
    }
}

wire! {
    /// A piece with its color.
    #[derive(Copy, Eq)]
    pub enum PieceName {
        /// White's king.
        WhiteKing,
        /// White's queen.
        WhiteQueen,
        /// White's rook.
        WhiteRook,
        /// White's bishop.
        WhiteBishop,
        /// White's knight.
        WhiteKnight,
        /// White's pawn.
        WhitePawn,
        /// Black's king.
        BlackKing,
        /// Black's queen.
        BlackQueen,
        /// Black's rook.
        BlackRook,
        /// Black's bishop.
        BlackBishop,
        /// Black's knight.
        BlackKnight,
        /// Black's pawn.
        BlackPawn,
    }
}

wire! {
    /// A kind of piece that can be in hand.
    #[derive(Copy, Eq)]
    pub enum HandPiece {
        /// A queen.
        Queen,
        /// A rook.
        Rook,
        /// A bishop.
        Bishop,
        /// A knight.
        Knight,
        /// A pawn.
        Pawn,
    }
}

wire! {
    /// How many pieces of each kind a player has in hand.
    #[derive(Copy, Eq, Default)]
    pub struct HandView {
        /// Queens.
        pub queen: u8,
        /// Rooks.
        pub rook: u8,
        /// Bishops.
        pub bishop: u8,
        /// Knights.
        pub knight: u8,
        /// Pawns.
        pub pawn: u8,
    }
}

wire! {
    /// A board with both hands.
    pub struct BoardSetup {
        /// The pieces by square, such as `e4`.
        pub squares: BTreeMap<String, PieceName>,
        /// Squares of promoted pieces that are pawns again once captured.
        pub promoted: Vec<String>,
        /// Squares of pawns on their second rank and rooks in their corners that were dropped.
        pub dropped: Vec<String>,
        /// What White holds.
        pub white_hand: HandView,
        /// What Black holds.
        pub black_hand: HandView,
        /// Who is to move.
        pub to_move: ColorName,
        /// Corners of the rooks that may still castle.
        pub castling: Vec<String>,
        /// The square a pawn has just passed by a double step.
        pub en_passant: Option<String>,
        /// Half moves since the last capture or pawn move.
        pub halfmoves: u32,
        /// The number of the next move, from 1.
        pub fullmoves: u32,
    }
}

wire! {
    /// Both boards.
    pub struct PositionSetup {
        /// Board 1.
        pub a: BoardSetup,
        /// Board 2.
        pub b: BoardSetup,
    }
}
