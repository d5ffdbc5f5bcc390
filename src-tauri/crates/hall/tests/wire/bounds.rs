//! The limits of slips, helpers and arbiters, and of their stored data.

use serde_json::{Value, json};

use crate::client::{Key, Said, post};
use crate::place::{Place, fresh, place};

fn captain(place: &Place, table: u16, side: &str, phone: u8) -> Key {
    place.enter(&place.slip(table, side), phone).unwrap()
}

fn helper(place: &Place) -> Key {
    place.enter(&place.device("helper").0, 20).unwrap()
}

fn arbiter(place: &Place) -> Key {
    place.enter(&place.device("arbiter").0, 21).unwrap()
}

fn choose(place: &Place, key: &Key) -> Said {
    place.call(key, "choose_my_seating", &json!({ "seating": "cross" }))
}

#[test]
fn captains_choose_nothing_once_the_match_has_a_result_and_none_later() {
    let place = place();
    let (first, second) = (
        captain(&place, 1, "first", 1),
        captain(&place, 1, "second", 2),
    );
    place.finish(1);
    let colors = json!({ "white_on_board_1": "first" });
    for answer in [
        choose(&place, &first),
        place.call(&second, "choose_my_colors", &colors),
    ] {
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (422, "match_is_over")
        );
    }
    place.next_round();
    assert_eq!(choose(&place, &first).code(), "match_is_over");
}

#[test]
fn an_old_slip_calls_no_arbiter() {
    let place = place();
    let first = captain(&place, 1, "first", 1);
    place.finish(1);
    let about = json!({ "about": "" });
    assert_eq!(place.call(&first, "call_arbiter", &about).status, 200);
    place.next_round();
    let answer = place.call(&first, "call_arbiter", &about);
    assert_eq!(
        (answer.status, answer.code().as_str()),
        (422, "round_is_over")
    );
}

#[test]
fn helpers_change_no_old_round_and_no_finished_match() {
    let place = place();
    let helper = helper(&place);
    place.finish(1);
    let seating = json!({ "round": 1, "table": 1, "seating": "cross" });
    let answer = place.call(&helper, "choose_seating", &seating);
    assert_eq!(answer.code(), "helpers_fill_in");
    place.next_round();
    let result = place.result(1, 2);
    let progress = json!({ "round": 1, "table": 2, "progress": "still_playing" });
    for (name, input) in [
        ("choose_seating", &seating),
        ("enter_result", &result),
        ("mark_progress", &progress),
    ] {
        let answer = place.call(&helper, name, input);
        assert_eq!(answer.code(), "helpers_newest_round", "{name}");
    }
}

#[test]
fn helpers_decide_nothing() {
    let place = place();
    let helper = helper(&place);
    let result = |more: (&str, &str)| {
        let mut input = place.result(1, 1);
        input[more.0] = json!(more.1);
        place.call(&helper, "enter_result", &input)
    };
    assert_eq!(
        result(("cause", "arbiter_decision")).code(),
        "arbiters_decide"
    );
    assert_eq!(result(("overrule", "seen by me")).code(), "arbiters_decide");
    assert_eq!(result(("cause", "flag_fall")).status, 200);
}

#[test]
fn a_device_marks_nobody_absent_outside_its_tables() {
    let place = place();
    let round = place.at_the_desk("round", json!({ "round": 1 }));
    let players = |table: usize| -> Vec<Value> {
        let seats = &round["matches"][table - 1]["first"]["seats"];
        let seats = seats.as_array().unwrap().iter();
        seats.map(|it| it["player"]["id"].clone()).collect()
    };
    for (level, phone) in [("helper", 1), ("arbiter", 2)] {
        let device = place.device_at(level, [2, 3], phone);
        let absent = |players: Vec<Value>| {
            let input = json!({ "players": players, "presence": "absent" });
            place.call(&device, "check_in", &input)
        };
        let all = [players(2), players(1)].concat();
        assert_eq!(absent(all).code(), "not_your_player");
        assert_eq!(absent(players(2)).status, 200);
        // Any helper may admit a latecomer.
        let here = json!({ "players": players(1), "presence": "here" });
        assert_eq!(place.call(&device, "check_in", &here).status, 200);
    }
    let everywhere = helper(&place);
    let input = json!({ "players": players(1), "presence": "absent" });
    assert_eq!(place.call(&everywhere, "check_in", &input).status, 200);
}

#[test]
fn a_draft_is_to_devices_as_if_it_was_not_there() {
    let place = place();
    let arbiter = arbiter(&place);
    let check = |round: u16| {
        let input = place.result(round, 1);
        let look = place.call(&arbiter, "check_result", &input);
        let act = place.call(&arbiter, "enter_result", &input);
        (look.json(), act.json())
    };
    let unknown = |round: u16| {
        let refusal =
            json!({ "code": "round_unknown", "article": null, "data": { "round": round } });
        (refusal.clone(), refusal)
    };
    for table in 1..=3 {
        place.finish(table);
    }
    assert_eq!(check(2), unknown(2));
    place.at_the_desk("pair_round", json!({}));
    assert_eq!(check(2), unknown(2), "a draft");
    place.at_the_desk("publish_round", json!({ "round": 2 }));
    assert_ne!(check(2), unknown(2));
}

/// The maximum number of stored responses of a slip.
const MOST: usize = 100;

#[test]
fn a_slip_keeps_so_many_answers_and_no_more() {
    let place = place();
    let captain = captain(&place, 1, "first", 1);
    let call = |key: &str| {
        let ask = post(
            "/api/call/choose_my_colors",
            r#"{"white_on_board_1":"first"}"#,
        );
        place.as_(&captain, ask.once(key)).status
    };
    let keys: Vec<String> = (0..MOST).map(|_| fresh()).collect();
    for key in &keys {
        assert_eq!(call(key), 422);
    }
    let (size, journal) = (place.file_size(), place.desk.journal());
    for _ in 0..50 {
        assert_eq!(call(&fresh()), 429);
    }
    assert_eq!((place.file_size(), place.desk.journal()), (size, journal));
    // A repeated request still gets its response, and reads still work.
    assert_eq!(call(&keys[0]), 422);
    assert_eq!(place.call(&captain, "my_match", &json!({})).status, 200);
    // Other slips have their own limit, and a restart does not reset it.
    let about = json!({ "about": "" });
    let other = self::captain(&place, 1, "second", 2);
    assert_eq!(place.call(&other, "call_arbiter", &about).status, 200);
    let place = place.start_again();
    let answer = place.call(&captain, "call_arbiter", &about);
    assert_eq!(
        (answer.status, answer.code().as_str()),
        (429, "acts_used_up")
    );
}
