//! The history, the way back, the past, and backups, with the calls of the window.

use std::fs;
use std::path::PathBuf;

use kralle_desk::Desk;
use kralle_desk::core::refusal::RefusalView;
use serde_json::{Value, json};

/// A desk with a file.
struct Evening {
    desk: Desk,
    folder: tempfile::TempDir,
}

impl Evening {
    /// Eight players; with two pots they are four teams.
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut evening = Self {
            desk: Desk::for_scripts("Rosa Klaue"),
            folder,
        };
        let settings = json!({
            "name": "Klubabend", "place": "", "date": null, "rule_set": "swiss",
            "format": "round_robin", "rating_order": ["standard"], "rating_list": "",
        });
        evening.ask(
            "new_tournament",
            &json!({ "settings": settings, "path": evening.path() }),
        );
        let players: Vec<Value> = (1..=8)
            .map(|number| json!({ "name": format!("Krähe, {number}"), "ratings": { "standard": 2000 - number } }))
            .collect();
        evening.ask("import_players", &json!({ "players": players }));
        evening
    }

    /// The same tournament with a published round.
    fn with_a_round() -> Self {
        let mut evening = Self::new();
        evening.ask(
            "draw_lots",
            &json!({ "seed": "739142068", "wish": "anyone" }),
        );
        evening.ask("pair_round", &json!({}));
        evening.ask("publish_round", &json!({ "round": 1 }));
        evening
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("abend.kralle")
    }

    fn try_to(&mut self, call: &str, input: &Value) -> Result<Value, RefusalView> {
        self.desk.call(call, input.clone())
    }

    fn ask(&mut self, call: &str, input: &Value) -> Value {
        match self.try_to(call, input) {
            Ok(answer) => answer,
            Err(refusal) => panic!("{call}: {refusal:?}"),
        }
    }

    fn refusal(&mut self, call: &str, input: &Value) -> String {
        self.try_to(call, input).unwrap_err().code.to_string()
    }

    fn result(&mut self, table: u16, reason: Option<&str>) -> Result<Value, RefusalView> {
        let round = self.ask("round", &json!({ "round": 1 }));
        let winner = &round["matches"][usize::from(table) - 1]["first"]["seats"][0]["player"]["id"];
        let input = json!({
            "round": 1, "table": table, "winner_player": winner, "cause": "checkmate",
            "reason": reason,
        });
        self.try_to("enter_result", &input)
    }

    /// Returns the commands of a history, newest first.
    fn history(&mut self, input: &Value) -> Vec<String> {
        let view = self.ask("history", input);
        let lines = view["lines"].as_array().unwrap().iter();
        let command = |line: &Value| line["entry"]["command"].as_str().unwrap().to_owned();
        lines.map(command).collect()
    }
}

#[test]
fn every_command_stands_in_the_history_newest_first_and_can_be_asked_for() {
    let mut evening = Evening::with_a_round();
    evening.result(1, None).unwrap();
    evening.result(2, None).unwrap();
    assert_eq!(
        evening.history(&json!({})),
        [
            "enter_result",
            "enter_result",
            "publish_round",
            "pair_round",
            "draw_lots",
            "import_players",
            "new_tournament",
        ]
    );
    assert_eq!(
        evening.history(&json!({ "round": 1 })),
        [
            "enter_result",
            "enter_result",
            "publish_round",
            "pair_round"
        ]
    );
    assert_eq!(evening.history(&json!({ "round": 2 })), [""; 0]);
    assert_eq!(evening.history(&json!({ "kind": "lots" })), ["draw_lots"]);
    assert_eq!(evening.history(&json!({ "who": "Rosa Klaue" })).len(), 7);
    assert_eq!(evening.history(&json!({ "who": "Anna" })), [""; 0]);

    // A team: its formation, its pairing and its result, not those of others.
    let round = evening.ask("round", &json!({ "round": 1 }));
    let team = &round["matches"][0]["first"]["team"];
    let of_team = ["enter_result", "pair_round", "draw_lots"];
    assert_eq!(evening.history(&json!({ "team": team })), of_team);
    // A player of that team, and one who was not at that table.
    let player = &round["matches"][0]["first"]["seats"][0]["player"]["id"];
    let of_player = ["enter_result", "pair_round", "draw_lots", "import_players"];
    assert_eq!(evening.history(&json!({ "player": player })), of_player);
    let only = json!({ "player": player, "kind": "result", "round": 1, "team": team });
    assert_eq!(evening.history(&only), ["enter_result"]);
}

