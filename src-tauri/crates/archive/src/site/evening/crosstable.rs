//! The crosstable.

use kralle_desk::hall::public_view::{PublicCrossRow, PublicCrosstable};
use kralle_desk::standings::crosstable::met;
use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};

use super::view::{View, rank};

/// A table of more columns is one that nobody reads: whom they met stands in one column then.
const MOST_COLUMNS: usize = 60;

/// The crosstable.
pub(super) fn blocks(view: &View<'_>) -> Option<Vec<Block>> {
    let crosstable = view.kept.tournament.crosstable.as_ref()?;
    Some(if crosstable.rows.len() > MOST_COLUMNS {
        vec![
            Block::Text(view.say("archive-crosstable-long")),
            Block::Table(long(view, crosstable)),
        ]
    } else {
        vec![
            Block::Table(table(view, crosstable)),
            Block::Text(view.say("crosstable-legend")),
        ]
    })
}

fn headed(view: &View<'_>) -> Table {
    Table::new(view.say("export-table-crosstable"))
        .column(view.say("export-rank"), Side::Right)
        .column(view.say("export-number"), Side::Right)
        .column(view.team_heading(), Side::Left)
}

fn who(view: &View<'_>, row: &PublicCrossRow) -> Vec<Cell> {
    vec![
        Cell::Text(rank(row.rank_from, row.rank_to)),
        Cell::Number(row.team.team.into()),
        match &row.team.name {
            Some(name) => Cell::text(name),
            None => Cell::Lines(view.players_of(row.team.team)),
        },
    ]
}

fn games(view: &View<'_>, row: &PublicCrossRow, other: u16) -> String {
    let formation = view.kept.tournament.formation;
    met(&row.cells, other, formation, view.words).join(" ")
}

/// Each against each.
pub(super) fn table(view: &View<'_>, crosstable: &PublicCrosstable) -> Table {
    let mut table = headed(view);
    for row in &crosstable.rows {
        table = table.column(row.team.team.to_string(), Side::Right);
    }
    table = table.column(view.say("export-points"), Side::Right);
    for row in &crosstable.rows {
        let mut cells = who(view, row);
        cells.extend(crosstable.rows.iter().map(|other| {
            Cell::text(if other.team.team == row.team.team {
                "×".to_owned()
            } else {
                games(view, row, other.team.team)
            })
        }));
        cells.push(Cell::HalfPoints(row.half_points.into()));
        table.rows.push(cells);
    }
    table
}

/// Each with those it met, by rank.
fn long(view: &View<'_>, crosstable: &PublicCrosstable) -> Table {
    let mut table = headed(view)
        .column(view.say("hall-met"), Side::Left)
        .column(view.say("export-points"), Side::Right);
    for row in &crosstable.rows {
        let met = row.cells.iter().map(|cell| {
            let games = games(view, row, cell.opponent);
            format!("{}:\u{a0}{games}", cell.opponent)
        });
        let mut cells = who(view, row);
        cells.push(Cell::text(met.collect::<Vec<_>>().join(", ")));
        cells.push(Cell::HalfPoints(row.half_points.into()));
        table.rows.push(cells);
    }
    table
}
