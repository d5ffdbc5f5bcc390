//! The drawing of the round robin numbers: no row before it, one after it. The numbers are in a
//! table of their own.

use kralle_tournament::lots::Seed;
use kralle_tournament::{Numbering, TeamNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::table::Table;

/// At most one row.
pub(crate) const TABLE: Table = Table::new("numbers_lot", "id", "seed", rows);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let numbering = tournament.numbering.iter();
    numbering
        .map(|numbering| vec![1_u8.into(), numbering.seed.as_str().into()])
        .collect()
}

/// Returns the drawing that gave `teams` in number order; `None` before it.
pub(crate) fn read(
    connection: &Connection,
    teams: Vec<TeamNumber>,
) -> Result<Option<Numbering>, StoreError> {
    let seeds = TABLE.read(connection, |found| {
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
