//! Notation: positions and moves as text.
//!
//! - [`fen`]: boards with hands.
//! - [`wire`]: the moves of the command line (`A:N@e7`).
//! - [`san`]: the short moves of game records.
//! - [`bpgn`]: games of two boards.
//! - [`pgn`]: games of one board.
//!
//! Pieces may have the letters of four languages ([`piece_letters`]).
//!
//! Every reader reports the position of an error, the text there and the expected text. In a file of
//! several games, an error costs its game only ([`FileGame`]). Writing and reading again is the
//! identity.

pub mod bpgn;
mod cursor;
pub mod fen;
mod file;
mod line;
pub mod pgn;
pub mod piece_letters;
pub mod remark;
pub mod san;
mod spelling;
pub(crate) mod tag;
pub mod wire;

pub use cursor::RecordError;
pub use file::FileGame;

/// A position in a text.
///
/// Two places always compare equal, so that records compare equal wherever they were read.
#[derive(Debug, Clone, Copy, Default)]
pub struct Place {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

impl PartialEq for Place {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Place {}
