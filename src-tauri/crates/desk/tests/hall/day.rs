//! Public information: the round clock, notices, the plan of the day, screens, the ceremony.

use kralle_desk::{Desk, PublicView};
use rstest::rstest;
use serde_json::{Value, json};

use super::evening::Evening;

fn public(evening: &Evening, view: &PublicView) -> Value {
    match evening.desk.public(view) {
        Ok(shown) => shown,
        Err(refusal) => json!(refusal),
    }
}

fn refused(evening: &Evening, call: &str, input: Value) -> String {
    evening.try_to(call, input).unwrap_err().code.to_string()
}

#[test]
fn no_undo_moves_time_and_no_restart_loses_it() {
    let evening = Evening::new();
    evening.ask("start_clock", json!({ "minutes": 15, "title": "Runde 1" }));
    evening.ask("extend_clock", json!({ "minutes": 2, "table": 1 }));
    let shown = public(&evening, &PublicView::Clock);
    assert_eq!(shown["clock"]["title"], "Runde 1");
    assert_eq!(shown["clock"]["round"], 1);
    assert_ne!(shown["clock"]["tables"][0]["ends"], shown["clock"]["ends"]);
    evening.ask("undo", json!({}));
    assert_eq!(public(&evening, &PublicView::Clock), shown, "undone");
    let again = evening.start_again();
    assert_eq!(public(&again, &PublicView::Clock), shown, "started anew");
    again.ask("end_clock", json!({}));
    assert_eq!(public(&again, &PublicView::Clock)["clock"], Value::Null);
}

#[rstest]
#[case::none_is_set(&[], "pause_clock", json!({}), "no_clock")]
#[case::none_to_go_on(&[], "go_on", json!({}), "no_clock")]
#[case::none_to_extend(&[], "extend_clock", json!({ "minutes": 1 }), "no_clock")]
#[case::none_to_end(&[], "end_clock", json!({}), "no_clock")]
#[case::no_minute(&[], "start_clock", json!({ "minutes": 0 }), "bad_field")]
#[case::too_long(&[], "start_clock", json!({ "minutes": 601 }), "bad_field")]
#[case::too_late(&[], "start_clock", json!({ "minutes": 9, "begins_in": 601 }), "bad_field")]
#[case::it_runs(&["start"], "start_clock", json!({ "minutes": 9 }), "clock_is_on")]
#[case::it_stands(&["start", "pause"], "start_clock", json!({ "minutes": 9 }), "clock_is_on")]
#[case::it_stands_already(&["start", "pause"], "pause_clock", json!({}), "clock_does_not_run")]
#[case::it_runs_already(&["start"], "go_on", json!({}), "clock_is_not_paused")]
#[case::no_such_table(&["start"], "extend_clock", json!({ "minutes": 1, "table": 3 }), "table_unknown")]
fn what_a_clock_cannot_do_is_refused(
    #[case] before: &[&str],
    #[case] call: &str,
    #[case] input: Value,
    #[case] code: &str,
) {
    let evening = Evening::new();
    for act in before {
        match *act {
            "start" => evening.ask("start_clock", json!({ "minutes": 15 })),
            _ => evening.ask("pause_clock", json!({})),
        };
    }
    let shown = public(&evening, &PublicView::Clock);
    assert_eq!(refused(&evening, call, input), code);
    assert_eq!(public(&evening, &PublicView::Clock), shown);
}

#[test]
fn a_clock_takes_its_texts_and_sounds_from_the_last_one() {
    let evening = Evening::new();
    let first = json!({
        "minutes": 15, "before": "Bitte setzen", "after": "Bretter stehen lassen",
        "amber": 3, "sounds": ["end", "begin", "end"],
    });
    evening.ask("start_clock", first);
    evening.ask("end_clock", json!({}));
    let face = |shown: &Value| {
        let clock = &shown["clock"];
        json!([
            clock["before"],
            clock["after"],
            clock["amber_seconds"],
            clock["sounds"]
        ])
    };
    let shown = evening.ask("start_clock", json!({ "minutes": 10 }));
    let as_before = json!([
        "Bitte setzen",
        "Bretter stehen lassen",
        180,
        ["begin", "end"]
    ]);
    assert_eq!(face(&shown), as_before);
    evening.ask("end_clock", json!({}));
    let shown = evening.ask(
        "start_clock",
        json!({ "minutes": 10, "before": "", "amber": 0, "sounds": [] }),
    );
    assert_eq!(face(&shown), json!([null, "Bretter stehen lassen", 0, []]));
}

