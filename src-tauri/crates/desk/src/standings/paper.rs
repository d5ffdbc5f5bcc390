//! The sheets of the standings and the progress table.

use std::collections::BTreeSet;

use kralle_rules::law::Law;
use kralle_sheets::{Block, Cell, Line, Look, Page, Row, SheetKind};
use kralle_tournament::{Formation, RoundNumber, TeamNumber, TieKind, Tournament};
use kralle_view::color::color_letter;
use kralle_view::refs::TeamRef;
use kralle_view::score::{RoundScore, Score, tie_break_name};
use kralle_view::{cell::ResultCell, standings::StandingRow};
use kralle_words::Words;

use crate::core::on_paper::{article, page, rank, said_of, table};
use crate::core::paper_sheet::{PaperSheet, SheetTrait};
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;
use crate::core::sheet_view::SheetGroup;
use crate::core::team_paper::lines;
use crate::standings::decisions_paper::{decision_sentence, of_standings, teams_sentence};
use crate::standings::show;
use crate::standings::view::StandingsView;

/// The sheet of the standings.
pub(crate) const STANDINGS: PaperSheet = PaperSheet::new(
    SheetGroup::Now,
    |it| {
        Ok(standings(
            it.tournament(),
            it.round,
            it.next.clone(),
            it.words,
        ))
    },
    &[SheetTrait::OfARound, SheetTrait::AnnouncesNext],
);

/// The sheet of the progress table: results and points after each round.
pub(crate) const PROGRESS: PaperSheet = PaperSheet::new(
    SheetGroup::End,
    |it| progress(it.tournament(), it.round, it.words),
    &[SheetTrait::OfARound],
);

/// Returns the standings after `round`, with the players of each team in that round.
pub(crate) fn standings_at(tournament: &Tournament, round: RoundNumber) -> StandingsView {
    let after = (!tournament.rounds.is_empty()).then_some(round);
    show::view(tournament, after, round)
}

/// Returns the sheet of the standings, with the `next` block: the announcement of the next round.
pub(crate) fn standings(
    tournament: &Tournament,
    round: RoundNumber,
    next: Option<Block>,
    words: &Words,
) -> Page {
    let view = standings_at(tournament, round);
    let page = after_round(SheetKind::Standings, tournament, &view, words);
    let met = view.rows.iter().any(|row| row.direct_encounter.is_some());
    let mut blocks = Vec::new();
    if view.rows.is_empty() {
        blocks.push(Block::text(words.say("sheet-standings-empty", &[])));
    } else {
        let mut tie_breaks = view.tie_breaks.clone();
        tie_breaks.extend(met.then(|| words.say("sheet-direct-encounter", &[])));
        let rows = view.rows.iter();
        let rows = rows.map(|row| standing(tournament, &view, row, met, words));
        let rows = table("teams", tournament, rows.collect(), words)
            .labelled("round", rounds(&view))
            .labelled("tie_break", tie_breaks)
            .sliced("round");
        blocks.push(Block::Table(rows));
        if view.after > 0 {
            blocks.push(legend(tournament, "sheet-rounds-legend", words));
        }
        blocks.extend(apart(&view, words));
    }
    blocks.extend(next);
    blocks.extend(
        explanations(tournament, &view, round, words)
            .into_iter()
            .map(Block::note),
    );
    let decisions = decisions(tournament, &view, Reasons::Printed, words);
    if !decisions.is_empty() {
        blocks.push(Block::heading(words.say("sheet-decisions", &[])));
        blocks.extend(decisions.into_iter().map(Block::text));
    }
    page.of(blocks)
}

/// Returns the legend `key`: `KEY-partners` if partners change, otherwise `KEY-games` if results
/// are sums of games.
pub(crate) fn legend(tournament: &Tournament, key: &str, words: &Words) -> Block {
    let changes = tournament.settings.formation == Formation::ChangingPartners;
    Block::note(if changes {
        words.say(&format!("{key}-partners"), &[])
    } else if tournament.settings.match_format.sums_games() {
        words.say(&format!("{key}-games"), &[])
    } else {
        words.say(key, &[])
    })
}

/// Returns a page whose title names the round, or final standings.
pub(crate) fn after_round(
    sheet: SheetKind,
    tournament: &Tournament,
    view: &StandingsView,
    words: &Words,
) -> Page {
    let is_last = usize::from(view.after) == tournament.rounds.len();
    let key = if view.closed && is_last {
        "sheet-final"
    } else {
        "sheet-after-round"
    };
    let said = words.say(key, &[("round", view.after.into())]);
    page(sheet, tournament, words).with("round", said)
}

