//! Benchmarks of sheets: `cargo bench -p kralle-sheets`.

#![allow(clippy::expect_used)] // a benchmark needs its template

use std::hint::black_box;

use divan::Bencher;
use kralle_sheets::{Page, SheetKind, Template, print};
use kralle_words::Language::German;

#[path = "../tests/sample/mod.rs"]
mod sample;

fn main() {
    if !kralle_counts::run(&[("sheet", sheet_path)]) {
        divan::main();
    }
}

/// Prints the pairings of 250 tables.
fn sheet_path() -> Box<dyn FnMut()> {
    let page = sample::page(SheetKind::Pairing, 250);
    let template = Template::builtin(page.sheet).expect("the built-in template");
    Box::new(move || {
        black_box(print(black_box(&page), German, &template)).expect("a sheet");
    })
}

fn bench(bencher: Bencher<'_, '_>, page: &Page) {
    let template = Template::builtin(page.sheet).expect("the built-in template");
    // A page caches its measurements.
    bencher
        .with_inputs(|| page.clone())
        .bench_local_refs(|page| print(page, German, &template));
}

#[divan::bench(args = [12, 60, 200])]
fn pairings(bencher: Bencher<'_, '_>, rows: usize) {
    bench(bencher, &sample::page(SheetKind::Pairing, rows));
}

#[divan::bench(args = [12, 60, 2000])]
fn standings(bencher: Bencher<'_, '_>, rows: usize) {
    bench(bencher, &sample::page(SheetKind::Standings, rows));
}

#[divan::bench(args = [30, 1000])]
fn seats(bencher: Bencher<'_, '_>, rows: usize) {
    bench(bencher, &sample::page(SheetKind::Seats, rows));
}

/// Prints every sheet, in the order of `SheetKind::ALL`, with 60 rows.
#[divan::bench(args = 0..SheetKind::ALL.len())]
fn every_sheet(bencher: Bencher<'_, '_>, number: usize) {
    bench(bencher, &sample::every(60)[number]);
}
