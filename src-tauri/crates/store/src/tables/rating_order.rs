//! The ratings that determine the order of the players, first choice first.

use kralle_tournament::{RatingKind, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::{Row, place};
use crate::code::Code;
use crate::table::Table;

/// Key: place.
pub(crate) const TABLE: Table = Table::new("rating_order", "place", "kind", rows);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let order = tournament.settings.rating_order.iter();
    order
        .enumerate()
        .map(|(index, kind)| vec![place(index), Code::cell(*kind)])
        .collect()
}

/// Reads the kinds in order.
pub(crate) fn read(connection: &Connection) -> Result<Vec<RatingKind>, StoreError> {
    TABLE.read(connection, |found| found.code("kind"))
}
