//! Replayed requests have no effect and reveal nothing new.

use serde_json::json;

use crate::client::{Ask, Entering, Line, get, post};
use crate::place::{Place, fresh, place};

fn free(place: &Place) {
    let slip = json!({ "round": 1, "table": 1, "side": "first" });
    place.at_the_desk("free_slip", slip);
}

#[test]
fn an_enter_played_again_after_the_slip_was_freed_binds_nothing_also_after_a_restart() {
    let place = place();
    let paper = place.slip(1, "first");
    let recorded = Entering::new(&paper, 1, 1, None);
    assert_eq!(place.ask(&recorded.ask).status, 200);
    free(&place);
    let again = place.ask(&recorded.ask);
    assert_eq!((again.status, again.code().as_str()), (401, "ended"));
    let place = place.start_again();
    assert_eq!(place.ask(&recorded.ask).status, 401);
    // The captain's new phone is admitted.
    let captain = place.enter(&paper, 2).unwrap();
    assert_eq!(place.call(&captain, "my_match", &json!({})).status, 200);
}

#[test]
fn an_enter_that_found_no_room_to_ask_binds_nothing_later() {
    let place = place();
    let paper = place.slip(1, "first");
    place.enter(&paper, 1).unwrap();
    let asks: Vec<Entering> = (2..=10)
        .map(|phone| Entering::new(&paper, phone, phone, None))
        .collect();
    let answers: Vec<_> = asks.iter().map(|it| place.ask(&it.ask).json()).collect();
    assert_eq!(answers[7]["data"]["phone"], json!(9));
    assert_eq!(
        answers[8]["data"],
        json!({}),
        "the ninth is refused for good"
    );
    free(&place);
    assert_eq!(place.ask(&asks[8].ask).status, 401);
    // The waiting phone is admitted, and counts once.
    assert_eq!(place.ask(&asks[0].ask).status, 200);
    assert_eq!(place.ask(&asks[1].ask).status, 409);
}

#[test]
fn a_slip_is_freed_of_one_phone_and_the_other_goes_on() {
    let place = place();
    let paper = place.slip(1, "first");
    let first = place.enter(&paper, 1).unwrap();
    place.enter(&paper, 2).unwrap_err();
    place.call(&first, "let_phone_in", &json!({ "phone": 2 }));
    let second = place.enter(&paper, 2).unwrap();
    let one = json!({ "round": 1, "table": 1, "side": "first", "phone": 1 });
    place.at_the_desk("free_slip", one);
    let answer = place.call(&first, "my_match", &json!({}));
    assert_eq!((answer.status, answer.code().as_str()), (401, "ended"));
    assert_eq!(place.call(&second, "my_match", &json!({})).status, 200);
}

#[test]
fn a_refused_enter_of_a_device_is_told_once() {
    let place = place();
    let (paper, _) = place.device("helper");
    place.enter(&paper, 1).unwrap();
    let recorded = Entering::new(&paper, 2, 2, None);
    assert_eq!(place.ask(&recorded.ask).status, 401);
    let journal = place.desk.journal();
    for _ in 0..3 {
        assert_eq!(place.ask(&recorded.ask).status, 401);
    }
    assert_eq!(place.desk.journal(), journal);
    let place = place.start_again();
    assert_eq!(place.ask(&recorded.ask).status, 401);
    // The journal stays bounded, however many other phones try.
    for phone in 3..=19 {
        place.enter(&paper, phone).unwrap_err();
    }
    assert!(place.desk.journal() <= journal + 8);
}

#[test]
fn a_look_that_carries_a_key_is_answered_once() {
    let place = place();
    let captain = place.enter(&place.slip(1, "first"), 1).unwrap();
    let dated = |made: i64| {
        let key = format!("look-{made}-{}", &fresh()[8..]);
        captain.sign(post("/api/call/my_match", "{}").once(&key))
    };
    let now = now(&place);
    let recorded = dated(now);
    assert_eq!(place.ask(&recorded).status, 200);
    let again = place.ask(&recorded);
    assert_eq!((again.status, again.code().as_str()), (425, "played_again"));
    assert!(again.header("kralle-answer").is_some());
    assert_eq!(place.ask(&dated(now - 120_000)).status, 425, "an old one");
    // Without a key every read is answered, as before.
    let plain = captain.sign(post("/api/call/my_match", "{}"));
    assert_eq!(place.ask(&plain).status, 200);
    assert_eq!(place.ask(&plain).status, 200);
    let place = place.start_again();
    assert_eq!(place.ask(&recorded).status, 425, "after a restart");
}

