//! A game record played through.

use std::path::Path;

use kralle_call::call;
use kralle_exchange::players::TextEncoding;
use kralle_rules::adjudication::MatchResult;
use kralle_rules::notation::bpgn::{Game, Recorded};
use kralle_rules::notation::{bpgn, san};
use kralle_rules::replay::{Fault, replay};
use kralle_rules::result::Cause;
use kralle_rules::rule_set::tandem::TandemRules;
use kralle_rules::tandem::action::Action;
use kralle_rules::tandem::side::Board;
use kralle_rules::tandem::{Position, TandemMove};
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
    /// A game of a file, to choose from.
    pub struct GameTitle {
        /// The players as the record names them: White and Black of board A, White and Black of
        /// board B.
        pub players: Vec<String>,
        pub event: Option<String>,
        /// The date, as written.
        pub date: Option<String>,
        /// The recorded result, such as `1-0`.
        pub result: String,
    }
}

wire! {
    /// A move of the record and what stood after it.
    pub struct PlyView {
        /// Its number on its board.
        pub number: u32,
        pub board: Named<Board>,
        pub color: Named<Color>,
        pub san: String,
        /// Where from; none for a drop.
        pub from: Option<String>,
        pub to: String,
        /// Time left on the mover's clock, in milliseconds.
        pub clock_ms: Option<u32>,
        pub after: PositionSetup,
    }
}

wire! {
    /// A ply that cannot be played.
    pub struct FaultView {
        /// Its number on its board.
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
    /// A game record played through.
    pub struct GameView {
        pub games: Vec<GameTitle>,
        /// Which one is shown, from 0.
        pub shown: u32,
        /// Both boards before the first move.
        pub start: PositionSetup,
        /// Its moves as far as they are legal.
        pub plies: Vec<PlyView>,
        /// The first move that is not.
        pub fault: Option<FaultView>,
        /// What ended the match, where the boards or the record tell.
        pub ended_by: Option<Named<Cause>>,
        pub recorded: Named<MatchResult>,
        pub follows: FollowsName,
    }
}

wire! {
    /// Whether a recorded result follows from the moves.
    #[derive(Copy, Eq)]
    pub enum FollowsName {
        Follows,
        /// It does not, or nothing tells.
        Open,
    }
}

wire! {
    /// A record as text or as a file, and the rules it is played by.
    pub struct ReplayGameInput {
        /// A preset's name, or a rule set as TOML; none takes the rules of the open tournament.
        #[serde(default)]
        pub rules: Option<String>,
        #[serde(default)]
        pub text: Option<String>,
        #[serde(default)]
        pub path: Option<FileToRead>,
        /// Which game of it, from 0.
        #[serde(default)]
        pub game: u32,
    }
}

/// The longest file that is read as a game record, in bytes.
const LONGEST_FILE: u64 = 8 << 20;

/// Plays a game record through, move by move.
#[call(names_a_file)]
pub(crate) fn replay_game(
    desk: &Snapshot,
    input: ReplayGameInput,
) -> Result<GameView, RefusalView> {
    let rules = question::rules(desk.tournament(), input.rules.as_deref())?;
    let text = text_of(desk, input.text, input.path)?;
    let games = read(&text)?;
    let index: usize = capped(input.game);
    let Some(game) = games.get(index) else {
        let game = index.saturating_add(1);
        return Err(JudgeRefusal::NoSuchGame { game }.into());
    };
    let found = replay(&rules, game);
    Ok(GameView {
        games: games.iter().map(title).collect(),
        shown: input.game,
        start: setup::view(&Position::default()),
        plies: plies(game, &rules.tandem),
        fault: found.fault.as_ref().map(fault),
        ended_by: found.ended_by.map(Into::into),
        recorded: match found.result {
            Recorded::Team1 => Named(MatchResult::Team1Wins),
            Recorded::Team2 => Named(MatchResult::Team2Wins),
            Recorded::Draw => Named(MatchResult::Draw),
            Recorded::Unknown => Named(MatchResult::Continues),
        },
        follows: if found.follows {
            FollowsName::Follows
        } else {
            FollowsName::Open
        },
    })
}

/// The games of a text; at least one.
pub(crate) fn read(text: &str) -> Result<Vec<Game>, RefusalView> {
    let games = bpgn::read(text).map_err(|error| JudgeRefusal::BadRecord {
        line: error.line,
        column: error.column,
        found: error.found,
        expected: error.expected,
    })?;
    if games.iter().all(|it| it.plies.is_empty()) {
        return Err(JudgeRefusal::NoMoves.into());
    }
    Ok(games)
}

/// The text of a record, handed in or read from a file.
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
    // Names in an older encoding must not keep a game out.
    Ok(TextEncoding::detect(&bytes).decode(&bytes))
}

fn title(game: &Game) -> GameTitle {
    let named = |name: &str| game.tag(name).filter(|it| !matches!(*it, "" | "?" | "-"));
    GameTitle {
        players: ["WhiteA", "BlackA", "WhiteB", "BlackB"]
            .into_iter()
            .map(|name| named(name).unwrap_or_default().to_owned())
            .collect(),
        event: named("Event").map(str::to_owned),
        date: named("Date").map(str::to_owned),
        result: game.result.text().to_owned(),
    }
}

/// The moves as far as they are legal, each with what stood after it. A match that went on after
/// its end is shown as it was played.
fn plies(game: &Game, rules: &TandemRules) -> Vec<PlyView> {
    let mut position = Position::default();
    let mut plies = Vec::with_capacity(game.plies.len());
    for ply in &game.plies {
        let board = ply.side.board;
        if position.to_move(board) != ply.side {
            break;
        }
        let Ok(action) = san::resolve(position.view(board, rules), ply.san) else {
            break;
        };
        position.play(TandemMove { board, action }, rules);
        let (from, to) = squares(action);
        plies.push(PlyView {
            number: ply.number,
            board: Named(board),
            color: Named(ply.side.color),
            san: ply.san.to_string(),
            from,
            to,
            clock_ms: ply.clock,
            after: setup::view(&position),
        });
    }
    plies
}

/// Where a move starts, if on a square, and where it ends; castling is the king's move.
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
