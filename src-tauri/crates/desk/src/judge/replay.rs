//! A replayed game record.

use std::path::Path;

use kralle_call::call;
use kralle_exchange::players::TextEncoding;
use kralle_rules::adjudication::MatchResult;
use kralle_rules::notation::bpgn::{Game, Recorded};
use kralle_rules::notation::remark::Remark;
use kralle_rules::notation::{FileGame, RecordError, bpgn, san};
use kralle_rules::replay::{Fault, replay};
use kralle_rules::result::Cause;
use kralle_rules::rule_set::tandem::TandemRules;
use kralle_rules::tandem::TandemMove;
use kralle_rules::tandem::action::Action;
use kralle_rules::tandem::side::Board;
use kralle_view::capped::capped;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::field::{Expected, Field};
use crate::core::files::FileToRead;
use crate::core::outside::read_at_most;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::judge::board::PositionSetup;
use crate::judge::refusal::JudgeRefusal;
use crate::judge::{question, setup};

wire! {
    /// A game in a file of records.
    pub struct GameTitle {
        /// The players as named in the record; a missing name is empty.
        ///
        /// For tandem: White and Black of board A, then White and Black of board B. On one board:
        /// White, Black.
        pub players: Vec<String>,
        /// The event; `None` if the record has none.
        pub event: Option<String>,
        /// The date, as written in the record.
        pub date: Option<String>,
        /// The recorded result, such as `1-0`.
        pub result: String,
        /// The first text that cannot be read; `None` if the game can be replayed.
        pub error: Option<RefusalView>,
    }
}

wire! {
    /// A deviation in a record that was read all the same.
    pub struct RecordRemark {
        /// The line of the text, from 1.
        pub line: u32,
        /// The column, from 1.
        pub column: u32,
        pub remark: RecordRemarkName,
        /// The number in the record; `None` for other remarks.
        pub written: Option<u32>,
        /// The number by the moves before it; `None` for other remarks.
        pub expected: Option<u32>,
        /// The number of lines skipped; `None` for other remarks.
        pub lines: Option<u32>,
    }
}

wire! {
    /// The kind of a remark.
    #[derive(Copy, Eq)]
    pub enum RecordRemarkName {
        /// A move number does not follow from the moves before it.
        MoveNumber,
        /// A tag cannot be read, and does not count.
        Tag,
        /// Lines of text belong to no game.
        Text,
        /// The start position cannot have its castling rights or en-passant square.
        Position,
    }
}

/// Returns remarks in wire form.
pub(crate) fn remarks(remarks: &[Remark]) -> Vec<RecordRemark> {
    let view = |it: &Remark| {
        let place = it.place();
        let (remark, numbers, lines) = match *it {
            Remark::MoveNumber {
                written, expected, ..
            } => (
                RecordRemarkName::MoveNumber,
                Some((written, expected)),
                None,
            ),
            Remark::Tag { .. } => (RecordRemarkName::Tag, None, None),
            Remark::Text { lines, .. } => (RecordRemarkName::Text, None, Some(lines)),
            Remark::Position { .. } => (RecordRemarkName::Position, None, None),
        };
        RecordRemark {
            line: place.line,
            column: place.column,
            remark,
            written: numbers.map(|(written, _)| written),
            expected: numbers.map(|(_, expected)| expected),
            lines,
        }
    };
    remarks.iter().map(view).collect()
}

wire! {
    /// A move of the record, and the position after it.
    pub struct PlyView {
        /// Its move number on its board.
        pub number: u32,
        pub board: Named<Board>,
        pub color: Named<Color>,
        pub san: String,
        /// The start square; `None` for a drop.
        pub from: Option<String>,
        pub to: String,
        /// Time left on the mover's clock, in milliseconds; `None` if the record has none.
        pub clock_ms: Option<u32>,
        pub after: PositionSetup,
    }
}

