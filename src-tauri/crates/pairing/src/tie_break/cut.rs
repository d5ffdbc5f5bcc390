//! Cut and Median (C.07 articles 14.1 to 14.4 and 16.5).

use super::{Contribution, Trim};

/// A part of a sum with its significance: the opponent's score first, then the contribution
/// (article 14.1.1).
pub(super) struct Weighed {
    pub(super) contribution: Contribution,
    pub(super) significance: i64,
}

/// Marks the cut parts.
///
/// The lowest contribution of a voluntary unplayed round goes before the least significant value,
/// as long as it is not lower (article 16.5). At most as many parts are cut as there are rounds,
/// the low end first.
pub(super) fn cut(mut parts: Vec<Weighed>, trim: Trim, rounds: usize) -> Vec<Contribution> {
    let low = usize::from(trim.low).min(rounds);
    let high = usize::from(trim.high).min(rounds - low);
    for _ in 0..low {
        let left = || {
            parts
                .iter()
                .enumerate()
                .filter(|(_, it)| !it.contribution.cut)
        };
        let least = left().min_by_key(|(_, it)| (it.significance, it.contribution.value));
        let voluntary = left()
            .filter(|(_, it)| it.contribution.voluntary)
            .min_by_key(|(_, it)| (it.contribution.value, it.significance));
        let chosen = match (least, voluntary) {
            (None, _) => break,
            (Some((_, least)), Some((index, it)))
                if it.contribution.value >= least.contribution.value =>
            {
                index
            }
            (Some((index, _)), _) => index,
        };
        parts[chosen].contribution.cut = true;
    }
    for _ in 0..high {
        let most = parts
            .iter()
            .enumerate()
            .filter(|(_, it)| !it.contribution.cut)
            .min_by_key(|(_, it)| {
                (
                    std::cmp::Reverse(it.significance),
                    std::cmp::Reverse(it.contribution.value),
                )
            });
        let Some((index, _)) = most else { break };
        parts[index].contribution.cut = true;
    }
    parts.into_iter().map(|it| it.contribution).collect()
}
