//! Result of a single game, for PaarZugSchach and ordinary chess alike.

use kralle_choice::Choice;
use shakmaty::Color;

/// The state of a game: undecided, won, drawn, or lost by both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum GameResult {
    WhiteWins,
    BlackWins,
    Draw,
    Continues,
    /// A decision of the arbiter; no position leads to it.
    BothLose,
}

impl GameResult {
    /// Returns the notation at the end of a record.
    pub const fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Continues => "*",
            Self::BothLose => "0-0",
        }
    }

    /// Returns the win of a color.
    pub const fn win_of(color: Color) -> Self {
        match color {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }
}
