//! Round robin by the FIDE Berger tables (C.05 annex 1).
//!
//! Begin at [`round_robin`], which returns the complete schedule. A second cycle has the roles
//! exchanged. [`crate::varma`] has numbers that keep club-mates apart in the last rounds.
//!
//! Not here: results, and the Swiss systems.

use std::cmp::Ordering;

use kralle_choice::Choice;

use crate::event::{EntrantNumber, Event, Role, RoundNumber};

/// The number of times all pairs meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Choice)]
pub enum Cycles {
    #[default]
    Single,
    /// Twice, the second time with the roles exchanged (German: *Hin- und
    /// Rückrunde*).
    Double,
}

/// The end of the first cycle of a double round robin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Choice)]
pub enum CycleTurn {
    /// As FIDE advises (C.05 annex 1): the last two rounds of the first cycle are exchanged.
    ///
    /// No entrant then has the same role three times in a row where the cycles meet.
    #[default]
    #[code("reversed")]
    ReverseLastTwo,
    /// Both cycles in the order of the tables.
    #[code("tabled")]
    AsTabled,
}

/// One round of a round robin.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RoundRobinRound {
    pub number: RoundNumber,
    /// First and second of each pair, in the order of the tables.
    pub pairs: Vec<(EntrantNumber, EntrantNumber)>,
    /// The free entrant if the number of entrants is odd.
    pub bye: Option<EntrantNumber>,
}

impl RoundRobinRound {
    /// Returns the round with this drawn role of the top entrant in round 1.
    ///
    /// If the role is First, the round is as in the tables; otherwise the roles of every pair are
    /// exchanged.
    #[must_use]
    pub fn with_top_entrant(mut self, role: Role) -> Self {
        if role == Role::Second {
            for pair in &mut self.pairs {
                *pair = (pair.1, pair.0);
            }
        }
        self
    }
}

/// Returns all rounds of a round robin for this many entrants.
///
/// Fewer than two entrants have no rounds. An odd number gets the table of the next even one, where
/// the opponent of the last number is free.
///
/// ```
/// use kralle_pairing::round_robin::{Cycles, CycleTurn, round_robin};
///
/// let rounds = round_robin(4, Cycles::Single, CycleTurn::AsTabled);
/// let pairs = |index: usize| -> Vec<(u16, u16)> {
///     rounds[index].pairs.iter().map(|(a, b)| (a.get(), b.get())).collect()
/// };
/// assert_eq!(pairs(0), [(1, 4), (2, 3)]);
/// assert_eq!(pairs(1), [(4, 3), (1, 2)]);
/// assert_eq!(pairs(2), [(2, 4), (3, 1)]);
/// ```
pub fn round_robin(entrants: u16, cycles: Cycles, turn: CycleTurn) -> Vec<RoundRobinRound> {
    if entrants < 2 {
        return Vec::new();
    }
    let table_size = usize::from(entrants).next_multiple_of(2);
    let per_cycle = table_size - 1;
    let mut order: Vec<(usize, Leg)> = (0..per_cycle).map(|round| (round, Leg::First)).collect();
    if cycles == Cycles::Double {
        if turn == CycleTurn::ReverseLastTwo && per_cycle >= 2 {
            order.swap(per_cycle - 2, per_cycle - 1);
        }
        order.extend((0..per_cycle).map(|round| (round, Leg::Return)));
    }
    order
        .into_iter()
        .enumerate()
        .map(|(index, (table_round, leg))| {
            let number = RoundNumber::from_index(index);
            table_round_of(number, table_round, leg, usize::from(entrants), table_size)
        })
        .collect()
}

/// Returns the next round of an event by the tables; `None` if all are paired.
///
/// Uses the roles that the rounds show, otherwise those drawn (TRF record 152).
pub fn next_round(event: &Event, cycles: Cycles, turn: CycleTurn) -> Option<RoundRobinRound> {
    let mut rounds = schedule(event, cycles, turn).into_iter();
    let round = rounds.nth(event.next_round().index())?;
    let role = top_role(event, cycles, turn).or_else(|| event.initial_role());
    Some(round.with_top_entrant(role.unwrap_or(Role::First)))
}

