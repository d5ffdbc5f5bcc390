//! Game records of both boards (BPGN).
//!
//! Begin at [`read()`](read::read) and [`write()`](write::write); both work on [`Game`]. Moves are
//! read as [`San`] and not yet played; `replay` plays them.
//!
//! Accepted variants:
//!
//! - several tags on a line;
//! - `12A.` with or without a space;
//! - clocks in comments as seconds (`{179.547}`), as milliseconds (`{179547}`) or as `[%clk
//!   0:02:59.5]`;
//! - other comments in braces or after `;`;
//! - numeric annotations;
//! - bare `@e5` for a pawn drop.
//!
//! Variations in parentheses are skipped.

pub mod read;
pub mod write;

use crate::notation::Place;
use crate::notation::san::San;
use crate::tandem::side::Side;

pub use read::read;
pub use write::write;

/// A game record: one match on two boards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Game {
    pub tags: Vec<(String, String)>,
    /// Comments before the first move.
    pub preface: Vec<String>,
    /// Moves of both boards in the order of play.
    pub plies: Vec<Ply>,
    /// The result, seen from White of board A.
    pub result: Recorded,
}

/// One move of the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// Move number on its board.
    pub number: u32,
    pub side: Side,
    pub san: San,
    /// Time left on the mover's clock, in milliseconds; `None` if not recorded.
    pub clock: Option<u32>,
    pub comments: Vec<String>,
    pub place: Place,
}

/// A result as recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub enum Recorded {
    /// `1-0`: White of board A and the partner win.
    Team1,
    /// `0-1`
    Team2,
    /// `1/2-1/2`
    Draw,
    /// `*`
    #[default]
    Unknown,
}

impl Recorded {
    /// Every result.
    pub const ALL: [Self; 4] = [Self::Team1, Self::Team2, Self::Draw, Self::Unknown];

    /// Returns the notation.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Team1 => "1-0",
            Self::Team2 => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// Parses a result; `None` for other text.
    pub fn from_text(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.text() == text)
    }
}

impl Game {
    /// Returns the value of a tag; `None` if the tag is missing.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(it, _)| it == name)
            .map(|(_, value)| value.as_str())
    }
}
