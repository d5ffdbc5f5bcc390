//! The audience of each call, and the files that calls may access: exactly as listed here.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use kralle_desk::{Audience, Caller, Changed, Desk, Files, Folders, Level, SharedDesk, list};
use rstest::rstest;
use serde_json::{Value, json};

fn names(audience: Audience) -> Vec<&'static str> {
    let calls = list().into_iter().filter(|it| it.audience == audience);
    calls.map(|it| it.name).collect()
}

#[test]
fn at_a_table_there_is_its_game_and_nothing_else() {
    assert_eq!(
        names(Audience::EveryWindow),
        ["start", "set_pads", "overview", "cancel"]
    );
    assert_eq!(
        names(Audience::Table),
        [
            "board_game",
            "start_clocks",
            "store_move",
            "stop_clock",
            "choose_second",
            "play_move",
            "offer",
            "answer_offer",
            "claim_draw",
            "resign",
            "call_flag",
            "halt_game",
            "resume_game",
            "keep_clocks",
            "enter_again",
            "end_game",
            "enter_game_result",
            "game_record",
            "export_game",
            "print_record",
        ]
    );
}

#[test]
fn every_call_of_the_director_is_refused_at_a_table_and_so_is_every_other_game() {
    let desk = SharedDesk::new(Desk::for_scripts("Probe"));
    let asked = |name: &str, input: Value| {
        let caller = Caller::Table { game: 3 };
        let answer = desk.call_and_see(caller, name, input, None, &mut Changed::No);
        answer.map_err(|refusal| refusal.code.to_string())
    };
    for call in list() {
        let refused = Err("not_for_this_window".to_owned());
        match call.audience {
            Audience::Director => {
                assert_eq!(
                    asked(call.name, json!({ "game": 3 })),
                    refused,
                    "{}",
                    call.name
                );
            }
            Audience::Table => {
                for other in [json!({ "game": 4 }), json!({}), json!({ "game": "3" })] {
                    assert_eq!(asked(call.name, other), refused, "{}", call.name);
                }
                assert_ne!(
                    asked(call.name, json!({ "game": 3 })),
                    refused,
                    "{}",
                    call.name
                );
            }
            Audience::EveryWindow => assert_ne!(asked(call.name, json!({})), refused),
        }
    }
}

/// Every call for people in the hall, with its audience; a call that is not listed is for the desk
/// only.
#[test]
fn in_the_hall_there_is_what_stands_here_and_nothing_else() {
    let mut matrix = String::from("captain helper arbiter projector\n");
    for call in list() {
        if call.may.is_empty() {
            continue;
        }
        let may = |level: Level| {
            if call.may.iter().any(|it| it.0 == level) {
                "x"
            } else {
                "-"
            }
        };
        let [captain, helper, arbiter, projector] = [
            Level::Captain,
            Level::Helper,
            Level::Arbiter,
            Level::Projector,
        ]
        .map(may);
        writeln!(
            matrix,
            "{captain:7} {helper:6} {arbiter:7} {projector:9} {}",
            call.name
        )
        .unwrap();
        assert!(
            call.may.iter().all(|it| it.0 != Level::Director),
            "{}",
            call.name
        );
    }
    insta::assert_snapshot!(matrix);
}

/// Returns a desk with the access rights of a window, and a tournament granted and open.
fn window(folder: &Path) -> (Desk, Files) {
    let files = Files::granted();
    let folders = Folders {
        config: folder.join("config"),
        documents: folder.to_owned(),
    };
    let mut desk = Desk::new(folders).touching_only(files.clone());
    desk.call("open_demo", json!({})).unwrap();
    (desk, files)
}

const PLAYER: &str = "Name;DWZ\nAmrein, Lio;1702\n";

