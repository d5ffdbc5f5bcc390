//! Slips and devices: entering, and idempotent acts.

use serde_json::json;

use crate::client::{get, post};
use crate::place::{fresh, place};

#[test]
fn a_code_opens_the_door_once_and_a_lost_answer_locks_nobody_out() {
    let place = place();
    let (paper, _) = place.device("helper");
    let helper = place.enter(&paper, 1).unwrap();
    let again = place.enter(&paper, 1).unwrap();
    assert_eq!((&again.id, &again.key), (&helper.id, &helper.key));
    let other = place.enter(&paper, 2).unwrap_err();
    assert_eq!(other.status, 401, "{:?}", other.json());
    assert_eq!(place.call(&helper, "hall_tables", &json!({})).status, 200);
}

#[test]
fn the_key_of_a_code_is_for_entering_alone() {
    let place = place();
    let paper = place.slip(1, "first");
    for ask in [
        post("/api/call/my_match", "{}"),
        get("/api/events"),
        get("/api/nothing"),
    ] {
        let said = place.as_(&paper, ask);
        assert_eq!((said.status, said.code().as_str()), (401, "unknown"));
    }
    let captain = place.enter(&paper, 1).unwrap();
    let said = place.as_(&captain, post("/api/enter", "{}"));
    assert_eq!((said.status, said.code().as_str()), (401, "unknown"));
    assert_eq!(place.call(&captain, "my_match", &json!({})).status, 200);
    for body in [
        "",
        "{}",
        r#"{"public":"AAAA","phone":"AAAA"}"#,
        r#"{"public":1,"phone":2}"#,
    ] {
        let other = place.slip(2, "first");
        assert_eq!(
            place.as_(&other, post("/api/enter", body)).status,
            400,
            "{body}"
        );
    }
}

#[test]
fn the_second_phone_of_a_slip_waits_for_the_first() {
    let place = place();
    let paper = place.slip(1, "first");
    let first = place.enter(&paper, 1).unwrap();
    let waits = place.enter(&paper, 2).unwrap_err();
    assert_eq!((waits.status, waits.code().as_str()), (409, "slip_in_use"));
    assert!(waits.header("kralle-answer").is_some());
    let asks = place.call(&first, "my_match", &json!({})).json()["asks"].clone();
    let said = place.call(&first, "let_phone_in", &json!({ "phone": asks[0] }));
    assert_eq!(said.status, 200, "{:?}", said.json());
    let second = place.enter(&paper, 2).unwrap();
    assert_eq!(place.call(&second, "my_match", &json!({})).status, 200);
}

#[test]
fn an_act_happens_once_however_often_it_is_sent() {
    let place = place();
    let captain = place.enter(&place.slip(1, "first"), 1).unwrap();
    let calls = |key: &str, about: &str| {
        let body = json!({ "about": about }).to_string();
        let ask = captain.sign(post("/api/call/call_arbiter", body).once(key));
        place.ask(&ask)
    };
    let key = fresh();
    let first = calls(&key, "A flag fell.");
    assert_eq!(first.status, 200, "{:?}", first.json());
    let journal = place.desk.journal();
    let again = calls(&key, "A flag fell.");
    assert_eq!((again.status, &again.body), (200, &first.body));
    assert_eq!(place.desk.journal(), journal);
    let other = calls(&key, "Another.");
    assert_eq!((other.status, other.code().as_str()), (422, "key_reused"));
    // Invalid keys: too short, too long, invisible, empty.
    for key in ["short", &"x".repeat(65), "sixteen letters and", ""] {
        let said = calls(key, "Another.");
        assert_eq!(
            (said.status, said.code().as_str()),
            (428, "no_idempotency_key")
        );
    }
}

#[test]
fn what_many_do_at_once_is_answered_to_each() {
    let place = place();
    let address = place.address();
    let captains: Vec<_> = [1, 2, 3]
        .into_iter()
        .flat_map(|table| ["first", "second"].map(|side| (table, side)))
        .zip(1..)
        .map(|((table, side), phone)| {
            (table, place.enter(&place.slip(table, side), phone).unwrap())
        })
        .collect();
    let answers = std::thread::scope(|scope| {
        let threads: Vec<_> = captains
            .iter()
            .map(|(table, captain)| {
                scope.spawn(move || {
                    let ask = post("/api/call/call_arbiter", r#"{"about":"Help."}"#).once(&fresh());
                    (
                        *table,
                        crate::client::Line::to(address).ask(&captain.sign(ask)),
                    )
                })
            })
            .collect();
        threads
            .into_iter()
            .map(|it| it.join().unwrap())
            .collect::<Vec<_>>()
    });
    for (table, said) in answers {
        assert_eq!(said.status, 200);
        assert_eq!(said.json()["table"], table, "everybody gets his own answer");
        assert_eq!(said.json()["called"], json!(true));
    }
    let calls = place.at_the_desk("reports", json!({}))["calls"].clone();
    assert_eq!(calls.as_array().unwrap().len(), captains.len());
}
