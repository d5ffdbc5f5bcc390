//! Complete schedules hold what `docs/formats.md` promises, counted by a second, plain count.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use kralle_pairing::changing_partners::{
    CompleteRound, Reached, complete_rounds, complete_schedule, reached,
};
use kralle_pairing::event::EntrantNumber;

const PAGE: &str = include_str!("../../../../docs/formats.md");

/// Persons, rounds, missing pairs, opponents least and most, rests least and most, first-named
/// difference.
type Counts = (u16, u16, u16, (u16, u16), (u16, u16), u16);

const EXPECTED: [Counts; 29] = [
    (4, 3, 0, (2, 2), (0, 0), 3),
    (5, 5, 0, (2, 2), (1, 1), 0),
    (6, 7, 1, (1, 3), (2, 3), 1),
    (7, 10, 1, (1, 3), (4, 5), 1),
    (8, 7, 0, (2, 2), (0, 0), 1),
    (9, 9, 0, (2, 2), (1, 1), 0),
    (10, 11, 1, (0, 2), (2, 3), 1),
    (11, 14, 1, (1, 3), (4, 5), 1),
    (12, 11, 0, (2, 2), (0, 0), 1),
    (13, 13, 0, (2, 2), (1, 1), 0),
    (14, 15, 1, (0, 2), (2, 3), 1),
    (15, 18, 1, (0, 2), (4, 5), 1),
    (16, 15, 0, (2, 2), (0, 0), 1),
    (17, 17, 0, (2, 2), (1, 1), 0),
    (18, 19, 1, (0, 2), (2, 3), 1),
    (19, 22, 1, (0, 2), (4, 5), 1),
    (20, 19, 0, (2, 2), (0, 0), 1),
    (21, 21, 0, (2, 2), (1, 1), 0),
    (22, 23, 1, (0, 2), (2, 3), 1),
    (23, 26, 1, (0, 2), (4, 5), 1),
    (24, 23, 0, (2, 2), (0, 0), 1),
    (25, 25, 0, (2, 2), (1, 1), 0),
    (26, 27, 1, (0, 2), (2, 3), 1),
    (27, 30, 1, (0, 2), (4, 5), 1),
    (28, 27, 0, (2, 2), (0, 0), 1),
    (29, 29, 0, (2, 2), (1, 1), 0),
    (30, 31, 1, (0, 2), (2, 3), 1),
    (31, 34, 1, (0, 2), (4, 5), 1),
    (32, 31, 0, (2, 2), (0, 0), 1),
];

/// The rounds in plain numbers: the tables, and who rests.
type Plain = Vec<(Vec<[u16; 4]>, Vec<u16>)>;

fn plain(rounds: &[CompleteRound]) -> Plain {
    let get = EntrantNumber::get;
    rounds
        .iter()
        .map(|round| {
            let tables = round.tables.iter().map(|it| it.persons().map(get));
            let resting = round.resting.iter().copied().map(get);
            (tables.collect(), resting.collect())
        })
        .collect()
}

fn schedules() -> impl Iterator<Item = (u16, Plain)> {
    (4..=32).map(|persons| (persons, plain(&complete_schedule(persons).unwrap())))
}

fn pairs(persons: u16) -> impl Iterator<Item = (u16, u16)> {
    (1..=persons).flat_map(move |a| (a + 1..=persons).map(move |b| (a, b)))
}

/// Returns the number of tables at which the condition holds.
fn tables_with(rounds: &Plain, holds: impl Fn(&[u16; 4]) -> bool) -> u16 {
    let tables = rounds.iter().flat_map(|(tables, _)| tables);
    u16::try_from(tables.filter(|table| holds(table)).count()).unwrap()
}

fn partners(rounds: &Plain, a: u16, b: u16) -> u16 {
    tables_with(rounds, |[c, d, e, f]| {
        [(*c, *d), (*e, *f)].contains(&(a, b))
    })
}

fn opponents(rounds: &Plain, a: u16, b: u16) -> u16 {
    tables_with(rounds, |it| it.contains(&a) && it.contains(&b)) - partners(rounds, a, b)
}

fn range(values: impl Iterator<Item = u16>) -> (u16, u16) {
    values.fold((u16::MAX, 0), |(least, most), it| {
        (least.min(it), most.max(it))
    })
}

#[test]
fn every_schedule_reaches_the_expected_counts() {
    for ((persons, rounds), expected) in schedules().zip(EXPECTED) {
        let missing = pairs(persons).filter(|(a, b)| partners(&rounds, *a, *b) == 0);
        let first = |person| tables_with(&rounds, |it| it[..2].contains(&person));
        let second = |person| tables_with(&rounds, |it| it[2..].contains(&person));
        let rests = |person| rounds.iter().filter(|it| it.1.contains(&person)).count();
        let count = (
            persons,
            u16::try_from(rounds.len()).unwrap(),
            u16::try_from(missing.count()).unwrap(),
            range(pairs(persons).map(|(a, b)| opponents(&rounds, a, b))),
            range((1..=persons).map(|it| u16::try_from(rests(it)).unwrap())),
            range((1..=persons).map(|it| first(it).abs_diff(second(it)))).1,
        );
        assert_eq!(count, expected);
        assert_eq!(complete_rounds(persons), Some(count.1));
        let it = reached(persons).unwrap();
        assert_eq!(
            (
                persons,
                it.rounds,
                it.pairs_missing,
                (it.opponents_least, it.opponents_most),
                (it.rests_least, it.rests_most),
                it.first_difference
            ),
            expected
        );
    }
}

