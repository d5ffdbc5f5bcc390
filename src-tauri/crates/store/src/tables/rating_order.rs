//! The ratings that make the order of the players, first choice first.

use kralle_tournament::{RatingKind, Tournament};
use rusqlite::Connection;

use crate::cell::{Row, place};
use crate::code::Code;
use crate::table::Table;
use crate::{StoreError, found};

/// By place.
pub(crate) const TABLE: Table = Table {
    name: "rating_order",
    key: 1,
    write: "INSERT INTO rating_order (place, kind) VALUES (?1, ?2)
            ON CONFLICT (place) DO UPDATE SET kind = excluded.kind",
    delete: "DELETE FROM rating_order WHERE place = ?1",
    rows,
};

const SELECT: &str = "SELECT place, kind FROM rating_order ORDER BY place";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let order = tournament.settings.rating_order.iter();
    order
        .enumerate()
        .map(|(index, kind)| vec![place(index), Code::cell(*kind)])
        .collect()
}

/// The kinds in order.
pub(crate) fn read(connection: &Connection) -> Result<Vec<RatingKind>, StoreError> {
    found::read(connection, &TABLE, SELECT, |found| found.code("kind"))
}
