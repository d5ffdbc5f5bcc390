//! How long a person waits for each call: 500 teams, eleven rounds of a Swiss system, 300 commands.
//!
//! The file is on the medium of the system's temporary folder: `TMPDIR` chooses another.
#![allow(clippy::unwrap_used, reason = "benchmarks may fail")]

use std::path::PathBuf;

use divan::Bencher;
use kralle_desk::Desk;
use kralle_store::Store;
use kralle_tournament::{Format, Scoring, Tournament};
use serde_json::{Value, json};

#[path = "../../store/tests/sample/mod.rs"]
mod sample;

fn main() {
    divan::main();
}

const TEAMS: u32 = 500;
const ROUNDS: u16 = 11;
const COMMANDS: u16 = 300;

/// A desk with the big tournament on it.
struct Day {
    desk: Desk,
    folder: tempfile::TempDir,
    turn: u16,
}

impl Day {
    fn new() -> Self {
        let mut tournament = sample::with_players(2 * TEAMS);
        tournament.settings.format = Format::SwissSystem;
        tournament.settings.scoring = Scoring::usual(Format::SwissSystem);
        tournament.settings.swiss_rounds = Some(ROUNDS + 2);
        tournament.draw_teams(&sample::order("739142068")).unwrap();
        for _ in 0..ROUNDS {
            sample::play_round(&mut tournament);
        }
        let mut day = Self::of(&tournament);
        for _ in 0..COMMANDS {
            day.enter_result();
        }
        day
    }

    /// A desk with this tournament on it.
    fn of(tournament: &Tournament) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("big.kralle");
        drop(
            Store::create(
                &path,
                tournament,
                &sample::entry("new_tournament"),
                sample::FILE,
            )
            .unwrap(),
        );
        let mut day = Self {
            desk: Desk::for_scripts("Rosa Klaue"),
            folder,
            turn: 0,
        };
        day.open();
        day
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("big.kralle")
    }

    fn ask(&mut self, call: &str, input: &Value) -> Value {
        self.desk.call(call, input.clone()).unwrap()
    }

    fn open(&mut self) -> Value {
        let path = self.path();
        self.ask("close_file", &json!({}));
        self.ask("open_tournament", &json!({ "path": path }))
    }

    /// The result of another table of the last round.
    fn enter_result(&mut self) -> Value {
        self.turn += 1;
        let input = json!({
            "round": ROUNDS, "table": self.turn % 250 + 1, "no_winner": "drawn",
            "cause": "arbiter_decision", "reason": format!("Grund {}", self.turn),
        });
        self.ask("enter_result", &input)
    }
}

/// Measures a call that changes nothing, or of which every one does the same.
fn measure(bencher: Bencher<'_, '_>, call: &str, input: &Value) {
    let mut day = Day::new();
    bencher.bench_local(|| day.ask(call, input));
}

#[divan::bench]
fn open_tournament(bencher: Bencher<'_, '_>) {
    let mut day = Day::new();
    bencher.bench_local(|| day.open());
}

#[divan::bench]
fn overview(bencher: Bencher<'_, '_>) {
    measure(bencher, "overview", &json!({}));
}

#[divan::bench]
fn players(bencher: Bencher<'_, '_>) {
    measure(bencher, "players", &json!({}));
}

#[divan::bench]
fn round(bencher: Bencher<'_, '_>) {
    measure(bencher, "round", &json!({ "round": ROUNDS }));
}

#[divan::bench]
fn standings(bencher: Bencher<'_, '_>) {
    measure(bencher, "standings", &json!({}));
}

#[divan::bench]
fn history(bencher: Bencher<'_, '_>) {
    measure(bencher, "history", &json!({}));
}

#[divan::bench]
fn history_of_a_team(bencher: Bencher<'_, '_>) {
    measure(bencher, "history", &json!({ "team": 7, "round": ROUNDS }));
}

#[divan::bench]
fn history_step(bencher: Bencher<'_, '_>) {
    measure(bencher, "history_step", &json!({ "entry": 150 }));
}

#[divan::bench]
fn look_back(bencher: Bencher<'_, '_>) {
    let mut day = Day::new();
    let mut entry = 0;
    bencher.bench_local(|| {
        entry = entry % 300 + 1;
        day.ask("look_back", &json!({ "entry": entry }))
    });
}

#[divan::bench]
fn enter_result(bencher: Bencher<'_, '_>) {
    let mut day = Day::new();
    bencher.bench_local(|| day.enter_result());
}

#[divan::bench]
fn undo_and_redo(bencher: Bencher<'_, '_>) {
    let mut day = Day::new();
    bencher.bench_local(|| {
        day.ask("undo", &json!({}));
        day.ask("redo", &json!({}))
    });
}

/// Who is here is said before the lots are drawn.
#[divan::bench]
fn check_in(bencher: Bencher<'_, '_>) {
    let mut day = Day::of(&sample::with_players(2 * TEAMS));
    let mut turn = 0;
    bencher.bench_local(|| {
        turn += 1;
        let presence = ["absent", "here"][turn % 2];
        day.ask("check_in", &json!({ "players": [7], "presence": presence }))
    });
}

#[divan::bench(sample_count = 10)]
fn pair_a_round_and_discard_it(bencher: Bencher<'_, '_>) {
    let mut day = Day::new();
    bencher.bench_local(|| {
        day.ask("pair_round", &json!({}));
        day.ask("discard_draft", &json!({ "round": ROUNDS + 1 }))
    });
}
