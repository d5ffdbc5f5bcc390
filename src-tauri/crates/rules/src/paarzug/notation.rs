//! The notation of games in pairs (prose, *PaarZugSchach*: number, piece, start square, target square; White's move
//! before Black's; a dash for a missing move).
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
//! Beside the usual marks (`x`, `+`, `#`, `=Q`, `ep`), pairs have these:
//!
//! - `^`: the move that came first.
//! - `(…)`: a void stored move.
//! - `(…)` with a move after it: a stored second move and the one chosen instead.
//! - `?`: an unreadable move.
//! - `||`: ordinary chess from here on.
//!
//! The reader accepts German, French and Italian piece letters beside the English ones
//! ([`piece_letters`](crate::notation::piece_letters)), and `-`, `--` or `—` for the dash.
//!
//! Begin at [`read`](read::read), [`PairRecord`]'s `Display`, and [`replay`](replay::replay).
//!
//! Comments in braces or after a semicolon are kept. Variations are refused: parentheses mean a stored move here, and
//! alternative stored moves are not part of the game.

pub mod read;
pub mod replay;
mod write;

use shakmaty::{File, Piece, Role, Square};

use super::piece_move::PieceMove;
use crate::game_result::GameResult;

/// A game record of pairs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairRecord {
    /// Names and values before the moves, in order.
    pub tags: Vec<Tag>,
    /// The pairs, numbered from 1.
    pub pairs: Vec<RecordedPair>,
    pub comments: Vec<Comment>,
    /// The number of pairs before the switch to ordinary chess; `None` without a switch.
    pub ordinary_after: Option<usize>,
    /// The result at the end of the record.
    pub result: GameResult,
}

/// A comment of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// The number of pairs before it. A comment within a pair counts as after it.
    pub after: usize,
    /// The text.
    ///
    /// A text with a closing brace is written after a semicolon, with line breaks as spaces.
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

/// The entry for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordedMove {
    /// A dash: the player had no move to make.
    Dash,
    Unreadable,
    Executed(NotatedMove),
    Void(NotatedMove),
    /// A stored second move and the one chosen instead.
    Replaced {
        /// The stored move; `None` if it was unreadable.
        stored: Option<NotatedMove>,
        chosen: NotatedMove,
    },
}

/// A move with its marks.
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
    /// Came first by right.
    First,
}

/// Returns the notation of castling; `None` for any other move.
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