#[test]
fn nobody_has_a_partner_twice_and_only_the_last_two_have_none() {
    for (persons, rounds) in schedules() {
        let has_odd_pairs = persons % 4 > 1;
        for (a, b) in pairs(persons) {
            let expected = u16::from(!(has_odd_pairs && (a, b) == (persons - 1, persons)));
            assert_eq!(partners(&rounds, a, b), expected, "{persons}: {a}+{b}");
        }
    }
}

#[test]
fn each_round_seats_or_rests_everybody_once_in_order() {
    for (persons, rounds) in schedules() {
        for (tables, resting) in &rounds {
            let seated = tables.as_flattened().iter().chain(resting);
            assert_eq!(seated.clone().count(), usize::from(persons));
            let all: BTreeSet<u16> = seated.copied().collect();
            assert_eq!(all, (1..=persons).collect());
            assert!(tables.is_sorted_by_key(|it| it.iter().min().copied()));
            assert!(tables.iter().all(|[a, b, c, d]| a < b && c < d));
            assert!(resting.is_sorted());
        }
    }
}

/// The bounds follow from counting; `reached` explains them.
#[test]
fn every_count_is_the_least_possible() {
    for (persons, rounds) in schedules() {
        let it = reached(persons).unwrap();
        let pairs = persons * (persons - 1) / 2;
        assert_eq!(it.pairs_missing, pairs % 2, "{persons}");
        assert_eq!(it.rounds, (pairs / 2).div_ceil(persons / 4), "{persons}");
        let spread = it.opponents_most - it.opponents_least;
        assert_eq!(spread, 2 * it.pairs_missing, "{persons}");
        assert!(it.rests_most - it.rests_least <= 1, "{persons}");
        if persons > 4 {
            for person in 1..=persons {
                let matches = tables_with(&rounds, |it| it.contains(&person));
                let first = tables_with(&rounds, |it| it[..2].contains(&person));
                let difference = first.abs_diff(matches - first);
                assert_eq!(difference, matches % 2, "{persons}: {person}");
            }
        }
    }
}

/// The sum of squares of the differences from two is least.
///
/// If a pair is missing, the differences of its two persons sum to −2 each, and those of everybody
/// else to 0. A sum of squares below four allows at most three differences of one, which cannot do
/// that.
#[test]
fn the_sum_of_uneven_opponents_is_the_least_possible() {
    for (persons, rounds) in schedules() {
        let uneven = pairs(persons).map(|(a, b)| opponents(&rounds, a, b).abs_diff(2).pow(2));
        let expected = if persons % 4 > 1 { 4 } else { 0 };
        assert_eq!(uneven.sum::<u16>(), expected, "{persons}");
    }
}

#[test]
fn four_persons_are_first_named_unevenly_in_every_order() {
    let rounds = plain(&complete_schedule(4).unwrap());
    for exchanged in 0..8 {
        let first = |person: u16| {
            let round = |index: usize| rounds[index].0[0][..2].contains(&person);
            let is_first = |index: &usize| round(*index) != (exchanged >> index & 1 == 1);
            (0..3).filter(is_first).count()
        };
        assert!((1..=4).any(|person| [0, 3].contains(&first(person))));
    }
}

#[test]
fn nobody_rests_twice_in_a_row_except_among_seven() {
    for (persons, rounds) in schedules() {
        let in_a_row: usize = rounds
            .windows(2)
            .map(|it| it[0].1.iter().filter(|person| it[1].1.contains(person)))
            .map(Iterator::count)
            .sum();
        assert_eq!(in_a_row, if persons == 7 { 5 } else { 0 }, "{persons}");
        let counted = reached(persons).unwrap().rests_in_a_row;
        assert_eq!(usize::from(counted), in_a_row, "{persons}");
    }
}

#[test]
fn only_the_last_round_has_fewer_tables() {
    for (persons, rounds) in schedules() {
        let (last, others) = rounds.split_last().unwrap();
        let tables = usize::from(persons / 4);
        assert!(others.iter().all(|it| it.0.len() == tables), "{persons}");
        let expected = if persons % 4 == 3 { 1 } else { tables };
        assert_eq!(last.0.len(), expected, "{persons}");
    }
}

#[test]
fn other_numbers_have_no_schedule() {
    for persons in (0..4).chain(33..=u16::MAX) {
        assert_eq!(complete_schedule(persons), None);
        assert_eq!(complete_rounds(persons), None);
        assert_eq!(reached(persons), None);
    }
}

#[test]
fn the_page_names_every_schedule() {
    let range = |least: u16, most: u16| {
        if least == most {
            least.to_string()
        } else {
            format!("{least}–{most}")
        }
    };
    let mut table = String::new();
    for persons in 4..=32 {
        let Reached {
            rounds,
            pairs_missing,
            opponents_least,
            opponents_most,
            rests_least,
            rests_most,
            first_difference,
            ..
        } = reached(persons).unwrap();
        writeln!(
            table,
            "| {persons} | {} | {rounds} | {pairs_missing} | {} | {} | {first_difference} |",
            persons / 4,
            range(opponents_least, opponents_most),
            range(rests_least, rests_most),
        )
        .unwrap();
    }
    assert!(
        PAGE.contains(&table),
        "docs/formats.md lacks this:\n{table}"
    );
}
