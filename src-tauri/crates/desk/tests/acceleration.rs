//! An accelerated tournament through the calls: settings, reasons, undo and redo, copies, exports.

use std::fs;
use std::path::Path;

use crate::single_players::{ask, play, refused};
use kralle_desk::Desk;
use serde_json::{Value, json};

const NEEDS_SWISS: &str = "acceleration_needs_swiss";

fn settings(format: &str) -> Value {
    json!({
        "name": "Klauenabend", "rule_set": "standard", "formation": "single_players",
        "format": format, "swiss_rounds": 7, "acceleration": "baku",
    })
}

/// Returns a desk with twelve single players who have their numbers.
fn numbered(folder: &Path) -> Desk {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let new = json!({ "settings": settings("swiss_system"), "path": folder.join("a.kralle") });
    assert_eq!(
        ask(&mut desk, "new_tournament", new)["acceleration"],
        "baku"
    );
    for number in 11..=22 {
        let fields = json!({
            "name": format!("Pfote {number}"), "ratings": { "national": 2000 - 50 * number },
        });
        ask(&mut desk, "add_player", fields);
    }
    let numbers = json!({ "seed": "739142068", "order": "strength" });
    ask(&mut desk, "give_numbers", numbers);
    desk
}

/// Returns the scores before the round, and the virtual points, of table 1.
fn reason(desk: &mut Desk, round: u16) -> (Value, Value) {
    let table = json!({ "round": round, "table": 1 });
    let reason = ask(desk, "pairing_reason", table);
    (
        reason["half_points"].clone(),
        reason["virtual_half_points"].clone(),
    )
}

#[test]
fn the_reason_of_an_accelerated_round_names_virtual_points_beside_the_score() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path());
    for round in 1..=5 {
        play(&mut desk, round);
    }
    assert_eq!(reason(&mut desk, 1), (json!([0, 0]), json!([2, 2])));
    assert_eq!(reason(&mut desk, 2), (json!([2, 2]), json!([2, 2])));
    assert_eq!(reason(&mut desk, 5).1, json!([]));
    let standings = ask(&mut desk, "standings", json!({}));
    let rows = standings["rows"].as_array().unwrap().iter();
    let points = rows.map(|row| row["half_points"].as_u64().unwrap());
    assert_eq!(points.sum::<u64>(), 5 * 6 * 2);
}

#[test]
fn undo_redo_and_the_law_of_commands_cover_virtual_points() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path());
    play(&mut desk, 1);
    ask(&mut desk, "pair_round", json!({}));
    let entry = json!({
        "player": { "name": "Spätkralle", "ratings": { "national": 1440 } },
        "number": "by_strength", "missed": "half",
    });
    ask(&mut desk, "enter_late", entry);
    ask(&mut desk, "discard_draft", json!({ "round": 2 }));
    ask(&mut desk, "pair_round", json!({}));
    let after = reason(&mut desk, 2);
    for _ in 0..4 {
        ask(&mut desk, "undo", json!({}));
    }
    for _ in 0..4 {
        ask(&mut desk, "redo", json!({}));
    }
    assert_eq!(reason(&mut desk, 2), after);
    assert_eq!(ask(&mut desk, "verify", json!({}))["findings"], json!([]));
}

#[test]
fn an_accelerated_round_robin_is_refused_by_type() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let new = json!({ "settings": settings("round_robin"), "path": path });
    let mut desk = Desk::for_scripts("Rosa Klaue");
    assert_eq!(refused(&mut desk, "new_tournament", new).0, NEEDS_SWISS);
    assert!(!path.exists());
    let mut desk = numbered(folder.path());
    let other = settings("double_round_robin");
    assert_eq!(refused(&mut desk, "change_settings", other).0, NEEDS_SWISS);
    play(&mut desk, 1);
    let mut plain = settings("swiss_system");
    plain["acceleration"] = json!("none");
    let refused = refused(&mut desk, "change_settings", plain);
    assert_eq!(refused.0, "rounds_exist");
}

#[test]
fn every_export_and_copy_stays_accelerated() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path());
    play(&mut desk, 1);
    let before = reason(&mut desk, 1);
    let site = folder.path().join("site");
    let export = |kind: &str, path: &Path| json!({ "kind": kind, "path": path, "language": "en" });
    ask(&mut desk, "export", export("site", &site));
    let page = fs::read_to_string(site.join("index.html")).unwrap();
    assert!(page.contains("Swiss system, accelerated (Baku)"), "{page}");
    for kind in ["json", "trf"] {
        let path = folder.path().join(format!("out.{kind}"));
        ask(&mut desk, "export", export(kind, &path));
        let to = folder.path().join(format!("{kind}.kralle"));
        let import = json!({ "path": path, "carry": "players", "to": to });
        ask(&mut desk, "import_tournament", import);
        let overview = ask(&mut desk, "overview", json!({}));
        assert_eq!(overview["acceleration"], "baku", "{kind}");
        if kind == "trf" {
            assert_eq!(reason(&mut desk, 1), before);
        }
        let back = json!({ "path": folder.path().join("a.kralle") });
        ask(&mut desk, "open_tournament", back);
    }
}
