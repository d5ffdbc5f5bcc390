//! The tie-breaks after the points, in order.

use kralle_tournament::{TieBreak, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::{Row, place};
use crate::table::Table;

/// Key: place.
pub(crate) const TABLE: Table = Table::new("tie_break", "place", "code", rows);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let list = tournament.settings.tie_breaks.iter();
    list.enumerate()
        .map(|(index, tie_break)| vec![place(index), tie_break.to_string().into()])
        .collect()
}

/// Reads the tie-breaks in order.
pub(crate) fn read(connection: &Connection) -> Result<Vec<TieBreak>, StoreError> {
    TABLE.read(connection, |found| {
        found.checked("code", found.text("code")?.parse::<TieBreak>())
    })
}
