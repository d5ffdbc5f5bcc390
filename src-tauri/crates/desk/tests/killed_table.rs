//! A program killed in the middle of a game at the board: both entries are safe, the clocks are
//! stopped, and the game can continue.
//!
//! This test starts itself again as the program to kill; hence no test harness.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "tests may fail and tell"
)]

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use kralle_desk::{Desk, Folders};
use serde_json::{Value, json};

/// The directory of the program to kill.
const FOLDER: &str = "KRALLE_KILLED_TABLE";

/// Its steps, each acknowledged; it is killed after each of them in turn.
const STEPS: [(&str, &str, &str); 6] = [
    ("resume_game", "", ""),
    ("store_move", "white", "g1f3"),
    ("store_move", "black", "d7d5"),
    ("stop_clock", "black", ""),
    ("keep_clocks", "", ""),
    ("stop_clock", "white", ""),
];

fn main() {
    match std::env::var_os(FOLDER) {
        Some(folder) => play(Path::new(&folder)),
        None => (1..=STEPS.len()).for_each(kill_after),
    }
}

fn desk(folder: &Path) -> Desk {
    Desk::new(Folders {
        config: folder.join("config"),
        documents: folder.to_owned(),
    })
}

fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

fn input(color: &str, entry: &str) -> Value {
    let mut input = json!({ "game": 1 });
    if !color.is_empty() {
        input["color"] = color.into();
    }
    if !entry.is_empty() {
        input["entry"] = entry.into();
    }
    input
}

/// Executes every step, then waits to be killed.
fn play(folder: &Path) {
    let mut desk = desk(folder);
    ask(
        &mut desk,
        "open_tournament",
        json!({ "path": folder.join("abend.kralle") }),
    );
    for (name, color, entry) in STEPS {
        ask(&mut desk, name, input(color, entry));
        println!("done");
        std::io::stdout().flush().unwrap();
        // The next step waits for a request, which never arrives if the program is killed first.
        let mut go = String::new();
        if std::io::stdin().read_line(&mut go).unwrap() == 0 {
            break;
        }
    }
    std::thread::park();
}

fn prepare(folder: &Path) {
    let mut desk = desk(folder);
    let settings = json!({
        "name": "Klauenabend", "rule_set": "pzs", "formation": "single_players",
        "format": "round_robin",
    });
    let path = folder.join("abend.kralle");
    for (name, input) in [
        (
            "new_tournament",
            json!({ "settings": settings, "path": path }),
        ),
        ("add_player", json!({ "name": "Amsel, Anna" })),
        ("add_player", json!({ "name": "Biber, Bert" })),
        ("give_numbers", json!({ "seed": "1", "order": "listed" })),
        ("pair_round", json!({})),
        ("publish_round", json!({ "round": 1 })),
        (
            "open_game",
            json!({ "round": 1, "table": 1,
                "way": { "at_the_board": { "minutes": 5, "increment_seconds": 0 } } }),
        ),
    ] {
        ask(&mut desk, name, input);
    }
}

/// Kills the program after `steps` acknowledged steps, and checks the result.
fn kill_after(steps: usize) {
    let folder = tempfile::tempdir().unwrap();
    prepare(folder.path());
    let mut child = Command::new(std::env::current_exe().unwrap())
        .env(FOLDER, folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut asks = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for step in 0..steps {
        assert_eq!(answers.next().unwrap().unwrap(), "done");
        if step + 1 < steps {
            asks.write_all(b"go\n").unwrap();
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();

    let mut desk = desk(folder.path());
    let path = folder.path().join("abend.kralle");
    ask(&mut desk, "open_tournament", json!({ "path": path }));
    let view = ask(&mut desk, "board_game", json!({ "game": 1 }));
    assert_eq!(view["halted"]["why"], "interrupted", "after {steps}");
    for side in ["white", "black"] {
        assert_eq!(view[side]["clock"]["running"], false, "after {steps}");
    }
    let entries = match steps {
        1 | 6 => ["empty", "empty"],
        2 => ["stored", "empty"],
        3 => ["stored", "stored"],
        _ => ["stored", "closed"],
    };
    assert_eq!(view["white"]["entry"], entries[0], "after {steps}");
    assert_eq!(view["black"]["entry"], entries[1], "after {steps}");
    let report = ask(&mut desk, "verify", json!({}));
    assert_eq!(report["findings"], json!([]), "after {steps}");

    // The game continues from there: the remaining steps give the same pair.
    for (name, color, entry) in std::iter::once(STEPS[0]).chain(STEPS[steps..].iter().copied()) {
        ask(&mut desk, name, input(color, entry));
    }
    let view = ask(&mut desk, "board_game", json!({ "game": 1 }));
    assert_eq!(view["last"]["line"], "Ng1-f3 d7-d5", "after {steps}");
}
