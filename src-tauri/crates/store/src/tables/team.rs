//! Teams.

use kralle_tournament::{Team, Tournament};
use rusqlite::Connection;

use crate::cell::Row;
use crate::table::Table;
use crate::{StoreError, found};

/// By number.
pub(crate) const TABLE: Table = Table {
    name: "team",
    key: 1,
    write: "INSERT INTO team (number, name, captain, entered) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (number) DO UPDATE SET name = excluded.name,
                captain = excluded.captain, entered = excluded.entered",
    delete: "DELETE FROM team WHERE number = ?1",
    rows,
};

const SELECT: &str = "SELECT number, name, captain, entered FROM team ORDER BY number";

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

/// The teams by number; numbers are without gaps.
pub(crate) fn read(connection: &Connection) -> Result<Vec<Team>, StoreError> {
    let mut index = 0;
    found::read(connection, &TABLE, SELECT, |found| {
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
