//! Choice of the pairing-allocated bye (3.4).

use std::cmp::Reverse;

use super::field::Field;
use crate::matching::has_perfect_matching;
use crate::meetings::SecondByes;
use crate::round_pairing::{Checked, Shortfall, Unpairable};

/// Chooses the team for the bye; `None` if the number is even.
///
/// # Errors
/// Fails if the round cannot be completed at all (3.3.3).
pub(super) fn choose(
    field: &Field,
    wished: &Checked,
    waiting: &[usize],
) -> Result<Option<usize>, Unpairable> {
    if waiting.len().is_multiple_of(2) {
        return if has_perfect_matching(&field.may_meet, waiting) {
            Ok(None)
        } else {
            Err(field.no_complete_pairing(waiting))
        };
    }
    let mut candidates: Vec<usize> = match wished.bye {
        Some(team) => vec![team],
        None => waiting
            .iter()
            .copied()
            .filter(|&team| {
                field.second_byes == SecondByes::Allowed || !field.teams[team].barred_from_bye
            })
            .filter(|team| !wished.no_bye.contains(team))
            .collect(),
    };
    if candidates.is_empty() {
        return Err(Unpairable::NobodyForTheBye);
    }
    candidates.sort_by_key(|&team| {
        let it = &field.teams[team];
        (it.level, Reverse(it.matches), Reverse(it.number))
    });
    let leaves_a_pairing = |team: usize| {
        let rest: Vec<usize> = waiting.iter().copied().filter(|&it| it != team).collect();
        has_perfect_matching(&field.may_meet, &rest)
    };
    match candidates.iter().find(|&&team| leaves_a_pairing(team)) {
        Some(&team) => Ok(Some(team)),
        None => Err(Unpairable::NoByeLeavesAPairing {
            candidates: candidates
                .iter()
                .map(|&team| field.teams[team].number)
                .collect(),
        }),
    }
}

/// Returns the cost of the bye by 3.4, for comparison with another team's.
pub(super) fn shortfalls(field: &Field, team: usize) -> Vec<Shortfall> {
    let it = &field.teams[team];
    vec![
        Shortfall::one("C2", i64::from(it.barred_from_bye)),
        Shortfall::one("3.4.2", i64::from(it.pairing_score.get())),
        Shortfall::one("3.4.3", -i64::try_from(it.matches).unwrap_or(i64::MAX)),
        Shortfall::one("3.4.4", -i64::from(it.number.get())),
    ]
}
