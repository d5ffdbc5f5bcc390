//! Limits for slow, large or numerous clients.

use std::time::Duration;

use kralle_hall::{Limits, Pace};

use crate::client::{Line, get, post};
use crate::patience::until;
use crate::place::{fresh, place, place_with};

/// A timeout that tests wait for; long enough for a client on a busy machine.
const SHORT: Duration = Duration::from_secs(1);

#[test]
fn a_head_is_of_a_size() {
    let place = place();
    let long = |length: usize| get("/").with("x", &"x".repeat(length));
    assert_eq!(place.ask(&long(7_000)).status, 200);
    assert_eq!(place.ask(&long(9_000)).status, 431);
    assert_eq!(
        place.ask(&get(&format!("/?{}", "x".repeat(9_000)))).status,
        431
    );
    let many = (0..200).fold(get("/"), |ask, it| ask.with(&format!("x{it}"), "1"));
    assert_eq!(place.ask(&many).status, 431);
}

#[test]
fn a_body_is_of_a_size_however_it_is_sent() {
    let place = place();
    let director = place.director();
    let padded = |length: usize| format!("{{}}{}", " ".repeat(length - 2));
    let sent = |length: usize| {
        let ask = post("/api/call/overview", padded(length)).once(&fresh());
        place.as_(&director, ask).status
    };
    assert_eq!(sent(16 * 1024), 200);
    assert_eq!(sent(16 * 1024 + 1), 413);
    let mut line = place.line();
    let head = format!(
        "POST /api/call/overview HTTP/1.1\r\nhost: {}\r\ntransfer-encoding: chunked\r\n\r\n",
        place.address()
    );
    line.send(head.as_bytes()).unwrap();
    for _ in 0..5 {
        line.send(format!("1000\r\n{}\r\n", "x".repeat(4096)).as_bytes())
            .unwrap();
    }
    line.send(b"0\r\n\r\n").unwrap();
    assert_eq!(line.answer(false).unwrap().status, 413);
    // Refused before the first byte of the body.
    let mut line = place.line();
    let head = format!(
        "POST /api/enter HTTP/1.1\r\nhost: {}\r\nexpect: 100-continue\r\ncontent-length: 99999999999\r\n\r\n",
        place.address()
    );
    line.send(head.as_bytes()).unwrap();
    assert_eq!(line.answer(false).unwrap().status, 413);
}

#[test]
fn who_sends_slowly_is_let_go_and_holds_nobody_up() {
    let place = place_with(Limits {
        head_within: SHORT,
        body_within: SHORT,
        ..Limits::default()
    });
    let mut slow: Vec<Line> = (0..50).map(|_| place.line()).collect();
    for line in &mut slow {
        line.send(b"GET / HTTP/1.1\r\nhost:").unwrap();
    }
    assert_eq!(place.ask(&get("/")).status, 200);
    for line in &mut slow {
        assert!(line.has_ended());
    }
    let mut line = place.line();
    let head = format!(
        "POST /api/enter HTTP/1.1\r\nhost: {}\r\ncontent-length: 10\r\n\r\n{{",
        place.address()
    );
    line.send(head.as_bytes()).unwrap();
    let said = line.answer(false).unwrap();
    assert_eq!((said.status, said.code().as_str()), (408, "too_slow"));
    // Also for a client without a further request.
    let mut idle = place.line();
    assert_eq!(idle.ask(&get("/")).status, 200);
    assert!(idle.has_ended());
}

#[test]
fn who_takes_nothing_is_let_go() {
    let place = place_with(Limits {
        taken_within: SHORT,
        connections: 1,
        ..Limits::default()
    });
    let mut line = place.line();
    // Far more than the system buffers for a client that does not read.
    let asks = get("/")
        .with("x", &"x".repeat(6_000))
        .bytes(place.address());
    while line.send(&asks).is_ok() {}
    // The place is free again once the hall has noticed.
    until("the slot is free again", || {
        let mut other = place.line();
        let _ = other.send(&get("/").bytes(place.address()));
        other.answer(false).is_ok_and(|it| it.status == 200)
    });
}

#[test]
fn connections_are_counted_by_address_and_in_all() {
    let place = place_with(Limits {
        connections_of_address: 2,
        connections: 3,
        ..Limits::default()
    });
    let captain = place.enter(&place.slip(1, "first"), 1).unwrap();
    let answers = |line: &mut Line| {
        let look = captain.sign(post("/api/call/my_match", "{}"));
        // A refused client may be disconnected before its request.
        let _ = line.send(&look.bytes(place.address()));
        line.answer(false).map_or(0, |it| it.status)
    };
    // One after the other: an unproved connection makes room for the next.
    let mut first = place.line();
    assert_eq!(answers(&mut first), 200);
    let mut second = place.line();
    assert_eq!(answers(&mut second), 200);
    assert!(matches!(answers(&mut place.line()), 429 | 0));
    let mut there = Line::from([127, 0, 0, 2], place.address());
    assert_eq!(answers(&mut there), 200);
    let mut elsewhere = Line::from([127, 0, 0, 3], place.address());
    assert!(matches!(answers(&mut elsewhere), 429 | 0));
}

#[test]
fn who_has_proved_nothing_makes_room() {
    let place = place_with(Limits {
        connections_of_address: 2,
        ..Limits::default()
    });
    let mut lines = [place.line(), place.line(), place.line()];
    for line in &mut lines[1..] {
        assert_eq!(line.ask(&get("/api/public/overview")).status, 200);
    }
    assert!(lines[0].has_ended(), "the oldest");
}

#[test]
fn a_full_queue_says_so() {
    let place = place_with(Limits {
        acts_waiting: 1,
        requests: Pace {
            at_once: 1000,
            per_minute: 60_000,
        },
        ..Limits::default()
    });
    let (address, director) = (place.address(), place.director());
    // While the writer works, one act waits, and all others are refused.
    let answers = std::thread::scope(|scope| {
        let ask = || {
            let ask = post("/api/call/undo", "{}").once(&fresh());
            Line::to(address).ask(&director.sign(ask)).status
        };
        let all: Vec<_> = (0..40).map(|_| scope.spawn(ask)).collect();
        all.into_iter()
            .map(|it| it.join().unwrap())
            .collect::<Vec<u16>>()
    });
    assert!(
        answers.iter().all(|it| matches!(it, 200 | 422 | 429)),
        "{answers:?}"
    );
}
