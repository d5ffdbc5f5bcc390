//! The order in which article 4 of the Dutch system tries pairings, on brackets with two possible ones (C.04.3, 4.2 to
//! 4.4), and the records of brackets.

use kralle_pairing::dutch;
use kralle_pairing::event::{
    EntrantNumber, Event, EventBuilder, ForbiddenPairs, Format, HalfPoints, PairOutcome,
    RoundNumber,
};
use kralle_pairing::round_pairing::{RoundPairing, Unwatched, Wishes};
use rstest::rstest;

fn number(number: u16) -> EntrantNumber {
    EntrantNumber::new(number).unwrap()
}

/// Returns round 1 with this many players, of whom only these pairs may meet.
fn only(count: u16, pairs: &[(u16, u16)]) -> Event {
    let mut builder = EventBuilder::with_entrants(Format::Individual, count);
    builder.planned_rounds(5);
    let at = RoundNumber::from_index(0);
    for one in 1..=count {
        for other in one + 1..=count {
            if !pairs.contains(&(one, other)) {
                builder.forbid(ForbiddenPairs {
                    from: at,
                    to: at,
                    entrants: vec![number(one), number(other)],
                });
            }
        }
    }
    builder.build().unwrap()
}

fn pairs(round: &RoundPairing) -> Vec<(u16, u16)> {
    let pairs = round
        .pairs
        .iter()
        .map(|it| (it.first.get(), it.second.get()));
    let mut pairs: Vec<_> = pairs.map(|(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    pairs
}

/// Of two possible pairings the first is made, wherever it is.
#[rstest]
#[case::art_4_2_the_first_transposition(
    6,
    &[(1, 5), (2, 4), (3, 6)],
    &[(1, 5), (2, 6), (3, 4)]
)]
#[case::art_4_3_the_fewest_exchanged_whatever_the_difference(
    8,
    &[(1, 2), (3, 5), (4, 6), (7, 8)],
    &[(1, 3), (2, 4), (5, 7), (6, 8)]
)]
#[case::art_4_3_the_smallest_difference(
    6,
    &[(1, 3), (2, 5), (4, 6)],
    &[(1, 3), (2, 4), (5, 6)]
)]
#[case::art_4_3_the_smallest_difference_before_who_leaves(
    8,
    &[(1, 6), (2, 3), (4, 7), (5, 8)],
    &[(1, 5), (2, 6), (3, 4), (7, 8)]
)]
#[case::art_4_3_the_largest_number_leaves_s1(
    6,
    &[(1, 3), (2, 4), (5, 6)],
    &[(1, 2), (3, 5), (4, 6)]
)]
#[case::art_4_3_the_smallest_number_leaves_s2(
    10,
    &[(1, 4), (2, 5), (3, 8), (6, 7), (9, 10)],
    &[(1, 4), (2, 5), (3, 6), (7, 9), (8, 10)]
)]
#[case::art_4_3_a_transposition_goes_before_an_exchange(
    4,
    &[(1, 4), (2, 3)],
    &[(1, 2), (3, 4)]
)]
fn of_two_pairings_the_first_in_order_is_made(
    #[case] count: u16,
    #[case] first: &[(u16, u16)],
    #[case] second: &[(u16, u16)],
) {
    let alone = |only_these: &[(u16, u16)]| {
        let round = dutch::pair_round(&only(count, only_these)).unwrap();
        pairs(&round)
    };
    assert_eq!(alone(second), second);
    let both: Vec<(u16, u16)> = first.iter().chain(second).copied().collect();
    let event = only(count, &both);
    let round = dutch::pair_round(&event).unwrap();
    assert_eq!(pairs(&round), first);
    // One bracket of all players, and none leaves it.
    assert_eq!(round.brackets.len(), 1);
    let bracket = &round.brackets[0];
    let all: Vec<EntrantNumber> = (1..=count).map(number).collect();
    assert_eq!((&bracket.members, &bracket.floaters), (&all, &Vec::new()));
    assert_eq!(bracket.score, HalfPoints(0));
}

