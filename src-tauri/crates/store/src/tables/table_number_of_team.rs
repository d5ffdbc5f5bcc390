//! The number that each team drew in the round robin tables.

use kralle_tournament::{TeamNumber, Tournament};
use rusqlite::Connection;

use crate::cell::{Row, place};
use crate::table::Table;
use crate::{StoreError, found};

/// By team.
pub(crate) const TABLE: Table = Table {
    name: "table_number_of_team",
    key: 1,
    // The number of another team may be the one that is written: they change all at once.
    write: "INSERT OR REPLACE INTO table_number_of_team (team, number) VALUES (?1, ?2)",
    delete: "DELETE FROM table_number_of_team WHERE team = ?1",
    rows,
};

const SELECT: &str = "SELECT team, number FROM table_number_of_team ORDER BY number";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let teams = tournament.numbering.iter().flat_map(|it| &it.teams);
    teams
        .enumerate()
        .map(|(index, &team)| vec![team.into(), place(index)])
        .collect()
}

/// The teams in the order of their numbers, which are without gaps.
pub(crate) fn read(connection: &Connection) -> Result<Vec<TeamNumber>, StoreError> {
    let mut index = 0;
    found::read(connection, &TABLE, SELECT, |found| {
        index += 1;
        let number: u16 = found.number("number")?;
        if usize::from(number) != index {
            return Err(found.damage(format_args!("number {index} is missing")));
        }
        found.team("team")
    })
}
