//! A walk over random positions of two boards and of games in pairs, each held against the
//! second model: slow, obvious, written apart.
//!
//! `cargo xtask walk` goes far and puts known faults back, which the walk must find.
//! `KRALLE_WALK=N` goes N steps; without it the walk is a sample.

mod claims;
mod dice;
mod matches;
mod pairs;

use dice::Dice;

/// Steps of a sample: a few seconds in a debug build.
const SAMPLE: usize = 150;

fn steps() -> usize {
    std::env::var("KRALLE_WALK").map_or(SAMPLE, |it| it.parse().unwrap())
}

#[test]
fn d_5_3_o_7_1_d_two_boards_are_judged_as_the_second_model_judges_them() {
    let mut seen = matches::Seen::default();
    for step in 0..steps() {
        matches::step(&mut Dice::new(step), &mut seen);
    }
    eprintln!("walk: {seen}");
    assert!(seen.saw_everything(), "the walk missed a kind: {seen}");
}

#[test]
fn pzsr_5_second_moves_are_judged_as_the_second_model_judges_them() {
    let mut seen = pairs::Seen::default();
    for step in 0..10 * steps() {
        pairs::step(&mut Dice::new(step), &mut seen);
    }
    eprintln!("walk: {seen}");
    assert!(seen.saw_everything(), "the walk missed a kind: {seen}");
}
