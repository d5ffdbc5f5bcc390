//! Building a season from its tournaments: persons and table.
//!
//! A club's year, a federation's years, and a federation whose players all have the same name.

#![allow(
    clippy::unwrap_used,
    reason = "a benchmark that cannot run says so by failing"
)]

#[path = "../tests/sample/mod.rs"]
mod sample;

use kralle_season::{Decisions, Persons, Season, SeasonFile, SeasonSettings, SeasonTable};
use sample::ranked;

fn main() {
    divan::main();
}

/// Returns evenings of drawn teams from `club` players, with names from `name`.
fn files(evenings: usize, teams: usize, club: usize, name: fn(usize) -> String) -> Vec<SeasonFile> {
    (0..evenings)
        .map(|evening| {
            let player = |seat: usize| name((evening * 7 + seat * 13) % club);
            let teams: Vec<String> = (0..teams)
                .map(|team| {
                    let (one, other) = (player(2 * team), player(2 * team + 1));
                    format!("{0}-{0}: {one} + {other}", team + 1)
                })
                .collect();
            let teams: Vec<&str> = teams.iter().map(String::as_str).collect();
            let date = format!("2026-{:02}-{:02}", evening / 28 % 12 + 1, evening % 28 + 1);
            ranked(&format!("{evening:06}"), &date, &teams)
        })
        .collect()
}

fn numbered(player: usize) -> String {
    format!(
        "Player{player}, Ida;{};Club {}",
        1950 + player % 60,
        player % 40
    )
}

/// A third without data, a third with a year, a third with a FIDE number.
fn namesake(player: usize) -> String {
    match player % 3 {
        0 => format!("Adler, Ida;;Club {}", player % 5_000),
        1 => format!("Adler, Ida;{}", 1950 + player % 60),
        _ => format!("Adler, Ida;;;{}", player + 1),
    }
}

#[divan::bench]
fn table_of_40_evenings_of_30_teams(bencher: divan::Bencher<'_, '_>) {
    let files = files(40, 30, 101, numbered);
    let settings = SeasonSettings::from_toml("best = 12\n[points]\nby_rank = [10, 8, 6]").unwrap();
    bencher
        .with_inputs(|| files.clone())
        .bench_local_values(|files| {
            let season = Season::of(files);
            let persons = Persons::of(&season, &settings.decisions);
            SeasonTable::of(&season, &persons, &settings)
        });
}

/// Doubling the evenings doubles the time rather than quadrupling it.
#[divan::bench(args = [2_000, 4_000, 8_000], sample_count = 3, sample_size = 1)]
fn persons_of_24_an_evening(bencher: divan::Bencher<'_, '_>, evenings: usize) {
    let season = Season::of(files(evenings, 12, evenings, numbered));
    bencher.bench_local(|| Persons::of(&season, &Decisions::default()));
}

/// The same for players who all have one name.
#[divan::bench(args = [2_000, 4_000, 8_000], sample_count = 3, sample_size = 1)]
fn namesakes_of_24_an_evening(bencher: divan::Bencher<'_, '_>, evenings: usize) {
    let season = Season::of(files(evenings, 12, evenings * 10, namesake));
    bencher.bench_local(|| Persons::of(&season, &Decisions::default()));
}
