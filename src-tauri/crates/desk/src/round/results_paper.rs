//! The results of a round on paper.

use kralle_rules::result::Cause;
use kralle_sheets::{Block, Cell, Line, Look, Page, Row, SheetKind};
use kralle_tournament::{RoundNumber, TeamNumber, Tournament, Verdict};
use kralle_view::named::Named;
use kralle_view::people;
use kralle_view::refs::TeamRef;
use kralle_words::{Arg, Words};

use crate::core::on_paper::{page, table};
use crate::core::paper_sheet::{PaperSheet, SheetTrait};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::SheetGroup;
use crate::core::team_paper::in_one_line;
use crate::round::show::printed;
use crate::round::view::{MatchView, OutcomeView, RoundView, SideView};

pub(crate) const RESULTS: PaperSheet = PaperSheet::new(
    SheetGroup::Now,
    |it| results(it.tournament(), it.round, it.words),
    &[SheetTrait::OfARound],
);

pub(crate) fn results(
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Result<Page, RefusalView> {
    let view = printed(tournament, round)?;
    let rows = rows(tournament, &view, words);
    let mut blocks = Vec::new();
    if rows.is_empty() {
        blocks.push(Block::text(words.say("sheet-pairing-empty", &[])));
    } else {
        let open = view
            .matches
            .iter()
            .filter(|it| it.outcome.is_none())
            .count();
        if open > 0 {
            let count = [("count", open.into())];
            blocks.push(Block::note(words.say("results-open", &count)));
        }
        let table = table("matches", tournament, rows, words);
        // A game has its board beside its cause.
        let several = tournament.settings.match_format.has_several_games();
        blocks.push(Block::Table(if several {
            table.without("board")
        } else {
            table
        }));
    }
    Ok(page(SheetKind::Results, tournament, words)
        .with("round", view.number.to_string())
        .of(blocks))
}

/// Returns a row for each match of a round, and for the bye.
pub(crate) fn rows(tournament: &Tournament, view: &RoundView, words: &Words) -> Vec<Row> {
    let matches = view
        .matches
        .iter()
        .map(|it| row(tournament, view, it, words));
    let byes = view.byes().map(|bye| {
        let team = team_of(tournament, view, bye.team);
        Row::default()
            .with("first_named", in_one_line(&team, Look::Column, words))
            .with(
                "second_named",
                Cell::muted(bye_text(bye.half_points, words)),
            )
    });
    matches.chain(byes).collect()
}

fn row(tournament: &Tournament, view: &RoundView, it: &MatchView, words: &Words) -> Row {
    let outcome = it.outcome.as_ref();
    let side = |side: &SideView, wins: Named<Verdict>| {
        let look = match outcome {
            Some(outcome) if outcome.verdict == wins => Look::Strong,
            Some(_) | None => Look::Column,
        };
        in_one_line(&team_at(tournament, view, side), look, words)
    };
    let games: Vec<(u16, &OutcomeView)> = it
        .games
        .iter()
        .filter_map(|game| Some((game.game, game.outcome.as_ref()?)))
        .collect();
    let result = match outcome {
        Some(outcome) => Cell::strong(score(outcome, words)),
        None if games.is_empty() => Cell::muted("–"),
        None => Cell::muted(points(it.first_half_points, it.second_half_points, words)),
    };
    let several = it.game.is_some();
    let lines = games.iter().flat_map(|(game, outcome)| {
        let text = if several {
            game_in_words(*game, outcome, words)
        } else {
            cause(outcome.cause, words)
        };
        let why = outcome.reason.as_ref();
        let why = why.map(|reason| Line::new(reason, Look::Muted));
        [Line::new(text, Look::Column)].into_iter().chain(why)
    });
    let reasons = games
        .iter()
        .filter_map(|(_, outcome)| outcome.reason.as_deref());
    let reasons: Vec<&str> = reasons.collect();
    let board = outcome.and_then(|outcome| outcome.board);
    Row::default()
        .with("table", it.table.to_string())
        .with("first_named", side(&it.first, Named(Verdict::FirstWins)))
        .with("result", result)
        .with("second_named", side(&it.second, Named(Verdict::SecondWins)))
        .with("cause", Cell::lines(lines))
        .with(
            "board",
            board.map(|board| board.to_string()).unwrap_or_default(),
        )
        .with("reason", reasons.join("; "))
}

/// Formats a game of a match with its score, cause and board.
fn game_in_words(game: u16, outcome: &OutcomeView, words: &Words) -> String {
    let mut args = vec![
        ("game", game.to_string().into()),
        ("score", score(outcome, words).into()),
        ("cause", cause(outcome.cause, words).into()),
    ];
    let Some(board) = outcome.board else {
        return words.say("results-game", &args);
    };
    args.push(("board", board.to_string().into()));
    words.say("results-game-board", &args)
}

/// Returns the team of a side, with its substitutes, or both partners.
pub(crate) fn team_at(tournament: &Tournament, view: &RoundView, side: &SideView) -> TeamRef {
    match side.partner {
        Some(_) => side.who_plays(),
        None => team_of(tournament, view, side.team),
    }
}

/// Returns a team with all its players as of the round.
pub(crate) fn team_of(tournament: &Tournament, view: &RoundView, number: u16) -> TeamRef {
    let round = RoundNumber::new(view.number).unwrap_or(RoundNumber::FIRST);
    match TeamNumber::new(number) {
        Some(number) => people::team(tournament, number, round),
        None => TeamRef {
            number,
            partner: None,
            name: None,
            players: Vec::new(),
        },
    }
}

/// Formats a score, such as "1–0".
pub(crate) fn score(outcome: &OutcomeView, words: &Words) -> String {
    points(outcome.first_half_points, outcome.second_half_points, words)
}

/// Formats the points of both sides, such as "1–0".
fn points(first: u16, second: u16, words: &Words) -> String {
    let [first, second] = [first, second].map(|points| words.half_points(points.into()));
    format!("{first}–{second}")
}

/// Returns the word for the cause of a result.
pub(crate) fn cause(cause: Named<Cause>, words: &Words) -> String {
    words.say(&cause.message("cause"), &[])
}

/// Formats a bye, such as "bye (1 point)".
pub(crate) fn bye_text(half_points: u16, words: &Words) -> String {
    let args = [
        ("points", Arg::HalfPoints(half_points.into())),
        (
            "amount",
            if half_points == 2 { "one" } else { "other" }.into(),
        ),
    ];
    words.say("sheet-bye", &args)
}
