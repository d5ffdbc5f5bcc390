//! How fixed teams or single players got their numbers: no row before, one after.

use kralle_tournament::lots::Seed;
use kralle_tournament::{StartNumbering, Tournament};
use rusqlite::Connection;

use crate::cell::Row;
use crate::code::Code;
use crate::table::Table;
use crate::{StoreError, found};

/// At most one row.
pub(crate) const TABLE: Table = Table {
    name: "start_numbering",
    key: 1,
    write: "INSERT INTO start_numbering (id, seed, number_order, top_role) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (id) DO UPDATE SET
                seed = excluded.seed, number_order = excluded.number_order,
                top_role = excluded.top_role",
    delete: "DELETE FROM start_numbering WHERE id = ?1",
    rows,
};

const SELECT: &str = "SELECT id, seed, number_order, top_role FROM start_numbering";

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

/// How the numbers were given, if they were.
pub(crate) fn read(connection: &Connection) -> Result<Option<StartNumbering>, StoreError> {
    let rows = found::read(connection, &TABLE, SELECT, |found| {
        let text = found.text("seed")?;
        let seed = found.checked("seed", Seed::parse(text))?;
        if seed.as_str() != text {
            return Err(found.damage("seed is not in normal form"));
        }
        Ok(StartNumbering {
            seed,
            order: found.code("number_order")?,
            top_role: found.code("top_role")?,
        })
    })?;
    Ok(rows.into_iter().next())
}
