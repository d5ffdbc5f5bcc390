//! The seats of a round: the pairings by player.

use kralle_sheets::{Block, Cell, Group, Page, Row, SheetKind, Table, Template};
use kralle_tournament::{Formation, RoundNumber, Tournament};
use kralle_words::Words;

use crate::core::on_paper::page;
use crate::core::paper_sheet::{PaperSheet, SheetTrait};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::SheetGroup;
use crate::core::team_paper::short;
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
        Formation::ChangingPartners => table.labelled("team", [words.say("sheet-partner", &[])]),
        Formation::SinglePlayers => table.labelled("team", [words.say("sheet-number", &[])]),
    };
    Ok(page.of(vec![Block::Table(table)]))
}

/// Returns every player of the round with the row of his seat.
fn rows(tournament: &Tournament, view: &RoundView, words: &Words) -> Vec<(String, Row)> {
    let row = |name: &str, team: &str| Row::default().with("player", name).with("team", team);
    let missing = |name: &str, team: &str, key: &str| {
        let side = Cell::muted(words.say(key, &[]));
        (name.to_owned(), row(name, team).with("side", side))
    };
    let keys = match tournament.settings.formation {
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => {
            ["seats-first", "seats-second"]
        }
        Formation::SinglePlayers => ["white", "black"],
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
            let opponents = match other.partner {
                Some(_) => short(&other.who_plays()),
                None => other.team.to_string(),
            };
            rows.extend(side.seats.iter().map(|seat| {
                let name = &seat.player.name;
                // With changing partners, a player looks for the partner's name.
                let partner = side.partner.and(partner_of(side, seat.player.id));
                let row = row(name, partner.unwrap_or(&team))
                    .with("table", table.to_string())
                    .with("side", words.say(key, &[]))
                    .with("opponents", opponents.as_str());
                (name.clone(), row)
            }));
            let sits_out = side.sits_out.iter();
            rows.extend(sits_out.map(|it| missing(&it.name, &team, "seats-sits-out")));
        }
    }
    let changes = tournament.settings.formation == Formation::ChangingPartners;
    for bye in view.byes() {
        let team = if changes {
            String::new()
        } else {
            bye.team.to_string()
        };
        let players = bye.players.iter();
        rows.extend(players.map(|it| missing(&it.name, &team, "seats-bye")));
    }
    rows
}

/// Returns the name of the other player on a side; `None` without one.
fn partner_of(side: &SideView, player: u32) -> Option<&str> {
    let mut seats = side.seats.iter();
    let partner = seats.find(|seat| seat.player.id != player)?;
    Some(&partner.player.name)
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
