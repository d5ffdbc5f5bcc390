//! The seeding list from which the lots were drawn.

use kralle_tournament::{PlayerId, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::{Row, place};
use crate::table::Table;

/// Key: start number.
pub(crate) const TABLE: Table = Table::new("start_list", "start_number", "player", rows)
    .alike(|one, other| one.lots == other.lots);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let list = tournament.lots.iter().flat_map(|lots| &lots.start_list);
    list.enumerate()
        .map(|(index, player)| vec![place(index), (*player).into()])
        .collect()
}

/// Returns the players in order; start numbers are without gaps.
pub(crate) fn read(connection: &Connection) -> Result<Vec<PlayerId>, StoreError> {
    let mut expected = 1;
    TABLE.read(connection, |found| {
        let number: u32 = found.number("start_number")?;
        if number != expected {
            return Err(found.damage(format_args!("start number {expected} is missing")));
        }
        expected += 1;
        found.player("player")
    })
}
