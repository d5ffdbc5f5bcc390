//! Teams.

use kralle_tournament::{Team, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::table::Table;

/// Key: number.
pub(crate) const TABLE: Table = Table::new("team", "number", "name, captain, entered", rows)
    .alike(|one, other| one.teams == other.teams);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let teams = tournament.teams.iter();
    teams
        .map(|team| {
            vec![
                team.number.into(),
                team.name.as_ref().into(),
                team.captain.as_ref().into(),
                team.entered.into(),
            ]
        })
        .collect()
}

/// Returns the teams by number; numbers are without gaps.
pub(crate) fn read(connection: &Connection) -> Result<Vec<Team>, StoreError> {
    let mut index = 0;
    TABLE.read(connection, |found| {
        let number = found.team("number")?;
        if number.index() != index {
            return Err(found.damage(format_args!("team {} is missing", index + 1)));
        }
        index += 1;
        Ok(Team {
            number,
            name: found.optional_line("name")?,
            captain: found.optional_line("captain")?,
            entered: found.round("entered")?,
        })
    })
}
