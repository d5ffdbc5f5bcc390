//! The seeding list the lots were drawn from.

use kralle_tournament::{PlayerId, Tournament};
use rusqlite::Connection;

use crate::cell::{Row, place};
use crate::table::Table;
use crate::{StoreError, found};

/// By start number.
pub(crate) const TABLE: Table = Table {
    name: "start_list",
    key: 1,
    write: "INSERT INTO start_list (start_number, player) VALUES (?1, ?2)
            ON CONFLICT (start_number) DO UPDATE SET player = excluded.player",
    delete: "DELETE FROM start_list WHERE start_number = ?1",
    rows,
};

const SELECT: &str = "SELECT start_number, player FROM start_list ORDER BY start_number";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let list = tournament.lots.iter().flat_map(|lots| &lots.start_list);
    list.enumerate()
        .map(|(index, player)| vec![place(index), (*player).into()])
        .collect()
}

/// The players in order; start numbers are without gaps.
pub(crate) fn read(connection: &Connection) -> Result<Vec<PlayerId>, StoreError> {
    let mut expected = 1;
    found::read(connection, &TABLE, SELECT, |found| {
        let number: u32 = found.number("start_number")?;
        if number != expected {
            return Err(found.damage(format_args!("start number {expected} is missing")));
        }
        expected += 1;
        found.player("player")
    })
}
