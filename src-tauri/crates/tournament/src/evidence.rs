//! Evidence for a result: the final position, the game record, answers of the rules engine.

use kralle_rules::notation::RecordError;
use kralle_rules::notation::bpgn::{self, Game};
use kralle_rules::notation::fen::{self, FenError};
use kralle_rules::notation::pgn;
use kralle_rules::paarzug::notation::PairRecord;
use kralle_rules::paarzug::notation::read::{ReadRecord, read as read_pairs};
use kralle_rules::rule_set::tandem::TandemRules;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::invalid::PositionError;
use kralle_rules::tandem::side::Board as BoardOfRules;

use crate::{RoundNumber, TableNumber};

/// Both boards as text, `a | b`: board 1 is a. Each half is a FEN with hands.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PositionText(String);

impl PositionText {
    /// Parses the text of two boards; [`PositionText::position`] checks that they are possible.
    ///
    /// # Errors
    /// Fails if a half is no FEN with hands.
    pub fn parse(text: &str) -> Result<Self, FenError> {
        fen::read_pair(text)?;
        Ok(Self(text.to_owned()))
    }

    /// Formats a position.
    pub fn of(position: &Position) -> Self {
        Self(fen::write_pair(
            position.board(BoardOfRules::A),
            position.board(BoardOfRules::B),
        ))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the position under `rules`. Pawns and rooks on their first squares count as not
    /// dropped.
    ///
    /// # Errors
    /// Fails if no match can reach it.
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

/// A record of one game: on both boards (BPGN), of ordinary chess (PGN), or in pairs.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GameRecord {
    text: String,
    notation: RecordNotation,
}

/// The notation of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RecordNotation {
    /// Both boards of a match (BPGN).
    Tandem,
    /// One game in pairs, with any ordinary chess after them.
    Pairs,
    /// One game of ordinary chess (PGN).
    Chess,
}

/// The reason a text is not a [`GameRecord`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameRecordError {
    #[error(transparent)]
    Unreadable(#[from] RecordError),
    /// It contains no game or several.
    #[error("{games} games, expected one")]
    NotOne { games: usize },
    /// It is longer than [`LONGEST_RECORD`].
    #[error("{bytes} bytes, {LONGEST_RECORD} at most")]
    TooLong { bytes: usize },
}

impl GameRecord {
    /// Parses the text of one game.
    ///
    /// # Errors
    /// Fails if it is invalid, contains no game or several, or is too long.
    pub fn parse(text: &str) -> Result<Self, GameRecordError> {
        if text.len() > LONGEST_RECORD {
            return Err(GameRecordError::TooLong { bytes: text.len() });
        }
        let of = |notation| Self {
            text: text.to_owned(),
            notation,
        };
        if let Some(notation) = notation_of(text) {
            return Ok(of(notation));
        }
        // For text in neither notation, report the error of the two-board reader.
        match bpgn::read(text)?.len() {
            1 => Ok(of(RecordNotation::Tandem)),
            games => Err(GameRecordError::NotOne { games }),
        }
    }

    /// Returns the record of a game in pairs. If it is too long, drops its comments: the moves
    /// alone confirm the result.
    ///
    /// # Errors
    /// Fails if even the moves are too long.
    pub fn of_pairs(record: &PairRecord) -> Result<Self, GameRecordError> {
        Self::within_bounds(record.to_string(), RecordNotation::Pairs).or_else(|_| {
            let bare = PairRecord {
                comments: Vec::new(),
                ..record.clone()
            };
            Self::within_bounds(bare.to_string(), RecordNotation::Pairs)
        })
    }

    /// Returns the record of a game of ordinary chess.
    ///
    /// # Errors
    /// Fails if it is too long.
    pub fn of_chess(game: &pgn::Game) -> Result<Self, GameRecordError> {
        let text = pgn::write(std::slice::from_ref(game));
        Self::within_bounds(text, RecordNotation::Chess)
    }

    fn within_bounds(text: String, notation: RecordNotation) -> Result<Self, GameRecordError> {
        if text.len() > LONGEST_RECORD {
            return Err(GameRecordError::TooLong { bytes: text.len() });
        }
        Ok(Self { text, notation })
    }

    /// Returns the record of one game of a file.
    ///
    /// # Errors
    /// Fails if it is too long.
    pub fn of(game: &Game) -> Result<Self, GameRecordError> {
        let text = bpgn::write(std::slice::from_ref(game));
        Self::within_bounds(text, RecordNotation::Tandem)
    }

    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the game on both boards; `None` for another notation.
    pub fn game(&self) -> Option<Game> {
        let is_tandem = self.notation == RecordNotation::Tandem;
        bpgn::read(&self.text)
            .ok()?
            .into_iter()
            .next()
            .filter(|_| is_tandem)
    }

    /// Returns the game of ordinary chess; `None` for another notation.
    pub fn chess(&self) -> Option<pgn::Game> {
        let is_chess = self.notation == RecordNotation::Chess;
        pgn::read(&self.text)
            .ok()?
            .into_iter()
            .next()
            .filter(|_| is_chess)
    }

    /// Returns the game in pairs; `None` for another notation.
    pub fn pairs(&self) -> Option<ReadRecord> {
        let is_pairs = self.notation == RecordNotation::Pairs;
        read_pairs(&self.text).ok().filter(|_| is_pairs)
    }
}

/// Returns the notation of a text; `None` unless it is exactly one game in one of them.
///
/// A single move of ordinary chess can look like a move in pairs. Such a text counts as ordinary
/// chess if it is written as this program writes it.
fn notation_of(text: &str) -> Option<RecordNotation> {
    let both_boards = bpgn::read(text);
    if matches!(&both_boards, Ok(games) if games.iter().any(|it| !it.plies.is_empty())) {
        return matches!(&both_boards, Ok(games) if games.len() == 1)
            .then_some(RecordNotation::Tandem);
    }
    let chess = pgn::read(text).ok().filter(|games| {
        games.len() == 1
            && games
                .iter()
                .all(|it| !it.plies.is_empty() || it.tag("FEN").is_some())
    });
    let is_as_written = chess
        .as_ref()
        .is_some_and(|games| pgn::write(games) == text);
    if !is_as_written && read_pairs(text).is_ok_and(|it| !it.record.pairs.is_empty()) {
        return Some(RecordNotation::Pairs);
    }
    chess.map(|_| RecordNotation::Chess)
}

/// The evidence for a result; each part is `None` if it was not given.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Evidence {
    /// The final position.
    pub position: Option<PositionText>,
    pub record: Option<GameRecord>,
}

impl Evidence {
    /// True if no evidence was given.
    pub const fn is_empty(&self) -> bool {
        self.position.is_none() && self.record.is_none()
    }
}

/// A stored answer of the rules engine to a question about a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct KeptAnswer {
    pub round: RoundNumber,
    pub table: TableNumber,
    /// Counted from 1 in each match, in the order of storing.
    pub number: u16,
    /// The position in question.
    pub position: PositionText,
    /// The answer of the desk: codes and data as JSON, rendered in any language.
    pub card: String,
}