/// S1 is larger than the number weighed at a time: 4 leaves it for 50, not 3 for 49.
#[test]
fn art_4_3_the_order_of_exchanges_holds_in_a_large_bracket() {
    let involved = [1, 3, 4, 49, 50, 60];
    let free = |it: &u16| !involved.contains(it);
    let rest: Vec<(u16, u16)> = (1..=40).filter(free).zip((41..=80).filter(free)).collect();
    let first = [(1, 4), (3, 49), (50, 60)];
    let second = [(1, 3), (4, 50), (49, 60)];
    let all: Vec<(u16, u16)> = rest.iter().chain(&first).chain(&second).copied().collect();
    let made = pairs(&dutch::pair_round(&only(80, &all)).unwrap());
    let mut expected: Vec<(u16, u16)> = rest.into_iter().chain(first).collect();
    expected.sort_unstable();
    assert_eq!(made, expected);
}

#[test]
fn art_1_4_who_is_left_over_floats_into_the_next_bracket() {
    let mut builder = EventBuilder::with_entrants(Format::Individual, 6);
    builder.planned_rounds(5);
    let one = RoundNumber::from_index(0);
    // White in turn, as in a first round.
    for (white, black, outcome) in [
        (1, 4, PairOutcome::FirstWins),
        (5, 2, PairOutcome::SecondWins),
        (3, 6, PairOutcome::FirstWins),
    ] {
        builder.pair(one, number(white), number(black), outcome);
    }
    let event = builder.build().unwrap();
    let round = dutch::pair_round(&event).unwrap();
    assert_eq!(pairs(&round), [(1, 2), (3, 4), (5, 6)]);
    let said = |index: usize| {
        let bracket = &round.brackets[index];
        let numbers = |all: &[EntrantNumber]| all.iter().map(|it| it.get()).collect::<Vec<_>>();
        (
            bracket.score.0,
            numbers(&bracket.members),
            numbers(&bracket.floaters),
        )
    };
    assert_eq!(said(0), (2, vec![1, 2, 3], vec![3]));
    assert_eq!(said(1), (0, vec![3, 4, 5, 6], vec![]));
    // The moved-down player is paired (4.4), with the first of those below (4.2).
    let order = |article| {
        let all = &round.brackets[1].shortfalls;
        let found = all.iter().find(|it| it.article == article).unwrap();
        found.values.clone()
    };
    assert_eq!([order("4.4.2"), order("4.2.2")], [[0], [1]]);
    // The director keeps a player from floating; 1 floats, since 1 and 3 both want Black (C12).
    let wishes = Wishes {
        no_float: vec![number(3)],
        ..Wishes::default()
    };
    let kept = dutch::pair_round_by_hand(&event, &wishes, &Unwatched).unwrap();
    assert_eq!(kept.brackets[0].floaters, [number(1)]);
    // A pairing made by hand has the same record.
    let wishes = Wishes {
        pairs: round.pairs.iter().map(|it| (it.first, it.second)).collect(),
        ..Wishes::default()
    };
    let judged = dutch::judge_round(&event, &wishes).unwrap();
    assert_eq!(judged.brackets, round.brackets);
}

#[test]
fn a_wished_pair_and_a_wished_bye_stand_outside_of_the_brackets() {
    let mut builder = EventBuilder::with_entrants(Format::Individual, 7);
    builder.planned_rounds(5);
    let event = builder.build().unwrap();
    let wishes = Wishes {
        pairs: vec![(number(2), number(1))],
        bye: Some(number(3)),
        ..Wishes::default()
    };
    let round = dutch::pair_round_by_hand(&event, &wishes, &Unwatched).unwrap();
    assert_eq!(pairs(&round), [(1, 2), (4, 6), (5, 7)]);
    assert_eq!(round.bye, Some(number(3)));
    let members: Vec<u16> = round.brackets[0]
        .members
        .iter()
        .map(|it| it.get())
        .collect();
    assert_eq!(members, [4, 5, 6, 7]);
}
