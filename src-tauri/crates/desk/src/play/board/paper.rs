//! The record of a game at the board on paper.

use kralle_play::board_game::{BoardGame, GameNumber, Unopened, UnopenedEntry};
use kralle_sheets::{Block, Page, Row, SheetKind, Table};
use kralle_tournament::Verdict;
use kralle_view::people::player_of;
use kralle_words::Words;
use shakmaty::{Color, Position as _};

use crate::core::on_paper::{cited, page};
use crate::core::open_file::OpenFile;
use crate::core::paper_sheet::PaperSheet;
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::{SheetGame, SheetGroup};
use crate::judge::diagram_paper::position;
use crate::judge::pair_board::{chess_board, pair_board};
use crate::play::board::show::{ground, lines, record};
use crate::play::board::view::RecordLineView;
use crate::play::correspondence::diagram::local;
use crate::play::refusal::PlayRefusal;

pub(crate) const GAME_RECORD: PaperSheet = PaperSheet::new(
    SheetGroup::End,
    |it| game_record(it.file, it.input.game, it.words),
    &[],
);

/// Lists the games with a printable record, newest first: those with at least one pair.
pub(crate) fn games(file: &OpenFile) -> Result<Vec<SheetGame>, RefusalView> {
    let tournament = &file.tournament;
    let kept = file.store.games()?;
    let played = kept.iter().rev().map(|it| &it.game);
    Ok(played
        .filter(|game| !game.logged().is_empty())
        .map(|game| {
            let opening = game.opening();
            SheetGame {
                game: game.number().0,
                round: opening.round.get(),
                table: opening.table.get(),
                white: player_of(tournament, opening.white).name,
                black: player_of(tournament, opening.black).name,
            }
        })
        .collect())
}

/// Returns the record of a game, pair by pair.
///
/// # Errors
/// Fails without a number or if the game does not exist.
pub(crate) fn game_record(
    file: &OpenFile,
    number: Option<u32>,
    words: &Words,
) -> Result<Page, RefusalView> {
    let number = number.ok_or(PlayRefusal::GameNotNamed)?;
    let kept = file
        .store
        .game(GameNumber(number))?
        .ok_or(PlayRefusal::NoGame { game: number })?;
    let tournament = &file.tournament;
    let game = &kept.game;
    let opening = game.opening();
    let record = record(tournament, game);
    let say = |key: &str| words.say(key, &[]);
    let place = [
        ("round", opening.round.get().into()),
        ("table", opening.table.get().into()),
    ];
    let rules = say(&format!("rules-{}", game.rules().base.code()));
    let mut facts = vec![
        (say("sheet-game"), words.say("game-record-about", &place)),
        (say("card-white"), player_of(tournament, opening.white).name),
        (say("card-black"), player_of(tournament, opening.black).name),
        (say("adjudication-rules"), rules),
    ];
    let result = result(game, words);
    let title = match result {
        Some(_) => "game-record-final-position",
        None => "game-record-position",
    };
    facts.extend(result.map(|result| (say("game-record-result"), result)));
    let shown = match game.ordinary() {
        Some(part) => chess_board(part.game.position()),
        None => pair_board(game.pairs().position()),
    };
    let lines = lines(game, &record).into_iter();
    let rows = lines.map(|line| row(&line, words)).collect();
    let mut blocks = vec![
        Block::Facts(facts),
        Block::Boards(vec![position(say(title), &shown.squares, words)]),
        Block::Table(Table::named("pairs", rows)),
        Block::note(say("game-record-legend")),
    ];
    blocks.extend(record.ordinary_after.map(|pairs| {
        let number = (pairs + 1).to_string();
        Block::note(words.say("game-record-ordinary", &[("number", number.into())]))
    }));
    let forks = game.forks().iter().map(|pair| {
        let args = [("number", pair.to_string().into())];
        words.say("game-record-forked", &args)
    });
    let notes = void_moves(game, words)
        .into_iter()
        .chain(wrong_claims(game, words))
        .chain(game.unopened().iter().map(|it| unopened(it, words)))
        .chain(forks);
    blocks.extend(notes.map(Block::note));
    blocks.push(Block::Signatures(
        ["card-white", "card-black", "sheet-signature-arbiter"]
            .map(say)
            .to_vec(),
    ));
    Ok(page(SheetKind::GameRecord, tournament, words).of(blocks))
}

fn row(line: &RecordLineView, words: &Words) -> Row {
    let time = |time: Option<u32>| time.map(clock).unwrap_or_default();
    Row::default()
        .with("number", line.number.to_string())
        .with("white", local(&line.white, words))
        .with("white_time", time(line.white_ms))
        .with("black", local(&line.black, words))
        .with("black_time", time(line.black_ms))
}

/// Formats milliseconds as minutes and seconds, with hours if there are any.
fn clock(milliseconds: u32) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}

fn result(game: &BoardGame, words: &Words) -> Option<String> {
    let key = match game.verdict() {
        Some(Verdict::FirstWins) => "verdict-first-wins",
        Some(Verdict::SecondWins) => "verdict-second-wins",
        Some(Verdict::Drawn) => "verdict-drawn",
        Some(Verdict::BothLose) => "verdict-both-lose",
        None => return game.end().map(|_| words.say("game-record-annulled", &[])),
    };
    let score = words.say(key, &[]);
    let cause = game.cause()?.code().replace('_', "-");
    let cause = words.say(&format!("cause-{cause}"), &[]);
    let args = [("score", score.into()), ("cause", cause.into())];
    Some(words.say("game-record-score", &args))
}

/// Returns the reasons stored moves were not made, each with its rule.
fn void_moves(game: &BoardGame, words: &Words) -> Vec<String> {
    let pairs = game.pairs();
    let mut said = Vec::new();
    let mut before = pairs.start();
    for (number, made) in (1_u32..).zip(pairs.pairs()) {
        for color in Color::ALL {
            let Some(reason) = made.void_reason(color, before, pairs.rules()) else {
                continue;
            };
            let void = ground::void(reason, game.rules().base);
            let square = void.square.unwrap_or_default();
            let why = words.say(
                &void.reason.message("table-void"),
                &[("square", square.as_str().into())],
            );
            let args = [
                ("number", number.to_string().into()),
                ("color", words.say(color_key(color), &[]).into()),
                ("why", why.into()),
                ("article", cited(&void.article, words).into()),
            ];
            said.push(words.say("game-record-void", &args));
        }
        before = &made.resolution.position;
    }
    said
}

/// Returns the wrong claims of a draw, each with the pair of its move.
fn wrong_claims(game: &BoardGame, words: &Words) -> Vec<String> {
    let Some(ordinary) = game.ordinary() else {
        return Vec::new();
    };
    let first = ordinary.game.replay_from_start().position().turn();
    let claims = game.wrong_claims().iter();
    claims
        .map(|it| {
            let number = game.logged().len() + it.pair(first) + 1;
            let args = [
                ("number", number.to_string().into()),
                ("color", words.say(color_key(it.by), &[]).into()),
            ];
            words.say("game-record-wrong-claim", &args)
        })
        .collect()
}

/// Returns the message key of a color.
const fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "card-white",
        Color::Black => "card-black",
    }
}

fn unopened(it: &UnopenedEntry, words: &Words) -> String {
    let args = [
        ("number", it.pair.to_string().into()),
        ("color", words.say(color_key(it.color), &[]).into()),
        ("commitment", it.commitment.short().into()),
    ];
    let key = match it.why {
        Unopened::Covered => "game-record-unopened",
        Unopened::TakenBack => "game-record-taken-back",
    };
    words.say(key, &args)
}
