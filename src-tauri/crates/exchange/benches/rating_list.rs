//! Benchmarks of rating lists at their real size: indexing and searching 1.5 million players.

#![allow(
    clippy::unwrap_used,
    reason = "a benchmark that cannot run says so by failing"
)]

#[path = "../tests/rating_sample/mod.rs"]
mod rating_sample;

use std::fs::File;
use std::hint::black_box;
use std::io::{BufWriter, Cursor, Write as _};
use std::ops::ControlFlow;
use std::sync::OnceLock;

use kralle_counts::HotPath;
use kralle_exchange::rating_list::{ListSource, RatingList, build};
use kralle_exchange::trf::Trf;
use rating_sample::{Form, list};

/// About the number of players in FIDE's list.
const PLAYERS: u32 = 1_500_000;

const REPORT: &[u8] = include_bytes!("../tests/reports/teams-10-a.trf");

fn main() {
    let paths: &[HotPath] = &[("rating_list", rating_list_path), ("report", report_path)];
    if !kralle_counts::run(paths) {
        divan::main();
    }
}

/// Builds a local list from a FIDE list of 20,000 players.
fn rating_list_path() -> Box<dyn FnMut()> {
    let bytes = list(Form::FideText, 20_000);
    Box::new(move || {
        let mut local = Vec::new();
        let source = ListSource::new(Cursor::new(bytes.as_slice()), "players_list");
        build(source, &mut local, &mut |_, _| ControlFlow::Continue(())).unwrap();
        black_box(local);
    })
}

/// Reads the tournament report of ten teams a hundred times.
fn report_path() -> Box<dyn FnMut()> {
    Box::new(|| {
        for _ in 0..100 {
            let trf = Trf::read(black_box(REPORT)).unwrap();
            black_box(trf.to_event_so_far().unwrap());
        }
    })
}

/// Returns the path of a generated list. The file is written once, so that the benchmark reads
/// from disk, not from memory.
fn file(form: Form) -> std::path::PathBuf {
    static MADE: OnceLock<tempfile::TempDir> = OnceLock::new();
    let folder = MADE.get_or_init(|| tempfile::tempdir().unwrap());
    let path = folder.path().join(format!("{form:?}"));
    if !path.exists() {
        std::fs::write(&path, list(form, PLAYERS)).unwrap();
    }
    path
}

fn made(form: Form) -> std::path::PathBuf {
    let path = file(form);
    let local = path.with_extension("local");
    let mut output = BufWriter::new(File::create(&local).unwrap());
    let source = ListSource::new(File::open(&path).unwrap(), "players_list");
    build(source, &mut output, &mut |_, _| ControlFlow::Continue(())).unwrap();
    output.flush().unwrap();
    local
}

#[divan::bench(args = [Form::FideText, Form::FideXml, Form::Dwz], sample_count = 3, sample_size = 1)]
fn index_1_500_000_players(bencher: divan::Bencher<'_, '_>, form: Form) {
    file(form);
    bencher.bench_local(|| made(form));
}

#[divan::bench(args = ["m", "mül", "muel berg", "a b", "karamo x", "1234567"])]
fn search_as_typed(bencher: divan::Bencher<'_, '_>, typed: &str) {
    static LOCAL: OnceLock<std::path::PathBuf> = OnceLock::new();
    let path = LOCAL.get_or_init(|| made(Form::FideText));
    let mut found = RatingList::open(File::open(path).unwrap()).unwrap();
    bencher.bench_local(|| found.search(typed, 20).unwrap().len());
}

#[divan::bench]
fn find_a_fide_number(bencher: divan::Bencher<'_, '_>) {
    let mut bytes = Vec::new();
    let source = ListSource::new(Cursor::new(list(Form::FideText, 100_000)), "players_list");
    build(source, &mut bytes, &mut |_, _| ControlFlow::Continue(())).unwrap();
    let mut found = RatingList::open(Cursor::new(bytes)).unwrap();
    bencher.bench_local(|| found.by_fide_id(100_000 + 7 * 4242).unwrap());
}
