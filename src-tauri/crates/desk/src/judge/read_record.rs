//! Reads records of games on one board for a match, and replays one of them.

use kralle_call::call;
use kralle_rules::notation::pgn::Game as ChessGame;
use kralle_rules::notation::{FileGame, RecordError, pgn};
use kralle_rules::ordinary::{position, record};
use kralle_rules::preset::Game;
use kralle_rules::rule_set::RuleSet;
use kralle_view::capped::capped;
use kralle_view::people::player_of;
use shakmaty::Position as _;

use crate::core::files::FileToRead;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::judge::pair_board::chess_board;
use crate::judge::pair_file::{PairGame, pairs, played_pairs};
use crate::judge::record_file::{RecordFault, RecordFileView, RecordStep};
use crate::judge::record_title::{Played, numbered, squares, title, written_move};
use crate::judge::refusal::JudgeRefusal;
use crate::judge::replay::{GameTitle, RecordRemark, remarks, text_of};

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
            let read = readable(&games, shown)?;
            let played = played_chess(rules, &read.game);
            let remarks = remarks(&read.remarks);
            Ok(shown_as(titles, shown, &players, played, remarks))
        }
        Game::PairMoves => {
            let records = pairs(&text)?;
            let titles: Vec<GameTitle> = records.iter().map(PairGame::title).collect();
            let shown = choose(&titles, &players, input.game)?;
            let read = records.get(shown).ok_or_else(|| no_such_game(shown))?;
            let played = played_pairs(rules, read.readable()?)?;
            Ok(shown_as(titles, shown, &players, played, Vec::new()))
        }
    }
}

/// Reads games of ordinary chess from a text, also those that cannot be read.
///
/// A position alone counts as a game that ended there.
///
/// # Errors
/// Fails if no game can be read, or no game has moves or a position.
pub(crate) fn chess(text: &str) -> Result<Vec<FileGame<ChessGame>>, RefusalView> {
    let fen = text.trim().trim_start_matches('\u{feff}');
    if position::read(fen).is_ok() {
        let tags = [("SetUp", "1"), ("FEN", fen)];
        let game = ChessGame {
            tags: tags
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .to_vec(),
            ..ChessGame::default()
        };
        return Ok(vec![FileGame {
            game,
            remarks: Vec::new(),
            error: None,
        }]);
    }
    let games = pgn::read_each(text);
    if let Some(error) = games.first().and_then(|it| it.error.as_ref())
        && games.iter().all(|it| it.error.is_some())
    {
        return Err(bad_chess_record(error));
    }
    let is_empty = |it: &ChessGame| it.plies.is_empty() && it.tag("FEN").is_none();
    if games.iter().all(|it| is_empty(&it.game)) {
        return Err(JudgeRefusal::NoChessMoves.into());
    }
    Ok(games)
}

/// Returns a game of ordinary chess by its index.
///
/// # Errors
/// Fails if there is no such game, or it cannot be read.
pub(crate) fn readable(
    games: &[FileGame<ChessGame>],
    index: usize,
) -> Result<&FileGame<ChessGame>, RefusalView> {
    let game = games.get(index).ok_or_else(|| no_such_game(index))?;
    match &game.error {
        None => Ok(game),
        Some(error) => Err(bad_chess_record(error)),
    }
}

/// Returns the refusal of an index beyond the last game.
pub(crate) const fn no_such_game(index: usize) -> JudgeRefusal {
    JudgeRefusal::NoSuchGame {
        game: index.saturating_add(1),
    }
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
        ("a move of a piece", "null-move"),
        ("a pawn's capture", "pawn-capture"),
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

fn chess_title(read: &FileGame<ChessGame>) -> GameTitle {
    title(
        |name| read.game.tag(name).map(str::to_owned),
        read.game.result,
        read.error.as_ref().map(bad_chess_record),
    )
}

/// Returns the requested game, otherwise the first that names both players, otherwise the first; a
/// game that cannot be read only on request.
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
            title.error.is_none()
                && title.players.iter().all(|name| !name.is_empty())
                && others(title, players).is_empty()
        };
        let mut shown = titles.iter();
        let first = || titles.iter().position(|it| it.error.is_none());
        return Ok(shown.position(theirs).or_else(first).unwrap_or(0));
    };
    let index = capped(asked);
    if index < titles.len() {
        Ok(index)
    } else {
        Err(no_such_game(index).into())
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

fn shown_as(
    games: Vec<GameTitle>,
    shown: usize,
    players: &[String; 2],
    (start, steps, fault): Played,
    remarks: Vec<RecordRemark>,
) -> RecordFileView {
    let others = games.get(shown).map(|it| others(it, players));
    RecordFileView {
        others: others.unwrap_or_default(),
        games,
        shown: capped(shown),
        start,
        steps,
        fault,
        remarks,
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