#[test]
fn a_notice_is_seen_by_all_until_it_is_ended() {
    let evening = Evening::new();
    evening.ask("notice", json!({ "text": "Suppe ist fertig" }));
    let shown = evening.ask(
        "notice",
        json!({ "text": "Parkplatz räumen", "minutes": 5 }),
    );
    let texts = |shown: &Value| {
        let notices = shown["notices"].as_array().unwrap().clone();
        let texts = notices.iter().map(|it| it["text"].clone());
        texts.collect::<Vec<_>>()
    };
    assert_eq!(texts(&shown), ["Parkplatz räumen", "Suppe ist fertig"]);
    assert_eq!(public(&evening, &PublicView::Notices), shown);
    assert_eq!(shown["notices"][1]["ends"], Value::Null);
    assert!(shown["notices"][0]["ends"].is_string());
    let ended = json!({ "notice": shown["notices"][1]["notice"] });
    let shown = evening.ask("end_notice", ended.clone());
    assert_eq!(texts(&shown), ["Parkplatz räumen"]);
    assert_eq!(refused(&evening, "end_notice", ended), "no_such_notice");
    assert_eq!(
        refused(&evening, "notice", json!({ "text": " " })),
        "bad_field"
    );
}

#[test]
fn a_typed_plan_counts_until_it_is_dropped() {
    let evening = Evening::new();
    assert_eq!(evening.ask("day_plan", json!({}))["plan"], Value::Null);
    let plan = json!({ "begins": "19:30", "parts": [
        { "what": "round", "minutes": 20 },
        { "what": "break", "title": "Suppe", "minutes": 30 },
        { "what": "round", "minutes": 20 },
    ] });
    let shown = evening.ask("set_day_plan", json!({ "plan": plan }));
    let planned = |shown: &Value| {
        let parts = shown["plan"]["parts"].as_array().unwrap().clone();
        let planned = parts
            .iter()
            .map(|it| json!([it["round"], it["title"], it["planned"]]));
        planned.collect::<Vec<_>>()
    };
    assert_eq!(
        planned(&shown),
        [
            json!([1, null, "19:30"]),
            json!([null, "Suppe", "19:50"]),
            json!([2, null, "20:20"]),
        ]
    );
    assert_eq!(shown["typed"], true);
    assert_eq!(shown["plan"]["planned_end"], "20:40");
    assert_eq!(public(&evening, &PublicView::Plan), shown);
    let shown = evening.ask("set_day_plan", json!({ "plan": null }));
    assert_eq!(shown, json!({ "plan": null, "typed": false }));
    let would = evening.ask("planned_day", json!({ "plan": plan }));
    assert_eq!(planned(&would).len(), 3, "shown");
    assert_eq!(evening.ask("day_plan", json!({})), shown, "not kept");
    for (parts, code) in [
        (json!([]), "day_parts"),
        (json!([{ "what": "round", "minutes": 0 }]), "bad_field"),
        (json!([{ "what": "other", "minutes": 5 }]), "bad_field"),
    ] {
        let plan = json!({ "plan": { "begins": "19:30", "parts": parts } });
        assert_eq!(refused(&evening, "set_day_plan", plan), code);
    }
    let plan =
        json!({ "plan": { "begins": "25:30", "parts": [{ "what": "round", "minutes": 9 }] } });
    assert_eq!(refused(&evening, "set_day_plan", plan), "bad_field");
}

#[test]
fn a_plan_that_is_refused_says_which_part_of_it() {
    let evening = Evening::new();
    let round = json!({ "what": "round", "minutes": 20 });
    let nameless = json!({ "what": "other", "title": " ", "minutes": 5 });
    let plan = json!({ "begins": "19:30", "parts": [round, nameless] });
    for call in ["planned_day", "set_day_plan"] {
        let refusal = evening.try_to(call, json!({ "plan": plan })).unwrap_err();
        let said = json!(refusal)["data"].clone();
        assert_eq!((&said["part"], &said["field"]), (&json!(2), &json!("text")));
    }
}

