//! Who misses rounds.

use kralle_tournament::{Absence, Tournament};
use rusqlite::Connection;

use crate::cell::Row;
use crate::code::Code;
use crate::table::Table;
use crate::{StoreError, found};

/// By team and first round.
pub(crate) const TABLE: Table = Table {
    name: "absence",
    key: 2,
    write: "INSERT INTO absence (team, from_round, to_round, worth, reason)
            VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (team, from_round) DO UPDATE SET
                to_round = excluded.to_round, worth = excluded.worth, reason = excluded.reason",
    delete: "DELETE FROM absence WHERE team = ?1 AND from_round = ?2",
    rows,
};

const SELECT: &str =
    "SELECT team, from_round, to_round, worth, reason FROM absence ORDER BY team, from_round";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let absences = tournament.absences.iter();
    absences
        .map(|absence| {
            vec![
                absence.team.into(),
                absence.from.into(),
                absence.to.into(),
                absence.worth.cell(),
                absence.reason.as_ref().into(),
            ]
        })
        .collect()
}

/// The absences by team and first round.
pub(crate) fn read(connection: &Connection) -> Result<Vec<Absence>, StoreError> {
    found::read(connection, &TABLE, SELECT, |found| {
        Ok(Absence {
            team: found.team("team")?,
            from: found.round("from_round")?,
            to: found.optional_round("to_round")?,
            worth: found.code("worth")?,
            reason: found.optional_line("reason")?,
        })
    })
}
