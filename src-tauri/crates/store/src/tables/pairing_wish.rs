//! The director's wishes for the pairing of a round, in the order of entry.

use std::collections::BTreeMap;

use kralle_tournament::{PairingWish, RoundNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::{Row, place};
use crate::table::Table;

/// Key: round and place.
pub(crate) const TABLE: Table =
    Table::new("pairing_wish", "round, place", "kind, team, other", rows);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let mut rows = Vec::new();
    for round in &tournament.rounds {
        rows.extend(round.wishes.iter().enumerate().map(|(index, wish)| {
            let (team, other) = wish.teams();
            vec![
                round.number.into(),
                place(index),
                wish.code().into(),
                team.into(),
                other.into(),
            ]
        }));
    }
    rows
}

/// Returns the wishes of each round.
pub(crate) fn read(
    connection: &Connection,
) -> Result<BTreeMap<RoundNumber, Vec<PairingWish>>, StoreError> {
    let mut wishes: BTreeMap<RoundNumber, Vec<PairingWish>> = BTreeMap::new();
    TABLE.read(connection, |found| {
        let kind = found.text("kind")?;
        let (team, other) = (found.optional_team("team")?, found.optional_team("other")?);
        let wish = PairingWish::from_code(kind, team, other)
            .ok_or_else(|| found.damage(format_args!("kind does not fit its teams: {kind:?}")))?;
        wishes.entry(found.round("round")?).or_default().push(wish);
        Ok(())
    })?;
    Ok(wishes)
}
