//! The drawing of lots: no row before it, one after it. Its seeding list is a table of its own.

use kralle_tournament::lots::Seed;
use kralle_tournament::{LotsRecord, PlayerId, Tournament};
use rusqlite::Connection;

use crate::cell::Row;
use crate::code::Code;
use crate::table::Table;
use crate::{Cell, StoreError, found};

/// At most one row.
pub(crate) const TABLE: Table = Table {
    name: "lots",
    key: 1,
    write: "INSERT INTO lots (id, seed, wish, shuffles, pot_1, third_joins, top_role, checksum)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            ON CONFLICT (id) DO UPDATE SET
                seed = excluded.seed, wish = excluded.wish, shuffles = excluded.shuffles,
                pot_1 = excluded.pot_1, third_joins = excluded.third_joins,
                top_role = excluded.top_role, checksum = excluded.checksum",
    delete: "DELETE FROM lots WHERE id = ?1",
    rows,
};

const SELECT: &str =
    "SELECT id, seed, wish, shuffles, pot_1, third_joins, top_role, checksum FROM lots";

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

/// The drawing of lots from `start_list`, if it happened.
pub(crate) fn read(
    connection: &Connection,
    start_list: &[PlayerId],
) -> Result<Option<LotsRecord>, StoreError> {
    let lots = found::read(connection, &TABLE, SELECT, |found| {
        let text = found.text("seed")?;
        let seed = found.checked("seed", Seed::parse(text))?;
        if seed.as_str() != text {
            return Err(found.damage("seed is not in normal form"));
        }
        let pot_1 = found.number("pot_1")?;
        if usize::from(pot_1) > start_list.len() {
            return Err(found.damage(format_args!(
                "pot 1 has {pot_1} players of {}",
                start_list.len()
            )));
        }
        Ok(LotsRecord {
            seed,
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
