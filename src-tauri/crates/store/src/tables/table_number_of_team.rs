//! The number that each team drew in the round robin tables.

use kralle_tournament::{TeamNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::{Row, place};
use crate::table::Table;

/// By team. The number of another team may be the one that is written: they change all at once.
pub(crate) const TABLE: Table =
    Table::new("table_number_of_team", "team", "number", rows).driving_out();

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
    TABLE.read_by("number", connection, |found| {
        index += 1;
        let number: u16 = found.number("number")?;
        if usize::from(number) != index {
            return Err(found.damage(format_args!("number {index} is missing")));
        }
        found.team("team")
    })
}
