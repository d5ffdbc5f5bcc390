//! Teams the director formed anew.

use kralle_tournament::{Reformed, Tournament};
use rusqlite::Connection;

use crate::cell::Row;
use crate::table::Table;
use crate::{StoreError, found};

/// By team and first round.
pub(crate) const TABLE: Table = Table {
    name: "reformed_team",
    key: 2,
    write: "INSERT INTO reformed_team (team, from_round, reason) VALUES (?1, ?2, ?3)
            ON CONFLICT (team, from_round) DO UPDATE SET reason = excluded.reason",
    delete: "DELETE FROM reformed_team WHERE team = ?1 AND from_round = ?2",
    rows,
};

const SELECT: &str = "SELECT team, from_round, reason FROM reformed_team ORDER BY team, from_round";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let reformed = tournament.reformed.iter();
    reformed
        .map(|it| vec![it.team.into(), it.from.into(), (&it.reason).into()])
        .collect()
}

/// The teams by number and first round.
pub(crate) fn read(connection: &Connection) -> Result<Vec<Reformed>, StoreError> {
    found::read(connection, &TABLE, SELECT, |found| {
        Ok(Reformed {
            team: found.team("team")?,
            from: found.round("from_round")?,
            reason: found.line("reason")?,
        })
    })
}
