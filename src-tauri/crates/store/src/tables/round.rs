//! Rounds; their matches and byes are tables of their own.

use std::collections::BTreeMap;

use kralle_tournament::{
    Bye, HalfPoints, Match, PairingWish, Round, RoundNumber, Tournament, VirtualPoints,
};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::code::Code;
use crate::found::Found;
use crate::table::Table;

/// Key: number.
pub(crate) const TABLE: Table = Table::new(
    "round",
    "number",
    "state, upper_half_to, virtual_points",
    rows,
);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let rounds = tournament.rounds.iter();
    rounds
        .map(|round| {
            let accelerated = round.virtual_points;
            vec![
                round.number.into(),
                round.state.cell(),
                accelerated.map(|it| it.last.get()).into(),
                accelerated.map(|it| it.points.get()).into(),
            ]
        })
        .collect()
}

fn virtual_points(row: &Found<'_>) -> Result<Option<VirtualPoints>, StoreError> {
    let points = row.optional_number("virtual_points")?;
    match (row.optional_team("upper_half_to")?, points.map(HalfPoints)) {
        (None, None) => Ok(None),
        (Some(last), Some(points)) => Ok(Some(VirtualPoints { last, points })),
        (Some(_), None) | (None, Some(_)) => {
            Err(row.damage("upper_half_to and virtual_points belong together"))
        }
    }
}

/// Returns the rounds by number with their `matches`, `byes` and `wishes`; numbers are without
/// gaps.
pub(crate) fn read(
    connection: &Connection,
    mut matches: BTreeMap<RoundNumber, Vec<Match>>,
    mut byes: BTreeMap<RoundNumber, Vec<Bye>>,
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
            byes: byes.remove(&number).unwrap_or_default(),
            wishes: wishes.remove(&number).unwrap_or_default(),
            virtual_points: virtual_points(found)?,
        })
    })
}
