//! Teams that the director re-formed.

use kralle_tournament::{Reformed, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::table::Table;

/// Key: team and first round.
pub(crate) const TABLE: Table = Table::new("reformed_team", "team, from_round", "reason", rows);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let reformed = tournament.reformed.iter();
    reformed
        .map(|it| vec![it.team.into(), it.from.into(), (&it.reason).into()])
        .collect()
}

/// Returns the teams by number and first round.
pub(crate) fn read(connection: &Connection) -> Result<Vec<Reformed>, StoreError> {
    TABLE.read(connection, |found| {
        Ok(Reformed {
            team: found.team("team")?,
            from: found.round("from_round")?,
            reason: found.line("reason")?,
        })
    })
}
