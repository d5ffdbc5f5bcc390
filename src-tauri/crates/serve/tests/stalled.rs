//! Clients that stop reading.

use kralle_serve::{Limits, SeatLimits};

use crate::place::{LIMITS, Place, SHORT, reply, until};

/// Far more than the buffers of a connection.
const MUCH: usize = 64 << 20;

/// The system does not end the connection here: its own timer does, as on every system.
#[test]
fn a_client_that_stops_reading_is_disconnected() {
    let limits = Limits {
        read_within: SHORT,
        seats: SeatLimits {
            in_all: 1,
            ..LIMITS.seats
        },
        ..LIMITS
    };
    let place = Place::new(limits, |request, _| async move {
        let is_much = request.uri().path() == "/much";
        reply(if is_much {
            vec![b'x'; MUCH]
        } else {
            Vec::new()
        })
    });
    let mut stalled = place.line();
    stalled
        .send(b"GET /much HTTP/1.1\r\nhost: x\r\n\r\n")
        .unwrap();
    until("the seat is free again", || {
        place.line().get("/").starts_with("HTTP/1.1 200")
    });
    assert!(stalled.rest().len() < MUCH, "the response was not cut off");
}

#[test]
fn a_client_that_reads_slowly_gets_all() {
    let place = Place::new(
        Limits {
            read_within: SHORT,
            ..LIMITS
        },
        |_, _| async { reply(vec![b'x'; MUCH]) },
    );
    let mut slow = place.line();
    slow.send(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        .unwrap();
    let mut length = 0;
    loop {
        match slow.part().len() {
            0 => break,
            part => length += part,
        }
    }
    assert!(length > MUCH, "{length}");
}