wire! {
    /// A ply that cannot be played.
    pub struct FaultView {
        /// Its move number on its board.
        pub number: u32,
        pub board: Named<Board>,
        pub color: Named<Color>,
        pub san: String,
        /// The line of the text, from 1.
        pub line: u32,
        /// The column, from 1.
        pub column: u32,
        pub reason: RefusalView,
    }
}

wire! {
    /// The games of a record, and one of them replayed.
    pub struct GameView {
        pub games: Vec<GameTitle>,
        /// The index of the replayed game, from 0.
        pub shown: u32,
        /// Both boards before the first move.
        pub start: PositionSetup,
        /// Its moves up to the first illegal one.
        pub plies: Vec<PlyView>,
        /// The first illegal move; `None` if all are legal.
        pub fault: Option<FaultView>,
        /// Deviations of the replayed game.
        pub remarks: Vec<RecordRemark>,
        /// The cause of the end, from the boards or the record; `None` if neither shows it.
        pub ended_by: Option<Named<Cause>>,
        pub recorded: Named<MatchResult>,
        pub follows: FollowsName,
    }
}

wire! {
    /// The relation of the recorded result to the moves.
    #[derive(Copy, Eq)]
    pub enum FollowsName {
        Follows,
        /// The result does not follow from the moves, or nothing shows it.
        Open,
    }
}

wire! {
    /// A record as text or as a file (exactly one of them), and the rules to replay it by.
    pub struct ReplayGameInput {
        /// A preset's name, or a rule set as TOML; if omitted, the rules of the open tournament
        /// apply.
        #[serde(default)]
        pub rules: Option<String>,
        /// The record as text; omitted if `path` is given.
        #[serde(default)]
        pub text: Option<String>,
        /// The file with the record; omitted if `text` is given.
        #[serde(default)]
        pub path: Option<FileToRead>,
        /// The index of the game in it, from 0; if omitted, the first readable game.
        #[serde(default)]
        pub game: Option<u32>,
    }
}

/// The longest game record accepted as a file, in bytes.
const LONGEST_FILE: u64 = 8 << 20;

/// Replays a game record move by move.
///
/// # Errors
/// Fails if the requested game is unreadable or missing, or no game has moves.
#[call(names_a_file)]
pub(crate) fn replay_game(
    desk: &Snapshot,
    input: ReplayGameInput,
) -> Result<GameView, RefusalView> {
    let rules = question::rules(desk.tournament(), input.rules.as_deref())?;
    let text = text_of(desk, input.text, input.path)?;
    let games = read(&text)?;
    let index = match input.game {
        Some(game) => capped(game),
        None => games.iter().position(|it| it.error.is_none()).unwrap_or(0),
    };
    let game = readable(&games, index)?;
    let found = replay(&rules, &game.game);
    Ok(GameView {
        games: games.iter().map(title).collect(),
        shown: capped(index),
        start: setup::view(&game.game.start()),
        plies: plies(&game.game, &rules.tandem),
        fault: found.fault.as_ref().map(fault),
        remarks: remarks(&game.remarks),
        ended_by: found.ended_by.map(Into::into),
        recorded: match found.result {
            Recorded::Team1 => Named(MatchResult::Team1Wins),
            Recorded::Team2 => Named(MatchResult::Team2Wins),
            Recorded::Draw => Named(MatchResult::Draw),
            Recorded::BothLose => Named(MatchResult::Arbiter),
            Recorded::Unknown => Named(MatchResult::Continues),
        },
        follows: if found.follows() {
            FollowsName::Follows
        } else {
            FollowsName::Open
        },
    })
}

/// Reads the games of a text, also those that cannot be read.
///
/// # Errors
/// Fails if no game can be read, or no game has moves.
pub(crate) fn read(text: &str) -> Result<Vec<FileGame<Game>>, RefusalView> {
    let games = bpgn::read_each(text);
    if let Some(error) = games.first().and_then(|it| it.error.as_ref())
        && games.iter().all(|it| it.error.is_some())
    {
        return Err(bad_record(error));
    }
    if games.iter().all(|it| it.game.plies.is_empty()) {
        return Err(JudgeRefusal::NoMoves.into());
    }
    Ok(games)
}

