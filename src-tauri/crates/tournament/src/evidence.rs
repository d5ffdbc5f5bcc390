//! What a result rests on: the final position, the game record, answers of the rules engine.

use kralle_rules::notation::RecordError;
use kralle_rules::notation::bpgn::{self, Game};
use kralle_rules::notation::fen::{self, FenError};
use kralle_rules::paarzug::notation::{PairRecord, read as pairs};
use kralle_rules::rule_set::tandem::TandemRules;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::invalid::PositionError;
use kralle_rules::tandem::side::Board as BoardOfRules;

use crate::{RoundNumber, TableNumber};

/// Both boards as text, `a | b`: board 1 is a. Each half can be read as FEN with hands.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PositionText(String);

impl PositionText {
    /// Reads the text of two boards; whether they are possible is [`PositionText::position`]'s.
    ///
    /// # Errors
    /// When a half is no FEN with hands.
    pub fn parse(text: &str) -> Result<Self, FenError> {
        fen::read_pair(text)?;
        Ok(Self(text.to_owned()))
    }

    /// The text of a position.
    pub fn of(position: &Position) -> Self {
        Self(fen::write_pair(
            position.board(BoardOfRules::A),
            position.board(BoardOfRules::B),
        ))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The position under `rules`. Pawns and rooks on their first squares count as not dropped.
    ///
    /// # Errors
    /// When no match can come to it.
    pub fn position(&self, rules: &TandemRules) -> Result<Position, PositionError> {
        let (a, b) = fen::read_pair(&self.0).map_err(|error| PositionError::Fen {
            board: BoardOfRules::A,
            error,
        })?;
        Position::from_fens([a, b], Default::default(), rules)
    }
}

/// The longest game record kept with a match, in bytes.
pub const LONGEST_RECORD: usize = 256 << 10;

/// A record of one game: on both boards (BPGN), or in pairs.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GameRecord {
    text: String,
    notation: RecordNotation,
}

/// How a record is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RecordNotation {
    /// Both boards of a match (BPGN).
    Tandem,
    /// One game in pairs, or of ordinary chess after them.
    Pairs,
}

/// Why a text is no [`GameRecord`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameRecordError {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] RecordError),
    /// It holds no game or several.
    #[error("{games} games, expected one")]
    NotOne {
        /// How many.
        games: usize,
    },
    /// It is longer than [`LONGEST_RECORD`].
    #[error("{bytes} bytes, {LONGEST_RECORD} at most")]
    TooLong {
        /// How long.
        bytes: usize,
    },
}

impl GameRecord {
    /// Reads the text of one game.
    ///
    /// # Errors
    /// When it cannot be read, holds no game or several, or is too long.
    pub fn parse(text: &str) -> Result<Self, GameRecordError> {
        if text.len() > LONGEST_RECORD {
            return Err(GameRecordError::TooLong { bytes: text.len() });
        }
        let of = |notation| Self {
            text: text.to_owned(),
            notation,
        };
        let games = match bpgn::read(text) {
            Ok(games) => games,
            Err(_) if pairs::read(text).is_ok() => return Ok(of(RecordNotation::Pairs)),
            Err(error) => return Err(error.into()),
        };
        match games.len() {
            1 => Ok(of(RecordNotation::Tandem)),
            games => Err(GameRecordError::NotOne { games }),
        }
    }

    /// The record of a game in pairs.
    pub fn of_pairs(record: &PairRecord) -> Self {
        Self {
            text: record.to_string(),
            notation: RecordNotation::Pairs,
        }
    }

    /// How it is written.
    pub const fn notation(&self) -> RecordNotation {
        self.notation
    }

    /// The text of one game of a file.
    pub fn of(game: &Game) -> Self {
        Self {
            text: bpgn::write(std::slice::from_ref(game)),
            notation: RecordNotation::Tandem,
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The game on both boards. It was read before; a text that can no longer be read, and one in
    /// pairs, has no moves.
    pub fn game(&self) -> Game {
        bpgn::read(&self.text)
            .ok()
            .and_then(|games| games.into_iter().next())
            .unwrap_or_default()
    }
}

/// What a result rests on, as far as something was given.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Evidence {
    /// The final position.
    pub position: Option<PositionText>,
    /// The game record.
    pub record: Option<GameRecord>,
}

impl Evidence {
    /// Whether nothing was given.
    pub const fn is_empty(&self) -> bool {
        self.position.is_none() && self.record.is_none()
    }
}

/// An answer of the rules engine kept with a match, as it was given.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct KeptAnswer {
    /// The round.
    pub round: RoundNumber,
    /// The table.
    pub table: TableNumber,
    /// Counted from 1 in each match, in the order they were kept.
    pub number: u16,
    /// What was asked about.
    pub position: PositionText,
    /// The answer as the desk gave it: codes and data as JSON, said anew in any language.
    pub card: String,
}
