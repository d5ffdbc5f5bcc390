//! A big tournament: 500 teams, eleven rounds, 300 journal entries.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "tests may fail and tell"
)]

use std::path::{Path, PathBuf};

use divan::Bencher;
use kralle_counts::HotPath;
use kralle_store::{Store, unwatched};
use kralle_tournament::{GameAt, RoundNumber, TableNumber, Tournament};

#[path = "../tests/sample/mod.rs"]
mod sample;

fn main() {
    let paths: &[HotPath] = &[("keep", keep_path), ("verify", verify_path)];
    if !kralle_counts::run(paths) {
        divan::main();
    }
}

/// Keeps twenty results of a big tournament, one after the other.
fn keep_path() -> Box<dyn FnMut()> {
    let file = big_file();
    let (mut store, mut tournament) = open(&file.path());
    Box::new(move || {
        for entry in 0..20 {
            tournament = result_changed(&mut store, &tournament, entry);
        }
        let _ = &file;
    })
}

/// Verifies a file of 120 teams and 60 entries.
fn verify_path() -> Box<dyn FnMut()> {
    let file = file_of(120, 5, 60);
    let (store, _) = open(&file.path());
    Box::new(move || {
        assert!(store.verify(&mut unwatched).unwrap().is_sound());
        let _ = &file;
    })
}

const TEAMS: u32 = 500;
const ROUNDS: usize = 11;
const ENTRIES: usize = 300;

struct BigFile {
    folder: tempfile::TempDir,
}

impl BigFile {
    fn path(&self) -> PathBuf {
        self.folder.path().join("big.kralle")
    }
}

fn big_file() -> BigFile {
    file_of(TEAMS, ROUNDS, ENTRIES)
}

fn file_of(teams: u32, rounds: usize, entries: usize) -> BigFile {
    let file = BigFile {
        folder: tempfile::tempdir().unwrap(),
    };
    let mut tournament = sample::drawn(2 * teams);
    for _ in 0..rounds {
        sample::play_round(&mut tournament);
    }
    let mut store = Store::create(
        &file.path(),
        &tournament,
        &sample::entry("new"),
        sample::FILE,
    )
    .unwrap();
    for entry in 0..entries {
        tournament = result_changed(&mut store, &tournament, entry);
    }
    file
}

/// Returns a director's typical command: the result of one table.
fn result_changed(store: &mut Store, before: &Tournament, entry: usize) -> Tournament {
    let mut after = before.clone();
    let round = RoundNumber::at(before.rounds.len() - 1);
    let table = TableNumber::at(entry % 60);
    let reason = sample::line("weil");
    if after
        .match_at(round, table)
        .unwrap()
        .current()
        .outcome
        .is_some()
    {
        after
            .clear_result(GameAt::first(round, table), Some(&reason))
            .unwrap();
    } else {
        after
            .enter_result(&kralle_tournament::ResultEntry {
                at: GameAt::first(round, table),
                claimed: kralle_tournament::Claimed::Drawn,
                cause: kralle_tournament::Cause::ArbiterDecision,
                reason: Some(reason),
            })
            .unwrap();
    }
    store
        .keep(before, &after, &sample::entry("result"))
        .unwrap();
    after
}

fn open(path: &Path) -> (Store, Tournament) {
    let store = Store::open(path, sample::moment(0)).unwrap();
    let tournament = store.tournament().unwrap();
    (store, tournament)
}

#[divan::bench]
fn open_and_read(bencher: Bencher) {
    let file = big_file();
    bencher.bench_local(|| open(&file.path()));
}

#[divan::bench]
fn read_again(bencher: Bencher) {
    let file = big_file();
    let (store, _) = open(&file.path());
    bencher.bench_local(|| store.tournament().unwrap());
}

#[divan::bench]
fn keep_a_result(bencher: Bencher) {
    let file = big_file();
    let (mut store, mut tournament) = open(&file.path());
    let mut entry = 0;
    bencher.bench_local(|| {
        tournament = result_changed(&mut store, &tournament, entry);
        entry += 1;
    });
}

#[divan::bench]
fn undo_and_redo_a_result(bencher: Bencher) {
    let file = big_file();
    let (mut store, _) = open(&file.path());
    bencher.bench_local(|| {
        store.undo("Rosa Klaue", sample::moment(1)).unwrap();
        store.redo("Rosa Klaue", sample::moment(1)).unwrap();
    });
}

#[divan::bench(sample_count = 3)]
fn verify(bencher: Bencher) {
    let file = big_file();
    let (store, _) = open(&file.path());
    bencher.bench_local(|| assert!(store.verify(&mut unwatched).unwrap().is_sound()));
}