fn rounds(view: &StandingsView) -> impl Iterator<Item = String> {
    (1..=view.after).map(|round| round.to_string())
}

/// Returns a row with rank, number and points.
pub(crate) fn ranked(row: &StandingRow, words: &Words) -> Row {
    Row::default()
        .with("rank", rank(row.rank_from, row.rank_to))
        .with("number", row.team.number.to_string())
        .with("points", words.half_points(row.half_points.into()))
}

fn standing(
    tournament: &Tournament,
    view: &StandingsView,
    row: &StandingRow,
    met: bool,
    words: &Words,
) -> Row {
    let mut cells = ranked(row, words).with("team", lines(&row.team));
    for said in results(tournament, view, row, words) {
        cells = cells.with("round", said);
    }
    for value in &row.tie_breaks {
        let value = value.as_deref().map(|value| words.decimal(value));
        cells = cells.with("tie_break", value.unwrap_or_default());
    }
    if met {
        let met = row.direct_encounter.as_ref();
        let own = met.map(|met| words.half_points(met.own_half_points.into()));
        cells = cells.with("tie_break", own.unwrap_or_default());
    }
    cells
}

/// Returns the short result of a team in each round; empty for a round without one.
fn results(
    tournament: &Tournament,
    view: &StandingsView,
    row: &StandingRow,
    words: &Words,
) -> Vec<String> {
    let rounds = 1..=view.after;
    let cell = |round| row.results.iter().find(|cell| cell.round == round);
    rounds
        .map(|round| cell(round).map_or_else(String::new, |it| result(tournament, it, words)))
        .collect()
}

/// Returns the score of a team in a round, followed by the opponent's number, or by "+" and the
/// partner's number if partners change.
fn result(tournament: &Tournament, cell: &ResultCell, words: &Words) -> String {
    let score = cell.score();
    match score {
        RoundScore::Match {
            opponent,
            partner,
            role,
            score: of_match,
        } => {
            let color = if tournament.settings.formation.has_single_games() {
                color_letter(role, words)
            } else {
                String::new()
            };
            let text = score.text(words);
            let with =
                partner.map_or_else(|| opponent.to_string(), |partner| format!("+{partner}"));
            // With a plain space, both would read as one number. Narrow no-break spaces keep the line together;
            // the "…" of an open match already separates.
            if matches!(of_match, Score::Open) {
                format!("{text}\u{202f}{with}{color}")
            } else {
                format!("{text}\u{202f}·\u{202f}{with}{color}")
            }
        }
        RoundScore::Bye(_) => words.say("standings-bye", &[]),
        RoundScore::Absent(_) | RoundScore::Left => score.text(words),
    }
}

/// Returns the legend of forfeits, annulled matches and withdrawn teams; `None` without any.
fn apart(view: &StandingsView, words: &Words) -> Option<Block> {
    let is_apart = |cell: &ResultCell| match cell.score() {
        RoundScore::Match { score, .. } => matches!(score, Score::Forfeit(_) | Score::Annulled),
        RoundScore::Left => true,
        RoundScore::Bye(_) | RoundScore::Absent(_) => false,
    };
    let mut cells = view.rows.iter().flat_map(|row| &row.results);
    cells
        .any(is_apart)
        .then(|| Block::note(words.say("sheet-rounds-apart", &[])))
}

/// Returns the results of each team so far, by team number; empty for an open match, to be written by hand.
pub(crate) fn so_far(
    tournament: &Tournament,
    view: &StandingsView,
    words: &Words,
) -> Vec<(TeamRef, Vec<String>)> {
    let mut rows: Vec<&StandingRow> = view.rows.iter().collect();
    rows.sort_by_key(|row| row.team.number);
    let known = |row: &StandingRow| {
        let cell = |round| row.results.iter().find(|cell| cell.round == round);
        let known = (1..=view.after).map(|round| cell(round).filter(|it| it.half_points.is_some()));
        known
            .map(|it| it.map_or_else(String::new, |it| result(tournament, it, words)))
            .collect()
    };
    rows.into_iter()
        .map(|row| (row.team.clone(), known(row)))
        .collect()
}

