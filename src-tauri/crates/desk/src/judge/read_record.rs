//! Reads records of games on one board for a match, and replays one of them.

use kralle_call::call;
use kralle_play::board_game::GameOpening;
use kralle_rules::game_result::GameResult;
use kralle_rules::notation::pgn::Game as ChessGame;
use kralle_rules::notation::{RecordError, pgn};
use kralle_rules::ordinary::{position, record};
use kralle_rules::paarzug::notation::read::{NotationError, ReadRecord};
use kralle_rules::paarzug::notation::replay::{Replayed, replay};
use kralle_rules::paarzug::notation::{PairRecord, read as notation};
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::preset::Game;
use kralle_rules::rule_set::RuleSet;
use kralle_view::capped::capped;
use kralle_view::people::player_of;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Move, Position as _};

use crate::core::field::{Expected, Field};
use crate::core::files::FileToRead;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::judge::pair_board::{PairBoardView, chess_board, pair_board};
use crate::judge::record_file::{RecordFault, RecordFileView, RecordStep};
use crate::judge::refusal::JudgeRefusal;
use crate::judge::replay::{GameTitle, text_of};

wire! {
    /// A record as text or as a file (exactly one of them), and the match it is evidence for.
    pub struct ReadRecordInput {
        pub round: u16,
        pub table: u16,
        /// The record as text; omitted if `path` is given.
        #[serde(default)]
        pub text: Option<String>,
        /// The file with the record; omitted if `text` is given.
        #[serde(default)]
        pub path: Option<FileToRead>,
        /// The index of the game, from 0; if omitted, the first game of these players, otherwise
        /// the first game.
        #[serde(default)]
        pub game: Option<u32>,
    }
}

/// Reads records of games on one board (PGN, or in pairs) for a match, and replays one of them.
///
/// # Errors
/// Fails for tandem rules, an unreadable record, or an index beyond the last game.
#[call(names_a_file)]
pub(crate) fn read_record(
    desk: &Snapshot,
    input: ReadRecordInput,
) -> Result<RecordFileView, RefusalView> {
    let (round, table) = (parse::round(input.round)?, parse::table(input.table)?);
    let tournament = desk.tournament()?;
    let it = tournament
        .match_at(round, table)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let players = [&it.line_ups.first, &it.line_ups.second]
        .map(|line_up| player_of(tournament, line_up.pot_1).name);
    let text = text_of(desk, input.text, input.path)?;
    let rules = &tournament.settings.rule_set;
    match rules.game() {
        Game::Tandem => Err(JudgeRefusal::NotOnOneBoard {
            rules: rules.base.code(),
        }
        .into()),
        Game::OrdinaryChess => {
            let games = chess(&text)?;
            let titles: Vec<GameTitle> = games.iter().map(chess_title).collect();
            let shown = choose(&titles, &players, input.game)?;
            let game = games.get(shown).cloned().unwrap_or_default();
            let played = played_chess(rules, &game);
            Ok(shown_as(titles, shown, &players, played))
        }
        Game::PairMoves => {
            let records = pairs(&text)?;
            let titles: Vec<GameTitle> = records.iter().map(|it| pair_title(&it.record)).collect();
            let shown = choose(&titles, &players, input.game)?;
            match records.get(shown) {
                Some(read) => {
                    let played = played_pairs(rules, read)?;
                    Ok(shown_as(titles, shown, &players, played))
                }
                None => Err(JudgeRefusal::NoSuchGame { game: shown + 1 }.into()),
            }
        }
    }
}

/// Reads games of ordinary chess from a text.
///
/// A position alone counts as a game that ended there.
///
/// # Errors
/// Fails if the text is invalid or no game has moves or a position.
pub(crate) fn chess(text: &str) -> Result<Vec<ChessGame>, RefusalView> {
    let fen = text.trim().trim_start_matches('\u{feff}');
    if position::read(fen).is_ok() {
        let tags = [("SetUp", "1"), ("FEN", fen)];
        return Ok(vec![ChessGame {
            tags: tags
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .to_vec(),
            ..ChessGame::default()
        }]);
    }
    let games = pgn::read(text).map_err(|error| bad_chess_record(&error))?;
    let is_empty = |it: &ChessGame| it.plies.is_empty() && it.tag("FEN").is_none();
    if games.iter().all(is_empty) {
        return Err(JudgeRefusal::NoChessMoves.into());
    }
    Ok(games)
}

