//! Benchmarks of the work on a pushed file before the database: unpacking and proving it.
#![allow(clippy::unwrap_used, reason = "benchmarks may fail")]

use std::hint::black_box;

use divan::Bencher;
use kralle_archive::intake::Packing;
use kralle_archive::publication::prove;
use kralle_store::Store;
use kralle_tournament::{GameAt, RoundNumber};

#[path = "../../store/tests/sample/mod.rs"]
mod sample;

fn main() {
    if !kralle_counts::run(&[("intake", intake_path)]) {
        divan::main();
    }
}

/// Unpacks and proves a file of 120 teams with 60 entries.
fn intake_path() -> Box<dyn FnMut()> {
    let packed = packed(120, 5, 60);
    Box::new(move || intake(&packed))
}

/// Maximum unpacked size of a file, in bytes.
const LARGEST: usize = 64 << 20;

fn intake(packed: &[u8]) {
    let file = Packing::Zstd.unpack(packed.to_vec(), LARGEST).unwrap();
    black_box(prove(&file, None).unwrap());
}

/// Returns a packed file of `teams` after `rounds` rounds and `entries` more entries.
fn packed(teams: u32, rounds: usize, entries: u32) -> Vec<u8> {
    let mut tournament = sample::drawn(2 * teams);
    for _ in 0..rounds {
        sample::play_round(&mut tournament);
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.kralle");
    let new = sample::entry("new_tournament");
    let mut store = Store::create(&path, &tournament, &new, sample::FILE).unwrap();
    for entry in 0..entries {
        let mut after = tournament.clone();
        let reason = sample::line("Grund");
        let table = &after.rounds[rounds - 1].matches[usize::try_from(entry).unwrap()];
        let table = table.table;
        let round = RoundNumber::at(rounds - 1);
        after
            .clear_result(GameAt::first(round, table), Some(&reason))
            .unwrap();
        let clear = sample::entry("clear_result");
        store.keep(&tournament, &after, &clear).unwrap();
        tournament = after;
    }
    let copy = folder.path().join("copy.kralle");
    store.save_copy(&copy).unwrap();
    let file = std::fs::read(&copy).unwrap();
    zstd::bulk::compress(&file, 9).unwrap()
}

#[divan::bench(args = [(12, 5, 60), (120, 5, 60)])]
fn unpack_and_prove(bencher: Bencher<'_, '_>, (teams, rounds, entries): (u32, usize, u32)) {
    let packed = packed(teams, rounds, entries.min(teams / 2));
    bencher.bench_local(|| intake(&packed));
}
