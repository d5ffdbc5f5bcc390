//! A contested result: the players who contest it, and each way to settle it.

use rstest::rstest;
use serde_json::{Value, json};

use super::evening::{Evening, Phone};

/// Both captains of table 1 report that the first-named team wins.
fn agreed(evening: &Evening) -> [Phone; 2] {
    let phones = [evening.phone(1, "first", 1), evening.phone(1, "second", 2)];
    for phone in &phones {
        evening.by(phone, "report_result", evening.wins(1, "first"));
    }
    phones
}

/// The same reports, then contested by the second-named team.
fn contested() -> (Evening, [Phone; 2]) {
    let evening = Evening::new();
    let phones = agreed(&evening);
    let no = evening.by(&phones[1], "answer_report", json!({ "agrees": false }));
    assert_eq!(no.body["report"], "disputed", "{no:?}");
    (evening, phones)
}

fn waiting(evening: &Evening) -> Value {
    evening.ask("reports", json!({}))["reports"].clone()
}

fn must_be_over(evening: &Evening, phones: &[Phone; 2], verdict: &str) {
    assert_eq!(waiting(evening), json!([]));
    assert_eq!(evening.outcome(1)["verdict"], verdict);
    for phone in phones {
        let seen = evening.look(phone, "my_match");
        assert_eq!(seen["report"], "agreed");
        assert_eq!(seen["contested_by"], json!([]));
    }
}

#[test]
fn a_contested_result_says_who_contests_it_and_shows_no_version_of_his() {
    let (evening, phones) = contested();
    let waits = &waiting(&evening)[0];
    assert_eq!(waits["contested_by"], json!(["second"]));
    assert_eq!(waits["result"]["verdict"], "first_wins");
    assert_eq!(waits["sides"]["first"]["verdict"], "first_wins");
    assert_eq!(waits["sides"]["second"], Value::Null, "it took that back");
    let players = &waits["second"]["players"];
    assert_eq!(players.as_array().map(Vec::len), Some(2), "{players}");
    let first = evening.look(&phones[0], "my_match");
    assert_eq!(first["contested_by"], json!(["second"]));
    assert_eq!(
        (&first["theirs"], first["mine"].is_object()),
        (&Value::Null, true)
    );
}

#[test]
fn reports_that_differ_are_contested_by_nobody_and_both_are_shown() {
    let evening = Evening::new();
    for (side, phone) in [("first", 1), ("second", 2)] {
        let phone = evening.phone(1, side, phone);
        evening.by(&phone, "report_result", evening.wins(1, side));
    }
    let waits = &waiting(&evening)[0];
    assert_eq!(
        (&waits["state"], &waits["contested_by"]),
        (&json!("disputed"), &json!([]))
    );
    assert!(waits["sides"]["first"].is_object() && waits["sides"]["second"].is_object());
}

#[test]
fn a_report_that_is_contested_says_by_whom() {
    let evening = Evening::new();
    let (first, second) = (evening.phone(1, "first", 1), evening.phone(1, "second", 2));
    evening.by(&first, "report_result", evening.wins(1, "first"));
    let number = evening.look(&second, "my_match")["theirs"]["number"].clone();
    let no = json!({ "agrees": false, "report": number });
    evening.by(&second, "answer_report", no);
    assert_eq!(waiting(&evening)[0]["contested_by"], json!(["second"]));
}

/// An act of an arbiter or the desk that keeps the result.
#[rstest]
#[case::an_arbiter_accepts_the_version_that_stands("accept_report", true)]
#[case::the_desk_accepts_it("accept_report", false)]
#[case::an_arbiter_enters_it_again("enter_result", true)]
#[case::the_desk_enters_it_again("enter_result", false)]
#[case::an_arbiter_keeps_it("keep_result", true)]
#[case::the_desk_keeps_it("keep_result", false)]
fn a_dispute_ends_where_the_same_result_is_said_again(#[case] call: &str, #[case] arbiter: bool) {
    let (evening, phones) = contested();
    let mut input = match call {
        "enter_result" => evening.wins(1, "first"),
        "accept_report" => json!({ "side": "first" }),
        _ => json!({}),
    };
    input["round"] = json!(1);
    input["table"] = json!(1);
    if arbiter {
        let (arbiter, _) = evening.device("arbiter", None);
        let answer = evening.by(&arbiter, call, input);
        assert_eq!(answer.status, 200, "{answer:?}");
    } else {
        evening.ask(call, input);
    }
    must_be_over(&evening, &phones, "first_wins");
    let evening = evening.start_again();
    assert_eq!(waiting(&evening), json!([]));
    evening.must_be_sound();
}

