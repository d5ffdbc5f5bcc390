//! A hall in a bad network: reports are cut off, duplicated and resent while the server is killed.
//! Every acknowledged report exists once, in its match, and the file verifies.
//!
//! A normal run sends a few hundred and kills twice. `cargo xtask storm` sends ten thousand, with
//! twenty kills, and measures the load: `storm/load.rs`. This test runs its own executable as the
//! server, so it has no test harness.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "tests may fail and tell"
)]

#[path = "storm/arrivals.rs"]
mod arrivals;
#[path = "wire/client.rs"]
#[allow(dead_code, reason = "each test binary uses its part")]
mod client;
#[path = "storm/load.rs"]
mod load;
#[path = "storm/phone.rs"]
mod phone;
#[path = "storm/server.rs"]
mod server;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use client::{Ask, Key, Line, Said, post};
use kralle_desk::{Desk, SharedDesk};
use kralle_hall::{Hall, Limits, Log, Settings, ThisMachine};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use server::{PORT, SERVES, Server};

/// The environment variables with the number of reports and of kills.
const REPORTS: &str = "KRALLE_STORM_REPORTS";
const KILLS: &str = "KRALLE_STORM_KILLS";
/// The number of runs of the load test, idle and with a busy process.
const RUNS: &str = "KRALLE_STORM_RUNS";

const TEAMS: usize = 60;
/// Reports of a side in a match, below the limit.
const OF_A_SIDE: usize = 18;
const THREADS: usize = 6;

fn main() {
    if let Some(folder) = std::env::var_os(SERVES) {
        return serve(Path::new(&folder));
    }
    if std::env::var_os(arrivals::BUSY).is_some() {
        return arrivals::be_busy();
    }
    if let Ok(runs) = std::env::var(RUNS) {
        return arrivals::measure(runs.parse().unwrap());
    }
    let number =
        |name: &str, usual: usize| std::env::var(name).map_or(usual, |said| said.parse().unwrap());
    let (reports, kills) = (number(REPORTS, 300), number(KILLS, 2));
    let folder = tempfile::tempdir().unwrap();
    let answered = storm(folder.path(), reports, kills);
    compare(folder.path(), &answered);
    println!(
        "{} reports, {kills} kills: none lost, none doubled, none crossed",
        answered.len()
    );
    load::load();
    arrivals::measure_once();
}

fn desk(folder: &Path) -> SharedDesk {
    SharedDesk::new(Desk::for_scripts("Storm").keeping_keys(&folder.join("config")))
}

fn ask(desk: &SharedDesk, name: &str, input: Value) -> Value {
    let answer = desk.call(name, input, None);
    answer.unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"))
}

fn file(folder: &Path) -> Value {
    json!({ "path": folder.join("storm.kralle") })
}

/// Runs the server until it is killed, or its output is closed.
fn serve(folder: &Path) {
    let desk = Arc::new(desk(folder));
    ask(&desk, "open_tournament", file(folder));
    desk.open_hall().unwrap();
    let settings = Settings {
        addresses: vec![Ipv4Addr::LOCALHOST.into()],
        port: std::env::var(PORT).unwrap().parse().unwrap(),
        limits: Limits::default(),
        log: Log::to(|_| {}),
        machine: Arc::new(ThisMachine),
    };
    let hall = Hall::open(&desk, settings).unwrap();
    println!("{}", hall.address());
    let mut end = Vec::new();
    let _ = std::io::stdin().read_to_end(&mut end);
}

