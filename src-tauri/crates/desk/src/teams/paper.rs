//! Sheets of teams: the list, the line-up report, the record of the drawing of lots.

use kralle_rules::law::Law;
use kralle_sheets::{Block, Cell, Group, Page, Row, SheetKind, Table};
use kralle_tournament::lots::Wish;
use kralle_tournament::{Formation, PlayerId, Refusal, Role, Tournament};
use kralle_view::lots::LotsView;
use kralle_view::named::Named;
use kralle_view::people;
use kralle_view::refs::{PlayerRef, TeamRef};
use kralle_words::Words;

use crate::core::on_paper::{article, or_dash, or_empty, page};
use crate::core::paper_sheet::PaperSheet;
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;
use crate::core::refused::refused;
use crate::core::sheet_view::SheetGroup;
use crate::teams::view::TeamRow;
use crate::teams::{fixed, lots};

/// The sheet of the list of teams.
pub(crate) const TEAMS: PaperSheet = PaperSheet::new(
    SheetGroup::Before,
    |it| teams(it.tournament(), it.words),
    &[],
);

/// The sheet of the record of the drawing of lots.
pub(crate) const DRAW_RECORD: PaperSheet = PaperSheet::new(
    SheetGroup::Before,
    |it| draw_record(it.tournament(), it.words),
    &[],
);

/// The sheet of the line-up report of fixed teams.
pub(crate) const LINE_UP_REPORT: PaperSheet = PaperSheet::new(
    SheetGroup::Before,
    |it| line_up(it.tournament(), it.words),
    &[],
);

/// Returns the list of teams.
///
/// # Errors
/// Fails for single players, or without teams.
pub(crate) fn teams(tournament: &Tournament, words: &Words) -> Result<Page, RefusalView> {
    if tournament.settings.formation.has_single_entrants() {
        return Err(SheetRefusal::SheetOfSinglePlayers.into());
    }
    if tournament.teams.is_empty() {
        return Err(SheetRefusal::SheetNeedsTeams.into());
    }
    let round = people::newest_round(tournament);
    let rows = tournament.teams.iter().map(|team| {
        let TeamRef {
            number,
            partner: _,
            name,
            players,
        } = people::team(tournament, team.number, round);
        let each = |text: fn(&PlayerRef) -> String| Cell::aligned(players.iter().map(text));
        Row::default()
            .with("number", number.to_string())
            .with("team", name.unwrap_or_default())
            .with("player", each(|player| player.name.clone()))
            .with("rating", each(|player| or_dash(player.rating)))
            .with("club", each(|player| player.club.clone()))
    });
    let table = Table::named("teams", rows.collect())
        .without_empty("team")
        .without_empty("club");
    let count = [("count", tournament.teams.len().into())];
    Ok(page(SheetKind::Teams, tournament, words).of(vec![
        Block::note(words.say("teams-count", &count)),
        Block::Table(table),
    ]))
}

/// Returns the line-up report: the players of fixed teams in line-up order, substitutes last (D 8.1, O 10.1).
///
/// # Errors
/// Fails if teams are not fixed, or without teams.
pub(crate) fn line_up(tournament: &Tournament, words: &Words) -> Result<Page, RefusalView> {
    match tournament.settings.formation {
        Formation::FixedTeams => {}
        Formation::PotDraw | Formation::SinglePlayers | Formation::ChangingPartners => {
            return Err(SheetRefusal::SheetNeedsFixedTeams.into());
        }
    }
    if tournament.teams.is_empty() {
        return Err(SheetRefusal::SheetNeedsTeams.into());
    }
    let say = |key: &str| words.say(key, &[]);
    let round = people::newest_round(tournament);
    let group = |team| reported(tournament, &fixed::row(tournament, team, round), words);
    let groups = tournament.teams.iter().map(group).collect();
    let mut table = Table::grouped("players", groups);
    for column in ["club", "birth_year", "rating"] {
        table = table.without_empty(column);
    }
    let law = tournament.settings.rule_set.article(Law::LineUp);
    // The captain signs the report of a single team, and the arbiter the list of all.
    let first = match tournament.teams.len() {
        1 => "line-up-captain",
        _ => "sheet-signature-arbiter",
    };
    Ok(page(SheetKind::LineUpReport, tournament, words).of(vec![
        Block::note(format!("{} ({})", say("line-up-note"), article(law, words))),
        Block::Table(table),
        Block::Signatures(vec![say(first), say("sheet-signature-director")]),
    ]))
}

