//! Absences: the rounds that teams miss.

use kralle_tournament::{Absence, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::code::Code;
use crate::table::Table;

/// Key: team and first round.
pub(crate) const TABLE: Table = Table::new(
    "absence",
    "team, from_round",
    "to_round, worth, reason",
    rows,
);

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

/// Returns the absences by team and first round.
pub(crate) fn read(connection: &Connection) -> Result<Vec<Absence>, StoreError> {
    TABLE.read(connection, |found| {
        Ok(Absence {
            team: found.team("team")?,
            from: found.round("from_round")?,
            to: found.optional_round("to_round")?,
            worth: found.code("worth")?,
            reason: found.optional_line("reason")?,
        })
    })
}
