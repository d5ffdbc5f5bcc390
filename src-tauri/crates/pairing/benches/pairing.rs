//! Benchmarks of a round: the Dutch system and the Swiss team system, round 5 of 9, for growing
//! fields.

#![allow(
    clippy::panic,
    reason = "a benchmark without a pairing measures nothing"
)]

use std::hint::black_box;

use divan::Bencher;
use kralle_pairing::event::{EntrantNumber, Event, EventBuilder, Format, PairOutcome, RoundNumber};
use kralle_pairing::round_pairing::{About, Pair, Reason, Unwatched, Wishes};
use kralle_pairing::tie_break::{PairingMode, parse_list, rank};
use kralle_pairing::{dutch, team_swiss};

fn main() {
    if !kralle_counts::run(&[("pairing", pairing_path), ("standings", standings_path)]) {
        divan::main();
    }
}

/// Round 2 of 9 with 1,000 players in the Dutch system.
fn pairing_path() -> Box<dyn FnMut()> {
    let event = played(Format::Individual, 1000, 1);
    Box::new(move || {
        black_box(pair(black_box(&event)));
    })
}

/// The standings of 200 teams after nine rounds.
fn standings_path() -> Box<dyn FnMut()> {
    let event = played(Format::Team { boards: 2 }, 200, 9);
    let list = parse_list("PTS,BH/C1,BH,SB,DE").unwrap_or_else(|it| panic!("{it}"));
    Box::new(move || {
        black_box(rank(black_box(&event), &list, PairingMode::Swiss));
    })
}

const SIZES: [u16; 8] = [10, 30, 100, 200, 300, 1000, 2000, 3000];

/// Returns a result that mostly follows the numbers; a scrambled number decides, the same in every
/// run.
fn outcome(seed: u64, pair: &Pair, round: RoundNumber) -> PairOutcome {
    let (a, b) = (u64::from(pair.first.get()), u64::from(pair.second.get()));
    let mut x = (seed << 40) ^ (a << 26) ^ (b << 12) ^ u64::from(round.get());
    for _ in 0..3 {
        x ^= x >> 31;
        x = x.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        x ^= x >> 29;
    }
    let favorite_wins = x % 100 < 50;
    match (x % 100, favorite_wins == (a < b)) {
        (75.., _) => PairOutcome::Draw,
        (_, true) => PairOutcome::FirstWins,
        (_, false) => PairOutcome::SecondWins,
    }
}

/// Returns an event after some of nine rounds.
fn played(format: Format, count: u16, rounds: u16) -> Event {
    let mut builder = EventBuilder::with_entrants(format, count);
    builder.planned_rounds(9);
    let mut event = builder.clone().build().unwrap_or_else(|it| panic!("{it}"));
    for _ in 0..rounds {
        let round = event.next_round();
        let (pairs, bye) = pair(&event);
        for pair in &pairs {
            builder.pair(round, pair.first, pair.second, outcome(7, pair, round));
        }
        if let Some(bye) = bye {
            builder.set(
                round,
                bye,
                kralle_pairing::event::Participation::AllocatedBye,
            );
        }
        event = builder.clone().build().unwrap_or_else(|it| panic!("{it}"));
    }
    event
}

/// Returns an event in which every game was drawn: a single scoregroup.
fn all_drawn(count: u16, rounds: u16) -> Event {
    let mut builder = EventBuilder::with_entrants(Format::Individual, count);
    builder.planned_rounds(9);
    let mut event = builder.clone().build().unwrap_or_else(|it| panic!("{it}"));
    for _ in 0..rounds {
        let round = event.next_round();
        for pair in &pair(&event).0 {
            builder.pair(round, pair.first, pair.second, PairOutcome::Draw);
        }
        event = builder.clone().build().unwrap_or_else(|it| panic!("{it}"));
    }
    event
}

