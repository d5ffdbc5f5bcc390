//! The tie-breaks after the points, in order.

use kralle_tournament::{TieBreak, Tournament};
use rusqlite::Connection;

use crate::cell::{Row, place};
use crate::table::Table;
use crate::{StoreError, found};

/// By place.
pub(crate) const TABLE: Table = Table {
    name: "tie_break",
    key: 1,
    write: "INSERT INTO tie_break (place, code) VALUES (?1, ?2)
            ON CONFLICT (place) DO UPDATE SET code = excluded.code",
    delete: "DELETE FROM tie_break WHERE place = ?1",
    rows,
};

const SELECT: &str = "SELECT place, code FROM tie_break ORDER BY place";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let list = tournament.settings.tie_breaks.iter();
    list.enumerate()
        .map(|(index, tie_break)| vec![place(index), tie_break.to_string().into()])
        .collect()
}

/// The tie-breaks in order.
pub(crate) fn read(connection: &Connection) -> Result<Vec<TieBreak>, StoreError> {
    found::read(connection, &TABLE, SELECT, |found| {
        found.checked("code", found.text("code")?.parse::<TieBreak>())
    })
}
