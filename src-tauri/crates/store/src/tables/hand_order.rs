//! How the director orders players who are level, before the lots.

use kralle_tournament::{PlayerId, Tournament};
use rusqlite::Connection;

use crate::cell::{Row, place};
use crate::table::Table;
use crate::{StoreError, found};

/// By place.
pub(crate) const TABLE: Table = Table {
    name: "hand_order",
    key: 1,
    write: "INSERT INTO hand_order (place, player) VALUES (?1, ?2)
            ON CONFLICT (place) DO UPDATE SET player = excluded.player",
    delete: "DELETE FROM hand_order WHERE place = ?1",
    rows,
};

const SELECT: &str = "SELECT place, player FROM hand_order ORDER BY place";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let order = tournament.by_hand.iter().enumerate();
    order
        .map(|(index, player)| vec![place(index), (*player).into()])
        .collect()
}

/// The players in order.
pub(crate) fn read(connection: &Connection) -> Result<Vec<PlayerId>, StoreError> {
    found::read(connection, &TABLE, SELECT, |found| found.player("player"))
}
