//! The seats of a round: the pairings by player.

use kralle_sheets::{Block, Cell, Group, Line, Look, Page, Row, SheetKind, Table, Template};
use kralle_tournament::{Formation, RoundNumber, Tournament};
use kralle_words::Words;

use crate::core::on_paper::page;
use crate::core::paper_sheet::{PaperSheet, SheetTrait};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::SheetGroup;
use crate::core::team_paper::surname;
use crate::players::by_name::by_name;
use crate::round::show::printed;
use crate::round::view::{MatchView, RoundView, SideView};

/// The pairings of a round by player.
pub(crate) const SEATS: PaperSheet = PaperSheet::new(
    SheetGroup::Now,
    |it| seats(it.tournament(), it.round, it.template, it.words),
    &[SheetTrait::OfARound, SheetTrait::Publishes],
);

/// The largest number of players listed without headings by letter.
const FEW: usize = 40;

/// Returns the seats of `round` by name.
pub(crate) fn seats(
    tournament: &Tournament,
    round: RoundNumber,
    template: &Template,
    words: &Words,
) -> Result<Page, RefusalView> {
    let view = printed(tournament, round)?;
    let page = page(SheetKind::Seats, tournament, words).with("round", view.number.to_string());
    let mut rows = rows(tournament, &view, words);
    if rows.is_empty() {
        return Ok(page.of(vec![Block::text(words.say("sheet-pairing-empty", &[]))]));
    }
    rows.sort_by_cached_key(|(name, _)| by_name(name));
    // A short list is easy to scan, and can be printed larger without headings between the names.
    let grouped = template.group().is_some() && rows.len() > FEW;
    let mut groups: Vec<Group> = Vec::new();
    for (name, row) in rows {
        let heading = grouped.then(|| initial(&name));
        match groups.last_mut() {
            Some(group) if group.heading == heading => group.rows.push(row),
            Some(_) | None => groups.push(Group {
                heading,
                rows: vec![row],
            }),
        }
    }
    let table = Table::grouped("players", groups);
    let table = match tournament.settings.formation {
        Formation::PotDraw | Formation::FixedTeams => table,
        // Partner and opponents need the width.
        Formation::ChangingPartners => table
            .labelled("team", [words.say("export-partner", &[])])
            .at_left("team")
            .at_left("opponents")
            .without("side"),
        Formation::SinglePlayers => table.labelled("team", [words.say("sheet-number", &[])]),
    };
    Ok(page.of(vec![Block::Table(table)]))
}

/// Returns every player of the round with the row of his seat.
fn rows(tournament: &Tournament, view: &RoundView, words: &Words) -> Vec<(String, Row)> {
    let keys = match tournament.settings.formation {
        Formation::PotDraw | Formation::FixedTeams => ["seats-first", "seats-second"],
        Formation::SinglePlayers => ["white", "black"],
        Formation::ChangingPartners => return partners(view, words),
    };
    let row = |name: &str, team: &str| Row::default().with("player", name).with("team", team);
    let missing = |name: &str, team: &str, key: &str| {
        let side = Cell::muted(words.say(key, &[]));
        (name.to_owned(), row(name, team).with("side", side))
    };
    let mut rows = Vec::new();
    for MatchView {
        table,
        first,
        second,
        ..
    } in &view.matches
    {
        for (side, other, key) in [(first, second, keys[0]), (second, first, keys[1])] {
            let team = side.team.to_string();
            rows.extend(side.seats.iter().map(|seat| {
                let name = &seat.player.name;
                let row = row(name, &team)
                    .with("table", table.to_string())
                    .with("side", words.say(key, &[]))
                    .with("opponents", other.team.to_string());
                (name.clone(), row)
            }));
            let sits_out = side.sits_out.iter();
            rows.extend(sits_out.map(|it| missing(&it.name, &team, "seats-sits-out")));
        }
    }
    for bye in view.byes() {
        let team = bye.team.to_string();
        let players = bye.players.iter();
        rows.extend(players.map(|it| missing(&it.name, &team, "seats-bye")));
    }
    rows
}

/// Returns every player of a round with changing partners, with his partner and both opponents.
fn partners(view: &RoundView, words: &Words) -> Vec<(String, Row)> {
    let mut rows = Vec::new();
    for it in &view.matches {
        for (side, other) in [(&it.first, &it.second), (&it.second, &it.first)] {
            let opponents = Cell::lines(partners_of(other, None));
            rows.extend(side.seats.iter().map(|seat| {
                let row = Row::default()
                    .with("player", seat.player.name.as_str())
                    .with("team", Cell::lines(partners_of(side, Some(seat.player.id))))
                    .with("table", it.table.to_string())
                    .with("opponents", opponents.clone());
                (seat.player.name.clone(), row)
            }));
        }
    }
    for player in view.byes().flat_map(|bye| &bye.players) {
        let row = Row::default()
            .with("player", player.name.as_str())
            .with("team", Cell::muted(words.say("seats-bye", &[])));
        rows.push((player.name.clone(), row));
    }
    rows
}

/// Returns the numbers and surnames on a side, without the player `except`.
fn partners_of(side: &SideView, except: Option<u32>) -> impl Iterator<Item = Line> {
    let numbers = std::iter::once(side.team).chain(side.partner);
    let seats = numbers.zip(&side.seats);
    let seats = seats.filter(move |(_, seat)| Some(seat.player.id) != except);
    seats.map(|(number, seat)| {
        let name = surname(&seat.player.name);
        Line::new(format!("{number}\u{a0}{name}"), Look::Column)
    })
}

/// Returns the heading letter of a name.
fn initial(name: &str) -> String {
    let first = name.chars().find(|sign| sign.is_alphabetic());
    let plain = match first {
        Some('Ä' | 'ä' | 'À' | 'Á' | 'Â' | 'Å') => Some('A'),
        Some('Ö' | 'ö' | 'Ó' | 'Ø' | 'ø') => Some('O'),
        Some('Ü' | 'ü' | 'Ú') => Some('U'),
        Some('É' | 'È' | 'é' | 'è') => Some('E'),
        Some('Š' | 'š' | 'Ś') => Some('S'),
        Some('Ž' | 'ž' | 'Ż' | 'Ź') => Some('Z'),
        Some('Č' | 'č' | 'Ć' | 'Ç') => Some('C'),
        Some('Ł' | 'ł') => Some('L'),
        other => other,
    };
    plain.unwrap_or('#').to_uppercase().collect()
}
