//! Score of the player with the bye (\[C5\]).

use super::field::Field;
use crate::matching::has_perfect_matching;
use crate::round_pairing::Unpairable;

/// Returns the lowest level from which a player may get the bye so that all others can be paired;
/// `None` if the number is even.
///
/// # Errors
/// Fails if the round cannot be completed at all (1.9.3).
pub(super) fn level(field: &Field, all: &[usize]) -> Result<Option<usize>, Unpairable> {
    if all.len().is_multiple_of(2) {
        return if has_perfect_matching(&field.may_meet, all) {
            Ok(None)
        } else {
            Err(field.no_complete_pairing(all))
        };
    }
    let candidates: Vec<usize> = all
        .iter()
        .rev()
        .copied()
        .filter(|&player| field.may_have_bye(player))
        .collect();
    if candidates.is_empty() {
        return Err(Unpairable::NobodyForTheBye);
    }
    // Candidates come from the lowest score up.
    let found = candidates.iter().find(|&&player| {
        let rest: Vec<usize> = all.iter().copied().filter(|&it| it != player).collect();
        has_perfect_matching(&field.may_meet, &rest)
    });
    match found {
        Some(&player) => Ok(Some(field.players[player].level)),
        None => Err(Unpairable::NoByeLeavesAPairing {
            candidates: candidates
                .iter()
                .map(|&player| field.players[player].number)
                .collect(),
        }),
    }
}
