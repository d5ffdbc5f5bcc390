//! Plays a game record through, move by move.

use std::fs;

use kralle_exchange::players::TextEncoding;
use kralle_rules::notation::bpgn::{self, Game, Recorded};
use kralle_rules::notation::san;
use kralle_rules::replay::{Fault, replay};
use kralle_rules::rule_set::tandem::TandemRules;
use kralle_rules::tandem::action::Action;
use kralle_rules::tandem::{Position, TandemMove};

use crate::desk::Desk;
use crate::judge::{self, setup};
use crate::view::game::{FaultView, FollowsName, GameTitle, GameView, PlyView};
use crate::view::judge::StandsName;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// A record as text or as a file, and the rules it is played by.
    #[ts(rename = "ReplayGameInput")]
    pub struct Input {
        /// A preset's name, or a rule set as TOML; none takes the rules of the open tournament.
        #[serde(default)]
        pub rules: Option<String>,
        /// The record.
        #[serde(default)]
        pub text: Option<String>,
        /// Where the record is.
        #[serde(default)]
        pub path: Option<String>,
        /// Which game of it, from 0.
        #[serde(default)]
        pub game: u32,
    }
}

/// The longest file that is read as a game record, in bytes.
const LONGEST_FILE: u64 = 8 << 20;

/// Plays a game record through, move by move.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<GameView, RefusalView> {
    let rules = judge::rules(desk, input.rules.as_deref())?;
    let text = text_of(input.text, input.path)?;
    let games = read(&text)?;
    let index = usize::try_from(input.game).unwrap_or(usize::MAX);
    let Some(game) = games.get(index) else {
        return Err(RefusalView::new("no_such_game").with("game", index.saturating_add(1)));
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
            Recorded::Team1 => StandsName::Team1Wins,
            Recorded::Team2 => StandsName::Team2Wins,
            Recorded::Draw => StandsName::Draw,
            Recorded::Unknown => StandsName::Continues,
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
    let games = bpgn::read(text).map_err(|error| {
        RefusalView::new("bad_record")
            .with("line", usize::try_from(error.line).unwrap_or(usize::MAX))
            .with(
                "column",
                usize::try_from(error.column).unwrap_or(usize::MAX),
            )
            .with("found", error.found)
            .with("expected", error.expected)
    })?;
    if games.iter().all(|it| it.plies.is_empty()) {
        return Err(RefusalView::new("no_moves"));
    }
    Ok(games)
}

/// The text of a record, handed in or read from a file.
pub(crate) fn text_of(text: Option<String>, path: Option<String>) -> Result<String, RefusalView> {
    match (text, path) {
        (Some(text), None) => Ok(text),
        (None, Some(path)) => read_file(&path),
        (Some(_), Some(_)) | (None, None) => Err(RefusalView::bad_field("path", "", "one_source")),
    }
}

fn read_file(path: &str) -> Result<String, RefusalView> {
    let unreadable = |reason: String| {
        RefusalView::new("record_unreadable")
            .with("path", path)
            .with("reason", reason)
    };
    let length = fs::metadata(path)
        .map_err(|error| unreadable(error.to_string()))?
        .len();
    if length > LONGEST_FILE {
        return Err(RefusalView::new("record_too_long").with("path", path));
    }
    let bytes = fs::read(path).map_err(|error| unreadable(error.to_string()))?;
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
            board: setup::board_name(board),
            color: setup::color_name(ply.side.color),
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
        board: setup::board_name(fault.side.board),
        color: setup::color_name(fault.side.color),
        san: fault.san.to_string(),
        line: fault.place.line,
        column: fault.place.column,
        reason: RefusalView::new(fault.reason.code()),
    }
}
