//! Confirmation before the tournament takes a round or match from games.

use serde_json::{Value, json};

use crate::core::refusal::Datum;
use crate::play::board::tests::Hall;

fn stage(hall: &mut Hall) -> (Value, Value) {
    let overview = hall.ask("overview", json!({}));
    (
        overview["rounds"].clone(),
        overview["undo"]["number"].clone(),
    )
}

/// Every method to remove a round, also after it has become a draft again.
#[test]
fn a_round_under_a_running_game_is_taken_away_only_when_it_is_said_twice() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    let before = stage(&mut hall);
    let first = json!({ "entry": 1 });
    let (discard, undo) = (json!({ "round": 1 }), json!({}));
    let twice = |input: &Value| {
        let mut input = input.clone();
        input["under_games"] = json!("go_on");
        input
    };
    for (name, input) in [("undo", &undo), ("undo_to", &first)] {
        let refusal = hall.desk.call(name, input.clone()).unwrap_err();
        assert_eq!(refusal.code, "under_games", "{name}");
        assert_eq!(refusal.data["tables"], Datum::Numbers(vec![1]));
        assert_eq!(refusal.data["going"], Datum::Number(1));
        assert_eq!(stage(&mut hall), before, "{name} has done nothing");
    }
    hall.ask("undo", twice(&undo));
    assert_eq!(
        hall.refused("discard_draft", discard.clone()),
        "under_games"
    );
    hall.ask("discard_draft", twice(&discard));
    hall.ask("undo", undo.clone());
    assert_eq!(hall.refused("redo", undo.clone()), "under_games");
    let entry = hall.ask("overview", json!({}))["redo"]["number"].clone();
    let there = json!({ "entry": entry });
    assert_eq!(hall.refused("redo_to", there.clone()), "under_games");
    hall.ask("redo_to", twice(&there));
    assert_eq!(
        hall.ask("board_game", json!({ "game": 1 }))["in_match"],
        false
    );
}

#[test]
fn a_round_under_games_that_do_not_count_is_taken_back_unasked() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    let annulled = json!({ "game": 1, "score": "annulled", "reason": "Probe" });
    hall.ask("end_game", annulled);
    hall.ask("undo", json!({}));
}

#[test]
fn undo_takes_back_what_is_meant_and_nothing_later() {
    let mut hall = Hall::new("pzs");
    let (_, last) = stage(&mut hall);
    hall.ask(
        "mark_progress",
        json!({ "round": 1, "table": 1, "progress": "still_playing" }),
    );
    let meant = json!({ "entry": last });
    assert_eq!(hall.refused("undo", meant.clone()), "not_the_next_step");
    let (_, newest) = stage(&mut hall);
    hall.ask("undo", json!({ "entry": newest }));
    assert_eq!(hall.refused("redo", meant.clone()), "not_the_next_step");
    hall.ask("redo", json!({ "entry": newest }));
}
