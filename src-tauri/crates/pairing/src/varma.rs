//! Numbers for a round robin so that club-mates do not meet in the last three rounds: the Varma
//! tables (C.05 annex 2).
//!
//! Begin at [`numbers`]. Random numbers are passed in.
//!
//! The printed table for 11 and 12 puts 6 and 12 into one set, although they meet in the last
//! round. Here 11 and 12 are exchanged, which fulfills the purpose.

use crate::event::EntrantNumber;

/// The four sets of numbers for 10, 12 … 24 entrants.
///
/// An odd number of entrants uses those of the next even one without the last.
const SETS: [[&[u16]; 4]; 8] = [
    [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
    [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 11], &[3, 12]],
    [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
    [
        &[5, 6, 7, 12, 13, 14],
        &[1, 2, 3, 9, 10],
        &[8, 11, 15],
        &[4, 16],
    ],
    [
        &[5, 6, 7, 8, 14, 15, 16],
        &[1, 2, 3, 10, 11, 12],
        &[9, 13, 17],
        &[4, 18],
    ],
    [
        &[6, 7, 8, 9, 15, 16, 17, 18],
        &[1, 2, 3, 11, 12, 13, 14],
        &[5, 10, 19],
        &[4, 20],
    ],
    [
        &[6, 7, 8, 9, 10, 17, 18, 19, 20],
        &[1, 2, 3, 4, 12, 13, 14, 15],
        &[11, 16, 21],
        &[5, 22],
    ],
    [
        &[6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
        &[1, 2, 3, 4, 13, 14, 15, 16, 17],
        &[12, 18, 23],
        &[5, 24],
    ],
];

/// Gives each entrant a number; `None` without a table for this many entrants (9 to 24).
///
/// `clubs` has a number for each entrant's club, `None` for none. `draw_lots(n)` must return a
/// number below n. The largest club draws first; of equal ones, the one named first. It draws from
/// the smallest set that has room for all its members. A club that fits into no set takes numbers
/// from the largest ones.
pub fn numbers(
    clubs: &[Option<u32>],
    mut draw_lots: impl FnMut(usize) -> usize,
) -> Option<Vec<EntrantNumber>> {
    let table = (clubs.len().checked_sub(9)?) / 2;
    let mut sets: Vec<Vec<u16>> = SETS
        .get(table)?
        .iter()
        .map(|set| {
            let there = set
                .iter()
                .filter(|number| usize::from(**number) <= clubs.len());
            there.copied().collect()
        })
        .collect();
    let mut given = vec![EntrantNumber::FIRST; clubs.len()];
    for mut members in contingents(clubs) {
        while !members.is_empty() {
            let roomy = sets.iter_mut().filter(|set| set.len() >= members.len());
            let set = match roomy.min_by_key(|set| set.len()) {
                Some(set) => set,
                None => sets.iter_mut().max_by_key(|set| set.len())?,
            };
            let drawn = members.len().min(set.len());
            for member in members.drain(..drawn) {
                let lot = draw_lots(set.len()).min(set.len() - 1);
                given[member] = EntrantNumber::new(set.remove(lot))?;
            }
        }
    }
    Some(given)
}

/// Returns the indices of each club's members, the largest club first; an entrant without a club is
/// a club of its own.
fn contingents(clubs: &[Option<u32>]) -> Vec<Vec<usize>> {
    let mut contingents: Vec<(Option<u32>, Vec<usize>)> = Vec::new();
    for (place, club) in clubs.iter().enumerate() {
        match contingents
            .iter_mut()
            .find(|(other, _)| club.is_some() && other == club)
        {
            Some((_, members)) => members.push(place),
            None => contingents.push((*club, vec![place])),
        }
    }
    contingents.sort_by_key(|(_, members)| std::cmp::Reverse(members.len()));
    contingents
        .into_iter()
        .map(|(_, members)| members)
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::round_robin::{CycleTurn, Cycles, round_robin};

    #[test]
    fn c_05_annex_2_nobody_meets_in_the_last_three_rounds_within_a_set() {
        for (index, sets) in SETS.iter().enumerate() {
            let entrants = u16::try_from(10 + 2 * index).unwrap();
            let all: BTreeSet<u16> = sets.iter().flat_map(|set| set.iter().copied()).collect();
            assert_eq!(all, (1..=entrants).collect());
            let rounds = round_robin(entrants, Cycles::Single, CycleTurn::AsTabled);
            for (a, b) in rounds.iter().rev().take(3).flat_map(|round| &round.pairs) {
                let together = sets
                    .iter()
                    .any(|set| set.contains(&a.get()) && set.contains(&b.get()));
                assert!(!together, "{a} and {b} of {entrants}");
            }
        }
    }

    #[test]
    fn there_is_a_table_for_9_to_24() {
        for (entrants, expected) in [(8, false), (9, true), (24, true), (25, false)] {
            let found = numbers(&vec![None; entrants], |_| 0);
            assert_eq!(found.is_some(), expected, "{entrants}");
        }
    }

    #[test]
    fn a_lot_beyond_the_end_takes_the_last_that_is_left() {
        let last = numbers(&[None; 9], |left| left - 1);
        assert_eq!(numbers(&[None; 9], |left| left), last);
    }

    proptest! {
        #[test]
        fn everybody_gets_a_number_and_club_mates_that_fit_do_not_meet_late(
            clubs in prop::collection::vec(prop::option::of(0u32..6), 9..=24),
            lots in any::<u64>(),
        ) {
            let mut state = lots;
            let given = numbers(&clubs, |limit| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                usize::try_from(state >> 33).unwrap() % limit
            })
            .unwrap();
            let all: BTreeSet<u16> = given.iter().map(|number| number.get()).collect();
            prop_assert_eq!(all, (1..=u16::try_from(clubs.len()).unwrap()).collect());
            // The largest club always fits into one set, if any set is large enough.
            let largest = &contingents(&clubs)[0];
            let biggest_set = SETS[(clubs.len() - 9) / 2][0]
                .iter()
                .filter(|number| usize::from(**number) <= clubs.len())
                .count();
            if largest.len() <= biggest_set {
                let mates: BTreeSet<_> = largest.iter().map(|place| given[*place]).collect();
                let entrants = u16::try_from(clubs.len()).unwrap();
                let rounds = round_robin(entrants, Cycles::Single, CycleTurn::AsTabled);
                for (a, b) in rounds.iter().rev().take(3).flat_map(|round| &round.pairs) {
                    prop_assert!(!(mates.contains(a) && mates.contains(b)));
                }
            }
        }
    }
}
