//! Byes.

use std::collections::BTreeMap;

use kralle_tournament::{Bye, HalfPoints, RoundNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::table::Table;

/// Key: round and team, so the schema allows more than one bye a round.
pub(crate) const TABLE: Table = Table::new("bye", "round, team", "points", rows);

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

/// Returns the bye of each round that has one.
pub(crate) fn read(connection: &Connection) -> Result<BTreeMap<RoundNumber, Bye>, StoreError> {
    let mut byes = BTreeMap::new();
    TABLE.read(connection, |found| {
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
