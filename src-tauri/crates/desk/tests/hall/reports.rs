//! Reports of captains, and their consequences.

use rstest::rstest;
use serde_json::{Value, json};

use super::evening::Evening;

#[test]
fn two_equal_reports_are_a_result_that_names_both_teams() {
    let evening = Evening::new();
    let (first, second) = (evening.phone(1, "first", 1), evening.phone(1, "second", 2));
    let said = evening.wins(1, "first");
    let mine = evening.by(&first, "report_result", said.clone());
    assert_eq!((mine.status, &mine.body["report"]), (200, &json!("mine")));
    assert_eq!(evening.outcome(1), Value::Null, "one report is no result");
    assert_eq!(evening.look(&second, "my_match")["report"], "theirs");

    let agreed = evening.by(&second, "report_result", said);
    assert_eq!(agreed.body["report"], "agreed");
    assert_eq!(agreed.body["result"]["verdict"], "first_wins");
    let outcome = evening.outcome(1);
    let who = outcome["entered_by"].as_str().unwrap();
    let names = ["Krähe, 1", "Krähe, 5"].map(|name| who.contains(name));
    assert!(who.contains(" + "), "{who} {names:?}");
    assert_eq!(outcome["cause"], "flag_fall");
}

#[test]
fn agreeing_with_the_other_report_is_reporting_the_same() {
    let evening = Evening::new();
    let (first, second) = (evening.phone(1, "first", 1), evening.phone(1, "second", 2));
    evening.by(&first, "report_result", evening.wins(1, "second"));
    let number = evening.look(&second, "my_match")["theirs"]["number"].clone();
    let agreed = evening.by(
        &second,
        "answer_report",
        json!({ "agrees": true, "report": number }),
    );
    assert_eq!(agreed.body["report"], "agreed");
    assert_eq!(evening.outcome(1)["verdict"], "second_wins");
}

#[rstest]
#[case::another_winner(|e: &Evening| e.wins(1, "second"))]
#[case::another_cause(|e: &Evening| {
    let mut said = e.wins(1, "first");
    said["cause"] = json!("resignation");
    said
})]
fn different_reports_are_a_dispute_until_an_arbiter_decides(#[case] other: fn(&Evening) -> Value) {
    let evening = Evening::new();
    let (first, second) = (evening.phone(1, "first", 1), evening.phone(1, "second", 2));
    evening.by(&first, "report_result", evening.wins(1, "first"));
    let disputed = evening.by(&second, "report_result", other(&evening));
    assert_eq!(disputed.body["report"], "disputed");
    assert_eq!(evening.outcome(1), Value::Null);
    let waiting = evening.ask("reports", json!({}));
    assert_eq!(waiting["reports"][0]["state"], "disputed");
    let sides = &waiting["reports"][0]["sides"];
    assert!(sides["first"].is_object() && sides["second"].is_object());

    let (arbiter, _) = evening.device("arbiter", None);
    let input = json!({ "round": 1, "table": 1, "side": "first" });
    let settled = evening.by(&arbiter, "accept_report", input);
    assert_eq!(settled.body["reports"], json!([]));
    assert_eq!(evening.outcome(1)["verdict"], "first_wins");
    assert_eq!(evening.outcome(1)["entered_by"], "Uhu, Ada");
    assert_eq!(evening.look(&second, "my_match")["report"], "agreed");
}

#[test]
fn a_report_that_is_contested_waits_and_a_new_one_ends_that() {
    let evening = Evening::new();
    let (first, second) = (evening.phone(1, "first", 1), evening.phone(1, "second", 2));
    evening.by(&first, "report_result", evening.wins(1, "first"));
    let number = evening.look(&second, "my_match")["theirs"]["number"].clone();
    let no = json!({ "agrees": false, "report": number });
    let contested = evening.by(&second, "answer_report", no.clone());
    assert_eq!(contested.body["report"], "disputed");
    assert_eq!(evening.look(&first, "my_match")["report"], "disputed");

    let corrected = evening.by(&first, "report_result", evening.wins(1, "second"));
    assert_eq!(corrected.body["report"], "mine");
    // An answer to a report that is no longer the newest.
    let late = evening.by(&second, "answer_report", no);
    assert_eq!((late.status, &late.body["report"]), (409, &json!("theirs")));
    assert_eq!(late.body["theirs"]["verdict"], "second_wins");
}

