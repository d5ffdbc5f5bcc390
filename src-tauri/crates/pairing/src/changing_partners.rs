//! Changing partners (the "Z system"): an individual tandem event in which the partners change
//! every round and each player is ranked alone.
//!
//! Begin at [`pair_squares`]. It divides the ordered players into squares of four. In a square 1
//! and 3 play 2 and 4; in the first square, where the leaders are, 1 and 4 play 2 and 3. A player
//! never has the same partner twice in a row: if the rule would repeat one, the next division of
//! the square is used. [`complete_schedule`] has rounds known in advance instead, in which everybody
//! partners everybody.
//!
//! Not here: the scores, and the colors that the pairs choose.

mod complete;
mod reached;
mod starters;

use kralle_choice::Choice;

use crate::event::EntrantNumber;

pub use complete::{CompleteRound, Table, complete_rounds, complete_schedule};
pub use reached::{Reached, reached};

/// A player in the order of the standings, with the history of earlier rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    pub number: EntrantNumber,
    pub last_partner: Option<EntrantNumber>,
    /// The number of rounds in which the player has rested.
    pub rests: u16,
    /// The number of times the player was in the first-named pair.
    pub times_first: u16,
}

/// Two partners, the higher one in the standings first.
pub type Partners = (EntrantNumber, EntrantNumber);

/// Four players at one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square {
    pub first: Partners,
    pub second: Partners,
    pub parting: Parting,
}

/// The division of four players, 1 to 4 in order, into two pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum Parting {
    /// 1 and 3 against 2 and 4.
    OneThree,
    /// 1 and 4 against 2 and 3.
    OneFour,
    /// 1 and 2 against 3 and 4, if both others would repeat partners.
    OneTwo,
}

/// The tables of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Squares {
    /// In the order of the standings.
    pub squares: Vec<Square>,
    /// The players who rest because the number of players is not a multiple of four, the lowest
    /// first.
    pub resting: Vec<EntrantNumber>,
}

/// Divides the players, the best first, into squares, and each square into pairs.
///
/// The players beyond a multiple of four rest: those who have rested least, from the bottom of the
/// standings.
///
/// ```
/// use kralle_pairing::changing_partners::{Parting, Player, pair_squares};
/// use kralle_pairing::event::EntrantNumber;
///
/// let players: Vec<Player> = (0..8)
///     .map(|index| Player {
///         number: EntrantNumber::from_index(index),
///         last_partner: None,
///         rests: 0,
///         times_first: 0,
///     })
///     .collect();
/// let round = pair_squares(&players);
/// assert_eq!(round.squares[0].parting, Parting::OneFour);
/// assert_eq!(round.squares[1].parting, Parting::OneThree);
/// ```
pub fn pair_squares(standing: &[Player]) -> Squares {
    let resting = resting(standing);
    let playing: Vec<&Player> = standing
        .iter()
        .filter(|player| !resting.contains(&player.number))
        .collect();
    let squares = playing
        .chunks_exact(4)
        .enumerate()
        .map(|(index, four)| part(index, [four[0], four[1], four[2], four[3]]))
        .collect();
    Squares { squares, resting }
}

fn resting(standing: &[Player]) -> Vec<EntrantNumber> {
    let mut by_rest: Vec<(usize, &Player)> = standing.iter().enumerate().collect();
    by_rest.sort_by_key(|(place, player)| (player.rests, std::cmp::Reverse(*place)));
    let mut resting: Vec<(usize, EntrantNumber)> = by_rest
        .into_iter()
        .take(standing.len() % 4)
        .map(|(place, player)| (place, player.number))
        .collect();
    resting.sort_by_key(|(place, _)| std::cmp::Reverse(*place));
    resting.into_iter().map(|(_, number)| number).collect()
}

fn part(index: usize, four: [&Player; 4]) -> Square {
    let order = if index == 0 {
        [Parting::OneFour, Parting::OneThree, Parting::OneTwo]
    } else {
        [Parting::OneThree, Parting::OneFour, Parting::OneTwo]
    };
    let repeats = |parting: Parting| {
        let (a, b) = pairs(parting, four);
        were_partners(a) || were_partners(b)
    };
    // Two earlier partnerships among four players block at most two of the three divisions, so one
    // always remains.
    let parting = order
        .into_iter()
        .find(|parting| !repeats(*parting))
        .unwrap_or(order[0]);
    let (a, b) = pairs(parting, four);
    let times_first = |pair: (&Player, &Player)| pair.0.times_first + pair.1.times_first;
    // If both were first equally often, the pair of the best player is first.
    let (first, second) = if times_first(a) <= times_first(b) {
        (a, b)
    } else {
        (b, a)
    };
    let numbers = |pair: (&Player, &Player)| (pair.0.number, pair.1.number);
    Square {
        first: numbers(first),
        second: numbers(second),
        parting,
    }
}

