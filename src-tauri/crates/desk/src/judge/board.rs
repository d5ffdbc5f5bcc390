//! Wire types of two boards with hands; the position is not validated yet.

use std::collections::BTreeMap;

use kralle_view::named::Named;
use shakmaty::{Color, Piece, Role};

use crate::core::wire::wire;

wire! {
    /// A piece with its color.
    #[derive(Copy, Eq)]
    pub enum PieceName {
        WhiteKing,
        WhiteQueen,
        WhiteRook,
        WhiteBishop,
        WhiteKnight,
        WhitePawn,
        BlackKing,
        BlackQueen,
        BlackRook,
        BlackBishop,
        BlackKnight,
        BlackPawn,
    }
}

wire! {
    /// A kind of piece that can be in hand: every piece except the king.
    #[derive(Copy, Eq)]
    pub enum HandPiece {
        Queen,
        Rook,
        Bishop,
        Knight,
        Pawn,
    }
}

wire! {
    /// The number of pieces of each kind in a player's hand.
    #[derive(Copy, Eq, Default)]
    pub struct HandView {
        pub queen: u8,
        pub rook: u8,
        pub bishop: u8,
        pub knight: u8,
        pub pawn: u8,
    }
}

wire! {
    /// A board with both hands.
    pub struct BoardSetup {
        /// The pieces by square, such as `e4`.
        pub squares: BTreeMap<String, PieceName>,
        /// Squares of promoted pieces, which revert to pawns when captured.
        pub promoted: Vec<String>,
        /// Squares of dropped pawns on their second rank and of dropped rooks in their corners.
        pub dropped: Vec<String>,
        pub white_hand: HandView,
        pub black_hand: HandView,
        pub to_move: Named<Color>,
        /// Squares of the rooks that may still castle.
        pub castling: Vec<String>,
        /// The square that a pawn has just passed by a double step; `None` if there was no such
        /// step.
        pub en_passant: Option<String>,
        /// Half-moves since the last capture or pawn move.
        pub halfmoves: u32,
        /// The number of the next move, from 1.
        pub fullmoves: u32,
    }
}

wire! {
    /// Both boards of a tandem match.
    pub struct PositionSetup {
        /// Board 1.
        pub a: BoardSetup,
        /// Board 2.
        pub b: BoardSetup,
    }
}

pub(crate) const fn piece_name(piece: Piece) -> PieceName {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => PieceName::WhiteKing,
        (Color::White, Role::Queen) => PieceName::WhiteQueen,
        (Color::White, Role::Rook) => PieceName::WhiteRook,
        (Color::White, Role::Bishop) => PieceName::WhiteBishop,
        (Color::White, Role::Knight) => PieceName::WhiteKnight,
        (Color::White, Role::Pawn) => PieceName::WhitePawn,
        (Color::Black, Role::King) => PieceName::BlackKing,
        (Color::Black, Role::Queen) => PieceName::BlackQueen,
        (Color::Black, Role::Rook) => PieceName::BlackRook,
        (Color::Black, Role::Bishop) => PieceName::BlackBishop,
        (Color::Black, Role::Knight) => PieceName::BlackKnight,
        (Color::Black, Role::Pawn) => PieceName::BlackPawn,
    }
}

pub(crate) const fn piece_of(name: PieceName) -> Piece {
    let (color, role) = match name {
        PieceName::WhiteKing => (Color::White, Role::King),
        PieceName::WhiteQueen => (Color::White, Role::Queen),
        PieceName::WhiteRook => (Color::White, Role::Rook),
        PieceName::WhiteBishop => (Color::White, Role::Bishop),
        PieceName::WhiteKnight => (Color::White, Role::Knight),
        PieceName::WhitePawn => (Color::White, Role::Pawn),
        PieceName::BlackKing => (Color::Black, Role::King),
        PieceName::BlackQueen => (Color::Black, Role::Queen),
        PieceName::BlackRook => (Color::Black, Role::Rook),
        PieceName::BlackBishop => (Color::Black, Role::Bishop),
        PieceName::BlackKnight => (Color::Black, Role::Knight),
        PieceName::BlackPawn => (Color::Black, Role::Pawn),
    };
    Piece { color, role }
}

/// Returns the code of a kind of piece, such as `king`.
pub(crate) const fn role_code(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}
