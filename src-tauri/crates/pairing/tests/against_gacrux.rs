//! Random events of our generator agree with gacrux, FIDE's reference program: every round and
//! every tie-break.
//!
//! `records/ask_gacrux.py` made the records.

use crate::record;

use kralle_pairing::event::{EntrantNumber, Event, Role, RoundNumber};
use kralle_pairing::round_pairing::RoundPairing;
use kralle_pairing::round_robin::{CycleTurn, Cycles, next_round};
use kralle_pairing::tie_break::{PairingMode, parse_list, rank};
use kralle_pairing::{dutch, team_swiss};
use record::{Pairs, Record, records};

const DUTCH: &str = include_str!("records/dutch.txt");
const TEAM_A: &str = include_str!("records/team-a.txt");
const TEAM_B: &str = include_str!("records/team-b.txt");
const TEAM_NONE: &str = include_str!("records/team-none.txt");
const BERGER: &str = include_str!("records/berger.txt");

fn numbers(pairs: impl Iterator<Item = (EntrantNumber, EntrantNumber)>) -> Vec<(u16, u16)> {
    pairs
        .map(|(first, second)| (first.get(), second.get()))
        .collect()
}

fn in_numbers(round: &RoundPairing) -> Pairs {
    let pairs = round.pairs.iter().map(|pair| (pair.first, pair.second));
    (numbers(pairs), round.bye.map(EntrantNumber::get))
}

/// Pairs every round of the records again; there are `rounds` of them.
///
/// `arrange` sorts the tables, whose order may differ between the programs.
fn every_round_is_paired_so(
    text: &str,
    rounds: usize,
    arrange: impl Fn(&Event, &mut [(u16, u16)]),
    pair: impl Fn(&Event) -> Option<Pairs>,
) {
    let mut compared = 0;
    let mut wrong = Vec::new();
    for Record {
        name,
        event,
        rounds,
        ..
    } in records(text)
    {
        for (index, mut expected) in rounds.into_iter().enumerate() {
            compared += 1;
            let round = RoundNumber::from_index(index);
            let before = event.before(round);
            let mut found = pair(&before);
            for (pairs, _) in found.iter_mut().chain([&mut expected]) {
                arrange(&before, pairs);
            }
            if found.as_ref() != Some(&expected) {
                wrong.push(format!("{name} round {round}: {expected:?}, not {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} rounds: {wrong:#?}", wrong.len());
    assert_eq!(compared, rounds);
}

/// Sorts by the score of the better entrant, then by that of both (C.04.2 article 3.6).
///
/// After that, this program takes the number of the better entrant, gacrux the smaller number.
fn by_scores(event: &Event, pairs: &mut [(u16, u16)]) {
    let score = |number: u16| {
        let number = EntrantNumber::new(number).unwrap();
        event.score(number, event.primary_score()).get()
    };
    let key = |&(a, b): &(u16, u16)| (score(a).max(score(b)), score(a) + score(b));
    for level in pairs.chunk_by_mut(|a, b| key(a) == key(b)) {
        level.sort_unstable();
    }
}

/// Keeps the order: the Berger tables have their own.
fn by_number(_: &Event, pairs: &mut [(u16, u16)]) {
    pairs.sort_unstable();
}

const fn as_they_are(_: &Event, _: &mut [(u16, u16)]) {}

fn team_swiss(event: &Event) -> Option<Pairs> {
    let paired = team_swiss::pair_round(event, &team_swiss::Options::default());
    paired.ok().as_ref().map(in_numbers)
}

#[test]
fn every_round_of_the_dutch_system() {
    every_round_is_paired_so(DUTCH, 527, by_scores, |event| {
        dutch::pair_round(event).ok().as_ref().map(in_numbers)
    });
}

#[test]
fn every_round_of_teams_with_preferences_of_type_a() {
    every_round_is_paired_so(TEAM_A, 296, as_they_are, team_swiss);
}

#[test]
fn every_round_of_teams_with_preferences_of_type_b() {
    every_round_is_paired_so(TEAM_B, 296, as_they_are, team_swiss);
}

#[test]
fn every_round_of_teams_without_preferences() {
    every_round_is_paired_so(TEAM_NONE, 296, as_they_are, team_swiss);
}

#[test]
fn every_round_of_the_berger_tables() {
    every_round_is_paired_so(BERGER, 43, by_number, |event| {
        let round = next_round(event, Cycles::Single, CycleTurn::AsTabled)?;
        let bye = round.bye.map(EntrantNumber::get);
        let pairs = numbers(round.pairs.into_iter());
        Some((pairs, bye))
    });
}

/// Computes every table of the records again; there are `cells` cells.
fn every_cell_is_equal(text: &str, cells: usize, mode: PairingMode) {
    let mut compared = 0;
    let mut wrong = Vec::new();
    for record in records(text) {
        // gacrux counts planned but unpaired rounds as unplayed by everybody.
        let event = record.event.clone().with_planned_rounds();
        for table in &record.tables {
            let list = parse_list(&table.names.join(",")).unwrap();
            let standings = rank(&event, &list, mode);
            let ranks = standings.ranks();
            for (index, row) in table.rows.iter().enumerate() {
                let values = standings.columns.iter().map(|column| {
                    column.values[index].map_or_else(|| "-0".to_owned(), |value| value.to_string())
                });
                let found = [ranks[index].to_string()].into_iter().chain(values);
                let columns = table.names.iter().map(String::as_str);
                let names = ["rank"].into_iter().chain(columns);
                for ((name, expected), found) in names.zip(row).zip(found) {
                    compared += 1;
                    if *expected != found {
                        wrong.push(format!(
                            "{} entrant {} {name}: {expected}, not {found}",
                            record.name,
                            index + 1
                        ));
                    }
                }
            }
        }
    }
    let first = &wrong[..wrong.len().min(40)];
    assert!(wrong.is_empty(), "{} cells: {first:#?}", wrong.len());
    assert_eq!(compared, cells);
}

#[test]
fn every_cell_of_single_players() {
    every_cell_is_equal(DUTCH, 16252, PairingMode::Swiss);
}

#[test]
fn every_cell_of_teams() {
    every_cell_is_equal(TEAM_A, 18696, PairingMode::Swiss);
}

#[test]
fn every_cell_of_round_robins() {
    every_cell_is_equal(BERGER, 1020, PairingMode::Predetermined);
}

/// The records have both drawn roles, so that both are tested.
#[test]
fn the_lot_fell_both_ways() {
    for text in [DUTCH, TEAM_A, TEAM_B, TEAM_NONE, BERGER] {
        for role in [Role::First, Role::Second] {
            let fell_so = |it: &Record| it.event.initial_role() == Some(role);
            assert!(records(text).iter().any(fell_so), "{role:?}");
        }
    }
}
