//! Byes.

use std::collections::BTreeMap;

use kralle_tournament::{Bye, Formation, HalfPoints, RoundNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::table::Table;

/// Key: round and team. With changing partners, a round may have several byes.
pub(crate) const TABLE: Table = Table::new("bye", "round, team", "points", rows);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let rounds = tournament.rounds.iter();
    rounds
        .flat_map(|round| {
            let byes = round.byes.iter();
            byes.map(|bye| vec![round.number.into(), bye.team.into(), bye.points.into()])
        })
        .collect()
}

/// Returns the byes of each round that has any, by team. Only with changing partners, a round may
/// have several.
pub(crate) fn read(
    connection: &Connection,
    formation: Formation,
) -> Result<BTreeMap<RoundNumber, Vec<Bye>>, StoreError> {
    let mut byes: BTreeMap<RoundNumber, Vec<Bye>> = BTreeMap::new();
    TABLE.read(connection, |found| {
        let bye = Bye {
            team: found.team("team")?,
            points: HalfPoints(found.number("points")?),
        };
        let of_round = byes.entry(found.round("round")?).or_default();
        if !of_round.is_empty() && formation != Formation::ChangingPartners {
            return Err(found.damage("the round has two byes"));
        }
        of_round.push(bye);
        Ok(())
    })?;
    Ok(byes)
}
