//! The sheet of all pairings of a round robin.

use kralle_sheets::{Block, Page, Row, SheetKind, Table};
use kralle_tournament::{BySide, Format, Round, RoundNumber, RoundState, Tournament};
use kralle_view::people;
use kralle_words::Words;

use crate::core::on_paper::{page, said_of};
use crate::core::paper_sheet::PaperSheet;
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;
use crate::core::refused::refused;
use crate::core::sheet_view::SheetGroup;

/// The sheet of all pairings of a round robin.
pub(crate) const BERGER: PaperSheet = PaperSheet::new(
    SheetGroup::Before,
    |it| berger(it.tournament(), it.words),
    &[],
);

/// Returns the sheet of all pairings of a round robin, including the rounds that are not paired yet.
///
/// # Errors
/// Fails for a Swiss system, without teams, or if a round cannot be paired.
pub(crate) fn berger(tournament: &Tournament, words: &Words) -> Result<Page, RefusalView> {
    match tournament.settings.format {
        Format::RoundRobin | Format::DoubleRoundRobin => {}
        Format::SwissSystem => return Err(SheetRefusal::SheetNeedsRoundRobin.into()),
    }
    if tournament.teams.is_empty() {
        return Err(SheetRefusal::SheetNeedsTeams.into());
    }
    let page = page(SheetKind::Berger, tournament, words);
    let rounds = all_rounds(tournament)?;
    if rounds.is_empty() {
        return Ok(page.of(vec![Block::text(words.say("sheet-standings-empty", &[]))]));
    }
    let tables = rounds.iter().map(|round| round.matches.len()).max();
    let grid = Table::named("rounds", rounds.iter().map(row).collect())
        .labelled(
            "table",
            (1..=tables.unwrap_or(0)).map(|table| table.to_string()),
        )
        .sliced("table")
        .without_empty("bye");
    let teams = tournament.teams.iter().map(|team| {
        let team = people::team(tournament, team.number, RoundNumber::FIRST);
        let players: Vec<&str> = team.players.iter().map(|it| it.name.as_str()).collect();
        Row::default()
            .with("number", team.number.to_string())
            .with("team", team.name.unwrap_or_default())
            .with("players", players.join(" / "))
    });
    let teams = Table::named("teams", teams.collect()).without_empty("team");
    Ok(page.of(vec![
        Block::note(said_of(tournament, "berger-legend", &[], words)),
        Block::Table(grid),
        Block::heading(words.say("berger-teams", &[])),
        Block::Table(teams),
    ]))
}

/// Returns all rounds. It pairs future rounds in a copy: in a round robin, pairings do not depend on results.
fn all_rounds(tournament: &Tournament) -> Result<Vec<Round>, RefusalView> {
    let mut ahead = tournament.clone();
    while ahead.rounds.len() < usize::from(ahead.rounds_planned()) {
        if let Some(last) = ahead.rounds.last()
            && last.state == RoundState::Draft
        {
            let number = last.number;
            ahead
                .publish_round(number)
                .map_err(|refusal| refused(&refusal, tournament))?;
        }
        let before = ahead.rounds.len();
        ahead
            .pair_round()
            .map_err(|refusal| refused(&refusal, tournament))?;
        if ahead.rounds.len() == before {
            break;
        }
    }
    Ok(ahead.rounds)
}

fn row(round: &Round) -> Row {
    let mut row = Row::default().with("round", round.number.to_string());
    for it in &round.matches {
        let BySide { first, second } = it.sides;
        row = row.with("table", format!("{first}\u{a0}–\u{a0}{second}"));
    }
    let byes: Vec<String> = round.byes.iter().map(|bye| bye.team.to_string()).collect();
    if byes.is_empty() {
        row
    } else {
        row.with("bye", byes.join(" "))
    }
}
