//! Copies of the file on the same machine: covered entries open only in the copy that continues the
//! game.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::core::refusal::Datum;
use crate::play::board::tests::{Hall, file_in};

impl Hall {
    fn copy(&mut self, name: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        self.ask("save_copy", json!({ "path": path }));
        path
    }

    /// Opens a file of the same game and resumes the game.
    fn go_on_in(&mut self, path: &PathBuf) -> Value {
        self.ask("open_tournament", json!({ "path": path }));
        self.ask("resume_game", json!({ "game": 1 }))
    }

    fn path(&self) -> PathBuf {
        file_in(self.folder.path())
    }

    fn keys(&self) -> Vec<String> {
        let folder = std::fs::read_dir(self.folder.path().join("config/games")).unwrap();
        let names = folder.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let is_key = |name: &String| Path::new(name).extension() == Some("key".as_ref());
        names.filter(is_key).collect()
    }

    fn stop_refused(&mut self, color: &str) -> String {
        self.refused("stop_clock", json!({ "game": 1, "color": color }))
    }
}

/// White's move is stored and final.
fn covered() -> Hall {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.store("white", "e2e4");
    hall.stop("white");
    hall
}

#[test]
fn pzsr_2_a_copy_that_was_left_behind_opens_nothing() {
    let mut hall = covered();
    let copy = hall.copy("copy.kralle");
    // The game continues in the original file.
    hall.store("black", "d7d5");
    hall.go_on_in(&copy);
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["entry"], "forked");
    assert_eq!(view["forked"], true);
    let input = json!({ "game": 1, "color": "black", "entry": "a7a6" });
    assert_eq!(hall.refused("store_move", input), "game_forked");
    // The original file is unaffected.
    let path = hall.path();
    hall.go_on_in(&path);
    let view = hall.stop("black");
    assert_eq!(view["last"]["line"], "e2-e4 d7-d5");
    assert_eq!(view["forks"], json!([]));
}

#[test]
fn pzsr_2_what_a_copy_told_is_not_opened_again_and_everybody_sees_it() {
    let mut hall = covered();
    let copy = hall.copy("copy.kralle");
    hall.go_on_in(&copy);
    hall.store("black", "a7a6");
    let told = hall.stop("black");
    assert_eq!(told["last"]["line"], "e2-e4 a7-a6");

    let path = hall.path();
    hall.go_on_in(&path);
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["entry"], "forked");
    let acts = view["white"]["acts"].as_array().unwrap();
    assert!(acts.contains(&json!("enter_again")), "{acts:?}");
    let report = hall.ask("verify", json!({}));
    assert_eq!(report["findings"], json!([]));
    assert_eq!(report["forks"], json!([{ "game": 1, "pair": 1 }]));
    let input = json!({ "game": 1, "color": "black", "entry": "d7d5" });
    assert_eq!(hall.refused("store_move", input), "game_forked");

    // Both players enter new moves; the record and the file show it.
    let view = hall.ask("enter_again", json!({ "game": 1, "color": "white" }));
    assert_eq!(
        (&view["forked"], &view["forks"]),
        (&json!(false), &json!([1]))
    );
    assert_eq!(view["white"]["entry"], "empty");
    hall.store("white", "d2d4");
    hall.store("black", "d7d5");
    hall.stop("white");
    let view = hall.stop("black");
    assert_eq!(view["last"]["line"], "d2-d4 d7-d5");
    let record = hall.ask("game_record", json!({ "game": 1 }));
    assert_eq!(record["forks"], json!([1]));
    assert_eq!(record["unopened"][0]["color"], "white");
    assert!(record["text"].as_str().unwrap().contains("pair 1: forked"));
    hall.ask("close_file", json!({}));
    let report = hall.ask("verify", json!({ "path": path }));
    assert_eq!(report["findings"], json!([]));
    assert_eq!(report["forks"], json!([{ "game": 1, "pair": 1 }]));
    // Now the copy is the outdated one.
    hall.go_on_in(&copy);
    let input = json!({ "game": 1, "color": "black", "entry": "b7b6" });
    assert_eq!(hall.refused("store_move", input), "game_forked");
}

#[test]
fn pzsr_2_a_renamed_moved_or_copied_file_goes_on() {
    let mut hall = covered();
    let copy = hall.copy("copy.kralle");
    hall.ask("close_file", json!({}));
    // The copy replaces the original, in another directory.
    let folder = hall.folder.path().join("stick");
    std::fs::create_dir(&folder).unwrap();
    let moved = folder.join("b.kralle");
    std::fs::rename(copy, &moved).unwrap();
    std::fs::remove_file(hall.path()).unwrap();
    hall.go_on_in(&moved);
    hall.store("black", "d7d5");
    let view = hall.stop("black");
    assert_eq!(view["last"]["line"], "e2-e4 d7-d5");
    assert_eq!(view["forks"], json!([]));
}

