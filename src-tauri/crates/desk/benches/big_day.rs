//! The latency of each call: 500 teams, eleven rounds of a Swiss system, 300 commands.
//!
//! The file is in the system's temporary directory: set `TMPDIR` to measure another medium.
#![allow(clippy::unwrap_used, reason = "benchmarks may fail")]

use std::hint::black_box;
use std::path::PathBuf;
use std::slice;

use divan::Bencher;
use kralle_counts::HotPath;
use kralle_desk::{Act, Desk, Door, SharedDesk};
use kralle_store::Store;
use kralle_tournament::{Format, Scoring, Tournament};
use serde_json::{Value, json};

#[path = "../../store/tests/sample/mod.rs"]
mod sample;

fn main() {
    let paths: &[HotPath] = &[
        ("command", command_path),
        ("pack", pack_path),
        ("hall_report", hall_report_path),
    ];
    if !kralle_counts::run(paths) {
        divan::main();
    }
}

/// Twenty results of a tournament of 120 teams, each a command of the desk.
fn command_path() -> Box<dyn FnMut()> {
    let mut day = Day::of(&tournament(120, 5));
    Box::new(move || {
        for _ in 0..20 {
            black_box(day.enter_result());
        }
    })
}

/// A copy of the file of 120 teams, packed into the outbox.
fn pack_path() -> Box<dyn FnMut()> {
    let mut day = Day::of(&tournament(120, 5));
    let input = json!({ "archive": "https://archive.example", "consent": "seen" });
    Box::new(move || {
        black_box(day.ask("push_to_archive", &input));
    })
}

/// The reports of both captains at ten tables in a tournament of 120 teams.
fn hall_report_path() -> Box<dyn FnMut()> {
    let mut day = Day::of(&tournament(120, 5));
    day.ask("pair_round", &json!({}));
    day.ask("publish_round", &json!({ "round": 6 }));
    let Day { desk, folder, .. } = day;
    let hall = Hall {
        desk: SharedDesk::new(desk),
        folder,
    };
    let acts = hall.reports(6, 10);
    Box::new(move || {
        for act in &acts {
            let acted = hall.desk.act(slice::from_ref(act));
            assert!(acted.iter().all(|it| it.status == 200), "{acted:?}");
        }
        let _ = &hall.folder;
    })
}

/// A tournament of `teams` in the Swiss system after `rounds` rounds.
fn tournament(teams: u32, rounds: u16) -> Tournament {
    let mut tournament = sample::with_players(2 * teams);
    tournament.settings.format = Format::SwissSystem;
    tournament.settings.scoring = Scoring::usual(Format::SwissSystem);
    tournament.settings.swiss_rounds = Some(rounds + 2);
    tournament.draw_teams(&sample::order("739142068")).unwrap();
    for _ in 0..rounds {
        sample::play_round(&mut tournament);
    }
    tournament
}

/// A desk that serves phones.
struct Hall {
    desk: SharedDesk,
    folder: tempfile::TempDir,
}

impl Hall {
    fn ask(&self, call: &str, input: Value) -> Value {
        self.desk.call(call, input, None).unwrap()
    }

    /// Returns matching reports of both captains at the first `tables` tables.
    fn reports(&self, round: u16, tables: u16) -> Vec<Act> {
        self.desk.open_hall().unwrap();
        let matches = self.ask("round", json!({ "round": round }))["matches"].clone();
        let links = self.ask("match_links", json!({ "round": round }))["links"].clone();
        let links = links.as_array().unwrap().iter();
        let at_tables = links.filter(|link| link["table"].as_u64() <= Some(tables.into()));
        let reports = (1..).zip(at_tables).map(|(number, link)| {
            let id = link["id"].as_str().unwrap();
            let entered = self.desk.enter(id, [number; 32], [number; 16]).unwrap();
            let Door::Entered { visitor, .. } = self.desk.door(&entered.id) else {
                unreachable!("the phone has entered");
            };
            let table = usize::try_from(link["table"].as_u64().unwrap()).unwrap();
            let winner = &matches[table - 1]["first"]["seats"][0]["player"]["id"];
            Act {
                visitor,
                name: "report_result".to_owned(),
                input: json!({ "winner_player": winner, "cause": "flag_fall" }),
                key: format!("report-{number:016}"),
                body: [number; 32],
            }
        });
        reports.collect()
    }
}

const TEAMS: u32 = 500;
const ROUNDS: u16 = 11;
const COMMANDS: u16 = 300;

/// A desk with the big tournament.
struct Day {
    desk: Desk,
    folder: tempfile::TempDir,
    /// The newest round.
    round: usize,
    turn: usize,
}

impl Day {
    fn new() -> Self {
        let mut day = Self::of(&tournament(TEAMS, ROUNDS));
        for _ in 0..COMMANDS {
            day.enter_result();
        }
        day
    }

    /// Returns a desk with this tournament open.
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
            desk: Desk::for_scripts("Rosa Klaue").keeping_keys(&folder.path().join("settings")),
            folder,
            round: tournament.rounds.len(),
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

    /// Enters the result of the next table of the last round.
    fn enter_result(&mut self) -> Value {
        self.turn += 1;
        let input = json!({
            "round": self.round, "table": self.turn % 250 + 1, "no_winner": "drawn",
            "cause": "arbiter_decision", "reason": format!("Grund {}", self.turn),
        });
        self.ask("enter_result", &input)
    }
}

/// Measures a read-only call, or one whose repetitions do the same work.
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

/// Check-in before the drawing of lots.
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