/// Returns the notes on penalties, tie-breaks and shared ranks; empty before the first round.
fn explanations(
    tournament: &Tournament,
    view: &StandingsView,
    round: RoundNumber,
    words: &Words,
) -> Vec<String> {
    if view.after == 0 {
        return Vec::new();
    }
    let mut said = of_standings(tournament, round, words);
    if !view.tie_breaks.is_empty() {
        let deciding = tournament.settings.match_format.deciding_points();
        let named =
            view.tie_breaks
                .iter()
                .map(|code| match tie_break_name(code, deciding, words) {
                    Some(name) => format!("{code} ({name})"),
                    None => code.clone(),
                });
        let list = named.collect::<Vec<_>>().join(", ");
        said.push(words.say("standings-explain-tie-breaks", &[("list", list.into())]));
    }
    let has_tie_breaks = !tournament.settings.tie_breaks.is_empty();
    // Changing partners have no direct encounter: they play with each other, too.
    let changes = tournament.settings.formation == Formation::ChangingPartners;
    if !has_tie_breaks && !changes {
        said.push(said_of(tournament, "standings-explain-direct", &[], words));
    }
    said.push(if changes && !has_tie_breaks {
        words.say("standings-explain-shared-partners", &[])
    } else {
        words.say("standings-explain-shared", &[])
    });
    said
}

/// The reasons of decisions on a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reasons {
    Printed,
    /// For public pages.
    Omitted,
}

/// Returns sentences on ranks decided by more than points, from the first rank down.
pub(crate) fn decisions(
    tournament: &Tournament,
    view: &StandingsView,
    reasons: Reasons,
    words: &Words,
) -> Vec<String> {
    let law = article(tournament.settings.rule_set.article(Law::FirstPlace), words);
    let mut said = Vec::new();
    let mut shown = BTreeSet::new();
    let mut open = Vec::new();
    for row in &view.rows {
        let number = row.team.number;
        match (row.tie.0, &row.direct_encounter, row.decision) {
            (TieKind::DirectEncounter, Some(met), _)
                if met.own_half_points > met.opponents_half_points =>
            {
                let args = [
                    ("before", number.to_string().into()),
                    ("behind", met.opponent.to_string().into()),
                ];
                said.push(said_of(
                    tournament,
                    "sheet-decision-direct-encounter",
                    &args,
                    words,
                ));
            }
            (_, _, Some(number)) if shown.insert(number) => {
                let mut made = tournament.decisions.iter();
                said.extend(made.find(|made| made.number == number).map(|made| {
                    let sentence = decision_sentence(tournament, made, words);
                    if reasons == Reasons::Omitted {
                        return sentence;
                    }
                    let reason = [("reason", made.reason.as_str().into())];
                    format!("{sentence} {}", words.say("sheet-reason", &reason))
                }));
            }
            (TieKind::FirstPlaceOpen, ..) => open.push(number),
            _ => {}
        }
    }
    if !open.is_empty() && tournament.rounds.len() >= usize::from(tournament.rounds_planned()) {
        said.push(teams_sentence(
            tournament,
            "sheet-decision-open",
            &open,
            words,
        ));
    }
    said.into_iter()
        .map(|said| format!("{said} ({law})"))
        .collect()
}

/// Returns the standings after `round`.
///
/// # Errors
/// Fails without teams.
pub(crate) fn of_teams(
    tournament: &Tournament,
    round: RoundNumber,
) -> Result<StandingsView, RefusalView> {
    if tournament.teams.is_empty() {
        return Err(SheetRefusal::SheetNeedsTeams.into());
    }
    Ok(standings_at(tournament, round))
}

/// Returns the sheet of the progress table: each team's result in each round, with its points so far.
///
/// # Errors
/// Fails without teams.
pub(crate) fn progress(
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Result<Page, RefusalView> {
    let view = of_teams(tournament, round)?;
    let rows = view.rows.iter().map(|row| {
        let mut cells = ranked(row, words).with("team", lines(&row.team));
        for (round, said) in (1..).zip(results(tournament, &view, row, words)) {
            let mut lines = vec![Line::new(said, Look::Muted)];
            let cell = row.results.iter().find(|cell| cell.round == round);
            let is_known = cell.is_some_and(|cell| cell.half_points.is_some());
            if let Some(team) = TeamNumber::new(row.team.number).filter(|_| is_known) {
                let points = tournament.points(team, RoundNumber::new(round));
                lines.push(Line::new(words.half_points(points.0.into()), Look::Strong));
            }
            cells = cells.with("round", Cell::Lines(lines));
        }
        cells
    });
    let table = table("teams", tournament, rows.collect(), words)
        .labelled("round", rounds(&view))
        .sliced("round");
    let legend = match tournament.settings.formation {
        Formation::ChangingPartners => legend(tournament, "progress-legend", words),
        Formation::PotDraw | Formation::FixedTeams | Formation::SinglePlayers => {
            Block::note(words.say("progress-legend", &[]))
        }
    };
    let mut blocks = vec![Block::Table(table), legend];
    blocks.extend(apart(&view, words));
    Ok(after_round(SheetKind::Progress, tournament, &view, words).of(blocks))
}
