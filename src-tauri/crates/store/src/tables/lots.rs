//! The drawing of lots: no row before it, one after it. Its seeding list is a table of its own.

use kralle_tournament::{LotsRecord, PlayerId, Tournament};
use rusqlite::Connection;

use crate::cell::Row;
use crate::code::Code;
use crate::table::Table;
use crate::{Cell, StoreError};

/// At most one row.
pub(crate) const TABLE: Table = Table::new(
    "lots",
    "id",
    "seed, wish, shuffles, pot_1, third_joins, top_role, checksum",
    rows,
);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let lots = tournament.lots.iter();
    lots.map(|lots| {
        vec![
            1_u8.into(),
            lots.seed.as_str().into(),
            Code::cell(lots.wish),
            lots.shuffles.into(),
            lots.pot_1.into(),
            lots.third_joins.into(),
            lots.top_role.cell(),
            Cell::Bytes(lots.checksum.to_vec()),
        ]
    })
    .collect()
}

/// Returns the drawing of lots from `start_list`; `None` before it.
pub(crate) fn read(
    connection: &Connection,
    start_list: &[PlayerId],
) -> Result<Option<LotsRecord>, StoreError> {
    let lots = TABLE.read(connection, |found| {
        let pot_1 = found.number("pot_1")?;
        if usize::from(pot_1) > start_list.len() {
            return Err(found.damage(format_args!(
                "pot 1 has {pot_1} players of {}",
                start_list.len()
            )));
        }
        Ok(LotsRecord {
            seed: found.seed("seed")?,
            wish: found.code("wish")?,
            shuffles: found.number("shuffles")?,
            start_list: start_list.to_vec(),
            pot_1,
            third_joins: found.optional_team("third_joins")?,
            top_role: found.code("top_role")?,
            checksum: found.bytes("checksum")?,
        })
    })?;
    match lots.into_iter().next() {
        None if !start_list.is_empty() => Err(StoreError::damaged(
            TABLE.name,
            "",
            "there is a start list, but no lots",
        )),
        lots => Ok(lots),
    }
}