#[test]
fn after_a_crash_around_the_commit_either_head_counts() {
    let mut hall = covered();
    let kept = hall.desk.kept_game(1).unwrap();
    let name = &kept.game.opening().key;
    let settled = hall.desk.keys.mark(name).unwrap().unwrap();
    assert_eq!(settled.now, None);
    // Crash after saving the next head, before writing the file.
    let mut before = settled.clone();
    before.now = Some(settled.next);
    before.next.link = [7; 32];
    before.next.events += 1;
    hall.desk.keys.set_mark(name, &before).unwrap();
    hall.crash("config");
    let path = hall.path();
    let view = hall.go_on_in(&path);
    assert_eq!(view["white"]["entry"], "closed");
    // Crash after writing the file, before settling the mark beside the key.
    let mut after = settled.clone();
    after.now = Some(before.next);
    hall.desk.keys.set_mark(name, &after).unwrap();
    hall.crash("config");
    hall.go_on_in(&path);
    hall.store("black", "d7d5");
    assert_eq!(hall.stop("black")["last"]["line"], "e2-e4 d7-d5");
    // An unreadable mark beside the key opens nothing.
    hall.ask("start_clocks", json!({ "game": 1 }));
    hall.store("white", "g1f3");
    let mark = hall.folder.path().join(format!("config/games/{name}.mark"));
    std::fs::write(mark, "kralle-mark-1\ngame").unwrap();
    hall.crash("config");
    let view = hall.go_on_in(&path);
    assert_eq!(view["white"]["entry"], "forked");
}

#[test]
fn a_key_is_not_thrown_away_through_another_file() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.store("white", "d2d4");
    let early = hall.copy("early.kralle");
    hall.store("white", "e2e4");
    hall.stop("white");
    let late = hall.copy("late.kralle");
    let keys = hall.keys();
    assert_eq!(keys.len(), 1);
    for other in [early, late] {
        hall.go_on_in(&other);
        hall.ask(
            "end_game",
            json!({ "game": 1, "score": "annulled", "reason": "x" }),
        );
        assert_eq!(hall.keys(), keys, "{}", other.display());
    }
    let path = hall.path();
    hall.go_on_in(&path);
    hall.store("black", "d7d5");
    assert_eq!(hall.stop("black")["last"]["line"], "e2-e4 d7-d5");
    // The original file deletes the key when the game is over and nothing is stored.
    hall.ask("resign", json!({ "game": 1, "color": "white" }));
    assert_eq!(hall.keys(), [""; 0]);
    assert_eq!(hall.stop_refused("white"), "game_over");
}

impl Hall {
    /// Makes a backup of the file, and returns its name.
    fn back_up(&mut self) -> String {
        let store = &self.desk.open_file().unwrap().store;
        let now = chrono::DateTime::UNIX_EPOCH;
        let path = store.back_up(kralle_store::Occasion::Round, now).unwrap();
        path.file_name().unwrap().to_string_lossy().into_owned()
    }

    fn restore(&mut self, name: &str) {
        let twice = json!({ "name": name, "under_games": "go_on" });
        self.ask("restore_backup", twice);
        self.ask("resume_game", json!({ "game": 1 }));
    }
}

#[test]
fn a_backup_is_brought_back_from_under_a_running_game_only_when_it_is_said_twice() {
    let mut hall = covered();
    let name = hall.back_up();
    hall.store("black", "a7a6");
    hall.stop("black");
    let before = hall.ask("board_game", json!({ "game": 1 }));
    let input = json!({ "name": name });
    let refusal = hall.desk.call("restore_backup", input).unwrap_err();
    assert_eq!(refusal.code, "games_run");
    assert_eq!(refusal.data["games"], Datum::Number(1));
    assert_eq!(refusal.data["tables"], Datum::Numbers(vec![1]));
    assert_eq!(hall.ask("board_game", json!({ "game": 1 })), before);
    hall.restore(&name);
    let after = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(after["last"], Value::Null);
    // A finished game needs no confirmation.
    hall.ask("resign", json!({ "game": 1, "color": "white" }));
    hall.ask("restore_backup", json!({ "name": name }));
}

#[test]
fn what_was_not_revealed_before_a_restore_is_opened_after_it() {
    let mut hall = covered();
    let backup = hall.back_up();
    hall.store("black", "a7a6");
    // The head beside the key is among those the restored file still has.
    hall.restore(&backup);
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["entry"], "closed");
    assert_eq!(view["forked"], false);
    hall.store("black", "d7d5");
    assert_eq!(hall.stop("black")["last"]["line"], "e2-e4 d7-d5");
}

#[test]
fn pzsr_2_what_was_revealed_before_a_restore_is_not_opened_again() {
    let mut hall = covered();
    let backup = hall.back_up();
    hall.store("black", "a7a6");
    hall.stop("black");
    hall.restore(&backup);
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["entry"], "forked");
    hall.ask("enter_again", json!({ "game": 1, "color": "white" }));
    hall.store("white", "d2d4");
    hall.store("black", "d7d5");
    hall.stop("white");
    let view = hall.stop("black");
    assert_eq!(view["last"]["line"], "d2-d4 d7-d5");
    assert_eq!(view["forks"], json!([1]));
}

#[test]
fn a_key_of_another_tournament_seals_and_opens_nothing() {
    let mut hall = covered();
    let kept = hall.desk.kept_game(1).unwrap();
    let name = &kept.game.opening().key;
    let mut mark = hall.desk.keys.mark(name).unwrap().unwrap();
    mark.file.0[0] ^= 1;
    hall.desk.keys.set_mark(name, &mark).unwrap();
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["entry"], "forked");
    hall.ask(
        "end_game",
        json!({ "game": 1, "score": "annulled", "reason": "x" }),
    );
    assert_eq!(hall.keys().len(), 1);
}
