//! The sheet for a power cut during a round: a list for results, a grid for further rounds, and result cards.

use kralle_sheets::{Block, Cell, Look, Page, Row, SheetKind, Template};
use kralle_tournament::{RoundNumber, Tournament};
use kralle_view::capped::capped;
use kralle_words::Words;

use crate::core::on_paper::{page, table};
use crate::core::paper_sheet::{PaperSheet, SheetTrait};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::SheetGroup;
use crate::core::team_paper::{in_one_line, short};
use crate::round::cards_paper::{blank, cards};
use crate::round::results_paper::{cause, score};
use crate::round::show::printed;
use crate::round::view::{MatchView, SideView};
use crate::standings::paper::{so_far, standings_at};

/// The sheet for a power cut during a round.
pub(crate) const FALLBACK: PaperSheet = PaperSheet::new(
    SheetGroup::Now,
    |it| fallback(it.tournament(), it.round, it.template, it.words),
    &[SheetTrait::OfARound],
);

/// Returns the sheet for a power cut during `round`.
///
/// # Errors
/// Fails if the round cannot be printed.
pub(crate) fn fallback(
    tournament: &Tournament,
    round: RoundNumber,
    template: &Template,
    words: &Words,
) -> Result<Page, RefusalView> {
    let view = printed(tournament, round)?;
    let say = |key: &str| words.say(key, &[]);
    let mut blocks = vec![Block::text(say("fallback-how"))];
    if !view.matches.is_empty() {
        let rows = view.matches.iter();
        let rows = rows.map(|it| entry(it, words)).collect();
        blocks.push(Block::Table(table("entry", tournament, rows, words)));
    }
    if !tournament.teams.is_empty() {
        blocks.extend([Block::NewPage, Block::heading(say("fallback-grid"))]);
        blocks.push(grid(tournament, round, words));
    }
    let games = usize::from(tournament.settings.match_format.games.most());
    let each = usize::from(template.cards_per_page(games).unwrap_or(4));
    // Blank cards fill the last page and one further page.
    let spare = each + (each - view.matches.len() % each) % each;
    let mut panels = cards(tournament, &view, words);
    panels.extend(std::iter::repeat_n(blank(tournament, &view, words), spare));
    blocks.push(Block::Panels(panels));
    Ok(page(SheetKind::Fallback, tournament, words)
        .with("round", round.to_string())
        .of(blocks))
}

/// Returns the row of a match, with its result, or with frames to write in while it is open.
fn entry(it: &MatchView, words: &Words) -> Row {
    let [result, cause, board] = match &it.outcome {
        None => [Cell::Frame, Cell::Frame, Cell::Frame],
        Some(outcome) => [
            Cell::strong(score(outcome, words)),
            // Each game has its own cause.
            match it.game {
                None => cause(outcome.cause, words).into(),
                Some(_) => Cell::from(""),
            },
            outcome
                .board
                .map(|board| board.to_string())
                .unwrap_or_default()
                .into(),
        ],
    };
    let team = |side: &SideView| in_one_line(&side.who_plays(), Look::Column, words);
    Row::default()
        .with("table", it.table.to_string())
        .with("first_named", team(&it.first))
        .with("second_named", team(&it.second))
        .with("result", result)
        .with("cause", cause)
        .with("board", board)
}

/// Returns the results of each team so far, with frames to write in for missing ones.
fn grid(tournament: &Tournament, round: RoundNumber, words: &Words) -> Block {
    let paired = capped(tournament.rounds.len());
    let rounds = tournament.rounds_planned().max(paired);
    let view = standings_at(tournament, round);
    let rows = so_far(tournament, &view, words).into_iter();
    let rows = rows.map(|(team, said)| {
        let mut row = Row::default()
            .with("number", team.number.to_string())
            .with("team", short(&team))
            .with("points", Cell::Frame);
        let mut said = said.into_iter();
        for _ in 0..rounds {
            let known = said.next().filter(|said| !said.is_empty());
            row = row.with("round", known.map_or(Cell::Frame, Cell::from));
        }
        row
    });
    let table = table("grid", tournament, rows.collect(), words)
        .labelled("round", (1..=rounds).map(|round| round.to_string()))
        .sliced("round");
    Block::Table(table)
}