/// Returns a game by its index.
///
/// # Errors
/// Fails if there is no such game, or it cannot be read.
pub(crate) fn readable(
    games: &[FileGame<Game>],
    index: usize,
) -> Result<&FileGame<Game>, RefusalView> {
    let game = games.get(index).ok_or(JudgeRefusal::NoSuchGame {
        game: index.saturating_add(1),
    })?;
    match &game.error {
        None => Ok(game),
        Some(error) => Err(bad_record(error)),
    }
}

fn bad_record(error: &RecordError) -> RefusalView {
    JudgeRefusal::BadRecord {
        line: error.line,
        column: error.column,
        found: error.found.clone(),
        expected: error.expected,
    }
    .into()
}

/// Returns the text of a record, given directly or read from a file.
///
/// # Errors
/// Fails unless exactly one source is given, or if the file is unreadable or too long.
pub(crate) fn text_of(
    desk: &Snapshot,
    text: Option<String>,
    path: Option<FileToRead>,
) -> Result<String, RefusalView> {
    match (text, path) {
        (Some(text), None) => Ok(text),
        (None, Some(path)) => read_file(desk.files().to_read(&path)?),
        (Some(_), Some(_)) | (None, None) => {
            Err(RefusalView::missing_field(Field::Path, Expected::OneSource))
        }
    }
}

fn read_file(path: &Path) -> Result<String, RefusalView> {
    let bytes = read_at_most(path, LONGEST_FILE)?;
    if bytes.len() as u64 > LONGEST_FILE {
        let path = path.display().to_string();
        return Err(JudgeRefusal::RecordTooLong { path }.into());
    }
    // Text in a legacy encoding is accepted, since names may use one.
    Ok(TextEncoding::detect(&bytes).decode(&bytes))
}

fn title(read: &FileGame<Game>) -> GameTitle {
    let game = &read.game;
    let named = |name: &str| game.tag(name).filter(|it| !matches!(*it, "" | "?" | "-"));
    GameTitle {
        players: ["WhiteA", "BlackA", "WhiteB", "BlackB"]
            .into_iter()
            .map(|name| named(name).unwrap_or_default().to_owned())
            .collect(),
        event: named("Event").map(str::to_owned),
        date: named("Date").map(str::to_owned),
        result: game.result.text().to_owned(),
        error: read.error.as_ref().map(bad_record),
    }
}

/// Returns the moves up to the first illegal one, each with the position after it.
///
/// Moves after the end of a match are included as played.
fn plies(game: &Game, rules: &TandemRules) -> Vec<PlyView> {
    let mut position = game.start();
    let mut plies = Vec::with_capacity(game.plies.len());
    for ply in &game.plies {
        let board = ply.side.board;
        if position.to_move(board) != ply.side {
            break;
        }
        let Ok(action) = san::resolve(position.view(board, rules), ply.san) else {
            break;
        };
        let made = TandemMove { board, action };
        let short = san::write(&position, made, rules);
        position.play(made, rules);
        let (from, to) = squares(action);
        plies.push(PlyView {
            number: ply.number,
            board: Named(board),
            color: Named(ply.side.color),
            san: short.to_string(),
            from,
            to,
            clock_ms: ply.clock,
            after: setup::view(&position),
        });
    }
    plies
}

/// Returns the start and the target of a move; no start for a drop. Castling counts as the king's
/// move.
fn squares(action: Action) -> (Option<String>, String) {
    match action {
        Action::Drop { to, .. } => (None, to.to_string()),
        Action::Promotion { from, to, .. } => (Some(from.to_string()), to.to_string()),
        Action::Ordinary(it) => (it.from().map(|from| from.to_string()), it.to().to_string()),
    }
}

fn fault(fault: &Fault) -> FaultView {
    FaultView {
        number: fault.number,
        board: Named(fault.side.board),
        color: Named(fault.side.color),
        san: fault.san.to_string(),
        line: fault.place.line,
        column: fault.place.column,
        reason: RefusalView::of(&fault.reason),
    }
}
