//! Devices of arbiters, helpers and projectors.

use kralle_desk::day::set_clock;
use kralle_desk::{Door, Level, NotEntered, SharedDesk};
use serde_json::{Value, json};

use super::evening::Evening;

#[test]
fn a_device_enters_once_and_another_phone_with_its_code_is_told_to_the_desk() {
    let evening = Evening::new();
    let device = evening.ask("new_device", json!({ "level": "helper", "name": "Tür" }));
    let once = evening.show(&device, 1, 1).unwrap();
    assert_eq!(evening.show(&device, 1, 1).unwrap(), once, "a lost answer");
    let journal = evening.desk.journal();
    assert_eq!(evening.show(&device, 2, 2), Err(NotEntered::Ended));
    assert_eq!(evening.desk.journal(), journal + 1);
    let helper = evening.entered(&once);
    assert_eq!(
        (helper.visitor.level(), helper.visitor.name()),
        (Level::Helper, "Tür")
    );
}

#[test]
fn a_display_shows_the_screen_that_the_desk_chose_also_after_a_restart() {
    let evening = Evening::new();
    for (input, screen) in [
        (json!({ "level": "projector", "name": "Wand" }), json!(1)),
        (
            json!({ "level": "projector", "name": "Eingang", "screen": 3 }),
            json!(3),
        ),
        (
            json!({ "level": "helper", "name": "Tür", "screen": 3 }),
            json!(null),
        ),
    ] {
        let device = evening.ask("new_device", input);
        let number = device["device"].as_u64().unwrap();
        let public = u8::try_from(number).unwrap();
        let entered = evening.show(&device, public, public).unwrap();
        let own = evening.look(&evening.entered(&entered), "my_device");
        assert_eq!(own["screen"], screen, "{own}");
    }
    let evening = evening.start_again();
    let devices = evening.ask("devices", json!({}))["devices"].clone();
    let screens: Vec<&Value> = devices
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["screen"])
        .collect();
    assert_eq!(screens, [&json!(1), &json!(3), &json!(null)]);
    for screen in [0, 10, u16::MAX] {
        let input = json!({ "level": "projector", "name": "Wand", "screen": screen });
        assert_eq!(
            evening.try_to("new_device", input).unwrap_err().code,
            "bad_field"
        );
    }
}

#[test]
fn tables_of_a_device_are_taken_in_either_order_and_none_has_the_number_0() {
    let evening = Evening::new();
    let of = |tables: [u16; 2]| json!({ "level": "helper", "name": "Tür", "tables": tables });
    evening.ask("new_device", of([7, 2]));
    assert_eq!(
        evening.ask("devices", json!({}))["devices"][0]["tables"],
        json!([2, 7])
    );
    let refused = evening.try_to("new_device", of([0, 2])).unwrap_err();
    assert_eq!(refused.code, "bad_field");
}

#[test]
fn an_ended_device_counts_no_more_also_after_a_restart() {
    let evening = Evening::new();
    let (arbiter, number) = evening.device("arbiter", None);
    let after = evening.ask("end_device", json!({ "device": number }));
    assert_eq!(after["devices"][0]["ended"], true);
    assert_eq!(evening.desk.door(arbiter.visitor.id()), Door::Ended);
    let evening = evening.start_again();
    assert_eq!(evening.desk.door(arbiter.visitor.id()), Door::Ended);
    let refused = evening
        .try_to("end_device", json!({ "device": 9 }))
        .unwrap_err();
    assert_eq!(refused.code, "no_such_device");
}

#[test]
fn by_the_desk_s_clock_a_key_ends_for_who_enters_and_for_who_has_entered() {
    let at = |time: &str| set_clock::put(time.parse().unwrap());
    at("2026-11-21T12:00:00Z");
    let evening = Evening::by_set_clock();
    let (helper, _) = evening.device("helper", None);
    let waits = evening.ask("new_device", json!({ "level": "helper", "name": "Wand" }));
    assert_eq!(
        waits["ends"].as_str().map(|it| &it[..10]),
        Some("2026-11-22")
    );
    evening.look(&helper, "arrivals");
    let seen = evening.ask("devices", json!({}))["devices"][0]["seen"].clone();
    assert_eq!(seen, "2026-11-21T12:00:00Z");
    at("2026-11-22T12:00:00Z");
    assert_eq!(evening.desk.door(helper.visitor.id()), Door::Ended);
    assert_eq!(evening.show(&waits, 7, 7), Err(NotEntered::Ended));
}

#[test]
fn a_helper_fills_in_what_is_missing_at_his_tables() {
    let evening = Evening::new();
    let (helper, _) = evening.device("helper", Some([2, 2]));
    let tables = evening.look(&helper, "hall_tables");
    assert_eq!(tables["tables"].as_array().map(Vec::len), Some(1));
    let result = |table: u16| {
        let mut input = evening.wins(table, "first");
        input["round"] = json!(1);
        input["table"] = json!(table);
        input
    };
    let refused = evening.by(&helper, "enter_result", result(1));
    assert_eq!(refused.code(), "not_your_table");
    let entered = evening.by(&helper, "enter_result", result(2));
    assert_eq!(entered.status, 200);
    assert_eq!(evening.outcome(2)["entered_by"], "Uhu, Ada");
    let refused = evening.by(&helper, "enter_result", result(2));
    assert_eq!(refused.code(), "helpers_fill_in");
    // The answer omits fields for the desk only.
    for hidden in ["undo", "redo", "past"] {
        assert_eq!(entered.body[hidden], Value::Null, "{hidden}");
    }
    assert_eq!(entered.body["path"], "");
    assert_ne!(evening.ask("overview", json!({}))["undo"], Value::Null);
}

#[test]
fn a_helper_checks_players_in() {
    let evening = Evening::new();
    let (helper, _) = evening.device("helper", None);
    let arrivals = evening.look(&helper, "arrivals");
    let player = &arrivals["players"][0];
    assert_eq!(player["here"], true);
    let input = json!({ "players": [player["player"]], "presence": "absent" });
    assert_eq!(evening.by(&helper, "check_in", input).status, 200);
    let after = evening.look(&helper, "arrivals");
    assert_eq!(after["players"][0]["here"], false);
    for secret in ["1990", "9876543", "77712"] {
        assert!(!after.to_string().contains(secret), "{secret}");
    }
}

#[test]
fn who_asks_is_seen() {
    let evening = Evening::new();
    let (helper, _) = evening.device("helper", None);
    let seen = |evening: &Evening| evening.ask("devices", json!({}))["devices"][0]["seen"].clone();
    assert_eq!(seen(&evening), Value::Null);
    evening.look(&helper, "hall_tables");
    assert_ne!(seen(&evening), Value::Null);
}

#[test]
fn a_display_learns_that_it_is_one_and_sees_no_table() {
    let evening = Evening::new();
    let (display, _) = evening.device("projector", None);
    let own = evening.look(&display, "my_device");
    assert_eq!(
        (&own["level"], &own["name"]),
        (&json!("projector"), &json!("Uhu, Ada"))
    );
    let may = |name: &str| SharedDesk::may_call(Level::Projector, name);
    assert_eq!(
        (may("my_device"), may("hall_tables")),
        (Some(true), Some(false))
    );
}