#[test]
fn the_history_comes_page_by_page() {
    let mut evening = Evening::with_a_round();
    let first = evening.ask("history", &json!({ "most": 2 }));
    assert_eq!(
        (first["total"].as_u64(), first["more"].as_bool()),
        (Some(5), Some(true))
    );
    let oldest = &first["lines"][1]["entry"]["number"];
    assert_eq!(
        evening.history(&json!({ "most": 2, "before": oldest })),
        ["draw_lots", "import_players"]
    );
    let last = evening.ask("history", &json!({ "most": 2, "before": 2 }));
    assert_eq!(last["more"].as_bool(), Some(false));
}

#[test]
fn a_change_of_a_settled_result_or_a_published_pairing_carries_its_reason_into_the_history() {
    let mut evening = Evening::with_a_round();
    for table in [1, 2] {
        evening.result(table, None).unwrap();
    }
    evening.ask("pair_round", &json!({}));
    evening.ask("publish_round", &json!({ "round": 2 }));
    assert_eq!(evening.result(1, None).unwrap_err().code, "reason_missing");
    assert_eq!(
        evening.refusal("clear_result", &json!({ "round": 1, "table": 1 })),
        "reason_missing"
    );
    let (one, other) = (1, 2);
    let swap = json!({ "round": 2, "one": one, "other": other });
    assert_eq!(
        evening.refusal("swap_teams", &swap),
        "change_reason_missing"
    );

    evening.result(1, Some("Videobeweis")).unwrap();
    let swap = json!({ "round": 2, "one": one, "other": other, "reason": "Falsch ausgehängt" });
    evening.ask("swap_teams", &swap);
    let clear = json!({ "round": 1, "table": 2, "reason": "Verwechselt" });
    evening.ask("clear_result", &clear);
    let view = evening.ask("history", &json!({ "most": 3 }));
    let reasons: Vec<_> = view["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["entry"]["data"]["reason"].as_str())
        .collect();
    assert_eq!(
        reasons,
        [
            Some("Verwechselt"),
            Some("Falsch ausgehängt"),
            Some("Videobeweis")
        ]
    );
}

#[test]
fn undo_to_here_says_first_what_falls() {
    let mut evening = Evening::with_a_round();
    evening.result(1, None).unwrap();
    let step = evening.ask("history_step", &json!({ "entry": 3 }));
    assert_eq!(step["way"], "undo");
    assert_eq!(step["steps"], 3);
    let falls: Vec<_> = step["on_the_way"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["command"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(falls, ["enter_result", "publish_round", "pair_round"]);
    // The query changes nothing.
    assert_eq!(
        evening.ask("overview", &json!({}))["rounds"][0]["state"],
        "published"
    );

    let overview = evening.ask("undo_to", &json!({ "entry": 3 }));
    assert_eq!(overview["rounds"], json!([]));
    let step = evening.ask("history_step", &json!({ "entry": 5 }));
    assert_eq!(
        (step["way"].as_str(), step["steps"].as_u64()),
        (Some("redo"), Some(2))
    );
    assert_eq!(step["line"]["marks"][0]["who"], "Rosa Klaue");
    evening.ask("redo_to", &json!({ "entry": 5 }));
    let step = evening.ask("history_step", &json!({ "entry": 5 }));
    assert_eq!(step["way"], "here");
    assert_eq!(
        evening.refusal("undo_to", &json!({ "entry": 99 })),
        "unknown_entry"
    );
}

#[test]
fn a_step_tells_what_it_changed() {
    let mut evening = Evening::with_a_round();
    evening.result(1, None).unwrap();
    let step = evening.ask("history_step", &json!({ "entry": 6 }));
    assert_eq!(step["match_before"]["outcome"], Value::Null);
    assert_eq!(step["match_after"]["outcome"]["verdict"], "first_wins");
    assert_eq!(step["match_after"]["article"]["regulation"], "swiss_rules");

    let mut evening = Evening::new();
    let fields = json!({ "name": "Krähe, 1", "ratings": { "standard": 2400 } });
    evening.ask("change_player", &json!({ "player": 1, "fields": fields }));
    let step = evening.ask("history_step", &json!({ "entry": 3 }));
    assert_ne!(step["player_before"]["ratings"]["standard"], 2400);
    assert_eq!(step["player_after"]["ratings"]["standard"], 2400);
}

#[test]
fn the_past_is_shown_everywhere_and_changes_nothing() {
    let mut evening = Evening::with_a_round();
    let bytes = fs::read(evening.path()).unwrap();
    let overview = evening.ask("look_back", &json!({ "entry": 2 }));
    assert_eq!(overview["past"]["command"], "import_players");
    assert_eq!(overview["stage"], "before_lots");
    assert_eq!(
        (&overview["undo"], &overview["redo"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(overview["lots_blocked"]["code"], "looking_back");
    assert_eq!(evening.ask("players", &json!({}))["lots_drawn"], false);
    assert_eq!(evening.ask("lots", &json!({})), Value::Null);
    assert_eq!(
        evening.refusal("round", &json!({ "round": 1 })),
        "round_unknown"
    );
    assert_eq!(evening.ask("history", &json!({}))["position"], 5);

    for (call, input) in [
        ("draw_lots", json!({ "seed": "2", "wish": "anyone" })),
        ("remove_player", json!({ "player": 1 })),
        ("undo", json!({})),
        ("redo", json!({})),
        ("undo_to", json!({ "entry": 3 })),
        ("redo_to", json!({ "entry": 3 })),
        (
            "print_sheet",
            json!({ "sheet": "standings", "language": "de" }),
        ),
    ] {
        assert_eq!(evening.refusal(call, &input), "looking_back", "{call}");
    }
    evening.ask("look_back", &json!({ "entry": 4 }));
    assert_eq!(
        evening.ask("round", &json!({ "round": 1 }))["state"],
        "draft"
    );
    let now = evening.ask("back_to_now", &json!({}));
    assert_eq!(now["past"], Value::Null);
    assert_eq!(
        evening.ask("round", &json!({ "round": 1 }))["state"],
        "published"
    );
    assert!(fs::read(evening.path()).unwrap() == bytes);
    evening.result(1, None).unwrap();
}

#[test]
fn there_is_a_backup_before_each_round_and_import() {
    let mut evening = Evening::with_a_round();
    let view = evening.ask("backups", &json!({}));
    let backups = view["backups"].as_array().unwrap();
    // The lots and the round may be in the same minute, of which only the newest backup is kept.
    let occasions: Vec<_> = backups
        .iter()
        .map(|it| it["occasion"].as_str().unwrap())
        .collect();
    assert!(!occasions.is_empty());
    assert!(
        occasions.iter().all(|it| ["round", "import"].contains(it)),
        "{occasions:?}"
    );
    assert_eq!(view["newest_sound"], backups[0]["name"]);
    let name = &backups[0]["name"];
    let preview = evening.ask("preview_backup", &json!({ "name": name }));
    assert_eq!(preview["name"], "Klubabend");
    assert_eq!(
        (preview["players"].as_u64(), preview["teams"].as_u64()),
        (Some(8), Some(4))
    );
    assert_eq!(
        (preview["rounds"].as_u64(), preview["stage"].as_str()),
        (Some(0), Some("rounds"))
    );
    assert_eq!(preview["last"]["command"], "draw_lots");
}

#[test]
fn a_backup_that_cannot_be_written_is_said_and_holds_nothing_up() {
    let mut evening = Evening::new();
    // A file blocks the place of the directory.
    let folder = evening.folder.path().join("abend.kralle-backups");
    fs::remove_dir_all(&folder).unwrap();
    fs::write(&folder, "im Weg").unwrap();
    let overview = evening.ask("draw_lots", &json!({ "seed": "1", "wish": "anyone" }));
    assert_eq!(overview["stage"], "rounds");
    assert_ne!(overview["backup_trouble"], Value::Null);
    fs::remove_file(&folder).unwrap();
    let overview = evening.ask("pair_round", &json!({}));
    assert_eq!(overview["backup_trouble"], Value::Null);
}

#[test]
fn a_backup_is_brought_back_and_the_history_says_so() {
    let mut evening = Evening::with_a_round();
    let name = evening.ask("backups", &json!({}))["newest_sound"].clone();
    let overview = evening.ask("restore_backup", &json!({ "name": name }));
    assert_eq!(overview["rounds"], json!([]));
    assert_eq!(evening.history(&json!({ "most": 1 })), ["restore_backup"]);
    assert_eq!(
        evening.history(&json!({ "kind": "file" })),
        ["restore_backup"]
    );
    // Entries after the backup remain, marked as not in force.
    let lines = evening.ask("history", &json!({}))["lines"].clone();
    let told = |place: usize| {
        let line = &lines[place];
        format!(
            "{} {}",
            line["entry"]["command"].as_str().unwrap(),
            line["state"].as_str().unwrap()
        )
    };
    assert_eq!(told(1), "publish_round left");
    assert_eq!(told(2), "pair_round left");
    assert_eq!(told(3), "draw_lots done");
    let step = evening.ask(
        "history_step",
        &json!({ "entry": lines[1]["entry"]["number"] }),
    );
    assert_eq!(
        (&step["way"], &step["visible"]),
        (&json!("none"), &json!(true))
    );
    assert_eq!(step["blocked"]["code"], "not_on_the_way");
    let view = evening.ask("backups", &json!({}));
    assert_eq!(view["backups"][0]["occasion"], "restore");
    let kept = &view["backups"][0]["name"];
    let preview = evening.ask("preview_backup", &json!({ "name": kept }));
    assert_eq!(preview["rounds"], 1);
    // Undo continues before the note.
    assert_eq!(
        evening.ask("overview", &json!({}))["undo"]["command"],
        "draw_lots"
    );
    assert_eq!(
        evening.refusal("restore_backup", &json!({ "name": "../abend.kralle" })),
        "unknown_backup"
    );
    assert_eq!(evening.ask("overview", &json!({}))["name"], "Klubabend");
}

#[test]
fn a_damaged_file_is_recognized_looked_into_and_mended() {
    let mut evening = Evening::with_a_round();
    let path = evening.path();
    evening.ask("close_file", &json!({}));
    // One letter of a name.
    let mut bytes = fs::read(&path).unwrap();
    let place = bytes
        .windows(9)
        .position(|it| it == "Krähe, 3".as_bytes())
        .unwrap();
    bytes[place] = b'C';
    fs::write(&path, &bytes).unwrap();

    assert_eq!(
        evening.refusal("open_tournament", &json!({ "path": path })),
        "tables_changed"
    );
    assert!(fs::read(&path).unwrap() == bytes);
    let report = evening.ask("verify", &json!({ "path": path }));
    assert_eq!(report["findings"].as_array().unwrap().len(), 1);

    let overview = evening.ask("look_into_damaged", &json!({ "path": path }));
    assert_eq!(overview["read_only"], true);
    assert_eq!(evening.refusal("pair_round", &json!({})), "read_only");
    evening.ask("close_file", &json!({}));
    assert!(fs::read(&path).unwrap() == bytes);

    let view = evening.ask("backups", &json!({ "path": path }));
    let input = json!({ "path": path, "name": view["newest_sound"] });
    let overview = evening.ask("restore_backup", &input);
    assert_eq!(overview["read_only"], false);
    assert_eq!(evening.ask("verify", &json!({}))["findings"], json!([]));
}

/// The result is the same again, but its author is the original one.
#[test]
fn after_a_long_way_back_a_result_has_the_author_it_had_then() {
    let mut evening = Evening::with_a_round();
    let matches = evening.ask("round", &json!({ "round": 1 }))["matches"].clone();
    let teams = [&matches[0]["first"]["team"], &matches[0]["second"]["team"]];
    let mut entries = Vec::new();
    for (who, team) in [("Rosa Klaue", 0), ("Bea Pfote", 1), ("Cora Fang", 0)] {
        let mut preferences = evening.ask("start", &json!({}))["preferences"].clone();
        preferences["acting_name"] = json!(who);
        evening.ask("set_preferences", &preferences);
        let entered = evening.ask(
            "enter_result",
            &json!({ "round": 1, "table": 1, "winner_team": teams[team], "cause": "checkmate" }),
        );
        entries.push(entered["undo"]["number"].clone());
        let outcome = evening.ask("round", &json!({ "round": 1 }))["matches"][0]["outcome"].clone();
        assert_eq!(outcome["entered_by"], *who);
    }
    evening.ask("undo_to", &json!({ "entry": entries[0] }));
    let outcome = evening.ask("round", &json!({ "round": 1 }))["matches"][0]["outcome"].clone();
    assert_eq!(outcome["entered_by"], "Rosa Klaue");
    assert_eq!(outcome["corrects"], Value::Null);
}