#[rstest]
#[case::one_suffices("one", "first_wins", "none")]
#[case::arbiters_only("arbiters", "none", "single")]
fn the_director_sets_what_becomes_a_result(
    #[case] reporting: &str,
    #[case] verdict: &str,
    #[case] waits: &str,
) {
    let evening = Evening::new();
    evening.ask("set_reporting", json!({ "reporting": reporting }));
    let first = evening.phone(1, "first", 1);
    evening.by(&first, "report_result", evening.wins(1, "first"));
    let or_none = |value: &Value| value.as_str().unwrap_or("none").to_owned();
    assert_eq!(or_none(&evening.outcome(1)["verdict"]), verdict);
    let waiting = evening.ask("reports", json!({}));
    assert_eq!(or_none(&waiting["reports"][0]["state"]), waits);
}

#[test]
fn arbiters_only_waits_also_when_both_agree() {
    let evening = Evening::new();
    evening.ask("set_reporting", json!({ "reporting": "arbiters" }));
    for (side, phone) in [("first", 1), ("second", 2)] {
        let phone = evening.phone(1, side, phone);
        evening.by(&phone, "report_result", evening.wins(1, "first"));
    }
    let waiting = evening.ask("reports", json!({}));
    assert_eq!(waiting["reports"][0]["state"], "agreed");
    assert_eq!(evening.outcome(1), Value::Null);
}

#[test]
fn a_result_can_be_contested_until_the_next_round_is_published() {
    let evening = Evening::new();
    let (first, second) = (evening.phone(1, "first", 1), evening.phone(1, "second", 2));
    for phone in [&first, &second] {
        evening.by(phone, "report_result", evening.wins(1, "first"));
    }
    let no = json!({ "agrees": false, "report": null });
    let contested = evening.by(&second, "answer_report", no.clone());
    assert_eq!(contested.body["report"], "disputed");
    assert_eq!(
        evening.outcome(1)["verdict"],
        "first_wins",
        "it stands until then"
    );
    assert_eq!(
        evening.ask("reports", json!({}))["reports"][0]["state"],
        "disputed"
    );

    // The arbiter enters his finding, which settles the dispute.
    let mut input = evening.wins(1, "second");
    input["round"] = json!(1);
    input["table"] = json!(1);
    evening.ask("enter_result", input.clone());
    assert_eq!(evening.ask("reports", json!({}))["reports"], json!([]));

    input["table"] = json!(2);
    input["winner_player"] = evening.wins(2, "first")["winner_player"].clone();
    evening.ask("enter_result", input);
    evening.next_round(2);
    let late = evening.by(&second, "answer_report", no);
    assert_eq!((late.status, late.code()), (422, "round_is_over"));
}

#[test]
fn an_earlier_round_without_a_result_can_still_be_reported() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    evening.next_round(2);
    assert_eq!(
        evening.look(&first, "my_match")["report_blocked"],
        Value::Null
    );
    let said = evening.by(&first, "report_result", evening.wins(1, "first"));
    assert_eq!(said.body["report"], "mine");
}

#[test]
fn undo_takes_the_result_back_and_not_what_was_said() {
    let evening = Evening::new();
    let (first, second) = (evening.phone(1, "first", 1), evening.phone(1, "second", 2));
    for phone in [&first, &second] {
        evening.by(phone, "report_result", evening.wins(1, "first"));
    }
    evening.ask("undo", json!({}));
    assert_eq!(evening.outcome(1), Value::Null);
    let mine = evening.look(&first, "my_match");
    assert_eq!(
        (&mine["report"], &mine["result"]),
        (&json!("agreed"), &Value::Null)
    );
    assert_eq!(
        evening.ask("reports", json!({}))["reports"][0]["state"],
        "agreed"
    );
    let evening = evening.start_again();
    assert_eq!(
        evening.ask("reports", json!({}))["reports"][0]["state"],
        "agreed"
    );
    evening.must_be_sound();
}

#[rstest]
#[case::not_admitted(json!({ "no_winner": "drawn", "cause": "checkmate" }), "result_not_admitted")]
#[case::for_arbiters(json!({ "no_winner": "drawn", "cause": "arbiter_decision" }), "arbiters_decide")]
#[case::nobody(json!({ "cause": "flag_fall" }), "bad_field")]
#[case::a_stranger(json!({ "winner_player": 999, "cause": "flag_fall" }), "player_not_in_match")]
fn what_the_desk_would_refuse_is_no_report(#[case] said: Value, #[case] code: &str) {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    let refused = evening.by(&first, "report_result", said);
    assert_eq!((refused.status, refused.code()), (422, code));
    assert_eq!(evening.look(&first, "my_match")["report"], "none");
}

