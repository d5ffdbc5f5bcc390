//! The list of players on paper, by pot, by rating or by name.

use kralle_sheets::{Block, Cell, Group, Page, Row, SheetKind, Table, Template};
use kralle_tournament::{FieldColumn, Formation, PlayerField, Tournament};
use kralle_words::Words;

use crate::core::on_paper::{or_dash, or_empty, page};
use crate::core::paper_sheet::PaperSheet;
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;
use crate::core::sheet_view::{SheetGroup, SheetOrder};
use crate::players::by_name::by_name;
use crate::players::list;
use crate::players::view::PlayerRow;

/// The list of players.
pub(crate) const PLAYERS: PaperSheet = PaperSheet::new(
    SheetGroup::Before,
    |it| players(it.tournament(), it.input.order, it.template, it.words),
    &[],
);

/// Returns the possible orders of a list of players, the default first; pots only if there are
/// pots.
pub(crate) fn orders(tournament: &Tournament) -> Vec<SheetOrder> {
    match tournament.settings.formation {
        Formation::PotDraw => vec![SheetOrder::Pots, SheetOrder::Rating, SheetOrder::Name],
        Formation::FixedTeams | Formation::SinglePlayers | Formation::ChangingPartners => {
            vec![SheetOrder::Rating, SheetOrder::Name]
        }
    }
}

/// Makes the list of players. Refused without players. An impossible order is replaced by the
/// default.
pub(crate) fn players(
    tournament: &Tournament,
    order: Option<SheetOrder>,
    template: &Template,
    words: &Words,
) -> Result<Page, RefusalView> {
    let orders = orders(tournament);
    let order = order
        .filter(|order| orders.contains(order))
        .unwrap_or(orders[0]);
    if tournament.players.is_empty() {
        return Err(SheetRefusal::SheetNeedsPlayers.into());
    }
    let mut rows = list::rows(tournament)?;
    let name = |row: &PlayerRow| by_name(&row.fields.name);
    // Equal rows keep the order of entry, as do non-participants at the end of the pots.
    rows.sort_by_key(|row| row.id);
    match order {
        SheetOrder::Pots => rows.sort_by_key(|row| row.start_number.unwrap_or(u16::MAX)),
        SheetOrder::Rating => {
            rows.sort_by_cached_key(|row| (std::cmp::Reverse(row.rating), name(row)));
        }
        SheetOrder::Name => rows.sort_by_cached_key(name),
    }
    let by_pots = order == SheetOrder::Pots;
    let groups = grouped(tournament, &rows, by_pots, template, words);
    let mut table = Table::grouped("players", groups);
    for column in PlayerField::CODES.into_iter().chain(["number"]) {
        table = table.without_empty(column);
    }
    if tournament.is_formed() {
        table = table.without("here");
    }
    let table = if by_pots && template.group().is_some() {
        table.without("pot")
    } else {
        table.without_empty("pot")
    };
    let key = match order {
        SheetOrder::Pots => "players-order-pots",
        SheetOrder::Rating => "players-order-rating",
        SheetOrder::Name => "players-order-name",
    };
    let count = [("count", rows.len().into())];
    Ok(page(SheetKind::Players, tournament, words)
        .with("order", words.say(key, &[]))
        .of(vec![
            Block::note(words.say("players-count", &count)),
            Block::Table(table),
        ]))
}

/// Returns the rows in the template's groups, each at the position of its first player.
fn grouped(
    tournament: &Tournament,
    rows: &[PlayerRow],
    by_pots: bool,
    template: &Template,
    words: &Words,
) -> Vec<Group> {
    let heading = |row: &PlayerRow| match template.group() {
        Some("club") if row.fields.club.is_empty() => Some(words.say("players-no-club", &[])),
        Some("club") => Some(row.fields.club.clone()),
        Some(_) if by_pots => row
            .pot
            .map(|pot| words.say("players-pot", &[("pot", pot.to_string().into())])),
        Some(_) | None => None,
    };
    let mut groups: Vec<Group> = Vec::new();
    for row in rows {
        let heading = heading(row);
        let cells = cells(tournament, row);
        match groups.iter_mut().find(|group| group.heading == heading) {
            Some(group) => group.rows.push(cells),
            None => groups.push(Group {
                heading,
                rows: vec![cells],
            }),
        }
    }
    groups
}

fn cells(tournament: &Tournament, row: &PlayerRow) -> Row {
    let formation = tournament.settings.formation;
    let number = match formation {
        // Before the lots the order may still change, so no number is printed.
        Formation::PotDraw => row.start_number.filter(|_| tournament.lots.is_some()),
        // Players of fixed teams have no number of their own.
        Formation::FixedTeams => None,
        Formation::SinglePlayers | Formation::ChangingPartners => row.team,
    };
    // Federation numbers are checked for single players, whose games are reported for rating.
    let shows_numbers = formation == Formation::SinglePlayers;
    let fact = |field: PlayerField| {
        let is_shown = shows_numbers || !field.spec().is_identifier;
        let value = row.fields.value(field).filter(|_| is_shown);
        value.map(|it| it.to_string()).unwrap_or_default()
    };
    PlayerField::ALL
        .into_iter()
        .filter(|it| it.spec().column != FieldColumn::Never)
        .fold(Row::default(), |row, it| row.with(it.code(), fact(it)))
        .with("here", Cell::Tick)
        .with("number", or_empty(number))
        .with("name", row.fields.name.as_str())
        .with("rating", or_dash(row.rating))
        .with("pot", or_empty(row.pot))
}
