//! How long a sheet takes: `cargo bench -p kralle-sheets`.

#![allow(clippy::expect_used)] // a benchmark without its template is none

use divan::Bencher;
use kralle_sheets::{Sheet, Template, print};
use kralle_words::Language::German;

#[path = "../tests/sample/mod.rs"]
mod sample;

fn main() {
    divan::main();
}

fn bench(bencher: Bencher<'_, '_>, sheet: &Sheet) {
    let template = Template::builtin(sheet.kind()).expect("the built-in template");
    bencher.bench(|| print(sheet, German, &template));
}

#[divan::bench(args = [12, 60, 200])]
fn pairings(bencher: Bencher<'_, '_>, matches: u16) {
    bench(bencher, &sample::pairing_sheet(matches).into());
}

#[divan::bench(args = [12, 60, 2000])]
fn standings(bencher: Bencher<'_, '_>, teams: u16) {
    bench(bencher, &sample::standings_sheet(teams, 7).into());
}

#[divan::bench(args = [60])]
fn draw_record(bencher: Bencher<'_, '_>, teams: u16) {
    bench(bencher, &sample::draw_record_sheet(teams).into());
}

#[divan::bench(args = [30, 1000])]
fn seats(bencher: Bencher<'_, '_>, teams: u16) {
    bench(bencher, &sample::seats(teams).into());
}

#[divan::bench(args = [60])]
fn match_cards(bencher: Bencher<'_, '_>, matches: u16) {
    let cards = sample::cards(matches, kralle_sheets::CardSeating::ByChoice);
    bench(bencher, &cards.into());
}

/// Every sheet, in the order of `SheetKind::ALL`, for 60 teams.
#[divan::bench(args = 0..kralle_sheets::SheetKind::ALL.len())]
fn every_sheet(bencher: Bencher<'_, '_>, number: usize) {
    bench(bencher, &sample::every(60)[number]);
}
