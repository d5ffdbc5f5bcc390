//! The notation of games in pairs (prose, *PaarZugSchach*: number, piece, start square,
//! target square; White's move before Black's; a dash for a move that is not there).
//!
//! ```text
//! [White "Ada"]
//!
//! 1. e2-e4 d7-d5
//! 2. e4xd5 Ng8-f6
//! 3. (d5-d6)Ng1-f3 Nf6xd5^
//! 4. (Nf3-f5) ?
//! 5. Bf1-b5+ a7-a6
//! || 6. – c7-c6
//! 1/2-1/2
//! ```
//!
//! Beyond the usual signs (`x`, `+`, `#`, `=Q`, `ep`) there are marks for what only pairs
//! have: `^` the move that came first, `(…)` a stored move that was void, `(…)` with a move
//! after it a stored second move and the one chosen instead, `?` a move that could not be
//! read, `||` from here ordinary chess. Reading accepts German, French and Italian
//! piece letters beside the English ones ([`piece_letters`](crate::notation::piece_letters)), and `-`, `--` or `—` for the dash.
//!
//! Begin at [`read`](read::read), [`PairRecord`]'s `Display`, and [`replay`](replay::replay).
//!
//! Comments stand in braces or behind a semicolon and are kept. Variations are refused:
//! a round bracket is a stored move here, and what a player would have stored otherwise
//! is no line of the game.

pub mod read;
pub mod replay;
mod write;

use shakmaty::{File, Piece, Role, Square};

use super::piece_move::PieceMove;
use crate::game_result::GameResult;

/// A game as it is written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairRecord {
    /// Names and values ahead of the moves, in their order.
    pub tags: Vec<Tag>,
    /// The pairs, numbered from 1.
    pub pairs: Vec<RecordedPair>,
    pub comments: Vec<Comment>,
    /// How many pairs were made before the players went on with ordinary chess.
    pub ordinary_after: Option<usize>,
    /// The result as it is written at the end.
    pub result: GameResult,
}

/// A comment of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// How many pairs stand before it; one within a pair counts as behind it.
    pub after: usize,
    /// The text. One with a closing brace is written behind a semicolon, and a line break
    /// in it becomes a space.
    pub text: String,
}

/// A line such as `[White "Ada"]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// The name: letters, digits and underscores, beginning with a letter.
    pub name: String,
    /// The value; no line breaks.
    pub value: String,
}

/// One line of the record: both moves of a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedPair {
    pub white: RecordedMove,
    pub black: RecordedMove,
}

/// What is written for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordedMove {
    /// A dash: no move was to be made.
    Dash,
    Unreadable,
    Executed(NotatedMove),
    Void(NotatedMove),
    /// A stored second move and the one chosen instead.
    Replaced {
        /// The stored one; `None` when it could not be read.
        stored: Option<NotatedMove>,
        chosen: NotatedMove,
    },
}

/// A move with its signs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotatedMove {
    pub piece: Piece,
    pub piece_move: PieceMove,
    pub capture: CaptureSign,
    pub check: CheckSign,
    pub order: OrderSign,
}

/// `-`, `x`, or `x` with `ep`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CaptureSign {
    None,
    Capture,
    EnPassant,
}

/// Nothing, `+` or `#`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckSign {
    None,
    /// Check after the pair.
    Check,
    /// Mate after the pair.
    Mate,
}

/// Nothing or `^`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderSign {
    /// Both moves at once, or the second one.
    Usual,
    /// It came first by right.
    First,
}

/// How castling is written; `None` for every other move.
fn castling_text(piece: Piece, it: PieceMove) -> Option<&'static str> {
    let home = Square::from_coords(File::E, piece.color.backrank());
    let castles = piece.role == Role::King
        && it.from == home
        && it.to.rank() == home.rank()
        && it.promotion.is_none();
    if castles && it.to.file() == File::G {
        Some("O-O")
    } else if castles && it.to.file() == File::C {
        Some("O-O-O")
    } else {
        None
    }
}
