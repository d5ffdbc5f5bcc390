//! The pairs of a bracket (3.6).

use super::field::Field;
use super::{BracketOrder, Options};
use crate::matching::Optimum;
use crate::round_pairing::Unpairable;

/// Pairs the members of a bracket: the first of all pairings that comply best
/// with \[C8\], \[C9\] and \[C10\]. Gives top and bottom member of each pair.
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
    let mut pairings = Optimum::new(field.may_meet.induced(&seats))
        .ok_or(Unpairable::NoCompletePairing { stuck: Vec::new() })?;
    let team = |seat: usize| &field.teams[seats[seat]];
    let clash =
        |u: usize, v: usize| team(u).wants().is_some() && team(u).wants() == team(v).wants();
    // [C8] preferences, [C9] strong ones.
    pairings.minimize(|u, v| i64::from(clash(u, v)));
    if field.preferences == crate::event::ColorPreferenceType::B {
        pairings
            .minimize(|u, v| i64::from(clash(u, v) && team(u).is_strong() && team(v).is_strong()));
    }
    // [C10] opponents of upfloaters that floated in the previous round.
    let top = (0..count).map(|seat| team(seat).level).max().unwrap_or(0);
    let upfloater = |seat: usize| team(seat).level < top;
    let tired = |seat: usize| field.floated(seats[seat]);
    pairings
        .minimize(|u, v| i64::from(upfloater(u) && tired(v)) + i64::from(upfloater(v) && tired(u)));
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
    // Nothing comes before the first half.
    if pairings.avoid(|_, bottom| bottom < count / 2) {
        return;
    }
    let seats: Vec<usize> = (0..count).collect();
    for chunk in seats.chunks(36) {
        let mut weight = vec![0_i64; count];
        for (place, &seat) in chunk.iter().enumerate() {
            weight[seat] = 1 << (36 - place);
        }
        pairings.minimize(|_, bottom| weight[bottom]);
    }
}
