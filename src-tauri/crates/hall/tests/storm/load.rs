//! The load of a hall on one laptop: a round without the desk, many readers of the public page, and
//! many open streams. `arrivals.rs` measures report times. The times are printed, since machines
//! differ.

use std::net::SocketAddr;
use std::time::Instant;

use serde_json::{Value, json};

use crate::client::{Line, get, post};
use crate::server::Server;
use crate::{Captain, ask, captain, desk, file, make, round_of};

/// The number of captains and teams: one slip each.
const TEAMS: usize = 120;
const READERS: u32 = 8;
const STREAMS: usize = 500;
/// Connections that open a public stream.
const CROWD: usize = 900;

pub(crate) fn load() {
    a_round();
    let folder = tempfile::tempdir().unwrap();
    make(folder.path(), TEAMS);
    let (links, winners) = round_of(folder.path(), 1);
    let server = Server::start(folder.path());
    let address = server.now().0;
    let captains: Vec<Captain> = links
        .iter()
        .zip(1..)
        .map(|(link, phone)| {
            let table = usize::try_from(link["table"].as_u64().unwrap()).unwrap();
            captain(address, link, phone, winners[table - 1].clone(), 1)
        })
        .collect();
    pages(address);
    streams(&server, address);
    crowd(address, &captains);
    server.stop();
}

/// Opens nine hundred public streams from two addresses: the captains can still read and report.
fn crowd(address: SocketAddr, captains: &[Captain]) {
    let mut open: Vec<Line> = Vec::new();
    for number in 0..CROWD {
        let from = if number % 2 == 0 { 1 } else { 2 };
        let mut line = Line::from([127, 0, 1, from], address);
        if line.ask(&get("/api/public/events")).status == 200 {
            open.push(line);
        }
    }
    for captain in captains {
        let look = captain.key.sign(post("/api/call/my_match", "{}"));
        assert_eq!(Line::to(address).ask(&look).status, 200);
        let (_, table, side) = &captain.side;
        let report = captain.report(&format!("crowd-{table}-{side}"));
        assert_eq!(Line::to(address).ask(&report).status, 200);
    }
    let streams = open.len();
    println!("beside {streams} open public streams every captain is answered");
}

/// Plays a round with the captains of thirty tables to its last result, without the desk.
fn a_round() {
    const TABLES: usize = 30;
    let folder = tempfile::tempdir().unwrap();
    make(folder.path(), 2 * TABLES);
    let desk = desk(folder.path());
    ask(&desk, "open_tournament", file(folder.path()));
    ask(&desk, "set_reporting", json!({ "reporting": "both" }));
    drop(desk);
    let (links, winners) = round_of(folder.path(), 1);
    let server = Server::start(folder.path());
    let address = server.now().0;
    let before = Instant::now();
    std::thread::scope(|scope| {
        for (table, winner) in (1..).zip(&winners) {
            let of_table = links.iter().zip(1..).filter(|(it, _)| it["table"] == table);
            let sides: Vec<Captain> = of_table
                .map(|(link, phone)| captain(address, link, phone, winner.clone(), 1))
                .collect();
            scope.spawn(move || plays(address, &sides));
        }
    });
    let seconds = before.elapsed().as_secs_f64();
    let overview = Line::to(address).ask(&get("/api/public/overview")).json();
    assert_eq!(
        (&overview["tables"], &overview["results"]),
        (&json!(30), &json!(30))
    );
    println!("{TABLES} tables from the choice of seats to the last result: {seconds:.1} s");
    server.stop();
}

/// Lets both captains of a table act in turn.
fn plays(address: SocketAddr, sides: &[Captain]) {
    let side = |name: &str| sides.iter().find(|it| it.side.2 == name).unwrap();
    let (first, second) = (side("first"), side("second"));
    let does = |captain: &Captain, call: &str, input: Value| {
        let key = format!("{call}-{}-{:016}", captain.side.2, captain.side.1);
        let ask = post(&format!("/api/call/{call}"), input.to_string()).once(&key);
        let said = Line::to(address).ask(&captain.key.sign(ask));
        assert_eq!(said.status, 200, "{call}: {said:?}");
        said.json()
    };
    does(first, "choose_my_seating", json!({ "seating": "parallel" }));
    does(
        second,
        "choose_my_colors",
        json!({ "white_on_board_1": "first" }),
    );
    let report = json!({ "winner_player": first.winner, "cause": "flag_fall" });
    does(first, "report_result", report);
    let theirs = does(second, "my_match", json!({}))["theirs"]["number"].clone();
    let after = does(
        second,
        "answer_report",
        json!({ "agrees": true, "report": theirs }),
    );
    assert_ne!(after["result"], Value::Null, "{after}");
}

/// Reads the posted round from many phones.
fn pages(address: SocketAddr) {
    let each: u32 = if cfg!(debug_assertions) { 250 } else { 10_000 };
    let before = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..READERS {
            scope.spawn(move || {
                let mut line = Line::to(address);
                for _ in 0..each {
                    assert_eq!(line.ask(&get("/api/public/round")).status, 200);
                }
            });
        }
    });
    let seconds = before.elapsed().as_secs_f64();
    println!(
        "{} answers of the public round to {READERS} readers: {:.0} a second",
        each * READERS,
        f64::from(each * READERS) / seconds
    );
}

/// Listens with many phones; prints the memory if the system reports it.
fn streams(server: &Server, address: SocketAddr) {
    let before = memory(server);
    let mut lines: Vec<Line> = (0..STREAMS)
        .map(|_| {
            let mut line = Line::to(address);
            assert_eq!(line.ask(&get("/api/public/events")).status, 200);
            line
        })
        .collect();
    for line in &mut lines {
        assert!(line.event().is_some());
    }
    if let Some((before, after)) = before.zip(memory(server)) {
        let more = after.saturating_sub(before);
        println!("{STREAMS} open streams: {more} kB more");
    }
}

/// Returns the server's memory in kB: its own and its share of shared memory.
fn memory(server: &Server) -> Option<u64> {
    let pid = server.now.lock().unwrap().child.as_ref()?.id();
    let said = std::fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?;
    let line = said.lines().find(|line| line.starts_with("Pss:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
