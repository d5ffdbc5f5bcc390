//! Matches without a result that are marked as still playing.

use std::collections::BTreeSet;

use kralle_tournament::{Progress, RoundNumber, TableNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::table::Table;

/// Key: round and table; there are no other columns.
pub(crate) const TABLE: Table = Table::new("still_playing", "round, table_number", "", rows);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let mut rows = Vec::new();
    for round in &tournament.rounds {
        let playing = |progress| progress == Progress::StillPlaying;
        let matches = round.matches.iter().filter(|it| playing(it.progress));
        rows.extend(matches.map(|it| vec![round.number.into(), it.table.into()]));
    }
    rows
}

/// Returns the matches marked as still playing.
pub(crate) fn read(
    connection: &Connection,
) -> Result<BTreeSet<(RoundNumber, TableNumber)>, StoreError> {
    let rows = TABLE.read(connection, |found| {
        Ok((found.round("round")?, found.table("table_number")?))
    })?;
    Ok(rows.into_iter().collect())
}