type PlayerPair<'a> = (&'a Player, &'a Player);

const fn pairs(
    parting: Parting,
    [one, two, three, four]: [&Player; 4],
) -> (PlayerPair<'_>, PlayerPair<'_>) {
    match parting {
        Parting::OneThree => ((one, three), (two, four)),
        Parting::OneFour => ((one, four), (two, three)),
        Parting::OneTwo => ((one, two), (three, four)),
    }
}

fn were_partners((a, b): PlayerPair<'_>) -> bool {
    a.last_partner == Some(b.number) || b.last_partner == Some(a.number)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;
    use rstest::rstest;

    use super::*;

    fn players(count: usize, partners: &[(u16, u16)]) -> Vec<Player> {
        (0..count)
            .map(|index| {
                let number = EntrantNumber::from_index(index);
                let partner = partners.iter().find_map(|(a, b)| {
                    if *a == number.get() {
                        Some(*b)
                    } else {
                        (*b == number.get()).then_some(*a)
                    }
                });
                Player {
                    number,
                    last_partner: partner.and_then(EntrantNumber::new),
                    rests: 0,
                    times_first: 0,
                }
            })
            .collect()
    }

    fn numbers(pair: Partners) -> (u16, u16) {
        (pair.0.get(), pair.1.get())
    }

    #[rstest]
    #[case::z_first_square(4, &[], 0, Parting::OneFour, (1, 4), (2, 3))]
    #[case::z_other_squares(8, &[], 1, Parting::OneThree, (5, 7), (6, 8))]
    #[case::z_first_square_not_the_same_partner(4, &[(1, 4)], 0, Parting::OneThree, (1, 3), (2, 4))]
    #[case::z_not_the_same_partner(8, &[(6, 8)], 1, Parting::OneFour, (5, 8), (6, 7))]
    #[case::z_both_usual_ways_blocked(8, &[(5, 7), (6, 8)], 1, Parting::OneFour, (5, 8), (6, 7))]
    fn a_square_is_parted(
        #[case] count: usize,
        #[case] partners: &[(u16, u16)],
        #[case] square: usize,
        #[case] parting: Parting,
        #[case] first: (u16, u16),
        #[case] second: (u16, u16),
    ) {
        let round = pair_squares(&players(count, partners));
        let square = round.squares[square];
        assert_eq!(square.parting, parting);
        assert_eq!(
            (numbers(square.first), numbers(square.second)),
            (first, second)
        );
    }

    #[test]
    fn the_pair_that_was_first_less_often_is_named_first() {
        let mut four = players(4, &[]);
        four[0].times_first = 1;
        let square = pair_squares(&four).squares[0];
        assert_eq!(numbers(square.first), (2, 3));
    }

    #[test]
    fn of_those_who_rested_least_the_lowest_rest() {
        let mut six = players(6, &[]);
        six[5].rests = 1;
        let resting = pair_squares(&six).resting;
        assert_eq!(
            resting.iter().map(|it| it.get()).collect::<Vec<_>>(),
            [5, 4]
        );
    }

    #[test]
    fn fewer_than_four_all_rest() {
        let round = pair_squares(&players(3, &[]));
        assert!(round.squares.is_empty());
        assert_eq!(round.resting.len(), 3);
    }

    proptest! {
        #[test]
        fn nobody_has_a_partner_twice_running_and_rests_are_shared(
            count in 4usize..30,
            orders in prop::collection::vec(any::<u64>(), 1..12),
        ) {
            let mut known: BTreeMap<EntrantNumber, Player> =
                players(count, &[]).into_iter().map(|it| (it.number, it)).collect();
            for order in orders {
                let mut standing: Vec<Player> = known.values().copied().collect();
                standing.sort_by_key(|it| order.rotate_left(u32::from(it.number.get())));
                let round = pair_squares(&standing);
                let mut seen: BTreeSet<EntrantNumber> = round.resting.iter().copied().collect();
                for player in known.values_mut() {
                    if seen.contains(&player.number) {
                        player.rests += 1;
                        player.last_partner = None;
                    }
                }
                for square in &round.squares {
                    for (a, b) in [square.first, square.second] {
                        prop_assert_ne!(known[&a].last_partner, Some(b));
                        prop_assert!(seen.insert(a) && seen.insert(b));
                        known.get_mut(&a).unwrap().last_partner = Some(b);
                        known.get_mut(&b).unwrap().last_partner = Some(a);
                    }
                }
                prop_assert_eq!(seen.len(), count);
                let rests: Vec<u16> = known.values().map(|it| it.rests).collect();
                prop_assert!(rests.iter().max().unwrap() - rests.iter().min().unwrap() <= 1);
            }
        }
    }
}
