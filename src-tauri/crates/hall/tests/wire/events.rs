//! Streams: that something changed, and never what.

use kralle_hall::Limits;
use serde_json::json;

use crate::client::{Line, get, post};
use crate::place::{fresh, place, place_with};

#[test]
fn a_stream_begins_with_the_state() {
    let place = place();
    let director = place.director();
    for ask in [get("/api/public/events"), director.sign(get("/api/events"))] {
        let mut line = place.line();
        let said = line.ask(&ask);
        assert_eq!(said.status, 200);
        assert_eq!(said.header("content-type"), Some("text/event-stream"));
        let (name, data) = line.event().unwrap();
        assert_eq!(name, "state");
        let keys: Vec<&String> = data.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["boot", "journal"]);
        assert_eq!(data["journal"], json!(place.desk.journal()));
    }
}

#[test]
fn the_oldest_stream_of_a_device_makes_room_and_those_of_nobody_are_counted() {
    let place = place_with(Limits {
        streams_of_device: 2,
        streams_of_address: 1,
        ..Limits::default()
    });
    let director = place.director();
    let mut lines: Vec<Line> = (0..3).map(|_| place.line()).collect();
    for line in &mut lines {
        assert_eq!(line.ask(&director.sign(get("/api/events"))).status, 200);
        assert_eq!(line.event().unwrap().0, "state");
    }
    assert_eq!(lines[0].event(), None);
    let mut public = place.line();
    assert_eq!(public.ask(&get("/api/public/events")).status, 200);
    assert_eq!(place.ask(&get("/api/public/events")).status, 429);
    let mut elsewhere = Line::from([127, 0, 0, 4], place.address());
    assert_eq!(elsewhere.ask(&get("/api/public/events")).status, 200);
}

#[test]
fn streams_end_with_the_hall() {
    let mut place = place();
    let mut line = place.line();
    line.ask(&get("/api/public/events"));
    assert_eq!(line.event().unwrap().0, "state");
    place.hall.take().unwrap().close();
    assert_eq!(line.event(), None);
}

#[test]
fn an_act_is_heard_of() {
    let place = place();
    let director = place.director();
    let mut line = place.line();
    line.ask(&director.sign(get("/api/events")));
    let (_, state) = line.event().unwrap();
    let ask = post("/api/call/undo", "{}").once(&fresh());
    assert_eq!(place.as_(&director, ask).status, 200);
    let (name, data) = line.event().unwrap();
    assert_eq!((name.as_str(), &data["boot"]), ("changed", &state["boot"]));
    assert_ne!(data["journal"], state["journal"]);
}