fn reported(tournament: &Tournament, team: &TeamRow, words: &Words) -> Group {
    let number = team.number.to_string();
    let name = match &team.name {
        Some(name) => name.clone(),
        None => words.say("sheet-team", &[("number", number.as_str().into())]),
    };
    let heading = format!("{number}  {name}");
    let heading = match &team.captain {
        Some(captain) => {
            let args = [("name", heading.into()), ("captain", captain.into())];
            words.say("line-up-team", &args)
        }
        None => heading,
    };
    let rows = team.members.iter().map(|member| {
        let player = tournament.player(PlayerId(member.player.id)).ok();
        let born = player.and_then(|player| player.data.birth_year.map(u16::from));
        let part = if member.substitute {
            words.say("sheet-substitute", &[])
        } else {
            String::new()
        };
        Row::default()
            .with("order", member.order.to_string())
            .with("player", member.player.name.as_str())
            .with("rating", or_empty(member.player.rating))
            .with("birth_year", or_empty(born))
            .with("club", member.player.club.as_str())
            .with("part", part)
    });
    Group {
        heading: Some(heading),
        rows: rows.collect(),
    }
}

/// Returns the record of the drawing of lots.
///
/// # Errors
/// Fails if teams are not drawn by lot, or before the lots are drawn.
pub(crate) fn draw_record(tournament: &Tournament, words: &Words) -> Result<Page, RefusalView> {
    if tournament.settings.formation != Formation::PotDraw {
        return Err(SheetRefusal::SheetNeedsPots.into());
    }
    let view = lots::view(tournament)?.ok_or_else(|| refused(&Refusal::LotsMissing, tournament))?;
    let say = |key: &str| words.say(key, &[]);
    let mut method = say("sheet-draw-method");
    if view.wish == Named(Wish::NotTheSameClub) {
        method = format!("{method} {}", say("sheet-draw-method-clubs"));
    }
    let role = match view.top_role {
        Named(Role::First) => "sheet-draw-role-first",
        Named(Role::Second) => "sheet-draw-role-second",
    };
    let rows = view.teams.iter().flat_map(|team| drawn(&view, team));
    Ok(page(SheetKind::DrawRecord, tournament, words).of(vec![
        Block::Facts(facts(tournament, &view, words)),
        Block::text(method),
        Block::Table(Table::named("teams", rows.collect())),
        Block::text(say(role)),
        Block::Signatures(vec![
            say("sheet-signature-director"),
            say("sheet-signature-arbiter"),
        ]),
    ]))
}

fn facts(tournament: &Tournament, view: &LotsView, words: &Words) -> Vec<(String, String)> {
    let say = |key: &str| words.say(key, &[]);
    let players: usize = view.teams.iter().map(|team| team.players.len()).sum();
    let size = [
        ("players", players.into()),
        ("teams", view.teams.len().into()),
    ];
    let order = tournament.settings.rating_order.iter();
    let order: Vec<String> = order
        .map(|kind| say(&format!("rating-{}", kind.code())))
        .collect();
    let mut facts = vec![
        (say("sheet-draw-seed"), view.seed.clone()),
        (
            say("sheet-draw-size"),
            words.say("sheet-draw-size-value", &size),
        ),
    ];
    if !order.is_empty() {
        facts.push((say("sheet-draw-order"), order.join(", ")));
    }
    if view.wish == Named(Wish::NotTheSameClub) {
        let count = [("count", view.shuffles.saturating_sub(1).into())];
        let said = words.say("sheet-draw-reshuffles-value", &count);
        facts.push((say("sheet-draw-reshuffles"), said));
    }
    facts.push((say("sheet-draw-checksum"), view.checksum.clone()));
    facts
}

/// Returns a row for a drawn team, and one more for a second player from pot 2.
fn drawn(view: &LotsView, team: &TeamRef) -> Vec<Row> {
    let mut players = team.players.iter();
    let mut first = Row::default().with("team", team.number.to_string());
    if let Some(player) = players.next() {
        first = first
            .with("pot_1", player.name.as_str())
            .with("pot_1_rating", or_dash(player.rating));
    }
    let mut rows = vec![first];
    for (place, player) in players.enumerate() {
        let mut list = view.pot_1.iter().chain(&view.pot_2);
        let start = list
            .position(|listed| listed.id == player.id)
            .map(|place| place + 1);
        let row = if place == 0 {
            rows.pop().unwrap_or_default()
        } else {
            Row::default()
        };
        rows.push(
            row.with("pot_2_start", or_empty(start))
                .with("pot_2", player.name.as_str())
                .with("pot_2_rating", or_dash(player.rating)),
        );
    }
    rows
}
