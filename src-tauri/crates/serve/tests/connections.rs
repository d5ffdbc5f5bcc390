//! Seats, heads and closing of connections.

use kralle_serve::{Limits, Purpose, PurposeLimits, SeatLimits};

use crate::place::{FULL, LIMITS, Line, Place, SHORT, reply, until};

fn limited(seats: SeatLimits) -> Limits {
    Limits { seats, ..LIMITS }
}

#[test]
fn a_connection_without_a_seat_gets_a_response() {
    let place = Place::echo(limited(SeatLimits {
        of_loopback: 1,
        ..LIMITS.seats
    }));
    let mut first = place.line();
    assert!(first.get("/").starts_with("HTTP/1.1 200"));
    let refused = place.line().rest();
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    assert!(refused.contains("retry-after: 5"), "{refused}");
    assert!(refused.ends_with(FULL), "{refused}");
    assert!(first.get("/").starts_with("HTTP/1.1 200"));
    drop(first);
    until("the seat is free again", || {
        place.line().get("/").starts_with("HTTP/1.1 200")
    });
}

#[test]
fn a_connection_without_a_purpose_makes_room() {
    let seats = SeatLimits {
        in_all: 2,
        make_room: true,
        ..LIMITS.seats
    };
    let limits = PurposeLimits {
        in_all: 1,
        of_address: 1,
    };
    let place = Place::new(limited(seats), move |request, client| {
        let purpose = Purpose::Client(request.uri().path().to_owned());
        let is_held = client.seat.hold(purpose, limits);
        async move { reply(if is_held { "held" } else { "refused" }) }
    });
    let mut held = place.line();
    assert!(held.get("/1").ends_with("held"));
    let mut other = place.line();
    assert!(
        other.get("/1").ends_with("refused"),
        "too many of one client"
    );
    let mut newest = place.line();
    assert!(newest.get("/2").ends_with("held"));
    assert_eq!(other.rest(), "", "its seat is taken");
    assert!(held.get("/1").ends_with("held"));
}

#[test]
fn a_slow_head_and_an_idle_connection_end() {
    let place = Place::echo(Limits {
        head_within: SHORT,
        ..LIMITS
    });
    let mut silent = place.line();
    let mut slow = place.line();
    slow.send(b"GET / HTTP/1.1\r\nhost:").unwrap();
    let mut idle = place.line();
    assert!(idle.get("/").starts_with("HTTP/1.1 200"));
    for line in [&mut silent, &mut slow, &mut idle] {
        line.rest();
    }
}

#[test]
fn an_overlong_head_is_refused() {
    let place = Place::echo(LIMITS);
    for (length, status) in [(7_000, "200"), (9_000, "431")] {
        let mut line = place.line();
        let head = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "x".repeat(length));
        line.send(head.as_bytes()).unwrap();
        let response = line.part();
        assert!(
            response.starts_with(&format!("HTTP/1.1 {status}")),
            "{response}"
        );
    }
}

#[test]
fn a_renewed_listener_is_at_the_same_address() {
    let place = Place::echo(LIMITS);
    let mut before = place.line();
    assert!(before.get("/").starts_with("HTTP/1.1 200"));
    place.renew();
    until("it accepts again", || {
        Line::to(place.address).is_ok_and(|mut it| it.get("/").starts_with("HTTP/1.1 200"))
    });
    assert!(before.get("/").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_closing_server_ends_idle_connections_and_lets_responses_go_out() {
    let (begin, begun) = std::sync::mpsc::channel();
    let go_on = tokio::sync::watch::Sender::new(false);
    let goes_on = go_on.subscribe();
    let place = Place::new(LIMITS, move |request, _| {
        let (begin, mut goes_on) = (begin.clone(), goes_on.clone());
        async move {
            if request.uri().path() == "/slow" {
                begin.send(()).unwrap();
                goes_on.wait_for(|it| *it).await.unwrap();
            }
            reply("done")
        }
    });
    let mut idle = place.line();
    assert!(idle.get("/").ends_with("done"));
    let mut slow = place.line();
    slow.send(b"GET /slow HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    begun.recv().unwrap();
    let server = std::sync::Arc::clone(&place.server);
    let closing = place
        .runtime
        .spawn(async move { server.close(crate::place::LONG).await });
    assert_eq!(idle.rest(), "");
    go_on.send_replace(true);
    assert!(slow.rest().ends_with("done"));
    place.runtime.block_on(closing).unwrap();
}
