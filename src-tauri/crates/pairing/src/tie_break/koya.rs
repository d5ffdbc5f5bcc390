//! The Koya system (C.07 articles 9.2 and 14.5).

use crate::event::{Participation, ScoreKind};

use super::table::Table;
use super::{Against, Contribution, KoyaLimit, PairingMode, TieBreak, Value, Working};

/// Returns KS of all entrants: the points against opponents with at least half of the highest
/// possible score.
pub(super) fn koya(
    table: Table<'_>,
    tie_break: &TieBreak,
    kind: ScoreKind,
) -> Vec<(Value, Working)> {
    let most = i64::from(table.win(kind).get()) * games_possible(table);
    let reaches = |halves: i64| match tie_break.limit {
        KoyaLimit::Percent(percent) => halves * 100 >= i64::from(percent) * most,
        KoyaLimit::HalfPointsFromHalf(shift) => halves * 2 >= most + 2 * i64::from(shift),
    };
    table
        .entrants()
        .map(|entrant| {
            let contributions = table
                .rounds()
                .filter_map(|round| {
                    let opponent = table.did(entrant, round).scheduled_opponent()?;
                    Some(Contribution {
                        round: Some(round),
                        against: Against::Opponent(opponent),
                        value: Value::points(
                            table.points(entrant, round, kind),
                            table.places(kind),
                        ),
                        cut: !reaches(i64::from(table.total(opponent, kind).get())),
                        voluntary: false,
                    })
                })
                .collect();
            let working = Working { contributions };
            (working.sum().unwrap_or(Value::ZERO), working)
        })
        .collect()
}

/// Returns the maximum number of games of an entrant.
///
/// In a round robin, excludes free rounds and games against entrants who never played.
fn games_possible(table: Table<'_>) -> i64 {
    let rounds = table.event.round_count();
    let possible = match table.mode {
        PairingMode::Swiss => rounds,
        PairingMode::Predetermined => {
            let entrants = table.event.entrant_count().max(1);
            let free = if rounds.is_multiple_of(entrants) {
                rounds / entrants
            } else {
                0
            };
            let never = table
                .entrants()
                .filter(|entrant| {
                    table.event.records(*entrant).iter().all(|record| {
                        matches!(
                            record.participation,
                            Participation::NotPaired
                                | Participation::ZeroPointBye
                                | Participation::HalfPointBye
                        )
                    })
                })
                .count();
            rounds.saturating_sub(free + never)
        }
    };
    i64::try_from(possible).unwrap_or(i64::MAX)
}
