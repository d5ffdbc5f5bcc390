//! Streams announce changes, never their content.

use kralle_hall::Limits;
use serde_json::{Value, json};

use crate::client::{Key, Line, get};
use crate::place::{place, place_with};

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
fn everybody_hears_of_what_he_may_see_and_nobody_hears_what() {
    let place = place();
    let director = place.director();
    let open = |ask| {
        let mut line = place.line();
        line.ask(&ask);
        let (name, state) = line.event().unwrap();
        assert_eq!(name, "state");
        (line, state)
    };
    let (mut inside, state) = open(director.sign(get("/api/events")));
    let (mut public, _) = open(get("/api/public/events"));
    let captain = place.enter(&place.slip(1, "first"), 1).unwrap();
    let (mut own, _) = open(captain.sign(get("/api/events")));
    let journal = |data: &Value| data["journal"].as_u64().unwrap();
    let input = json!({ "players": [1], "presence": "absent" });
    let quiet = place.call(&director, "check_in", &input);
    assert_eq!(quiet.status, 200, "{:?}", quiet.json());
    let (name, data) = inside.event().unwrap();
    assert_eq!(name, "changed");
    assert_eq!(data["boot"], state["boot"]);
    assert!(journal(&data) > journal(&state));
    let input = json!({ "round": 1, "table": 1, "seating": "cross" });
    let seen = place.call(&director, "choose_seating", &input);
    assert_eq!(seen.status, 200, "{:?}", seen.json());
    let (name, public) = public.event().unwrap();
    assert_eq!(
        (name.as_str(), public.as_object().unwrap().len()),
        ("changed", 2)
    );
    assert!(journal(&public) > journal(&data));
    let (name, own) = own.event().unwrap();
    assert_eq!(
        (name.as_str(), journal(&own)),
        ("changed", journal(&public))
    );
}

#[test]
fn the_first_phone_of_a_slip_hears_that_a_second_one_asks() {
    let place = place();
    let paper = place.slip(1, "first");
    let first = place.enter(&paper, 1).unwrap();
    let opened = |key: &Key| {
        let mut line = place.line();
        line.ask(&key.sign(get("/api/events")));
        assert_eq!(line.event().unwrap().0, "state");
        line
    };
    let (mut first_line, mut director) = (opened(&first), opened(&place.director()));
    let other = place.enter(&place.slip(1, "second"), 2).unwrap();
    let mut other_line = opened(&other);
    let journal = place.desk.journal();
    place.enter(&paper, 3).unwrap_err();
    let (name, data) = first_line.event().unwrap();
    assert_eq!(
        (name.as_str(), &data["journal"]),
        ("changed", &json!(journal))
    );
    let asks = place.call(&first, "my_match", &json!({})).json()["asks"].clone();
    assert_eq!(asks, json!([2]));
    // It is invisible to the other side, and no journal entry: both streams next announce the
    // change after it.
    let about = json!({ "about": "" });
    assert_eq!(place.call(&other, "call_arbiter", &about).status, 200);
    for line in [&mut other_line, &mut director] {
        let (name, data) = line.event().unwrap();
        assert_eq!(
            (name.as_str(), &data["journal"]),
            ("changed", &json!(journal + 1))
        );
    }
}

#[test]
fn whose_key_is_ended_hears_nothing_more() {
    let place = place();
    let (paper, number) = place.device("helper");
    let helper = place.enter(&paper, 1).unwrap();
    let mut line = place.line();
    line.ask(&helper.sign(get("/api/events")));
    assert_eq!(line.event().unwrap().0, "state");
    place.at_the_desk("end_device", json!({ "device": number }));
    let said = place.call(&helper, "hall_tables", &json!({}));
    assert_eq!((said.status, said.code().as_str()), (401, "ended"));
    while let Some((name, _)) = line.event() {
        // An event sent before the device was revoked.
        assert_eq!(name, "changed");
    }
}
