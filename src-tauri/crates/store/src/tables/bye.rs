//! Rounds without an opponent.

use std::collections::BTreeMap;

use kralle_tournament::{Bye, HalfPoints, RoundNumber, Tournament};
use rusqlite::Connection;

use crate::cell::Row;
use crate::table::Table;
use crate::{StoreError, found};

/// By round and team: the file has room for more than one a round.
pub(crate) const TABLE: Table = Table {
    name: "bye",
    key: 2,
    write: "INSERT INTO bye (round, team, points) VALUES (?1, ?2, ?3)
            ON CONFLICT (round, team) DO UPDATE SET points = excluded.points",
    delete: "DELETE FROM bye WHERE round = ?1 AND team = ?2",
    rows,
};

const SELECT: &str = "SELECT round, team, points FROM bye ORDER BY round, team";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let rounds = tournament.rounds.iter();
    rounds
        .filter_map(|round| {
            let bye = round.bye.as_ref()?;
            Some(vec![
                round.number.into(),
                bye.team.into(),
                bye.points.into(),
            ])
        })
        .collect()
}

/// The bye of each round that has one.
pub(crate) fn read(connection: &Connection) -> Result<BTreeMap<RoundNumber, Bye>, StoreError> {
    let mut byes = BTreeMap::new();
    found::read(connection, &TABLE, SELECT, |found| {
        let bye = Bye {
            team: found.team("team")?,
            points: HalfPoints(found.number("points")?),
        };
        match byes.insert(found.round("round")?, bye) {
            None => Ok(()),
            Some(_) => Err(found.damage("the round has two byes")),
        }
    })?;
    Ok(byes)
}
