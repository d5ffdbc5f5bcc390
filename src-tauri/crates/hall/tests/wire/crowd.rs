//! A crowd of anonymous clients takes no place from signed ones.

use kralle_hall::Limits;
use serde_json::json;

use crate::client::{Line, get};
use crate::place::place_with;

/// A tenth of the usual limits; `cargo xtask storm` tests nine hundred connections against those.
const TENTH: Limits = Limits {
    connections: 90,
    connections_of_address: 70,
    public_streams: 50,
    streams_of_address: 50,
    ..Limits::usual()
};

#[test]
fn public_streams_from_two_addresses_lock_no_captain_out() {
    let place = place_with(TENTH);
    let captain = place.enter(&place.slip(1, "first"), 1).unwrap();
    let mut open = Vec::new();
    for number in 0..90 {
        let mut line = Line::from([127, 0, 1, 1 + number % 2], place.address());
        let status = line.ask(&get("/api/public/events")).status;
        open.push((line, status));
    }
    let streams = open.iter().filter(|it| it.1 == 200).count();
    assert_eq!(streams, 50, "the others are refused");
    for _ in 0..20 {
        assert_eq!(place.call(&captain, "my_match", &json!({})).status, 200);
    }
    let mut stream = place.line();
    let events = captain.sign(get("/api/events"));
    assert_eq!(stream.ask(&events).status, 200);
    let second = place.enter(&place.slip(1, "second"), 2).unwrap();
    assert_eq!(place.call(&second, "my_match", &json!({})).status, 200);
    // No anonymous page is refused.
    assert_eq!(place.ask(&get("/m")).status, 200);
}

#[test]
fn connections_that_ask_for_nothing_make_room() {
    let place = place_with(TENTH);
    let captain = place.enter(&place.slip(1, "first"), 1).unwrap();
    let mut own = place.line();
    let look = captain.sign(crate::client::post("/api/call/my_match", "{}"));
    assert_eq!(own.ask(&look).status, 200);
    let idle: Vec<Line> = (0..200)
        .map(|number| Line::from([127, 0, 1, 1 + number % 2], place.address()))
        .collect();
    assert_eq!(place.call(&captain, "my_match", &json!({})).status, 200);
    assert_eq!(own.ask(&look).status, 200, "who has signed stays");
    drop(idle);
}
