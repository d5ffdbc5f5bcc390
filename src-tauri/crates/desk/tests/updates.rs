//! The moments at which the program may be updated.

use std::path::Path;

use kralle_desk::Desk;
use serde_json::{Value, json};

fn ask(desk: &mut Desk, call: &str, input: Value) -> Value {
    desk.call(call, input).unwrap()
}

/// Returns the code of the refusal; `None` if an update is allowed.
fn refused(desk: &mut Desk, hall: &str) -> Option<String> {
    let answer = desk.call("may_update", json!({ "hall": hall }));
    answer.err().map(|refusal| refusal.code.to_string())
}

/// Returns a desk with four single players with numbers.
fn begin(folder: &Path) -> Desk {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({
        "name": "Klubtag", "rule_set": "standard", "formation": "single_players",
        "format": "round_robin", "tie_breaks": [],
    });
    let path = folder.join("tag.kralle");
    ask(
        &mut desk,
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    for name in ["Amsel, Anna", "Biber, Bert", "Condor, Cleo", "Dachs, Doro"] {
        ask(
            &mut desk,
            "add_player",
            json!({ "name": name, "ratings": { "national": 1900 } }),
        );
    }
    let numbers = json!({ "seed": "739 142 068", "order": "strength" });
    ask(&mut desk, "give_numbers", numbers);
    desk
}

#[test]
fn the_program_is_exchanged_only_while_no_published_round_lacks_results() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(refused(&mut Desk::for_scripts(""), "closed"), None);
    let mut desk = begin(folder.path());
    assert_eq!(refused(&mut desk, "closed"), None);
    ask(&mut desk, "pair_round", json!({}));
    assert_eq!(refused(&mut desk, "closed"), None);
    ask(&mut desk, "publish_round", json!({ "round": 1 }));
    let refusal = desk.call("may_update", json!({ "hall": "closed" }));
    let refusal = refusal.unwrap_err();
    assert_eq!(refusal.code, "update_round_open");
    assert_eq!(refusal.data.get("round"), Some(&1_u16.into()));

    // Viewing the past does not end an open round.
    ask(&mut desk, "look_back", json!({ "entry": 2 }));
    assert_eq!(
        refused(&mut desk, "closed").as_deref(),
        Some("update_round_open")
    );
    ask(&mut desk, "back_to_now", json!({}));

    let round = ask(&mut desk, "round", json!({ "round": 1 }));
    for it in round["matches"].as_array().unwrap() {
        assert_eq!(
            refused(&mut desk, "closed").as_deref(),
            Some("update_round_open")
        );
        let winner = &it["first"]["seats"][0]["player"]["id"];
        let result = json!({
            "round": 1, "table": it["table"], "winner_player": winner, "cause": "resignation",
        });
        ask(&mut desk, "enter_result", result);
    }
    assert_eq!(refused(&mut desk, "closed"), None);
    ask(&mut desk, "close_file", json!({}));
    assert_eq!(refused(&mut desk, "closed"), None);
}

#[test]
fn nor_while_the_hall_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = begin(folder.path());
    assert_eq!(
        refused(&mut desk, "open").as_deref(),
        Some("update_hall_open")
    );
}
