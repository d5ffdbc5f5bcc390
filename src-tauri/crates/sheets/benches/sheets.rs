//! How long a sheet takes: `cargo bench -p kralle-sheets`.

#![allow(clippy::expect_used)] // a benchmark without its template is none

use divan::Bencher;
use kralle_sheets::{SheetKind, Template, draw_record, pairing, standings};
use kralle_words::Language::German;

#[path = "../tests/sample/mod.rs"]
mod sample;

fn main() {
    divan::main();
}

#[divan::bench(args = [12, 60, 200])]
fn pairing_sheet(bencher: Bencher<'_, '_>, matches: u16) {
    let template = Template::builtin(SheetKind::Pairing).expect("the built-in template");
    let sheet = sample::pairing_sheet(matches);
    bencher.bench(|| pairing(&sheet, German, &template));
}

#[divan::bench(args = [12, 60, 2000])]
fn standings_sheet(bencher: Bencher<'_, '_>, teams: u16) {
    let template = Template::builtin(SheetKind::Standings).expect("the built-in template");
    let sheet = sample::standings_sheet(teams, 7);
    bencher.bench(|| standings(&sheet, German, &template));
}

#[divan::bench(args = [60])]
fn draw_record_sheet(bencher: Bencher<'_, '_>, teams: u16) {
    let template = Template::builtin(SheetKind::DrawRecord).expect("the built-in template");
    let sheet = sample::draw_record_sheet(teams);
    bencher.bench(|| draw_record(&sheet, German, &template));
}
