//! What a result rests on: the final position, the game record, answers of the rules engine.

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

/// A record of one game: on both boards (BPGN), of ordinary chess (PGN), or in pairs.
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
    /// One game of ordinary chess (PGN).
    Chess,
}

/// Why a text is no [`GameRecord`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameRecordError {
    #[error(transparent)]
    Unreadable(#[from] RecordError),
    /// It holds no game or several.
    #[error("{games} games, expected one")]
    NotOne { games: usize },
    /// It is longer than [`LONGEST_RECORD`].
    #[error("{bytes} bytes, {LONGEST_RECORD} at most")]
    TooLong { bytes: usize },
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
        if let Some(notation) = notation_of(text) {
            return Ok(of(notation));
        }
        // What is neither is said as the reader of both boards says it.
        match bpgn::read(text)?.len() {
            1 => Ok(of(RecordNotation::Tandem)),
            games => Err(GameRecordError::NotOne { games }),
        }
    }

    /// The record of a game in pairs. One that is too long is kept without its comments: the
    /// moves alone bear the result out.
    ///
    /// # Errors
    /// When even the moves are too long.
    pub fn of_pairs(record: &PairRecord) -> Result<Self, GameRecordError> {
        Self::within_bounds(record.to_string(), RecordNotation::Pairs).or_else(|_| {
            let bare = PairRecord {
                comments: Vec::new(),
                ..record.clone()
            };
            Self::within_bounds(bare.to_string(), RecordNotation::Pairs)
        })
    }

    /// The text of a game of ordinary chess.
    ///
    /// # Errors
    /// When it is too long.
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

    /// The text of one game of a file.
    ///
    /// # Errors
    /// When it is too long.
    pub fn of(game: &Game) -> Result<Self, GameRecordError> {
        let text = bpgn::write(std::slice::from_ref(game));
        Self::within_bounds(text, RecordNotation::Tandem)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The game on both boards; none where it is another one.
    pub fn game(&self) -> Option<Game> {
        let is_tandem = self.notation == RecordNotation::Tandem;
        bpgn::read(&self.text)
            .ok()?
            .into_iter()
            .next()
            .filter(|_| is_tandem)
    }

    /// The game of ordinary chess; none where it is another one.
    pub fn chess(&self) -> Option<pgn::Game> {
        let is_chess = self.notation == RecordNotation::Chess;
        pgn::read(&self.text)
            .ok()?
            .into_iter()
            .next()
            .filter(|_| is_chess)
    }

    /// The game in pairs; none where it is another one.
    pub fn pairs(&self) -> Option<ReadRecord> {
        let is_pairs = self.notation == RecordNotation::Pairs;
        read_pairs(&self.text).ok().filter(|_| is_pairs)
    }
}

/// In which notation a text is that was kept with a match. One move of ordinary chess can be
/// written as one in pairs is: what was kept as ordinary chess stands as it is written here.
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

/// What a result rests on, as far as something was given.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Evidence {
    /// The final position.
    pub position: Option<PositionText>,
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
    pub round: RoundNumber,
    pub table: TableNumber,
    /// Counted from 1 in each match, in the order they were kept.
    pub number: u16,
    /// What was asked about.
    pub position: PositionText,
    /// The answer as the desk gave it: codes and data as JSON, said anew in any language.
    pub card: String,
}
