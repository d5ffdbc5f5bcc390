//! The engines pair by the regulations, on ten thousand small positions, judged by trying every
//! pairing.
//!
//! `KRALLE_POSITIONS=100000` tries this many.

use kralle_pairing::event::{EntrantNumber, Format};
use kralle_pairing::round_pairing::Pair;
use kralle_pairing::{dutch, team_swiss};

use crate::literal;

/// Returns the number of positions per system.
fn positions() -> u64 {
    std::env::var("KRALLE_POSITIONS").map_or(10_000, |it| it.parse().unwrap())
}

fn named(pairs: &[Pair], order: fn((u16, u16)) -> (u16, u16)) -> Vec<(u16, u16)> {
    let mut named: Vec<(u16, u16)> = pairs
        .iter()
        .map(|pair| order((pair.first.get(), pair.second.get())))
        .collect();
    named.sort_unstable();
    named
}

#[test]
fn the_swiss_team_system_agrees_with_trying_every_pairing() {
    let mut unpairable = 0;
    let positions = positions();
    for seed in 0..positions {
        let mut dice = literal::Dice::new(seed);
        let most = if seed % 100 == 0 { 10 } else { 7 };
        let event = literal::position(Format::Team { boards: 2 }, &mut dice, most);
        let options = team_swiss::Options::default();
        let expected = literal::team_swiss::pair(&event, &options);
        let found = team_swiss::pair_round(&event, &options)
            .ok()
            .map(|it| (named(&it.pairs, |it| it), it.bye.map(EntrantNumber::get)));
        unpairable += u32::from(expected.is_none());
        if !event.to_be_paired().is_empty() {
            assert_eq!(found, expected, "seed {seed}: {event:#?}");
        }
    }
    println!("{positions} positions, {unpairable} without a pairing");
}

#[test]
fn the_dutch_system_agrees_with_trying_every_pairing() {
    let mut unpairable = 0;
    let positions = positions();
    for seed in 0..positions {
        let mut dice = literal::Dice::new(seed);
        let most = match seed {
            _ if seed % 1000 == 0 => 10,
            _ if seed % 100 == 0 => 9,
            _ => 7,
        };
        let event = literal::position(Format::Individual, &mut dice, most);
        let expected = literal::dutch::pair(&event);
        let found = dutch::pair_round(&event).ok().map(|it| {
            let pairs = named(&it.pairs, |(a, b)| (a.min(b), a.max(b)));
            (pairs, it.bye.map(EntrantNumber::get))
        });
        unpairable += u32::from(expected.is_none());
        if !event.to_be_paired().is_empty() {
            assert_eq!(found, expected, "seed {seed}: {event:#?}");
        }
    }
    println!("{positions} positions, {unpairable} without a pairing");
}
