//! The record of a game at the board on paper.

use kralle_play::board_game::{BoardGame, GameNumber, Unopened, UnopenedEntry};
use kralle_sheets::{BoardDiagram, GameRecordSheet, RecordedPair};
use kralle_tournament::Verdict;
use kralle_words::Words;
use shakmaty::{Board, Color, File, Position as _, Rank, Square};

use crate::core::on_paper::occasion;
use crate::core::open_file::OpenFile;
use crate::core::pair_board::count;
use crate::core::people::player_of;
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::SheetGame;
use crate::play::board::show::{ground, lines, record};

/// The games whose record can be printed: those in which a pair was made, the newest first.
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

/// The sheet of a game.
pub(crate) fn sheet(
    file: &OpenFile,
    number: Option<u32>,
    words: &Words,
) -> Result<GameRecordSheet, RefusalView> {
    let number = number.ok_or_else(|| RefusalView::new("game_not_named"))?;
    let kept = file.store.game(GameNumber(number))?.ok_or_else(|| {
        RefusalView::new("no_game").with("game", usize::try_from(number).unwrap_or(usize::MAX))
    })?;
    let tournament = &file.tournament;
    let game = &kept.game;
    let opening = game.opening();
    let record = record(tournament, game);
    let name = |id| player_of(tournament, id).name;
    let place = [
        ("round", opening.round.get().into()),
        ("table", opening.table.get().into()),
    ];
    Ok(GameRecordSheet {
        occasion: occasion(tournament),
        about: words.say("game-record-about", &place),
        players: [name(opening.white), name(opening.black)],
        rules: words.say(&format!("rules-{}", game.rules().base.code()), &[]),
        result: result(game, words),
        board: diagram(game),
        pairs: lines(game, &record)
            .into_iter()
            .map(|line| RecordedPair {
                number: line.number,
                moves: [line.white, line.black],
                times: [line.white_ms, line.black_ms],
            })
            .collect(),
        ordinary_from: record.ordinary_after.map(|pairs| count(pairs + 1)),
        notes: void_moves(game, words)
            .into_iter()
            .chain(wrong_claims(game, words))
            .chain(game.unopened().iter().map(|it| unopened(it, words)))
            .chain(game.forks().iter().map(|pair| {
                let args = [("number", pair.to_string().into())];
                words.say("game-record-forked", &args)
            }))
            .collect(),
    })
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

/// Why stored moves were not made, each with the rule.
fn void_moves(game: &BoardGame, words: &Words) -> Vec<String> {
    let pairs = game.pairs();
    let mut said = Vec::new();
    let mut before = pairs.start();
    for (number, made) in (1_u32..).zip(pairs.pairs()) {
        for color in Color::ALL {
            let Some(reason) = made.void_reason(color, before, pairs.rules()) else {
                continue;
            };
            let void = ground::void(reason);
            let square = void.square.unwrap_or_default();
            let why = words.say(
                &void.reason.message("table-void"),
                &[("square", square.as_str().into())],
            );
            let args = [
                ("number", number.to_string().into()),
                ("color", words.say(color_key(color), &[]).into()),
                ("why", why.into()),
                ("article", void.article.point.into()),
            ];
            said.push(words.say("game-record-void", &args));
        }
        before = &made.resolution.position;
    }
    said
}

/// Wrong claims of a draw, each with the pair of its move.
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

/// The message that names a color.
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

/// The position as it stands.
fn diagram(game: &BoardGame) -> BoardDiagram {
    let board = match game.ordinary() {
        Some(part) => part.game.position().board(),
        None => game.pairs().position().board(),
    };
    BoardDiagram {
        squares: squares(board),
        ..BoardDiagram::default()
    }
}

/// The pieces from a8 to h1.
fn squares(board: &Board) -> Vec<Option<char>> {
    let ranks = Rank::ALL.into_iter().rev();
    ranks
        .flat_map(|rank| {
            File::ALL
                .into_iter()
                .map(move |file| Square::from_coords(file, rank))
        })
        .map(|square| board.piece_at(square).map(shakmaty::Piece::char))
        .collect()
}
