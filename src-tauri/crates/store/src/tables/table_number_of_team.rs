//! The round robin number that each team drew.

use kralle_tournament::{TeamNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::{Row, place};
use crate::table::Table;

/// Key: team. A written number may still belong to another team, since all change together.
pub(crate) const TABLE: Table =
    Table::new("table_number_of_team", "team", "number", rows).driving_out();

fn rows(tournament: &Tournament) -> Vec<Row> {
    let teams = tournament.numbering.iter().flat_map(|it| &it.teams);
    teams
        .enumerate()
        .map(|(index, &team)| vec![team.into(), place(index)])
        .collect()
}

/// Returns the teams in the order of their numbers, which are without gaps.
pub(crate) fn read(connection: &Connection) -> Result<Vec<TeamNumber>, StoreError> {
    let mut index = 0;
    TABLE.read_by("number", connection, |found| {
        index += 1;
        let number: u16 = found.number("number")?;
        if usize::from(number) != index {
            return Err(found.damage(format_args!("number {index} is missing")));
        }
        found.team("team")
    })
}
