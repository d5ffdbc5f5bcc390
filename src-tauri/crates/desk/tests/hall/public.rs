//! Public information: published rounds, and nothing else.

use kralle_desk::PublicView;
use serde_json::{Value, json};

use super::evening::Evening;

fn views() -> Vec<PublicView> {
    let rounds = (1..=3).map(|round| PublicView::Round(Some(round)));
    rounds
        .chain([
            PublicView::Overview,
            PublicView::Round(None),
            PublicView::Standings,
            PublicView::Crosstable,
            PublicView::Clock,
            PublicView::Notices,
            PublicView::Plan,
            PublicView::Screens,
            PublicView::Lots,
            PublicView::Find("krähe".to_owned()),
        ])
        .collect()
}

/// Returns all public information.
fn all(evening: &Evening) -> String {
    let shown = views()
        .into_iter()
        .map(|view| match evening.desk.public(&view) {
            Ok(shown) => shown,
            Err(refusal) => json!(refusal),
        });
    shown
        .map(|it| it.to_string())
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn a_draft_is_as_if_it_were_not_there() {
    let evening = Evening::before_rounds();
    let before = all(&evening);
    evening.ask("pair_round", json!({}));
    assert_eq!(all(&evening), before, "the draft of round 1");
    evening.ask("publish_round", json!({ "round": 1 }));
    let first = all(&evening);
    assert_ne!(first, before);
    evening.ask("pair_round", json!({}));
    assert_eq!(all(&evening), first, "the draft of round 2");
    evening.ask("publish_round", json!({ "round": 2 }));
    assert_ne!(all(&evening), first);
    evening.ask("undo", json!({}));
    assert_eq!(all(&evening), first, "a publication that was taken back");
}

#[test]
fn nothing_goes_out_that_only_the_desk_may_know() {
    let evening = Evening::new();
    let mut input = evening.wins(1, "first");
    input["round"] = json!(1);
    input["table"] = json!(1);
    input["reason"] = json!("GEHEIM");
    evening.ask("enter_result", input);
    evening.ask(
        "impose_penalty",
        json!({ "penalty": "warning", "team": 1, "round": 1, "player": null, "reason": "GEHEIM" }),
    );
    let mut settings = evening.ask("settings", json!({}));
    settings["arbiters"] =
        json!({ "chief": "GEHEIM, Ada", "deputies": ["GEHEIM, Bo"], "are_public": true });
    evening.ask("change_settings", settings);
    let shown = all(&evening);
    for secret in ["GEHEIM", "1990", "1999", "9876543", "77712", "abend.kralle"] {
        assert!(!shown.contains(secret), "{secret}");
    }
    assert!(shown.contains("flag_fall"));
}

#[test]
fn a_seat_is_found_by_name_in_any_spelling() {
    let evening = Evening::new();
    for asked in ["krähe, 3", "KRAHE, 3", " krahe, 3 "] {
        let found = evening
            .desk
            .public(&PublicView::Find(asked.to_owned()))
            .unwrap();
        let found = found["found"].as_array().unwrap().clone();
        assert_eq!(found.len(), 1, "{asked}");
        assert_eq!(found[0]["name"], "Krähe, 3");
        assert!(found[0]["table"].is_u64());
    }
    let nobody = evening
        .desk
        .public(&PublicView::Find(String::new()))
        .unwrap();
    assert_eq!(nobody["found"], Value::Array(Vec::new()));
}