#[test]
fn a_day_by_the_schedule_moves_with_its_rounds_also_without_a_hall() {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let mut ask = |call: &str, input: Value| desk.call(call, input).unwrap();
    let begins = chrono::Local::now().format("%H:%M").to_string();
    let settings = json!({
        "name": "Klubabend", "place": "", "date": null, "rule_set": "swiss",
        "format": "round_robin", "rating_order": ["standard"], "rating_list": "",
        "swiss_rounds": null,
        "schedule": {
            "thinking_minutes": 5, "increment_seconds": 0,
            "first_round_at": begins, "end_by": null,
        },
    });
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("abend.kralle");
    ask(
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    let players: Vec<Value> = (1..=8)
        .map(|number| json!({ "name": format!("Krähe, {number}"), "ratings": {} }))
        .collect();
    ask("import_players", json!({ "players": players }));
    ask(
        "draw_lots",
        json!({ "seed": "739142068", "wish": "anyone" }),
    );
    let mut began = |call: &str, input: Value| {
        ask(call, input);
        let shown = ask("day_plan", json!({}));
        let parts = shown["plan"]["parts"].as_array().unwrap().clone();
        parts
            .iter()
            .map(|it| it["began"].is_string())
            .collect::<Vec<_>>()
    };
    assert!(!began("pair_round", json!({})).contains(&true));
    let after = began("publish_round", json!({ "round": 1 }));
    assert_eq!(after.iter().position(|it| *it), Some(0));
    let taken_back = json!({ "entry": null, "under_games": "ask" });
    assert!(!began("undo", taken_back).contains(&true));
}

#[test]
fn a_screen_shows_what_it_was_told_last() {
    let evening = Evening::new();
    for (screen, shows) in [(2, "standings"), (1, "pairings"), (2, "clock")] {
        evening.ask(
            "show_on_screen",
            json!({ "screen": screen, "shows": shows }),
        );
    }
    assert_eq!(
        public(&evening, &PublicView::Screens)["screens"],
        json!([{ "screen": 1, "shows": "pairings" }, { "screen": 2, "shows": "clock" }])
    );
    for screen in [0, 10] {
        let input = json!({ "screen": screen, "shows": "auto" });
        assert_eq!(refused(&evening, "show_on_screen", input), "bad_field");
    }
}

#[test]
fn the_hall_sees_no_team_of_the_draw_before_the_ceremony_comes_to_it() {
    let evening = Evening::before_rounds();
    let shown = || public(&evening, &PublicView::Lots);
    assert_eq!(shown()["code"], "no_ceremony");
    for teams in [0, 1, 3, 2] {
        evening.ask("show_lots", json!({ "teams": teams }));
        assert_eq!(shown()["teams"].as_array().unwrap().len(), teams);
        assert_eq!(shown()["of"], 4);
    }
    // A new drawing of lots has shown nothing yet.
    evening.ask("draw_lots", json!({ "seed": "another", "wish": "anyone" }));
    assert_eq!(shown()["code"], "no_ceremony");
    evening.ask("show_lots", json!({ "teams": 9 }));
    assert_eq!(shown()["teams"].as_array().unwrap().len(), 4);
    evening.ask("show_lots", json!({ "teams": null }));
    assert_eq!(shown()["code"], "no_ceremony");
    evening.ask("show_lots", json!({ "teams": 4 }));
    evening.next_round(1);
    assert_eq!(shown()["code"], "no_ceremony", "the round has come");
}

#[test]
fn a_clock_of_the_round_before_is_known_as_such() {
    let evening = Evening::new();
    evening.ask("start_clock", json!({ "minutes": 15, "title": "Runde 1" }));
    let shown = public(&evening, &PublicView::Clock);
    assert_eq!(shown["clock"]["of_earlier_round"], false);
    for table in [1, 2] {
        let mut input = evening.wins(table, "first");
        input["round"] = json!(1);
        input["table"] = json!(table);
        evening.ask("enter_result", input);
    }
    evening.next_round(2);
    let shown = public(&evening, &PublicView::Clock);
    assert_eq!(shown["clock"]["of_earlier_round"], true);
}
