//! Game records of both boards (BPGN).
//!
//! Begin at [`read()`](read::read) and [`write()`](write::write); both work on [`Game`]. Moves are
//! read as [`San`] and not yet played; `replay` plays them.
//!
//! Accepted variants:
//!
//! - several tags on a line, and quotation marks inside a tag;
//! - a start position in the tag `FEN`, both boards as `a | b`;
//! - `12A.` with or without a space;
//! - clocks in comments as seconds (`{179.547}`), as milliseconds (`{179547}`) or as `[%clk
//!   0:02:59.5]`;
//! - other comments in braces or after `;`;
//! - annotations, as numbers and as marks;
//! - a pawn drop as `@e5`, and drops as `P/e5`, `P*e5` and `p-e5`;
//! - the moves, promotions, dashes and results that [`pgn`](super::pgn) reads.
//!
//! Variations in parentheses are skipped. A wrong move number is a remark.

mod around;
mod clock;
mod header;
pub mod read;
pub mod write;

use shakmaty::Color;

use crate::notation::remark::{Numbering, Remark};
use crate::notation::san::San;
use crate::notation::{Place, fen, spelling};
use crate::preset::Preset;
use crate::rule_set::RuleSet;
use crate::rule_set::moves::Promotion;
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side};

pub use read::{read, read_each};
pub use write::write;

/// A game record: one match on two boards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Game {
    pub tags: Vec<(String, String)>,
    /// The start position of the tag `FEN`; `None` for the usual one.
    pub start: Option<Box<Position>>,
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
    /// `0-0`: both lose, by a decision of the arbiter.
    BothLose,
    /// `*`
    #[default]
    Unknown,
}

impl Recorded {
    /// Every result.
    pub const ALL: [Self; 5] = [
        Self::Team1,
        Self::Team2,
        Self::Draw,
        Self::BothLose,
        Self::Unknown,
    ];

    /// Returns the notation.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Team1 => "1-0",
            Self::Team2 => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Unknown => "*",
        }
    }

    /// Parses a result, also in other spellings such as `1:0`; `None` for other text.
    pub fn read(text: &str) -> Option<Self> {
        let text = spelling::result(text)?;
        Self::ALL.into_iter().find(|it| it.text() == text)
    }
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
    pub fn start(&self) -> Position {
        self.start.as_deref().cloned().unwrap_or_default()
    }

    /// Returns a remark for each move number that fits neither the moves before it nor the number
    /// before it.
    fn wrong_numbers(&self) -> Vec<Remark> {
        let mut boards = [(Numbering::default(), [0_u32; 2]); 2];
        let mut remarks = Vec::new();
        for ply in &self.plies {
            let [a, b] = &mut boards;
            let (numbering, [white, black]) = match ply.side.board {
                Board::A => a,
                Board::B => b,
            };
            let start = self.start.as_ref().map(|it| it.board(ply.side.board));
            let (first, black_begins) = start.map_or((1_u32, false), |it| {
                (it.setup().fullmoves.get(), it.turn().is_black())
            });
            let made = match ply.side.color {
                Color::White => white,
                Color::Black => black,
            };
            let late = u32::from(black_begins && ply.side.color.is_white());
            let counted = first.saturating_add(*made).saturating_add(late);
            *made += 1;
            // The counters of a position are often clocks, so a game may begin with 1.
            if start.is_some() && ply.number == *made {
                continue;
            }
            remarks.extend(numbering.check(ply.place, ply.number, counted));
        }
        remarks
    }
}

/// Reads the start position of a tag; `None` if it is not a position of a match.
///
/// The rules of a match restrict which positions can arise, but change no board: the most generous
/// ones serve for all.
fn read_start(text: &str) -> Option<Position> {
    let (a, b) = fen::read_pair(text).ok()?;
    let mut rules = RuleSet::of(Preset::Dsj).tandem;
    rules.promotion = Promotion::Virtual;
    Position::from_fens([a, b], Default::default(), &rules).ok()
}
