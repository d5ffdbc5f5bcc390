//! The assignment of numbers to fixed teams or single players: no row before it, one after it.

use kralle_tournament::{StartNumbering, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::code::Code;
use crate::table::Table;

/// At most one row.
pub(crate) const TABLE: Table = Table::new(
    "start_numbering",
    "id",
    "seed, number_order, top_role",
    rows,
);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let numbering = tournament.start_numbering.iter();
    numbering
        .map(|numbering| {
            vec![
                1_u8.into(),
                numbering.seed.as_str().into(),
                Code::cell(numbering.order),
                numbering.top_role.cell(),
            ]
        })
        .collect()
}

/// Returns the assignment of numbers; `None` before it.
pub(crate) fn read(connection: &Connection) -> Result<Option<StartNumbering>, StoreError> {
    let rows = TABLE.read(connection, |found| {
        Ok(StartNumbering {
            seed: found.seed("seed")?,
            order: found.code("number_order")?,
            top_role: found.code("top_role")?,
        })
    })?;
    Ok(rows.into_iter().next())
}
