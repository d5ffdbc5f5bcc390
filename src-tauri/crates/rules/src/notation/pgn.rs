//! Game records of ordinary chess (PGN).
//!
//! Begin at [`read()`](read::read) and [`write()`](write::write); both work on [`Game`]. Moves are read as [`San`] and
//! not yet played; `ordinary::record` plays them.
//!
//! Accepted variants:
//!
//! - several tags on a line, quotation marks inside a tag, and lines that begin with `%`;
//! - `12.e4` and `12...e5`, and castling with zeros;
//! - the piece letters of German, French and Italian ([`piece_letters`](super::piece_letters)), and figurines;
//! - long moves (`e2-e4`, `Ng1-f3`), those of engines (`g1f3`), and a pawn's capture as `dc`;
//! - promotions as `=Q`, `Q`, `(Q)` and `/Q`;
//! - `e.p.`, `!?`, `+=`, `±` and `$5`;
//! - dashes of every kind, and results as `1:0`, `1 - 0`, `½:½`, `+:-` and `0-0` (both lose);
//! - games of Chess960 with their position in the tag `FEN`; their castling cannot be played;
//! - comments in braces or after `;`, with the clock as `[%clk 0:02:59.5]`.
//!
//! A wrong move number is a remark: the board determines the order. Variations are kept as text and not checked: they
//! were not played.
//!
//! The reader is our own and not `pgn-reader`: that one skips text it does not understand without reporting the
//! position. Evidence with a gap proves nothing.

mod annotation;
mod around;
mod header;
pub mod read;
mod variant;
mod word;
pub mod write;

use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Position as _};

use crate::game_result::GameResult;
use crate::notation::{Place, spelling};
use crate::ordinary::position::{self, ChessPositionFault};
use crate::ordinary::short_move;

pub use read::{read, read_each};
pub use write::write;

/// A game record: one game on one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub tags: Vec<(String, String)>,
    /// Comments before the first move.
    pub preface: Vec<String>,
    pub plies: Vec<Ply>,
    pub result: GameResult,
}

impl Default for Game {
    fn default() -> Self {
        Self {
            tags: Vec::new(),
            preface: Vec::new(),
            plies: Vec::new(),
            result: GameResult::Continues,
        }
    }
}

/// One move of the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// The move; check and mate marks are left to the board.
    pub san: San,
    /// Numeric annotations (`$1` is a good move).
    pub glyphs: Vec<u8>,
    /// Time left on the mover's clock, in milliseconds; `None` if not recorded.
    pub clock: Option<u32>,
    pub comments: Vec<String>,
    /// Variations after the move, without their parentheses.
    pub variations: Vec<String>,
    pub place: Place,
}

impl Game {
    /// Returns the value of a tag; `None` if the tag is missing.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(it, _)| it.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }

    /// Returns the start position: that of the tag `FEN`, otherwise the usual one.
    ///
    /// # Errors
    /// Fails if the tag is not a position of ordinary chess, or of Chess960 in a game of it.
    pub fn start(&self) -> Result<Chess, ChessPositionFault> {
        self.position().map_or_else(
            || Ok(Chess::new()),
            |fen| position::read_start(fen, self.castling_mode()),
        )
    }

    /// Returns the tag `FEN`; `None` if it is missing or blank.
    fn position(&self) -> Option<&str> {
        let fen = self.tag("FEN")?;
        (!matches!(fen.trim(), "" | "?" | "-")).then_some(fen)
    }

    /// True if the start position states castling rights or an en-passant square that it cannot
    /// have.
    fn has_impossible_rights(&self) -> bool {
        self.position()
            .is_some_and(|fen| position::has_impossible_rights(fen, self.castling_mode()))
    }

    /// Returns the castling of the tag `Variant`.
    fn castling_mode(&self) -> CastlingMode {
        self.tag("Variant")
            .and_then(variant::castling_mode)
            .unwrap_or(CastlingMode::Standard)
    }

    /// Returns the number and color of the first move.
    fn begins_at(&self) -> (u32, shakmaty::Color) {
        let start = self.start().unwrap_or_default();
        (start.fullmoves().get(), start.turn())
    }
}

/// Returns the position after the moves so far; `None` if they cannot be played.
fn after(game: &Game) -> Option<Chess> {
    let start = game.start().ok()?;
    game.plies.iter().try_fold(start, |position, ply| {
        let made = short_move::resolve(&position, ply.san).ok()?;
        position.play(made).ok()
    })
}

/// Parses the result of a tag or of the end of a record; `None` for other text.
fn result_of(text: &str) -> Option<GameResult> {
    match spelling::result(text)? {
        "1-0" => Some(GameResult::WhiteWins),
        "0-1" => Some(GameResult::BlackWins),
        "1/2-1/2" => Some(GameResult::Draw),
        "0-0" => Some(GameResult::BothLose),
        _ => Some(GameResult::Continues),
    }
}
