//! How a single game stands, PaarZugSchach and ordinary chess alike.

use kralle_choice::Choice;
use shakmaty::Color;

/// How a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum GameResult {
    WhiteWins,
    BlackWins,
    Draw,
    Continues,
}

impl GameResult {
    /// As it is written at the end of a record.
    pub const fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Continues => "*",
        }
    }

    /// The win of a color.
    pub const fn win_of(color: Color) -> Self {
        match color {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }
}