/// Both captains can report on their phones a flag fall against a team that cannot mate.
#[test]
fn fide_6_9_a_flag_draw_that_the_announcement_admits_is_reported_by_phone() {
    let evening = Evening::new();
    let (first, second) = (evening.phone(1, "first", 1), evening.phone(1, "second", 2));
    let offers = || {
        let view = evening.look(&first, "my_match");
        let causes = view["causes"]["drawn"].as_array().unwrap().clone();
        causes.iter().any(|it| it["cause"] == "flag_fall")
    };
    assert!(!offers());
    let changes = json!([{ "option": "flag_material", "value": "fide" }]);
    evening.ask(
        "change_rule_set",
        json!({
            "rules": { "base": "swiss", "changes": changes },
            "reason": "So ausgeschrieben",
        }),
    );
    assert!(offers());
    let drawn = json!({ "no_winner": "drawn", "cause": "flag_fall" });
    evening.by(&first, "report_result", drawn.clone());
    let agreed = evening.by(&second, "report_result", drawn);
    assert_eq!(agreed.body["report"], "agreed");
    let outcome = evening.outcome(1);
    assert_eq!(
        (&outcome["verdict"], &outcome["cause"]),
        (&json!("drawn"), &json!("flag_fall"))
    );
}

#[test]
fn reports_and_calls_have_an_end() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    for _ in 0..20 {
        let said = evening.by(&first, "report_result", evening.wins(1, "first"));
        assert_eq!(said.status, 200);
    }
    let refused = evening.by(&first, "report_result", evening.wins(1, "first"));
    assert_eq!(refused.code(), "reports_used_up");
    for _ in 0..5 {
        let called = evening.by(&first, "call_arbiter", json!({ "about": "Uhr" }));
        assert_eq!(called.body["called"], true);
    }
    let refused = evening.by(&first, "call_arbiter", json!({ "about": "Uhr" }));
    assert_eq!(refused.code(), "calls_used_up");
}

#[test]
fn a_call_waits_until_somebody_comes() {
    let evening = Evening::new();
    let first = evening.phone(2, "first", 1);
    evening.by(&first, "call_arbiter", json!({ "about": "Uhr steht" }));
    let (helper, _) = evening.device("helper", None);
    let waiting = evening.look(&helper, "reports");
    assert_eq!(waiting["calls"][0]["about"], "Uhr steht");
    assert_eq!(waiting["calls"][0]["table"], 2);
    assert_eq!(
        evening.look(&helper, "hall_tables")["tables"][1]["calls"],
        1
    );
    let call = waiting["calls"][0]["call"].clone();
    let ended = evening.by(&helper, "end_call", json!({ "call": call }));
    assert_eq!(ended.body["calls"], json!([]));
    assert_eq!(evening.look(&first, "my_match")["called"], false);
    let again = evening.by(&helper, "end_call", json!({ "call": call }));
    assert_eq!(again.code(), "no_such_call");
}

/// S P2b: the first-named team chooses the opponents; S P2c: the second-named the colors.
#[test]
fn each_team_takes_its_own_step_of_the_seating() {
    let evening = Evening::new();
    let (first, second) = (evening.phone(1, "first", 1), evening.phone(1, "second", 2));
    assert_eq!(evening.look(&first, "my_match")["next_step"], "first");
    let cross = json!({ "seating": "cross" });
    let white = json!({ "white_on_board_1": "second" });
    let refused = evening.by(&second, "choose_my_seating", cross.clone());
    assert_eq!(refused.code(), "not_your_choice");
    assert_ne!(
        evening
            .by(&second, "choose_my_colors", white.clone())
            .status,
        200
    );

    let chosen = evening.by(&first, "choose_my_seating", cross.clone());
    assert_eq!(
        (&chosen.body["seating"], &chosen.body["next_step"]),
        (&json!("cross"), &json!("second"))
    );
    let refused = evening.by(&first, "choose_my_colors", white.clone());
    assert_eq!(refused.code(), "not_your_choice");
    let chosen = evening.by(&second, "choose_my_colors", white);
    assert_eq!(chosen.body["next_step"], Value::Null);
    assert_eq!(chosen.body["first"]["players"][0]["color"], "black");

    // Repeating the choice is harmless; a different choice is too late.
    assert_eq!(evening.by(&first, "choose_my_seating", cross).status, 200);
    let late = evening.by(
        &first,
        "choose_my_seating",
        json!({ "seating": "parallel" }),
    );
    assert_eq!((late.status, &late.body["seating"]), (409, &json!("cross")));
}
