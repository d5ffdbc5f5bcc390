//! Averages over the opponents played over the board.

use crate::event::EntrantNumber;

use super::table::Table;
use super::{Against, Contribution, Value, Working};

/// The average of what the opponents of each entrant have, with so many decimal places; who has
/// nothing is left out. `None` for an entrant no opponent of whom has a value.
pub(super) fn opponents_average(
    table: Table<'_>,
    places: u8,
    has: impl Fn(EntrantNumber) -> Option<Value>,
) -> Vec<(Option<Value>, Working)> {
    table
        .entrants()
        .map(|entrant| {
            let contributions: Vec<Contribution> = table
                .rounds()
                .filter_map(|round| {
                    let opponent = table.did(entrant, round).played_opponent()?;
                    Some(Contribution {
                        round: Some(round),
                        against: Against::Opponent(opponent),
                        value: has(opponent)?,
                        cut: false,
                        voluntary: false,
                    })
                })
                .collect();
            let count = i64::try_from(contributions.len()).unwrap_or(i64::MAX);
            let working = Working { contributions };
            let average = working.sum().and_then(|sum| sum.divided(count, places));
            (average, working)
        })
        .collect()
}