/// Creates the tournament and publishes its first round.
fn make(folder: &Path, teams: usize) {
    let desk = desk(folder);
    let settings = json!({
        "name": "Storm", "rule_set": "swiss", "format": "swiss_system", "swiss_rounds": 20,
    });
    let path = folder.join("storm.kralle");
    ask(
        &desk,
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    let players: Vec<Value> = (0..2 * teams)
        .map(|number| {
            let (name, rating) = (format!("Player, Number {number}"), 1000 + number);
            json!({ "name": name, "ratings": { "standard": rating } })
        })
        .collect();
    ask(&desk, "import_players", json!({ "players": players }));
    ask(&desk, "draw_lots", json!({ "seed": "1", "wish": "anyone" }));
    ask(&desk, "set_reporting", json!({ "reporting": "arbiters" }));
    ask(&desk, "pair_round", json!({}));
    ask(&desk, "publish_round", json!({ "round": 1 }));
}

/// A captain, and the side to report for.
struct Captain {
    key: Key,
    side: (u16, u16, String),
    winner: Value,
}

impl Captain {
    /// Returns a report with its number in the reason.
    fn report(&self, which: &str) -> Ask {
        let input = json!({ "winner_player": self.winner, "cause": "flag_fall", "reason": which });
        let key = format!("{which}-{:016}", 0);
        self.key
            .sign(post("/api/call/report_result", input.to_string()).once(&key))
    }

    /// Checks that the response is signed by the desk.
    fn must_be_signed(&self, ask: &Ask, said: &Said) {
        use sha2::{Digest as _, Sha256};
        let body = client::hex(&Sha256::digest(&said.body));
        let told = format!("{}\n{}\n{body}", said.status, ask.mac(&self.key.key));
        let expected = client::mac(&self.key.key, &told);
        assert_eq!(said.header("kralle-answer"), Some(expected.as_str()));
    }
}

/// Enters the slip `link` as a new phone.
fn captain(address: SocketAddr, link: &Value, phone: u8, winner: Value, round: u16) -> Captain {
    let entered = client::enter(address, &Key::shown(link), phone);
    let table = u16::try_from(link["table"].as_u64().unwrap()).unwrap();
    Captain {
        key: entered.unwrap_or_else(|said| panic!("{:?}", said.json())),
        side: (round, table, link["side"].as_str().unwrap().to_owned()),
        winner,
    }
}

/// The acknowledged reports, keyed by their reason: round, table and side.
type Answered = BTreeMap<String, (u16, u16, String)>;

fn storm(folder: &Path, reports: usize, kills: usize) -> Answered {
    make(folder, TEAMS);
    let mut answered = Answered::new();
    let sent = AtomicUsize::new(0);
    let mut round = 1;
    while answered.len() < reports {
        let (links, winners) = round_of(folder, round);
        let server = Server::start(folder);
        let captains: Vec<Captain> = links
            .iter()
            .zip(1..)
            .map(|(link, phone)| {
                let table = usize::try_from(link["table"].as_u64().unwrap()).unwrap();
                captain(
                    server.now().0,
                    link,
                    phone,
                    winners[table - 1].clone(),
                    round,
                )
            })
            .collect();
        let of_round = (reports - answered.len()).min(captains.len() * OF_A_SIDE);
        let each = of_round.div_ceil(captains.len());
        let kept = Mutex::new(Answered::new());
        let is_over = AtomicUsize::new(0);
        let per_kill = (reports / kills.max(1)).max(1);
        std::thread::scope(|scope| {
            for thread in 0..THREADS {
                let (server, captains, kept, sent, is_over) =
                    (&server, &captains, &kept, &sent, &is_over);
                scope.spawn(move || {
                    let mut chance =
                        ChaCha8Rng::seed_from_u64((u64::from(round) << 8) + thread as u64);
                    for number in 0..each {
                        for captain in captains.iter().skip(thread).step_by(THREADS) {
                            let (round, table, side) = &captain.side;
                            let which = format!("r{round}-t{table}-{side}-{number}");
                            report(server, captain, &which, &mut chance);
                            kept.lock().unwrap().insert(which, captain.side.clone());
                            sent.fetch_add(1, Ordering::Relaxed);
                        }
                    }
                    is_over.fetch_add(1, Ordering::Relaxed);
                });
            }
            // Kills are spread over the sent reports.
            let mut due = sent.load(Ordering::Relaxed) / per_kill;
            while is_over.load(Ordering::Relaxed) < THREADS {
                if sent.load(Ordering::Relaxed) / per_kill > due {
                    due += 1;
                    server.kill();
                }
                std::thread::yield_now();
            }
        });
        server.stop();
        answered.extend(kept.into_inner().unwrap());
        round += 1;
    }
    answered
}

/// Returns the slips of a round, and a winner of each table; completes the previous round.
fn round_of(folder: &Path, round: u16) -> (Vec<Value>, Vec<Value>) {
    let desk = desk(folder);
    ask(&desk, "open_tournament", file(folder));
    if round > 1 {
        let before = ask(&desk, "round", json!({ "round": round - 1 }));
        for it in before["matches"].as_array().unwrap() {
            let winner = &it["first"]["seats"][0]["player"]["id"];
            let input = json!({
                "round": round - 1, "table": it["table"], "winner_player": winner,
                "cause": "flag_fall",
            });
            ask(&desk, "enter_result", input);
        }
        ask(&desk, "pair_round", json!({}));
        ask(&desk, "publish_round", json!({ "round": round }));
    }
    let view = ask(&desk, "round", json!({ "round": round }));
    let winners = view["matches"].as_array().unwrap().iter();
    let winners = winners.map(|it| it["first"]["seats"][0]["player"]["id"].clone());
    let links = ask(&desk, "match_links", json!({ "round": round }));
    (
        links["links"].as_array().unwrap().clone(),
        winners.collect(),
    )
}

/// Sends a report through a bad network until it is acknowledged.
fn report(server: &Server, captain: &Captain, which: &str, chance: &mut ChaCha8Rng) {
    let ask = captain.report(which);
    loop {
        let (address, starts) = server.now();
        let bytes = ask.bytes(address);
        let said = match chance.random_range(0..6_u8) {
            // The response is lost.
            0 => try_send(address, &bytes, bytes.len()).map(|_| None),
            // The request is cut off.
            1 => try_send(address, &bytes, chance.random_range(1..bytes.len())).map(|_| None),
            // It is sent twice concurrently.
            2 => twice(address, &bytes, captain, &ask),
            _ => try_send(address, &bytes, bytes.len())
                .and_then(|mut line| line.answer(false).map(Some)),
        };
        match said {
            Ok(Some(said)) if said.status == 200 => {
                captain.must_be_signed(&ask, &said);
                return;
            }
            // The queue is full.
            Ok(Some(said)) if matches!(said.status, 429 | 503) => {}
            Ok(Some(said)) => panic!("{which}: {said:?}"),
            Ok(None) => {}
            // It was killed: continue when it runs again.
            Err(_) => {
                let mut now = server.now.lock().unwrap();
                while now.child.is_none() && now.starts == starts {
                    now = server.started.wait(now).unwrap();
                }
            }
        }
    }
}

fn try_send(address: SocketAddr, bytes: &[u8], until: usize) -> std::io::Result<Line> {
    let mut line = Line::try_to(address)?;
    line.send(bytes.get(..until).unwrap())?;
    Ok(line)
}

/// Sends the same request on two connections; both responses must be equal.
fn twice(
    address: SocketAddr,
    bytes: &[u8],
    captain: &Captain,
    ask: &Ask,
) -> std::io::Result<Option<Said>> {
    let mut one = try_send(address, bytes, bytes.len())?;
    let mut other = try_send(address, bytes, bytes.len())?;
    let (one, other) = (one.answer(false)?, other.answer(false)?);
    if (one.status, other.status) == (200, 200) {
        captain.must_be_signed(ask, &other);
        assert_eq!(one.body, other.body, "the first answer again");
    }
    Ok(Some(one))
}

/// Compares the acknowledged reports with the file.
fn compare(folder: &Path, answered: &Answered) {
    let desk = desk(folder);
    ask(&desk, "open_tournament", file(folder));
    let findings = ask(&desk, "verify", json!({}))["findings"].clone();
    assert_eq!(findings, json!([]));
    drop(desk);
    let path = folder.join("storm.kralle");
    let store = kralle_store::Store::open(&path, chrono::Utc::now()).unwrap();
    let mut there = BTreeSet::new();
    for row in store.hall_rows().unwrap() {
        if row.event != "report" {
            continue;
        }
        let which = row.data["said"]["reason"].as_str().unwrap();
        assert!(there.insert(which.to_owned()), "{which} is there twice");
        let from = &row.data["from"];
        let number = |name: &str| u16::try_from(from[name].as_u64().unwrap()).unwrap();
        let side = (
            number("round"),
            number("table"),
            from["side"].as_str().unwrap().to_owned(),
        );
        assert_eq!(
            answered.get(which),
            Some(&side),
            "{which} is at another match"
        );
    }
    let lost: Vec<&String> = answered.keys().filter(|it| !there.contains(*it)).collect();
    assert!(lost.is_empty(), "lost: {lost:?}");
    assert_eq!(there.len(), answered.len());
}
