//! Team knock-out tie-breaks (C.07 article 12), by the results on each board over the whole event.

use crate::event::{EntrantNumber, Participation};

use super::table::Table;
use super::{Against, Contribution, TieBreakKind, Value, Working};

/// Returns the half points of a team on each board, board 1 first.
///
/// An unplayed match counts as a standard win or loss on each, and the pairing-allocated bye as a
/// win (preamble of article 12).
fn board_totals(table: Table<'_>, team: EntrantNumber) -> Vec<i64> {
    let scoring = table.event.game_scoring();
    let mut totals = vec![0; usize::from(table.event.boards())];
    for round in table.rounds() {
        let did = table.did(team, round);
        let everywhere = if did == Participation::AllocatedBye {
            scoring.win
        } else {
            scoring.points(did)
        };
        let boards = table.event.board_points(team, round);
        for (board, total) in totals.iter_mut().enumerate() {
            let points = boards.and_then(|boards| boards.get(board).copied());
            *total += i64::from(points.unwrap_or(everywhere).get());
        }
    }
    totals
}

/// Returns BC: the sum of board number times points over the boards (article 12.1). Lower is
/// better.
pub(super) fn board_count(table: Table<'_>, team: EntrantNumber) -> (Value, Working) {
    let contributions = board_totals(table, team)
        .into_iter()
        .zip(1_u8..)
        .map(|(halves, board)| Contribution {
            round: None,
            against: Against::Board(board),
            value: Value::halves(halves * i64::from(board), 1),
            cut: false,
            voluntary: false,
        })
        .collect();
    let working = Working { contributions };
    (working.sum().unwrap_or(Value::ZERO), working)
}

/// Returns the place of each tied team by TBR or BBE (articles 12.2 and 12.3), in the given order;
/// 0 for all if it decides nothing.
pub(super) fn places(
    table: Table<'_>,
    kind: TieBreakKind,
    tied: &[EntrantNumber],
) -> Vec<(Value, Working)> {
    let keys: Vec<Vec<i64>> = tied
        .iter()
        .map(|team| {
            let totals = board_totals(table, *team);
            if kind == TieBreakKind::TopBoards {
                totals
            } else {
                (1..totals.len())
                    .rev()
                    .map(|boards| totals[..boards].iter().sum())
                    .collect()
            }
        })
        .collect();
    let decided = keys.iter().any(|key| *key != keys[0]);
    tied.iter()
        .zip(&keys)
        .map(|(team, key)| {
            let better = keys.iter().filter(|other| *other > key).count();
            let place = if decided {
                i64::try_from(better + 1).unwrap_or(i64::MAX)
            } else {
                0
            };
            let contributions = board_totals(table, *team)
                .into_iter()
                .zip(1_u8..)
                .map(|(halves, board)| Contribution {
                    round: None,
                    against: Against::Board(board),
                    value: Value::halves(halves, 1),
                    cut: false,
                    voluntary: false,
                })
                .collect();
            (Value::whole(place), Working { contributions })
        })
        .collect()
}
