//! Who gets the pairing-allocated bye (3.4).

use std::cmp::Reverse;

use super::field::Field;
use crate::matching::has_perfect_matching;
use crate::round_pairing::Unpairable;

/// Picks the team for the bye, if the number is odd.
///
/// Also finds out whether the round can be completed at all (3.3.3).
pub(super) fn choose(field: &Field, waiting: &[usize]) -> Result<Option<usize>, Unpairable> {
    if waiting.len().is_multiple_of(2) {
        return if has_perfect_matching(&field.may_meet, waiting) {
            Ok(None)
        } else {
            Err(Unpairable::NoCompletePairing { stuck: Vec::new() })
        };
    }
    let mut candidates: Vec<usize> = waiting
        .iter()
        .copied()
        .filter(|&team| !field.teams[team].barred_from_bye)
        .collect();
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