fn pair(event: &Event) -> (Vec<Pair>, Option<EntrantNumber>) {
    match event.format() {
        Format::Individual => dutch::pair_round(event).map(|it| (it.pairs, it.bye)),
        Format::Team { .. } => team_swiss::pair_round(event, &team_swiss::Options::default())
            .map(|it| (it.pairs, it.bye)),
    }
    .unwrap_or_else(|it| panic!("{it}"))
}

#[divan::bench(args = SIZES, sample_count = 10, sample_size = 1)]
fn dutch_round_5_of_9(bencher: Bencher<'_, '_>, count: u16) {
    let event = played(Format::Individual, count, 4);
    bencher.bench_local(|| pair(&event));
}

#[divan::bench(args = SIZES, sample_count = 10, sample_size = 1)]
fn dutch_round_2_of_9(bencher: Bencher<'_, '_>, count: u16) {
    let event = played(Format::Individual, count, 1);
    bencher.bench_local(|| pair(&event));
}

/// All players in one bracket.
#[divan::bench(args = [100, 1000, 3000], sample_count = 3, sample_size = 1)]
fn dutch_one_bracket(bencher: Bencher<'_, '_>, count: u16) {
    let event = all_drawn(count, 3);
    bencher.bench_local(|| pair(&event));
}

#[divan::bench(args = SIZES, sample_count = 10, sample_size = 1)]
fn teams_round_5_of_9(bencher: Bencher<'_, '_>, count: u16) {
    let event = played(Format::Team { boards: 2 }, count, 4);
    bencher.bench_local(|| pair(&event));
}

/// The reason for each pair of round 5.
#[divan::bench(args = [30, 200, 1000], sample_count = 3, sample_size = 1)]
fn teams_every_reason(bencher: Bencher<'_, '_>, count: u16) {
    let event = played(Format::Team { boards: 2 }, count, 4);
    bencher.bench_local(|| every_reason(&event));
}

/// As above in the Dutch system.
#[divan::bench(args = [30, 200, 1000], sample_count = 3, sample_size = 1)]
fn dutch_every_reason(bencher: Bencher<'_, '_>, count: u16) {
    let event = played(Format::Individual, count, 4);
    bencher.bench_local(|| every_reason(&event));
}

fn every_reason(event: &Event) -> Vec<Reason> {
    let (wishes, options) = (Wishes::default(), team_swiss::Options::default());
    let own = match event.format() {
        Format::Individual => dutch::pair_round(event),
        Format::Team { .. } => team_swiss::pair_round(event, &options),
    }
    .unwrap_or_else(|it| panic!("{it}"));
    own.pairs
        .iter()
        .map(|pair| {
            let about = About::Pair(pair.first, pair.second);
            match event.format() {
                Format::Individual => dutch::explain(event, &wishes, &own, about, &Unwatched),
                Format::Team { .. } => {
                    team_swiss::explain(event, &options, &wishes, &own, about, &Unwatched)
                }
            }
            .unwrap_or_else(|it| panic!("{it}"))
        })
        .collect()
}

/// Five consecutive rounds, including results.
#[divan::bench(args = [100, 200, 500], sample_count = 3, sample_size = 1)]
fn teams_five_rounds(bencher: Bencher<'_, '_>, count: u16) {
    bencher.bench_local(|| played(Format::Team { boards: 2 }, count, 5));
}

/// All nine rounds, in which leaders who have met need several upfloaters.
#[divan::bench(args = [30, 200, 500, 1000], sample_count = 3, sample_size = 1)]
fn teams_nine_rounds(bencher: Bencher<'_, '_>, count: u16) {
    bencher.bench_local(|| played(Format::Team { boards: 2 }, count, 9));
}

/// All nine rounds.
#[divan::bench(args = [30, 200, 500, 1000], sample_count = 3, sample_size = 1)]
fn dutch_nine_rounds(bencher: Bencher<'_, '_>, count: u16) {
    bencher.bench_local(|| played(Format::Individual, count, 9));
}
