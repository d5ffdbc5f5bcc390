//! The director's order of tied players, applied before the lots.

use kralle_tournament::{PlayerId, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::{Row, place};
use crate::table::Table;

/// Key: place.
pub(crate) const TABLE: Table = Table::new("hand_order", "place", "player", rows);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let order = tournament.by_hand.iter().enumerate();
    order
        .map(|(index, player)| vec![place(index), (*player).into()])
        .collect()
}

/// Reads the players in order.
pub(crate) fn read(connection: &Connection) -> Result<Vec<PlayerId>, StoreError> {
    TABLE.read(connection, |found| found.player("player"))
}
