//! Averages over the opponents played over the board.

use crate::event::EntrantNumber;

use super::table::Table;
use super::{Against, Contribution, Value, Working};

/// Returns the average of the values of each entrant's opponents, with this many decimal places.
///
/// Opponents without a value are left out. `None` for an entrant without such an opponent.
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