/// Returns the role of the top entrant in round 1 that the paired rounds show: First if most pairs
/// have the roles of the tables, Second if most have them exchanged. `None` if neither.
///
/// Only pairs that the tables have in the same round count.
pub fn top_role(event: &Event, cycles: Cycles, turn: CycleTurn) -> Option<Role> {
    let (mut as_tabled, mut exchanged) = (0, 0);
    for round in schedule(event, cycles, turn)
        .into_iter()
        .take(event.round_count())
    {
        for (first, second) in round.pairs {
            let did = event.record(first, round.number).participation;
            if did.scheduled_opponent() == Some(second) {
                match did.scheduled_role() {
                    Some(Role::First) => as_tabled += 1,
                    Some(Role::Second) => exchanged += 1,
                    None => {}
                }
            }
        }
    }
    match as_tabled.cmp(&exchanged) {
        Ordering::Greater => Some(Role::First),
        Ordering::Less => Some(Role::Second),
        Ordering::Equal => None,
    }
}

fn schedule(event: &Event, cycles: Cycles, turn: CycleTurn) -> Vec<RoundRobinRound> {
    let entrants = u16::try_from(event.entrant_count()).unwrap_or(u16::MAX);
    round_robin(entrants, cycles, turn)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Leg {
    First,
    Return,
}

/// Returns one round of the table.
///
/// The last number of the table stays in place; the others rotate by half the table each round.
/// Counted from 0, the partner of the last number in round r is `r × size/2` modulo `size − 1`, and
/// the others sit symmetrically around it.
fn table_round_of(
    number: RoundNumber,
    table_round: usize,
    leg: Leg,
    entrants: usize,
    table_size: usize,
) -> RoundRobinRound {
    let circle = table_size - 1;
    let pivot = table_round * (table_size / 2) % circle;
    let last = table_size - 1;
    let head = if table_round.is_multiple_of(2) {
        (pivot, last)
    } else {
        (last, pivot)
    };
    let others =
        (1..table_size / 2).map(|step| ((pivot + step) % circle, (pivot + circle - step) % circle));
    let mut pairs = Vec::with_capacity(table_size / 2);
    let mut bye = None;
    for (first, second) in std::iter::once(head).chain(others) {
        let (a, b) = match leg {
            Leg::First => (first, second),
            Leg::Return => (second, first),
        };
        if a >= entrants {
            bye = Some(EntrantNumber::from_index(b));
        } else if b >= entrants {
            bye = Some(EntrantNumber::from_index(a));
        } else {
            pairs.push((EntrantNumber::from_index(a), EntrantNumber::from_index(b)));
        }
    }
    RoundRobinRound { number, pairs, bye }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;
    use rstest::rstest;

    use super::*;
    use crate::event::{EventBuilder, Format, GameResult, Participation, Role};

    fn numbers(round: &RoundRobinRound) -> Vec<(u16, u16)> {
        round
            .pairs
            .iter()
            .map(|(a, b)| (a.get(), b.get()))
            .collect()
    }

    #[rstest]
    #[case::two(2, 1, &[(1, 2)])]
    #[case::six_round_1(6, 1, &[(1, 6), (2, 5), (3, 4)])]
    #[case::six_round_2(6, 2, &[(6, 4), (5, 3), (1, 2)])]
    #[case::six_round_3(6, 3, &[(2, 6), (3, 1), (4, 5)])]
    #[case::six_round_4(6, 4, &[(6, 5), (1, 4), (2, 3)])]
    #[case::six_round_5(6, 5, &[(3, 6), (4, 2), (5, 1)])]
    #[case::eight_round_2(8, 2, &[(8, 5), (6, 4), (7, 3), (1, 2)])]
    fn c_05_annex_1_berger_tables(
        #[case] entrants: u16,
        #[case] round: usize,
        #[case] expected: &[(u16, u16)],
    ) {
        let rounds = round_robin(entrants, Cycles::Single, CycleTurn::AsTabled);
        assert_eq!(numbers(&rounds[round - 1]), expected);
    }

    #[test]
    fn an_odd_field_leaves_out_the_opponent_of_the_number_that_is_not_there() {
        let rounds = round_robin(5, Cycles::Single, CycleTurn::AsTabled);
        let byes: Vec<u16> = rounds
            .iter()
            .filter_map(|it| it.bye)
            .map(EntrantNumber::get)
            .collect();
        assert_eq!(byes, [1, 4, 2, 5, 3]);
        assert_eq!(numbers(&rounds[1]), [(5, 3), (1, 2)]);
    }

    #[test]
    fn fewer_than_two_entrants_have_no_rounds() {
        assert!(round_robin(0, Cycles::Double, CycleTurn::AsTabled).is_empty());
        assert!(round_robin(1, Cycles::Double, CycleTurn::AsTabled).is_empty());
    }

    /// Returns the longest run of one role of any entrant, ignoring byes.
    fn longest_run(rounds: &[RoundRobinRound], entrants: u16) -> usize {
        (1..=entrants)
            .filter_map(EntrantNumber::new)
            .map(|entrant| {
                let mut best = 0;
                let mut run = 0;
                let mut last = None;
                for round in rounds {
                    let role = round.pairs.iter().find_map(|(a, b)| {
                        if *a == entrant {
                            Some(Role::First)
                        } else {
                            (*b == entrant).then_some(Role::Second)
                        }
                    });
                    if role.is_some() {
                        run = if role == last { run + 1 } else { 1 };
                        last = role;
                        best = best.max(run);
                    }
                }
                best
            })
            .max()
            .unwrap_or(0)
    }

    #[rstest]
    fn c_05_annex_1_reversing_the_last_two_rounds_avoids_three_in_a_row(
        #[values(4, 6, 8, 10, 12, 20)] entrants: u16,
    ) {
        let tabled = round_robin(entrants, Cycles::Double, CycleTurn::AsTabled);
        let advised = round_robin(entrants, Cycles::Double, CycleTurn::ReverseLastTwo);
        assert_eq!(longest_run(&tabled, entrants), 3);
        assert_eq!(longest_run(&advised, entrants), 2);
    }

    /// Plays the first rounds for these entrants; the top one has `played` in round 1.
    fn event(entrants: u16, rounds: usize, played: Role, record: Role) -> Event {
        let mut builder = EventBuilder::with_entrants(Format::Individual, entrants);
        builder.rounds(rounds).initial_role(record);
        let all = round_robin(entrants, Cycles::Single, CycleTurn::default()).into_iter();
        for round in all.take(rounds) {
            let round = round.with_top_entrant(played);
            for (first, second) in &round.pairs {
                for (entrant, opponent, role) in [
                    (*first, *second, Role::First),
                    (*second, *first, Role::Second),
                ] {
                    let result = GameResult::Draw;
                    let did = Participation::Played {
                        opponent,
                        role,
                        result,
                    };
                    builder.set(round.number, entrant, did);
                }
            }
        }
        builder.build().unwrap()
    }

    #[rstest]
    fn c_05_annex_1_the_rounds_outweigh_the_drawn_role(
        #[values(Role::First, Role::Second)] played: Role,
        #[values(Role::First, Role::Second)] record: Role,
        #[values(4, 5)] entrants: u16,
    ) {
        let next = |rounds: usize| {
            let event = event(entrants, rounds, played, record);
            let top = top_role(&event, Cycles::Single, CycleTurn::default());
            (
                top,
                next_round(&event, Cycles::Single, CycleTurn::default()),
            )
        };
        let tables = round_robin(entrants, Cycles::Single, CycleTurn::default());
        let of_tables = |index: usize, role| Some(tables[index].clone().with_top_entrant(role));
        assert_eq!(next(0), (None, of_tables(0, record)));
        assert_eq!(next(1), (Some(played), of_tables(1, played)));
        assert_eq!(next(2), (Some(played), of_tables(2, played)));
    }

    proptest! {
        #[test]
        fn everybody_meets_everybody_once_a_cycle(entrants in 2u16..60, double in any::<bool>()) {
            let cycles = if double { Cycles::Double } else { Cycles::Single };
            let rounds = round_robin(entrants, cycles, CycleTurn::default());
            let mut met = BTreeSet::new();
            for round in &rounds {
                let mut here = BTreeSet::new();
                for (a, b) in &round.pairs {
                    prop_assert!(met.insert((*a, *b)), "{a}-{b} twice");
                    prop_assert!(here.insert(*a) && here.insert(*b));
                }
                prop_assert_eq!(round.bye.is_some(), entrants % 2 == 1);
                here.extend(round.bye);
                prop_assert_eq!(here.len(), usize::from(entrants));
            }
            let all = usize::from(entrants) * (usize::from(entrants) - 1);
            prop_assert_eq!(met.len(), if double { all } else { all / 2 });
            if double {
                prop_assert!(met.iter().all(|(a, b)| met.contains(&(*b, *a))));
            }
        }

        #[test]
        fn roles_are_balanced_within_one(entrants in 2u16..60) {
            let rounds = round_robin(entrants, Cycles::Single, CycleTurn::AsTabled);
            let mut balance = vec![0i32; usize::from(entrants)];
            for (a, b) in rounds.iter().flat_map(|round| &round.pairs) {
                balance[a.index()] += 1;
                balance[b.index()] -= 1;
            }
            prop_assert!(balance.iter().all(|it| it.abs() <= 1));
        }
    }
}
