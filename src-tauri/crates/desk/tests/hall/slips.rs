//! Slips: each side has its own key, and the first phone that opens it represents the team.

use std::collections::BTreeSet;

use kralle_desk::{Door, NotEntered, mac};
use rstest::rstest;
use serde_json::{Value, json};

use super::evening::Evening;

#[test]
fn each_side_of_each_match_has_a_key_of_its_own_that_is_also_typed() {
    let evening = Evening::new();
    let links = evening.ask("match_links", json!({ "round": 1 }));
    let links = links["links"].as_array().unwrap();
    assert_eq!(links.len(), 4);
    let mut seen = BTreeSet::new();
    for link in links {
        let code = link["code"].as_str().unwrap().replace('-', "");
        let (id, letters) = code.split_at(4);
        assert_eq!(link["id"], id);
        assert_eq!(letters.len(), 12);
        assert!(seen.insert(id.to_owned()) && seen.insert(letters.to_owned()));
        let key = mac(letters.as_bytes(), b"kralle/code");
        assert_eq!(evening.desk.door(id), Door::Paper { key });
        let key = link["key"].as_str().unwrap();
        assert_eq!(link["path"], format!("/m#{id}.{key}"));
        assert_eq!(key.len(), 43, "32 bytes in base64url without padding");
    }
}

#[test]
fn slips_stay_the_same_over_a_restart_and_change_with_a_new_pairing() {
    let evening = Evening::new();
    let before = evening.ask("match_links", json!({ "round": 1 }));
    let phone = evening.phone(1, "first", 1);
    let evening = evening.start_again();
    assert_eq!(evening.ask("match_links", json!({ "round": 1 })), before);
    assert_eq!(evening.look(&phone, "my_match")["table"], 1);

    // The publication is undone and repeated.
    evening.ask("undo", json!({}));
    assert_eq!(evening.desk.door(phone.visitor.id()), Door::Ended);
    evening.ask("publish_round", json!({ "round": 1 }));
    let after = evening.ask("match_links", json!({ "round": 1 }));
    for (one, other) in before["links"]
        .as_array()
        .unwrap()
        .iter()
        .zip(after["links"].as_array().unwrap())
    {
        assert_ne!(one["key"], other["key"]);
    }
    assert_eq!(evening.desk.door(phone.visitor.id()), Door::Ended);
}

#[test]
fn a_second_phone_waits_until_the_first_says_yes() {
    let evening = Evening::new();
    let link = evening.link(1, 1, "first");
    let first = evening.phone(1, "first", 1);
    let waits = Err(NotEntered::SlipInUse { phone: Some(2) });
    assert_eq!(evening.show(&link, 2, 2), waits);
    assert_eq!(evening.look(&first, "my_match")["asks"], json!([2]));
    assert_eq!(evening.show(&link, 2, 2), waits, "it still waits");
    let refused = evening.by(&first, "let_phone_in", json!({ "phone": 7 }));
    assert_eq!(refused.code(), "no_such_phone");
    let let_in = evening.by(&first, "let_phone_in", json!({ "phone": 2 }));
    assert_eq!(let_in.body["asks"], json!([]));
    let second = evening.show(&link, 2, 2).unwrap();
    let second = evening.entered(&second);
    assert_eq!(evening.look(&second, "my_match")["side"], "first");
}

#[test]
fn a_lost_answer_locks_nobody_out_and_another_key_of_the_same_phone_waits() {
    let evening = Evening::new();
    let link = evening.link(1, 1, "first");
    let once = evening.show(&link, 1, 1).unwrap();
    assert_eq!(evening.show(&link, 1, 1).unwrap(), once);
    let waits = Err(NotEntered::SlipInUse { phone: Some(2) });
    assert_eq!(evening.show(&link, 9, 1), waits);
    // A public key of small order would give everyone the same secret.
    let other = evening.link(1, 1, "second");
    assert_eq!(evening.show(&other, 0, 3), Err(NotEntered::Unknown));
}

#[test]
fn a_freed_slip_is_entered_by_the_next_phone() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    evening.ask(
        "free_slip",
        json!({ "round": 1, "table": 1, "side": "first" }),
    );
    assert_eq!(evening.desk.door(first.visitor.id()), Door::Ended);
    let next = evening.phone(1, "first", 2);
    assert_eq!(evening.look(&next, "my_match")["side"], "first");
}

#[test]
fn a_phone_that_opened_both_sides_reports_for_neither() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    let second = evening.same_phone(&first, 1, "second", 1);
    for phone in [&first, &second] {
        let blocked = &evening.look(phone, "my_match")["report_blocked"];
        assert_eq!(blocked["code"], "phone_of_both_sides");
        let refused = evening.by(phone, "report_result", evening.wins(1, "first"));
        assert_eq!(refused.code(), "phone_of_both_sides");
    }
    let phones = evening.ask("devices", json!({}))["phones"].clone();
    assert!(
        phones
            .as_array()
            .unwrap()
            .iter()
            .all(|it| it["both_sides"] == true)
    );
    // Other matches are unaffected.
    let other = evening.phone(2, "first", 1);
    assert_eq!(
        evening.look(&other, "my_match")["report_blocked"],
        Value::Null
    );
}

#[rstest]
#[case::unknown("ZZZZ")]
#[case::nothing("")]
#[case::a_path("../games/x")]
fn an_id_that_was_never_given_is_unknown(#[case] id: &str) {
    let evening = Evening::new();
    assert_eq!(evening.desk.door(id), Door::Unknown);
    assert_eq!(
        evening.desk.enter(id, [1; 32], [1; 16]),
        Err(NotEntered::Unknown)
    );
}

#[test]
fn match_cards_carry_slips_once_the_hall_was_opened_unless_somebody_says_otherwise() {
    let evening = Evening::before_rounds();
    evening.ask("pair_round", json!({}));
    let offered = || {
        let sheets = evening.ask("sheets", json!({}));
        let mut sheets = sheets["sheets"].as_array().unwrap().clone().into_iter();
        sheets.find(|it| it["sheet"] == "cards").unwrap()["slips"].clone()
    };
    let cards = |slips: Value| {
        let input = json!({ "sheet": "cards", "language": "de", "slips": slips });
        evening.try_to("print_sheet", input).map(|_| ())
    };
    // The address on distributed slips, after the address of the hall has changed.
    let old = |port: u16| {
        let address = format!("192.168.178.23:{port}");
        let after = evening.ask("set_hall_address", json!({ "address": address }));
        after["place"]["old_slips"].clone()
    };
    assert_eq!(offered(), false);
    assert_eq!(
        cards(json!("with")).unwrap_err().code,
        "hall_without_address"
    );
    let state = || evening.ask("round", json!({ "round": 1 }))["state"].clone();
    assert_eq!(state(), "draft", "what cannot be made announces nothing");
    old(1);
    assert_eq!(offered(), true);
    // Printing cards of a draft publishes it; from then on its slips have keys.
    cards(json!(null)).unwrap();
    assert_ne!(state(), "draft");
    assert_eq!(old(2), "192.168.178.23:1");
    cards(json!("with")).unwrap();
    assert_eq!(old(3), "192.168.178.23:2");
    cards(json!("without")).unwrap();
    assert_eq!(old(4), "192.168.178.23:2");
}
