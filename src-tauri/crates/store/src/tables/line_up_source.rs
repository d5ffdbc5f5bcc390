//! The line-ups reported for their match; the others are as planned.

use std::collections::BTreeSet;

use kralle_tournament::{LineUpSource, Role, RoundNumber, TableNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::code::Code;
use crate::table::Table;

/// Key: round, table and side. One row for each reported line-up.
pub(crate) const TABLE: Table = Table::new(
    "line_up_source",
    "round, table_number, side",
    "source",
    rows,
);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let mut rows = Vec::new();
    for round in &tournament.rounds {
        for it in &round.matches {
            for side in [Role::First, Role::Second] {
                match it.line_ups.of(side).source {
                    LineUpSource::Planned => {}
                    source @ LineUpSource::Chosen => rows.push(vec![
                        round.number.into(),
                        it.table.into(),
                        side.cell(),
                        source.cell(),
                    ]),
                }
            }
        }
    }
    rows
}

/// Reads the reported line-ups.
pub(crate) fn read(
    connection: &Connection,
) -> Result<BTreeSet<(RoundNumber, TableNumber, Role)>, StoreError> {
    let rows = TABLE.read(connection, |found| {
        let place = (
            found.round("round")?,
            found.table("table_number")?,
            found.code("side")?,
        );
        match found.code("source")? {
            LineUpSource::Chosen => Ok(place),
            LineUpSource::Planned => Err(found.damage("a planned line-up has no row")),
        }
    })?;
    Ok(rows.into_iter().collect())
}
