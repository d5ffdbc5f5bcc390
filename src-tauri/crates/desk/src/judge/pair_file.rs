//! Files of games in pairs: read, replayed, and shown step by step.

use kralle_play::board_game::GameOpening;
use kralle_rules::notation::pgn::{self, Game as ChessGame};
use kralle_rules::paarzug::notation::read::{NotationError, ReadRecord};
use kralle_rules::paarzug::notation::replay::{Replayed, replay};
use kralle_rules::paarzug::notation::{PairRecord, read as notation};
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::rule_set::RuleSet;

use crate::core::field::{Expected, Field};
use crate::core::refusal::RefusalView;
use crate::judge::pair_board::{chess_board, pair_board};
use crate::judge::record_file::RecordStep;
use crate::judge::record_title::{Played, numbered, squares, title, written_move};
use crate::judge::refusal::JudgeRefusal;
use crate::judge::replay::GameTitle;

/// A game in pairs of a file.
pub(crate) enum PairGame {
    Read(ReadRecord),
    /// A game that cannot be read, with its tags.
    GivenUp {
        tags: Box<ChessGame>,
        error: NotationError,
    },
}

impl PairGame {
    fn of(line: usize, text: &str) -> Self {
        match notation::read(text) {
            Ok(read) => Self::Read(read),
            Err(mut error) => {
                error.place.line += line;
                // The tags are those of PGN.
                let tags = pgn::read_each(text).into_iter().next();
                Self::GivenUp {
                    tags: Box::new(tags.map(|it| it.game).unwrap_or_default()),
                    error,
                }
            }
        }
    }

    /// Returns the record.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    pub(crate) fn readable(&self) -> Result<&ReadRecord, RefusalView> {
        match self {
            Self::Read(read) => Ok(read),
            Self::GivenUp { error, .. } => Err(bad_pair_record(error)),
        }
    }

    pub(super) fn title(&self) -> GameTitle {
        match self {
            Self::Read(read) => pair_title(&read.record),
            Self::GivenUp { tags, error } => title(
                |name| tags.tag(name).map(str::to_owned),
                tags.result,
                Some(bad_pair_record(error)),
            ),
        }
    }
}

/// Reads games in pairs from a text, also those that cannot be read.
///
/// With several games, each begins with its tags; a game without tags must be the only one.
///
/// # Errors
/// Fails if no game can be read.
pub(crate) fn pairs(text: &str) -> Result<Vec<PairGame>, RefusalView> {
    let alone = notation::read(text);
    let Err(error) = alone else {
        return Ok(alone.into_iter().map(PairGame::Read).collect());
    };
    let games: Vec<PairGame> = parted(text)
        .into_iter()
        .map(|(line, text)| PairGame::of(line, text))
        .collect();
    if games.len() < 2 {
        return Err(bad_pair_record(&error));
    }
    if let Some(PairGame::GivenUp { error, .. }) = games.first()
        && games
            .iter()
            .all(|it| matches!(it, PairGame::GivenUp { .. }))
    {
        return Err(bad_pair_record(error));
    }
    Ok(games)
}

/// Splits a text into records, each with the number of lines before it; a tag after moves begins a
/// new record.
fn parted(text: &str) -> Vec<(usize, &str)> {
    let mut records = Vec::new();
    let (mut begin, mut begin_line, mut at, mut moves) = (0, 0, 0, false);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let is_tag = line.trim_start().starts_with('[');
        if is_tag && moves {
            records.extend(text.get(begin..at).map(|record| (begin_line, record)));
            (begin, begin_line, moves) = (at, number, false);
        }
        moves |= !is_tag && !line.trim().is_empty();
        at += line.len();
    }
    records.extend(text.get(begin..).map(|record| (begin_line, record)));
    records
}

fn bad_pair_record(error: &NotationError) -> RefusalView {
    JudgeRefusal::BadPairRecord {
        line: error.place.line,
        column: error.place.column,
        found: error.found.clone(),
        expected: error.expected.clone(),
    }
    .into()
}

fn pair_title(record: &PairRecord) -> GameTitle {
    let tag = |name: &str| {
        let mut tags = record.tags.iter();
        tags.find(|it| it.name == name).map(|it| it.value.clone())
    };
    title(tag, record.result, None)
}

pub(super) fn played_pairs(rules: &RuleSet, read: &ReadRecord) -> Result<Played, RefusalView> {
    let replayed = play_pairs(rules, read)?;
    let mut steps = Vec::new();
    for (index, pair) in replayed.game.pairs().iter().enumerate() {
        let stored = [pair.stored.white, pair.stored.black];
        let moved = stored.into_iter().flatten();
        steps.push(RecordStep {
            text: written(read, index),
            squares: moved.map(|it| it.to.to_string()).collect(),
            clock_ms: None,
            after: pair_board(&pair.resolution.position),
        });
    }
    if let Some(chess) = &replayed.ordinary {
        let mut again = chess.replay_from_start();
        for made in chess.moves() {
            let text = numbered(again.position(), &written_move(again.position(), *made));
            if again.play(*made).is_err() {
                break;
            }
            steps.push(RecordStep {
                text,
                squares: squares(*made),
                clock_ms: None,
                after: chess_board(again.position()),
            });
        }
    }
    Ok((pair_board(replayed.game.start()), steps, None))
}

/// Replays a record in pairs.
///
/// # Errors
/// Fails with the line and column if the record breaks the rules.
pub(crate) fn play_pairs(rules: &RuleSet, read: &ReadRecord) -> Result<Replayed, RefusalView> {
    let tag = read.record.tags.iter().find(|it| it.name == "Position");
    let start = match tag {
        Some(tag) => GameOpening::read_position(&tag.value)
            .map_err(|error| RefusalView::bad_field(Field::Position, error, Expected::Position))?,
        None => PairPosition::initial(),
    };
    replay(read, start, rules.pair_moves).map_err(|error| bad_pair_record(&error))
}

/// Returns a pair as written in the record, with its number.
fn written(read: &ReadRecord, index: usize) -> String {
    let pair = read.record.pairs.get(index);
    let moves = pair.map(|it| format!("{} {}", it.white, it.black));
    format!("{}. {}", index + 1, moves.unwrap_or_default())
}
