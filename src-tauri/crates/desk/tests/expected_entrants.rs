//! The number of players that the director expects: it is saved in the file, and covered by undo
//! and redo.

use std::path::Path;

use kralle_desk::{Desk, Folders};
use serde_json::{Value, json};

fn desk(folder: &Path) -> Desk {
    Desk::first_speaking(
        Folders {
            config: folder.join("config"),
            documents: folder.join("documents"),
        },
        std::iter::once("de".to_owned()),
    )
}

fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input).unwrap()
}

/// Returns the number shown in the settings.
fn expected(desk: &mut Desk) -> Value {
    ask(desk, "settings", json!({}))["expected_entrants"].clone()
}

#[test]
fn the_number_expected_outlives_the_program_and_follows_undo_and_redo() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = desk(folder.path());
    let settings = json!({ "name": "Klubabend", "rule_set": "swiss", "format": "swiss_system",
        "expected_entrants": 23 });
    let created = ask(
        &mut first,
        "new_tournament",
        json!({ "settings": settings }),
    );
    drop(first);

    let mut second = desk(folder.path());
    ask(
        &mut second,
        "open_tournament",
        json!({ "path": created["path"] }),
    );
    assert_eq!(expected(&mut second), json!(23));
    let mut changed = ask(&mut second, "settings", json!({}));
    changed["expected_entrants"] = json!(26);
    ask(&mut second, "change_settings", changed);
    assert_eq!(expected(&mut second), json!(26));
    ask(&mut second, "undo", json!({}));
    assert_eq!(expected(&mut second), json!(23));
    ask(&mut second, "redo", json!({}));
    assert_eq!(expected(&mut second), json!(26));
}

#[test]
fn no_number_and_zero_are_both_nothing_expected() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    for number in [Value::Null, json!(0)] {
        let settings = json!({ "name": "Klubabend", "rule_set": "swiss", "format": "swiss_system",
            "expected_entrants": number });
        ask(&mut desk, "new_tournament", json!({ "settings": settings }));
        assert_eq!(expected(&mut desk), Value::Null);
    }
}
