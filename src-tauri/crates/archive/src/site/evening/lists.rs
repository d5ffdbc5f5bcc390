//! The lists of players and teams.

use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};

use super::view::View;

/// Everybody on the list.
pub(super) fn players(view: &View<'_>) -> Block {
    Block::Table(player_table(view))
}

pub(super) fn player_table(view: &View<'_>) -> Table {
    let mut table = Table::new(view.say("export-table-players"))
        .column(view.say("export-name"), Side::Left)
        .column(view.say("export-club"), Side::Left);
    if !view.is_single() {
        table = table.column(view.say("export-team"), Side::Left);
    }
    for player in &view.kept.tournament.players {
        let mut cells = vec![view.player(player.player), Cell::text(&player.club)];
        if !view.is_single() {
            cells.push(player.team.map_or(Cell::Empty, |team| view.team_link(team)));
        }
        table.rows.push(cells);
    }
    table
}

/// The teams by number.
pub(super) fn teams(view: &View<'_>) -> Vec<Block> {
    let mut table = Table::new(view.say("export-table-teams"))
        .column(view.say("export-number"), Side::Right)
        .column(view.say("export-team"), Side::Left)
        .column(view.say("export-table-players"), Side::Left);
    for team in &view.kept.tournament.teams {
        table.rows.push(vec![
            Cell::Number(team.team.into()),
            view.team_link(team.team),
            Cell::Lines(view.players_of(team.team)),
        ]);
    }
    vec![Block::Table(table)]
}