/// Returns the laptop's time from the header of a response.
fn now(place: &Place) -> i64 {
    let answer = place.ask(&get("/api/public/overview"));
    answer.header("kralle-now").unwrap().parse().unwrap()
}

#[test]
fn a_stream_played_again_ends_none_of_the_owners() {
    let place = place();
    let captain = place.enter(&place.slip(1, "first"), 1).unwrap();
    let recorded = captain.sign(get("/api/events"));
    let mut owner = place.line();
    assert_eq!(owner.ask(&recorded).status, 200);
    assert_eq!(owner.event().unwrap().0, "state");
    let mut listeners: Vec<Line> = (0..8)
        .map(|_| Line::from([127, 0, 0, 9], place.address()))
        .collect();
    for line in &mut listeners {
        assert_eq!(line.ask(&recorded).status, 200);
    }
    let about = json!({ "about": "" });
    place.call(&captain, "call_arbiter", &about);
    assert_eq!(owner.event().unwrap().0, "changed");
    // A page's stream carries a key, and is opened once.
    let key = format!("look-{}-abcdefgh", now(&place));
    let recorded: Ask = captain.sign(get("/api/events").once(&key));
    let mut owner = place.line();
    assert_eq!(owner.ask(&recorded).status, 200);
    assert_eq!(place.ask(&recorded).status, 425);
}

#[test]
fn a_key_is_of_its_call() {
    let place = place();
    let helper = place.enter(&place.device("arbiter").0, 1).unwrap();
    let start = json!({ "minutes": 10 });
    assert_eq!(place.call(&helper, "start_clock", &start).status, 200);
    let key = fresh();
    let act = |name: &str| {
        let ask = post(&format!("/api/call/{name}"), "{}").once(&key);
        place.as_(&helper, ask)
    };
    assert_eq!(act("pause_clock").status, 200);
    let other = act("go_on");
    assert_eq!((other.status, other.code().as_str()), (422, "key_reused"));
    assert_eq!(act("pause_clock").status, 200, "the first answer again");
}

/// The fields of a captain's match that an eavesdropper knows already, by their source.
const HEARD: [(&str, &[&str]); 3] = [
    // Public in `/api/public/overview` and `/api/public/round`.
    (
        "public",
        &[
            "tournament",
            "round",
            "table",
            "side",
            "first",
            "second",
            "seating",
            "white_on_board_1",
            "next_step",
            "result",
            "games",
            "newest_round",
        ],
    ),
    // Sent by phones in clear, signed but not encrypted, or in the responses to them.
    (
        "air",
        &[
            "report",
            "mine",
            "theirs",
            "contested_by",
            "reports_left",
            "calls_left",
            "called",
            "asks",
            "report_blocked",
        ],
    ),
    // The same for every match of the tournament, on paper and in each response to a phone.
    ("rules", &["seating_fixed", "reporting", "causes"]),
];

#[test]
fn a_look_without_a_key_played_again_shows_nothing_that_was_not_heard() {
    let place = place();
    let captain = place.enter(&place.slip(1, "first"), 1).unwrap();
    let opponent = place.enter(&place.slip(1, "second"), 2).unwrap();
    let recorded = captain.sign(post("/api/call/my_match", "{}"));
    assert_eq!(place.ask(&recorded).status, 200);
    let mut owner = place.line();
    assert_eq!(owner.ask(&captain.sign(get("/api/events"))).status, 200);
    assert_eq!(owner.event().unwrap().0, "state");
    let result = place.result(1, 1);
    let report = json!({ "winner_player": result["winner_player"], "cause": result["cause"] });
    assert_eq!(
        place.call(&opponent, "report_result", &report).status,
        200,
        "heard by whoever listens"
    );
    assert_eq!(owner.event().unwrap().0, "changed");
    let journal = place.desk.journal();
    let shown = place.ask(&recorded).json();
    // Every field must be classified: a new one is public, heard, or fails this test.
    let mut fields: Vec<&str> = HEARD
        .iter()
        .flat_map(|(_, names)| *names)
        .copied()
        .collect();
    fields.sort_unstable();
    let shown_fields: Vec<&str> = shown
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(shown_fields, fields);
    // The opponent's report was sent in clear.
    for name in ["winner_player", "cause"] {
        assert_eq!(shown["theirs"][name], report[name]);
    }
    // Nothing is kept, and the owner's stream continues.
    assert_eq!(place.desk.journal(), journal);
    place.call(&captain, "call_arbiter", &json!({ "about": "" }));
    assert_eq!(owner.event().unwrap().0, "changed");
    // Once the phone is removed, its requests are invalid, too.
    free(&place);
    assert_eq!(place.ask(&recorded).status, 401);
}