#[test]
fn a_dispute_ends_where_the_other_version_is_accepted() {
    let (evening, phones) = contested();
    evening.by(&phones[1], "report_result", evening.wins(1, "second"));
    assert_eq!(
        waiting(&evening)[0]["sides"]["second"]["verdict"],
        "second_wins"
    );
    evening.ask(
        "accept_report",
        json!({ "round": 1, "table": 1, "side": "second" }),
    );
    must_be_over(&evening, &phones, "second_wins");
}

#[test]
fn who_contests_takes_it_back_also_where_nobody_reported() {
    let (evening, phones) = contested();
    let yes = json!({ "agrees": true, "report": null });
    let answer = evening.by(&phones[1], "answer_report", yes.clone());
    assert_eq!(
        (answer.status, &answer.body["report"]),
        (200, &json!("agreed"))
    );
    must_be_over(&evening, &phones, "first_wins");
    // Repeating it is harmless, and adds no entry.
    let before = evening.desk.journal();
    assert_eq!(
        evening.by(&phones[1], "answer_report", yes.clone()).status,
        200
    );
    assert_eq!(evening.desk.journal(), before);

    // A result that the desk entered.
    let captain = evening.phone(2, "first", 3);
    let mut input = evening.wins(2, "second");
    input["round"] = json!(1);
    input["table"] = json!(2);
    evening.ask("enter_result", input);
    let no = evening.by(&captain, "answer_report", json!({ "agrees": false }));
    assert_eq!(no.body["contested_by"], json!(["first"]));
    assert_eq!(evening.by(&captain, "answer_report", yes).status, 200);
    assert_eq!(waiting(&evening), json!([]));
}

#[test]
fn what_both_captains_then_say_alike_corrects_their_result() {
    let (evening, phones) = contested();
    evening.by(&phones[1], "report_result", evening.wins(1, "second"));
    let theirs = evening.look(&phones[0], "my_match")["theirs"]["number"].clone();
    let yes = json!({ "agrees": true, "report": theirs });
    let answer = evening.by(&phones[0], "answer_report", yes);
    assert_eq!(answer.status, 200);
    must_be_over(&evening, &phones, "second_wins");
    let who = evening.outcome(1)["entered_by"].clone();
    assert!(who.as_str().unwrap().contains(" + "), "{who}");
}

#[rstest]
#[case::entered_by_the_desk("enter_result")]
#[case::kept_by_the_desk("keep_result")]
fn what_an_arbiter_decided_waits_for_him_where_both_captains_say_otherwise(#[case] call: &str) {
    let (evening, phones) = contested();
    let mut input = evening.wins(1, "first");
    if call == "enter_result" {
        input["cause"] = json!("resignation");
    } else {
        input = json!({});
    }
    input["round"] = json!(1);
    input["table"] = json!(1);
    evening.ask(call, input);
    for phone in &phones {
        evening.by(phone, "report_result", evening.wins(1, "second"));
    }
    let waits = &waiting(&evening)[0];
    assert_eq!(waits["state"], "agreed", "{waits}");
    assert_eq!(waits["contested_by"], json!(["first", "second"]));
    assert_eq!(evening.outcome(1)["verdict"], "first_wins");
    evening.ask(
        "accept_report",
        json!({ "round": 1, "table": 1, "side": "first" }),
    );
    must_be_over(&evening, &phones, "second_wins");
}

#[test]
fn a_dispute_that_ended_can_begin_again() {
    let (evening, phones) = contested();
    evening.ask("keep_result", json!({ "round": 1, "table": 1 }));
    let refused = evening.try_to("keep_result", json!({ "round": 1, "table": 1 }));
    assert_eq!(refused.unwrap_err().code, "nothing_contested");
    evening.by(&phones[1], "answer_report", json!({ "agrees": false }));
    assert_eq!(waiting(&evening)[0]["contested_by"], json!(["second"]));
}

#[test]
fn the_last_of_twenty_words_can_still_be_taken_back() {
    let evening = Evening::new();
    let phones = agreed(&evening);
    for _ in 1..20 {
        let no = evening.by(&phones[1], "answer_report", json!({ "agrees": false }));
        assert_eq!(no.status, 200);
    }
    let no = evening.by(&phones[1], "answer_report", json!({ "agrees": false }));
    assert_eq!(no.code(), "reports_used_up");
    let yes = evening.by(&phones[1], "answer_report", json!({ "agrees": true }));
    assert_eq!(yes.status, 200);
    must_be_over(&evening, &phones, "first_wins");
}

