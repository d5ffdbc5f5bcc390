//! Slow, large or numerous requests: they are aborted or refused, while others get a response.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

use kralle_archive::Limits;
use kralle_archive::intake::BodyPace;

use crate::evening::Evening;
use crate::postgres;
use crate::served::{Served, address, limits, lines};

/// A timeout that tests wait for, long enough for other tests on a busy machine.
const SHORT: Duration = Duration::from_secs(1);

fn impatient() -> Served {
    let limits = Limits {
        head_within: SHORT,
        taken_within: SHORT,
        body_pace: BodyPace {
            silence: SHORT,
            grace: SHORT,
            slowest: 1 << 16,
        },
        ..limits()
    };
    Served::on(postgres::database(), limits)
}

/// Returns the head of a signed push of `evening`, with a body of `length` bytes.
fn beginning(archive: &Served, evening: &Evening, length: usize) -> String {
    format!(
        "PUT {} HTTP/1.1\r\nhost: x\r\n{}content-length: {length}\r\n\r\n",
        address(&evening.file().to_string(), evening.revision()),
        lines(&archive.push_headers(evening)),
    )
}

/// Sends a byte after each response to another client, until the connection is closed.
fn drip(archive: &Served, line: &mut TcpStream) {
    line.set_nodelay(true).unwrap();
    while line.write_all(b"x").is_ok() {
        assert_eq!(archive.get("/de/").status, 200);
    }
}

/// Reads the response until the server closes the connection.
fn answered(line: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // If the server closes the connection during a write, the end of the response may be lost.
    let _ = line.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn a_head_that_comes_drop_by_drop_is_let_go() {
    let archive = impatient();
    let mut line = TcpStream::connect(archive.address).unwrap();
    line.write_all(b"GET /de/ HTTP/1.1\r\nx: ").unwrap();
    drip(&archive, &mut line);
    assert_eq!(archive.get("/de/").status, 200);
}

#[test]
fn a_body_that_comes_drop_by_drop_is_let_go_and_what_came_is_kept() {
    let archive = impatient();
    let evening = Evening::played(0);
    let body = evening.bytes();
    let mut line = TcpStream::connect(archive.address).unwrap();
    let head = beginning(&archive, &evening, body.len());
    line.write_all(head.as_bytes()).unwrap();
    drip(&archive, &mut line);
    assert_ne!(archive.sql("SELECT sum(length(bytes)) FROM upload"), "");
    // The server does not wait for a stalled body either.
    let mut line = TcpStream::connect(archive.address).unwrap();
    line.write_all(head.as_bytes()).unwrap();
    line.write_all(&body[..9]).unwrap();
    let answer = answered(&mut line);
    assert!(answer.starts_with("HTTP/1.1 400"), "{answer}");
    assert!(answer.contains("bad_body"), "{answer}");
    archive.must_push(&evening);
}

#[test]
fn a_head_that_is_too_large_is_refused() {
    let archive = Served::new();
    for (length, status) in [(15_000, "200"), (17_000, "431"), (1 << 20, "431")] {
        let mut line = TcpStream::connect(archive.address).unwrap();
        let long = "x".repeat(length);
        let head = format!("GET /de/ HTTP/1.1\r\nconnection: close\r\nx: {long}\r\n\r\n");
        // The server does not read a refused head completely.
        let _ = line.write_all(head.as_bytes());
        let answer = answered(&mut line);
        let said = format!("HTTP/1.1 {status}");
        assert!(answer.starts_with(&said), "{length}: {answer}");
    }
    assert_eq!(archive.get("/de/").status, 200);
}

#[test]
fn who_takes_nothing_of_his_answers_is_let_go() {
    let archive = impatient();
    let mut line = TcpStream::connect(archive.address).unwrap();
    // Far more than the socket buffers of a client that does not read.
    while line
        .write_all(b"GET /openapi.json HTTP/1.1\r\n\r\n")
        .is_ok()
    {}
    assert_eq!(archive.get("/de/").status, 200);
}

#[test]
fn a_thousand_connections_at_once_keep_nobody_from_an_answer() {
    // Both ends of each connection are open in this process.
    let own = std::process::id().to_string();
    let allowed = Command::new("prlimit")
        .args(["--nofile=8192:", "--pid", &own])
        .status();
    assert!(allowed.unwrap().success());
    let archive = impatient();
    let evening = Evening::played(0);
    let head = beginning(&archive, &evening, 1 << 20);
    let begun = ["", "GET /de/ HTTP/1.1\r\nx: ", &head];
    let mut lines: Vec<TcpStream> = (0..1000)
        .map(|number| {
            let mut line = TcpStream::connect(archive.address).unwrap();
            line.write_all(begun[number % begun.len()].as_bytes())
                .unwrap();
            line
        })
        .collect();
    assert_eq!(archive.get("/de/").status, 200);
    archive.must_push(&evening);
    // Each connection is closed, however it began.
    for line in &mut lines {
        answered(line);
    }
}

#[test]
fn nobody_has_more_connections_than_his_share() {
    let limits = Limits {
        connections: 2,
        ..limits()
    };
    let archive = Served::on(postgres::database(), limits);
    let ask = |line: &mut TcpStream| {
        // Above the limit, the connection may be closed before the request is sent.
        let _ = line.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
        let mut begun = [0; 12];
        line.read_exact(&mut begun)
            .is_ok_and(|()| &begun == b"HTTP/1.1 200")
    };
    let mut lines: Vec<TcpStream> = (0..3)
        .map(|_| TcpStream::connect(archive.address).unwrap())
        .collect();
    let answers: Vec<bool> = lines.iter_mut().map(ask).collect();
    assert_eq!(answers, [true, true, false]);
}
