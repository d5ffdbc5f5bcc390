//! Rounds; their matches and byes are tables of their own.

use std::collections::BTreeMap;

use kralle_tournament::{Bye, Match, PairingWish, Round, RoundNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::code::Code;
use crate::table::Table;

/// Key: number.
pub(crate) const TABLE: Table = Table::new("round", "number", "state", rows);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let rounds = tournament.rounds.iter();
    rounds
        .map(|round| vec![round.number.into(), round.state.cell()])
        .collect()
}

/// Returns the rounds by number with their `matches`, `byes` and `wishes`; numbers are without
/// gaps.
pub(crate) fn read(
    connection: &Connection,
    mut matches: BTreeMap<RoundNumber, Vec<Match>>,
    mut byes: BTreeMap<RoundNumber, Bye>,
    mut wishes: BTreeMap<RoundNumber, Vec<PairingWish>>,
) -> Result<Vec<Round>, StoreError> {
    let mut index = 0;
    TABLE.read(connection, |found| {
        let number = found.round("number")?;
        if number.index() != index {
            return Err(found.damage(format_args!("round {} is missing", index + 1)));
        }
        index += 1;
        Ok(Round {
            number,
            state: found.code("state")?,
            matches: matches.remove(&number).unwrap_or_default(),
            bye: byes.remove(&number),
            wishes: wishes.remove(&number).unwrap_or_default(),
        })
    })
}
