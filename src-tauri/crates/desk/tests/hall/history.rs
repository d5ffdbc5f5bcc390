//! The history includes the events of the hall, in order among the commands.

use serde_json::{Value, json};

use super::evening::Evening;

/// Returns numbers, commands and kinds of the lines for a query, oldest first.
fn told(evening: &Evening, question: Value) -> Vec<(u64, String, String)> {
    let view = evening.ask("history", question);
    let lines = view["lines"].as_array().unwrap().iter().rev();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    lines
        .map(|line| {
            let entry = &line["entry"];
            let number = entry["number"].as_u64().unwrap();
            (number, text(&entry["command"]), text(&line["kind"]))
        })
        .collect()
}

/// Returns the commands only.
fn commands(evening: &Evening, question: Value) -> Vec<String> {
    let told = told(evening, question);
    told.into_iter().map(|(_, command, _)| command).collect()
}

/// Returns the newest line with this command.
fn line(evening: &Evening, command: &str) -> Value {
    let view = evening.ask("history", json!({ "kind": "hall" }));
    let mut lines = view["lines"].as_array().unwrap().iter();
    let found = lines.find(|line| line["entry"]["command"] == command);
    found.unwrap().clone()
}

/// An evening with every kind of hall event, each at least once.
fn talkative() -> Evening {
    let evening = Evening::new();
    let (_, device) = evening.device("helper", None);
    evening.ask("set_reporting", json!({ "reporting": "one" }));
    let first = evening.phone(1, "first", 11);
    let second = evening.phone(1, "second", 12);
    evening.by(&first, "call_arbiter", json!({ "about": "Uhr steht" }));
    let reports = evening.ask("reports", json!({}));
    evening.ask("end_call", json!({ "call": reports["calls"][0]["call"] }));
    evening.by(&first, "report_result", evening.wins(1, "first"));
    evening.by(&second, "answer_report", json!({ "agrees": false }));
    evening.by(&second, "answer_report", json!({ "agrees": true }));
    evening.by(&second, "answer_report", json!({ "agrees": false }));
    evening.ask("keep_result", json!({ "round": 1, "table": 1 }));
    // One phone for both sides of table 2.
    let other_side = evening.phone(2, "first", 13);
    let both = evening.same_phone(&other_side, 2, "second", 13);
    evening
        .show(&evening.link(1, 2, "second"), 14, 14)
        .unwrap_err();
    evening.by(&both, "turn_phone_away", json!({ "phone": 2 }));
    evening.ask(
        "free_slip",
        json!({ "round": 1, "table": 2, "side": "second" }),
    );
    // Another phone with the same identity.
    evening.phone(2, "second", 13);
    evening.by(&other_side, "give_slip_back", json!({}));
    let other = evening.ask(
        "new_device",
        json!({ "level": "projector", "name": "Wand" }),
    );
    evening.show(&other, 21, 21).unwrap();
    evening.show(&other, 22, 22).unwrap_err();
    evening.ask("end_device", json!({ "device": device }));
    let lost = json!({ "round": 1, "table": 1, "side": "first", "phone": 1 });
    evening.ask("free_slip", lost);
    evening
}

#[test]
fn what_was_said_in_the_hall_stands_in_its_place_with_the_numbers_of_the_journal() {
    let evening = talkative();
    let all = told(&evening, json!({}));
    let from_lots = all.iter().filter(|(number, ..)| *number > 4);
    let from_lots: Vec<&str> = from_lots.map(|(_, command, _)| command.as_str()).collect();
    assert_eq!(
        from_lots,
        [
            "publish_round",
            "new_device",
            "enter_device",
            "reporting",
            "call",
            "end_call",
            "report",
            "enter_result",
            "contest",
            "withdraw_contest",
            "contest",
            "end_dispute",
            "both_sides",
            "turn_phone_away",
            "free_slip",
            "named_alike",
            "give_slip_back",
            "new_device",
            "enter_device",
            "device_tried_again",
            "end_device",
            "free_phone",
        ]
    );
    let numbers: Vec<u64> = all.iter().map(|(number, ..)| *number).collect();
    let newest = u64::from(evening.desk.journal());
    assert_eq!(numbers, (1..=newest).collect::<Vec<_>>());
    let beside = all.iter().filter(|(_, _, kind)| kind == "hall");
    assert_eq!(beside.count(), 20, "{all:?}");
    assert!(all.iter().all(|(_, _, kind)| kind != "other"), "{all:?}");
}

