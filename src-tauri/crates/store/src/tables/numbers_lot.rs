//! The drawing of the numbers in the round robin tables: no row before it, one after it. The
//! numbers are a table of their own.

use kralle_tournament::lots::Seed;
use kralle_tournament::{Numbering, TeamNumber, Tournament};
use rusqlite::Connection;

use crate::cell::Row;
use crate::table::Table;
use crate::{StoreError, found};

/// At most one row.
pub(crate) const TABLE: Table = Table {
    name: "numbers_lot",
    key: 1,
    write: "INSERT INTO numbers_lot (id, seed) VALUES (?1, ?2)
            ON CONFLICT (id) DO UPDATE SET seed = excluded.seed",
    delete: "DELETE FROM numbers_lot WHERE id = ?1",
    rows,
};

const SELECT: &str = "SELECT id, seed FROM numbers_lot";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let numbering = tournament.numbering.iter();
    numbering
        .map(|numbering| vec![1_u8.into(), numbering.seed.as_str().into()])
        .collect()
}

/// The drawing that gave `teams` in the order of their numbers, if it happened.
pub(crate) fn read(
    connection: &Connection,
    teams: Vec<TeamNumber>,
) -> Result<Option<Numbering>, StoreError> {
    let seeds = found::read(connection, &TABLE, SELECT, |found| {
        let text = found.text("seed")?;
        found.checked("seed", Seed::parse(text))
    })?;
    match seeds.into_iter().next() {
        Some(seed) => Ok(Some(Numbering { seed, teams })),
        None if teams.is_empty() => Ok(None),
        None => Err(StoreError::damaged(
            TABLE.name,
            "",
            "there are numbers, but no drawing of them",
        )),
    }
}
