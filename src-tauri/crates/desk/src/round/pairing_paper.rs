//! The pairings of a round for posting.

use kralle_rules::law::Law;
use kralle_sheets::{Block, Cell, Line, Look, Page, Row, SheetKind};
use kralle_tournament::{RoundNumber, TeamNumber, Tournament};
use kralle_words::Words;

use crate::core::on_paper::{article, page, said_of, table};
use crate::core::paper_sheet::{PaperSheet, SheetTrait};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::SheetGroup;
use crate::core::team_paper::{title, with_score};
use crate::round::results_paper::{bye_text, score, team_of};
use crate::round::show::printed;
use crate::round::view::{MatchView, RoundView, SideView};

/// The pairings of a round by table.
pub(crate) const PAIRING: PaperSheet = PaperSheet::new(
    SheetGroup::Now,
    |it| pairings(it.tournament(), it.round, it.next.clone(), it.words),
    &[
        SheetTrait::OfARound,
        SheetTrait::Publishes,
        SheetTrait::AnnouncesNext,
    ],
);

/// Returns the pairings of a round; `next` announces the following round.
pub(crate) fn pairings(
    tournament: &Tournament,
    round: RoundNumber,
    next: Option<Block>,
    words: &Words,
) -> Result<Page, RefusalView> {
    let view = printed(tournament, round)?;
    let matches = view
        .matches
        .iter()
        .map(|it| row(tournament, &view, it, words));
    // The allocated bye, then the requested byes. Entrants who left for good are omitted.
    let asked = view.absent.iter().filter(|absent| absent.to.is_some());
    let byes = view.byes().map(|bye| (bye.team, bye.half_points));
    let byes = byes
        .chain(asked.map(|it| (it.team, it.half_points)))
        .map(|(team, points)| {
            let shown = team_of(tournament, &view, team);
            let score = half_points(tournament, &view, team);
            Row::default()
                .with("first_named", with_score(&shown, score, None, words))
                .with("second_named", Cell::muted(bye_text(points, words)))
        });
    let rows: Vec<Row> = matches.chain(byes).collect();
    let mut blocks = vec![if rows.is_empty() {
        Block::text(words.say("sheet-pairing-empty", &[]))
    } else {
        Block::Table(table("matches", tournament, rows, words))
    }];
    blocks.extend(next);
    blocks.extend(who_chooses(tournament, words).map(Block::note));
    Ok(page(SheetKind::Pairing, tournament, words)
        .with("round", view.number.to_string())
        .of(blocks))
}

fn row(tournament: &Tournament, view: &RoundView, it: &MatchView, words: &Words) -> Row {
    let outcome = it.outcome.as_ref();
    let result = outcome.map_or(Cell::Frame, |outcome| Cell::strong(score(outcome, words)));
    Row::default()
        .with("table", it.table.to_string())
        .with("first_named", side(tournament, view, &it.first, words))
        .with("dash", "–")
        .with("second_named", side(tournament, view, &it.second, words))
        .with("result", result)
}

/// Returns a team at a table, marking the player who sits out.
fn side(tournament: &Tournament, view: &RoundView, side: &SideView, words: &Words) -> Cell {
    if side.partner.is_some() {
        return partners(tournament, view, side, words);
    }
    let mut team = team_of(tournament, view, side.team);
    // For a fixed team, only the players of the match, including substitutes, in board order.
    if side.line_up.is_some() {
        team.players = side.seats.iter().map(|seat| seat.player.clone()).collect();
    }
    let sits_out = side.sits_out.as_ref().map(|player| player.id);
    with_score(
        &team,
        half_points(tournament, view, side.team),
        sits_out,
        words,
    )
}

/// Returns both partners at a table, each with number, name and score.
fn partners(tournament: &Tournament, view: &RoundView, side: &SideView, words: &Words) -> Cell {
    let numbers = std::iter::once(side.team).chain(side.partner);
    let lines = numbers.map(|number| {
        let name = title(&team_of(tournament, view, number), words);
        let score = half_points(tournament, view, number);
        let score = score.map(|it| format!(" ({})", words.half_points(it)));
        Line::new(format!("{name}{}", score.unwrap_or_default()), Look::Strong)
    });
    Cell::lines(lines)
}

/// Returns the score of a team before the round; `None` in round 1.
fn half_points(tournament: &Tournament, view: &RoundView, team: u16) -> Option<u32> {
    let before = RoundNumber::new(view.number.checked_sub(1)?)?;
    Some(
        tournament
            .points(TeamNumber::new(team)?, Some(before))
            .0
            .into(),
    )
}

/// Returns the line on the choice of seats and colors, or on the rule that fixes them.
///
/// `None` for single players, since the columns show it.
fn who_chooses(tournament: &Tournament, words: &Words) -> Option<String> {
    if tournament.settings.formation.has_single_games() {
        return None;
    }
    let rules = &tournament.settings.rule_set;
    let (key, law) = match tournament.fixed_seating() {
        Some(fixed) => ("sheet-seating-fixed", fixed),
        None => ("sheet-seating-chosen", rules.article(Law::Seating)),
    };
    let sentence = said_of(tournament, key, &[], words);
    Some(format!("{sentence} ({})", article(law, words)))
}
