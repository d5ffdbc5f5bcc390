//! The pairs of a bracket (3.6).

use super::field::Field;
use super::judge::Bracket;
use super::options::{BracketOrder, Options};
use crate::matching::{Optimum, Region};
use crate::round_pairing::Unpairable;

/// Pairs the members of a bracket: the first of all pairings that comply best with \[C8\], \[C9\]
/// and \[C10\].
///
/// Returns top and bottom member of each pair.
pub(super) fn pair(
    field: &Field,
    options: &Options,
    members: &[usize],
) -> Result<Vec<(usize, usize)>, Unpairable> {
    let mut seats = members.to_vec();
    match options.bracket_order {
        BracketOrder::Number => seats.sort_unstable(),
        BracketOrder::ScoreThenNumber => {
            seats.sort_by_key(|&team| (std::cmp::Reverse(field.teams[team].level), team));
        }
    }
    let count = seats.len();
    let mut pairings = Optimum::new(field.may_meet.induced(&seats), field.watch)
        .ok_or_else(|| field.no_complete_pairing(members))?;
    let top = seats
        .iter()
        .map(|&team| field.teams[team].level)
        .max()
        .unwrap_or(0);
    let bracket = Bracket { field, top };
    for criterion in bracket.criteria() {
        pairings.minimize_within(&criterion.within(&bracket, &seats), |u, v| {
            criterion.cost(&bracket, seats[u], seats[v])
        });
    }
    keep_first_tops(&mut pairings, count);
    // 3.6.2: then the bottom members, in the order of their top members.
    let mut pairs = Vec::with_capacity(count / 2);
    for u in 0..count {
        if u < pairings.mate(u) {
            pairings.take_first_partner(u);
            pairs.push((seats[u], seats[pairings.mate(u)]));
        }
    }
    Ok(pairs)
}

/// 3.6.2: keeps the pairings whose top members come first.
fn keep_first_tops(pairings: &mut Optimum, count: usize) {
    // No top set precedes the first half.
    let seats: Vec<usize> = (0..count).collect();
    if pairings.avoid_between(&seats[..count / 2]) {
        return;
    }
    for chunk in seats.chunks(36) {
        let mut weight = vec![0_i64; count];
        for (place, &seat) in chunk.iter().enumerate() {
            weight[seat] = 1 << (36 - place);
        }
        let weighed = Region::default().with(count, |_| true, |bottom| weight[bottom] > 0);
        pairings.minimize_within(&weighed, |_, bottom| weight[bottom]);
    }
}