/// Enters a result at table 2, so that the next round can be paired.
fn finish(evening: &Evening) {
    let mut input = evening.wins(2, "first");
    input["round"] = json!(1);
    input["table"] = json!(2);
    evening.ask("enter_result", input);
}

#[test]
fn the_next_round_is_not_paired_over_a_dispute_unless_that_is_said() {
    let (evening, _) = contested();
    finish(&evening);
    let refused = evening.try_to("pair_round", json!({})).unwrap_err();
    assert_eq!(refused.code, "result_contested");
    let refused = json!(refused);
    assert_eq!(refused["data"], json!({ "round": 1, "tables": [1] }));
    evening.ask("pair_round", json!({ "under_disputes": "go_on" }));
    // A dispute that was known at the pairing no longer blocks the publication.
    evening.ask("publish_round", json!({ "round": 2 }));
}

#[test]
fn a_draft_is_not_published_over_a_dispute_that_came_later() {
    let evening = Evening::new();
    let phones = agreed(&evening);
    finish(&evening);
    evening.ask("pair_round", json!({}));
    evening.by(&phones[1], "answer_report", json!({ "agrees": false }));
    let publish = json!({ "round": 2 });
    let refused = evening.try_to("publish_round", publish.clone());
    assert_eq!(refused.unwrap_err().code, "result_contested");
    let sheet = json!({ "sheet": "pairings", "language": "de", "round": 2 });
    let refused = evening.try_to("print_sheet", sheet);
    assert_eq!(refused.unwrap_err().code, "result_contested");
    evening.ask("keep_result", json!({ "round": 1, "table": 1 }));
    evening.ask("publish_round", publish);
}

#[test]
fn a_dispute_of_an_earlier_round_ends_too() {
    let (evening, phones) = contested();
    finish(&evening);
    evening.ask("pair_round", json!({ "under_disputes": "go_on" }));
    evening.ask("publish_round", json!({ "round": 2 }));
    let seen = evening.look(&phones[1], "my_match");
    assert_eq!(
        (&seen["round"], &seen["newest_round"]),
        (&json!(1), &json!(2))
    );
    let waits = &waiting(&evening)[0];
    assert_eq!(
        (&waits["round"], &waits["contested_by"]),
        (&json!(1), &json!(["second"]))
    );
    let accept = json!({ "round": 1, "table": 1, "side": "first" });
    evening.ask("accept_report", accept);
    must_be_over(&evening, &phones, "first_wins");
}

#[test]
fn another_version_of_an_earlier_round_is_accepted_for_a_reason_only() {
    let (evening, phones) = contested();
    evening.by(&phones[1], "report_result", evening.wins(1, "second"));
    assert_eq!(waiting(&evening)[0]["settled"], false);
    finish(&evening);
    evening.ask("pair_round", json!({ "under_disputes": "go_on" }));
    evening.ask("publish_round", json!({ "round": 2 }));
    assert_eq!(waiting(&evening)[0]["settled"], true);
    let mut accept = json!({ "round": 1, "table": 1, "side": "second" });
    let refused = evening.try_to("accept_report", accept.clone());
    assert_eq!(refused.unwrap_err().code, "reason_missing");
    accept["reason"] = json!("Karte gesehen");
    evening.ask("accept_report", accept);
    must_be_over(&evening, &phones, "second_wins");
}

#[test]
fn a_call_says_which_team_calls_and_what_was_tapped() {
    let evening = Evening::new();
    let captain = evening.phone(2, "second", 1);
    evening.by(&captain, "call_arbiter", json!({ "topic": "illegal_move" }));
    evening.by(&captain, "call_arbiter", json!({ "about": "König fehlt" }));
    let calls = evening.ask("reports", json!({}))["calls"].clone();
    let round = evening.ask("round", json!({ "round": 1 }));
    let team = &round["matches"][1]["second"]["team"];
    assert_eq!(calls[0]["team"], *team);
    assert_eq!(calls[0]["players"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        (&calls[0]["topic"], &calls[0]["about"]),
        (&json!("illegal_move"), &json!(""))
    );
    assert_eq!(
        (&calls[1]["topic"], &calls[1]["about"]),
        (&Value::Null, &json!("König fehlt"))
    );
    let unknown = evening.by(&captain, "call_arbiter", json!({ "topic": "supper" }));
    assert_eq!(unknown.status, 400);
}