/// Every call that names a file, with an otherwise valid input.
#[rstest]
#[case("open_tournament", json!({ "path": "F" }))]
#[case("recent_status", json!({ "path": "F" }))]
#[case("forget_recent", json!({ "path": "F" }))]
#[case("look_into_damaged", json!({ "path": "F" }))]
#[case("save_copy", json!({ "path": "F" }))]
#[case("verify", json!({ "path": "F" }))]
#[case("check_head", json!({ "path": "F", "word": "1-0000-0000-0000-0000" }))]
#[case("backups", json!({ "path": "F" }))]
#[case("preview_backup", json!({ "path": "F", "name": "x" }))]
#[case("restore_backup", json!({ "path": "F", "name": "x" }))]
#[case("go_on_from_rescue", json!({ "to": "F" }))]
#[case("new_tournament", json!({ "path": "F", "settings": "S" }))]
#[case("rule_set_toml", json!({ "path": "F", "rules": "R" }))]
#[case("read_rule_set", json!({ "path": "F", "formation": "pot_draw" }))]
#[case("preview_players", json!({ "path": "F" }))]
#[case("preview_rating_list", json!({ "path": "F" }))]
#[case("load_rating_list", json!({ "path": "F", "name": "x" }))]
#[case("export", json!({ "path": "F", "kind": "json", "language": "de" }))]
#[case("preview_tournament", json!({ "path": "F", "carry": "players" }))]
#[case("import_tournament", json!({ "path": "F", "carry": "players" }))]
#[case("print_sheet", json!({ "path": "F", "sheet": "standings", "language": "de" }))]
#[case("count_pages", json!({ "picture": "F", "sheet": "certificates", "language": "de" }))]
#[case("preview_sheet", json!({ "picture": "F", "sheet": "certificates", "language": "de" }))]
#[case("new_season", json!({ "path": "F", "name": "Klubjahr" }))]
#[case("open_season", json!({ "path": "F" }))]
#[case("forget_season", json!({ "path": "F" }))]
#[case("replay_game", json!({ "path": "F", "rules": "swiss" }))]
fn no_call_touches_a_file_that_nobody_granted(#[case] name: &str, #[case] input: Value) {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _) = window(folder.path());
    let secret = folder.path().join("secret.csv");
    std::fs::write(&secret, PLAYER).unwrap();
    let mut input = input;
    for value in input.as_object_mut().unwrap().values_mut() {
        match value.as_str() {
            Some("F") => *value = secret.display().to_string().into(),
            Some("S") => *value = desk.call("settings", json!({})).unwrap(),
            Some("R") => *value = desk.call("rule_set", json!({})).unwrap()["draft"].clone(),
            Some(_) | None => {}
        }
    }
    let refusal = desk.call(name, input).unwrap_err();
    assert_eq!(refusal.code, "file_not_granted", "{refusal:?}");
    assert_eq!(std::fs::read_to_string(&secret).unwrap(), PLAYER);
}

/// True if a schema contains a file at any depth.
#[cfg(debug_assertions)]
fn has_a_file(schema: &Value) -> bool {
    match schema {
        Value::Object(fields) => fields
            .iter()
            .any(|(name, it)| (name == "format" && it == "file") || has_a_file(it)),
        Value::Array(parts) => parts.iter().any(has_a_file),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// The hall relies on it.
#[cfg(debug_assertions)]
#[test]
fn a_call_says_that_it_names_a_file_where_its_input_has_one() {
    for call in list() {
        let has_one = has_a_file(call.input.as_value());
        assert_eq!(call.names_a_file, has_one, "{}", call.name);
    }
}

/// The calls not tried above need a game, a match or a season first.
///
/// Their inputs have the same types, so that they cannot read or write a path either. The `to` of
/// `let_be_absent` is a round.
#[test]
fn every_call_that_names_a_file_is_known() {
    let takes_a_file = |it: &kralle_desk::Call| {
        let input = serde_json::to_value(&it.input).unwrap();
        let fields = input["properties"].as_object().cloned().unwrap_or_default();
        ["path", "to", "picture", "files"]
            .iter()
            .any(|name| fields.contains_key(*name))
    };
    let found: BTreeSet<&str> = list()
        .iter()
        .filter(|it| takes_a_file(it))
        .map(|it| it.name)
        .collect();
    let untried = [
        "export_game",
        "save_letter",
        "print_answer",
        "print_letter",
        "read_record",
        "let_be_absent",
        "add_season_files",
        "export_season",
    ];
    assert_eq!(found.len(), 27 + untried.len(), "{found:?}");
    for name in untried {
        assert!(found.contains(name), "{name}");
    }
}

#[test]
fn what_was_granted_for_writing_is_written_once() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, files) = window(folder.path());
    let copy = folder.path().join("copy.kralle");
    files.grant_writing(&copy);
    let input = json!({ "path": copy });
    desk.call("save_copy", input.clone()).unwrap();
    let refusal = desk.call("save_copy", input).unwrap_err();
    assert_eq!(refusal.code, "file_not_granted");
    // A file that was written may be read.
    desk.call("verify", json!({ "path": copy })).unwrap();
}
