//! Evenings that are played in each test run.

use std::collections::BTreeSet;

use kralle_simulation::{Entrants, Script, Step, play};
use rstest::rstest;

/// The seeds that ever failed, one a line, each with the reason.
const SEEDS: &str = include_str!("seeds.txt");

/// The acts of new evenings in a test run.
const ACTS: u64 = 6_000;

/// The steps of the evenings that ever failed: whole ones of large halls take minutes here.
/// `cargo xtask simulate` plays them to their end.
const STEPS: usize = 150;

/// The first seed of a test run; `KRALLE_SIMULATE` takes another.
fn first() -> u64 {
    let given = std::env::var("KRALLE_SIMULATE").ok();
    given.and_then(|it| it.parse().ok()).unwrap_or(1)
}

fn must_hold(seed: u64, steps: usize) -> u64 {
    let script = Script::of(seed);
    let script = script.with_steps(script.steps.iter().copied().take(steps).collect());
    let played = play(&script).unwrap();
    if let Some(broken) = &played.broken {
        panic!("cargo xtask simulate {seed}: {broken}");
    }
    played.acts
}

#[test]
fn seeds_that_ever_failed_hold() {
    let seeds = SEEDS.lines().filter(|it| !it.starts_with('#'));
    for line in seeds {
        let seed = line.split_whitespace().next().unwrap();
        must_hold(seed.parse().unwrap(), STEPS);
    }
}

#[test]
fn new_evenings_hold() {
    let mut acts = 0;
    for seed in first().. {
        acts += must_hold(seed, usize::MAX);
        if acts >= ACTS {
            break;
        }
    }
}

#[test]
fn a_new_evening_with_changing_partners_holds() {
    let has_players = |seed: &u64| {
        let world = Script::of(*seed).world;
        matches!(world.entrants, Entrants::Players(_)) && !world.is_large()
    };
    let seed = (first()..).take(1000).find(has_players).unwrap();
    must_hold(seed, STEPS);
}

#[rstest]
#[case::of_players(5)]
#[case::of_teams(11)]
fn an_evening_is_the_same_to_the_byte(#[case] seed: u64) {
    let script = Script::of(seed);
    let script = script.with_steps(script.steps.iter().copied().take(120).collect());
    let once = play(&script).unwrap();
    let again = play(&script).unwrap();
    assert!(once.acts > 100, "{}", once.acts);
    assert_eq!(once, again);
}

#[test]
fn an_evening_is_the_same_with_the_events_of_its_network_and_another_without() {
    let script = Script::of(5);
    let script = script.with_steps(script.steps.iter().copied().take(80).collect());
    let drawn = play(&script).unwrap();
    assert!(!drawn.mishaps.is_empty());
    let named = play(&script.with_mishaps(drawn.mishaps.clone())).unwrap();
    assert_eq!((drawn.hash, &drawn.mishaps), (named.hash, &named.mishaps));
    let calm = play(&script.with_mishaps(BTreeSet::new())).unwrap();
    assert_eq!(calm.broken, None);
    assert!(calm.mishaps.is_empty());
    assert_ne!(drawn.hash, calm.hash);
}

#[test]
fn an_evening_is_playable_without_any_of_its_acts() {
    let script = Script::of(2);
    let odd = |it: &&Step| it.number % 2 == 1;
    let part = script.steps.iter().filter(odd).copied().collect();
    let played = play(&script.with_steps(part)).unwrap();
    assert_eq!(played.broken, None);
}
