//! A walk over random positions of two boards and of games in pairs, each compared with the second,
//! independent model.
//!
//! `cargo xtask walk` takes many steps and reintroduces known faults, which the walk must find.
//! `KRALLE_WALK=N` takes N steps; by default the walk is a sample.

#![expect(clippy::print_stderr, reason = "a walk tells what it has seen")]

mod claims;
mod dice;
mod matches;
mod pairs;

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use dice::Dice;

/// Steps of a sample: a few seconds in a debug build.
const SAMPLE: usize = 150;

fn steps() -> usize {
    std::env::var("KRALLE_WALK").map_or(SAMPLE, |it| it.parse().unwrap())
}

/// Takes this many steps and reports what they covered, even if a step finds a difference.
fn walk<Seen: Default + Display>(steps: usize, step: fn(&mut Dice, &mut Seen)) -> Seen {
    let mut seen = Seen::default();
    for number in 0..steps {
        let walked = catch_unwind(AssertUnwindSafe(|| {
            step(&mut Dice::new(number), &mut seen);
        }));
        if let Err(difference) = walked {
            eprintln!("walk: a difference after {seen}");
            resume_unwind(difference);
        }
    }
    eprintln!("walk: {seen}");
    seen
}

#[test]
fn d_5_3_o_7_1_d_two_boards_are_judged_as_the_second_model_judges_them() {
    let seen = walk(steps(), matches::step);
    assert!(seen.saw_everything(), "the walk missed a kind: {seen}");
}

#[test]
fn pzsr_5_second_moves_are_judged_as_the_second_model_judges_them() {
    let seen = walk(10 * steps(), pairs::step);
    assert!(seen.saw_everything(), "the walk missed a kind: {seen}");
}