/// Reads games in pairs from a text.
///
/// With several games, each begins with its tags; a game without tags must be the only one.
pub(crate) fn pairs(text: &str) -> Result<Vec<ReadRecord>, RefusalView> {
    let alone = notation::read(text);
    let Err(error) = alone else {
        return Ok(alone.into_iter().collect());
    };
    let records = parted(text);
    if records.len() < 2 {
        return Err(bad_pair_record(&error));
    }
    records
        .into_iter()
        .map(|(line, text)| {
            notation::read(text).map_err(|mut error| {
                error.place.line += line;
                bad_pair_record(&error)
            })
        })
        .collect()
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

fn bad_chess_record(error: &RecordError) -> RefusalView {
    JudgeRefusal::BadChessRecord {
        line: error.line,
        column: error.column,
        found: error.found.clone(),
        expected: expected(error.expected),
    }
    .into()
}

/// Returns the code for a reader's description of the expected text; `move` for any other text.
fn expected(said: &str) -> &'static str {
    let codes = [
        ("a comment", "comment"),
        ("a variation", "variation"),
        ("a move before its variation", "before-variation"),
        ("a move before its annotation", "before-annotation"),
        ("an annotation", "annotation"),
        ("!,", "signs"),
        ("the result of the tag", "same-result"),
        ("1-0,", "result"),
        ("a position", "position"),
        ("a game of ordinary chess", "variant"),
        ("the end: 10,000 games", "games"),
        ("the end: 1,000,000 moves", "moves"),
        ("the name of a tag", "tag"),
        ("the value of the tag", "tag"),
        ("a quotation mark", "tag"),
        ("] after the tag", "tag"),
        ("pieces in one language", "letters"),
    ];
    codes
        .into_iter()
        .find(|(begins, _)| said.starts_with(begins))
        .map_or("move", |(_, code)| code)
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

fn title(tag: impl Fn(&str) -> Option<String>, result: GameResult) -> GameTitle {
    let named = |name: &str| tag(name).filter(|it| !matches!(it.as_str(), "" | "?" | "-"));
    GameTitle {
        players: ["White", "Black"]
            .map(|name| named(name).unwrap_or_default())
            .to_vec(),
        event: named("Event"),
        date: named("Date").filter(|it| !it.starts_with("????")),
        result: result.text().to_owned(),
    }
}

fn chess_title(game: &ChessGame) -> GameTitle {
    title(|name| game.tag(name).map(str::to_owned), game.result)
}

fn pair_title(record: &PairRecord) -> GameTitle {
    let tag = |name: &str| {
        let mut tags = record.tags.iter();
        tags.find(|it| it.name == name).map(|it| it.value.clone())
    };
    title(tag, record.result)
}

/// Returns the requested game, otherwise the first that names both players, otherwise the first.
///
/// # Errors
/// Fails if the requested game does not exist.
fn choose(
    titles: &[GameTitle],
    players: &[String; 2],
    asked: Option<u32>,
) -> Result<usize, RefusalView> {
    let Some(asked) = asked else {
        let theirs = |title: &GameTitle| {
            title.players.iter().all(|name| !name.is_empty()) && others(title, players).is_empty()
        };
        return Ok(titles.iter().position(theirs).unwrap_or(0));
    };
    let index = capped(asked);
    if index < titles.len() {
        Ok(index)
    } else {
        Err(JudgeRefusal::NoSuchGame {
            game: index.saturating_add(1),
        }
        .into())
    }
}

/// Returns the names in the record if one of them differs from its player; otherwise empty.
fn others(title: &GameTitle, players: &[String; 2]) -> Vec<String> {
    let differs = title
        .players
        .iter()
        .zip(players)
        .any(|(named, player)| !named.is_empty() && words_of(named) != words_of(player));
    if differs {
        title.players.clone()
    } else {
        Vec::new()
    }
}

/// Returns the words of a name in sorted order, so that "Ada Adler" and "Adler, Ada" are equal.
fn words_of(name: &str) -> Vec<String> {
    let lower = name.to_lowercase();
    let mut words: Vec<String> = lower
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    words.sort();
    words
}

/// A replayed record: its start, its moves, and the first move that cannot be played.
type Played = (PairBoardView, Vec<RecordStep>, Option<RecordFault>);

fn shown_as(
    games: Vec<GameTitle>,
    shown: usize,
    players: &[String; 2],
    (start, steps, fault): Played,
) -> RecordFileView {
    let others = games.get(shown).map(|it| others(it, players));
    RecordFileView {
        others: others.unwrap_or_default(),
        games,
        shown: capped(shown),
        start,
        steps,
        fault,
    }
}

fn played_chess(rules: &RuleSet, game: &ChessGame) -> Played {
    let start = game.start().unwrap_or_default();
    let replayed = record::replay(rules, game);
    let mut steps = Vec::with_capacity(replayed.moves.len());
    let mut now = start.clone();
    for (made, ply) in replayed.moves.iter().zip(&game.plies) {
        let number = numbered(&now, &written_move(&now, *made));
        let Ok(after) = now.clone().play(*made) else {
            break;
        };
        now = after;
        steps.push(RecordStep {
            text: number,
            squares: squares(*made),
            clock_ms: ply.clock,
            after: chess_board(&now),
        });
    }
    let fault = replayed.fault.map(|fault| RecordFault {
        at: numbered(&now, &fault.san.to_string()),
        line: fault.place.line,
        column: fault.place.column,
        reason: RefusalView::of(&fault.reason),
    });
    (chess_board(&start), steps, fault)
}

fn numbered(before: &Chess, san: &str) -> String {
    let points = before.turn().fold_wb(".", "...");
    format!("{}{points} {san}", before.fullmoves())
}

/// Returns the start and the target of a move; castling counts as the king's move.
fn squares(made: Move) -> Vec<String> {
    let uci = made.to_uci(CastlingMode::Standard);
    [uci.from(), uci.to()]
        .into_iter()
        .flatten()
        .map(|square| square.to_string())
        .collect()
}

fn played_pairs(rules: &RuleSet, read: &ReadRecord) -> Result<Played, RefusalView> {
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

fn written_move(before: &Chess, made: Move) -> String {
    SanPlus::from_move(before.clone(), made).to_string()
}