#[test]
fn it_is_asked_for_by_kind_round_team_player_and_person() {
    let evening = talkative();
    let round = evening.ask("round", json!({ "round": 1 }));
    let side = &round["matches"][0]["first"];
    let team = &side["team"];
    let of_team = ["call", "end_call", "report", "free_phone"];
    let hall = |question: Value| {
        let mut question = question;
        question["kind"] = json!("hall");
        commands(&evening, question)
    };
    assert_eq!(hall(json!({ "team": team })), of_team);
    let player = &side["seats"][0]["player"]["id"];
    assert_eq!(hall(json!({ "player": player })), of_team);
    let of_others = [
        "contest",
        "withdraw_contest",
        "contest",
        "end_dispute",
        "both_sides",
        "turn_phone_away",
        "free_slip",
        "named_alike",
        "give_slip_back",
    ];
    let of_round = [&of_team[..3], &of_others, &of_team[3..]].concat();
    assert_eq!(hall(json!({ "round": 1 })), of_round);
    assert_eq!(hall(json!({ "round": 2 })), [""; 0]);
    assert_eq!(hall(json!({ "who": "Uhu, Ada" })), ["enter_device"]);
    // The owner of the phone with the failed code is unknown.
    assert_eq!(hall(json!({ "who": "" })), ["device_tried_again"]);
}

#[test]
fn a_line_has_what_its_sentence_names_and_never_a_key() {
    let evening = talkative();
    let data = |command: &str| line(&evening, command)["entry"]["data"].clone();
    let report = data("report");
    assert_eq!(
        [&report["round"], &report["table"], &report["cause"]],
        [&json!(1), &json!(1), &json!("flag_fall")]
    );
    let team = line(&evening, "report")["entry"]["who"].clone();
    let number = report["team"].to_string();
    assert!(team.as_str().unwrap().starts_with(&number), "{team}");
    assert_eq!(data("call")["about"], "Uhr steht");
    assert_eq!(data("end_call")["table"], 1);
    assert_eq!(data("end_device")["name"], "Uhu, Ada");
    assert_eq!(data("device_tried_again")["name"], "Wand");
    assert_eq!(data("new_device")["level"], "projector");
    let history = evening.ask("history", json!({})).to_string();
    let links = evening.ask("match_links", json!({ "round": 1 }));
    for link in links["links"].as_array().unwrap() {
        for secret in ["key", "code"] {
            assert!(!history.contains(link[secret].as_str().unwrap()));
        }
    }
}

#[test]
fn it_cannot_be_undone_and_says_so() {
    let evening = talkative();
    let number = line(&evening, "report")["entry"]["number"].clone();
    let step = evening.ask("history_step", json!({ "entry": number }));
    assert_eq!(step["way"], "none");
    assert_eq!(step["blocked"]["code"], "said_in_hall");
    assert_eq!(step["on_the_way"], json!([]));
    let refused = evening.try_to("undo_to", json!({ "entry": number }));
    assert_eq!(refused.unwrap_err().code, "said_in_hall");
    // The line remains when its result is undone, and after a restart.
    evening.ask("undo", json!({}));
    let before = commands(&evening, json!({}));
    let evening = evening.start_again();
    assert_eq!(commands(&evening, json!({})), before);
    assert_eq!(line(&evening, "report")["state"], "done");
    evening.must_be_sound();
}
