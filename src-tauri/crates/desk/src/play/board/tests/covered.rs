//! Covered entries: revealed together, never leaked before, safe after a crash.

use serde_json::{Value, json};

use crate::play::board::tests::{Hall, wait};

#[test]
fn pzsr_2_and_7_two_covered_entries_are_revealed_at_once_and_the_clocks_started_again() {
    let mut hall = Hall::new("pzs");
    let view = hall.begin(None);
    assert_eq!(view["stage"], "storing");
    assert_eq!(view["white"]["clock"]["left_ms"], 600_000);
    assert_eq!(view["white"]["clock"]["running"], true);

    wait(20);
    let view = hall.store("white", "e2e4");
    assert_eq!(view["white"]["entry"], "stored");
    let first = view["white"]["commitment"].as_str().unwrap().to_owned();
    assert_eq!(first.split(' ').count(), 8);
    let view = hall.store("white", "d2-d4");
    let changed = view["white"]["commitment"].as_str().unwrap().to_owned();
    assert_ne!(first, changed, "a changed move is committed to anew");
    let view = hall.stop("white");
    assert_eq!(view["white"]["entry"], "closed");
    assert_eq!(view["white"]["clock"]["left_ms"], 600_000 - 20_000 + 5_000);
    assert_eq!(view["white"]["clock"]["running"], false);
    assert_eq!(
        hall.refused(
            "store_move",
            json!({ "game": 1, "color": "white", "entry": "e2e4" })
        ),
        "clock_stopped"
    );

    wait(10);
    hall.store("black", "5755");
    let view = hall.stop("black");
    let last = &view["last"];
    assert_eq!(last["line"], "d2-d4 e7-e5");
    assert_eq!(last["order"], "at_once");
    assert_eq!(last["white"]["opened"]["short"], changed.as_str());
    assert_eq!(last["white"]["thinking_ms"], 20_000);
    assert_eq!(last["black"]["thinking_ms"], 30_000);
    assert_eq!(last["grounds"][0]["ground"], "plain");
    assert_eq!(last["grounds"][0]["article"]["text"], "PZSR 2");
    assert_eq!(view["board"]["squares"]["d4"], "white_pawn");
    for side in ["white", "black"] {
        assert_eq!(view[side]["clock"]["running"], false);
        assert_eq!(view[side]["entry"], "empty");
        assert!(
            view[side]["acts"]
                .as_array()
                .unwrap()
                .contains(&json!("start_opponents_clock"))
        );
    }
    let view = hall.ask("start_clocks", json!({ "game": 1, "by": "white" }));
    assert_eq!(view["black"]["clock"]["running"], true);
    assert_eq!(view["white"]["clock"]["running"], false);
}

/// Every notation of a move that could leak: squares, numbers, octal, notation.
const NOTATIONS: [&str; 9] = [
    "g1f3", "g1-f3", "Ng1", "Sg1", "7163", "\"g1\"", "\"f3\"", "2605", "605250",
];

/// Returns the notations in `bytes` that reveal the move.
///
/// Digits in a long run of hexadecimal ones are ignored: they belong to a digest, a key or a sealed
/// box.
fn told(bytes: &[u8]) -> Vec<&'static str> {
    let text = String::from_utf8_lossy(bytes);
    let is_word = |it: &&str| it.len() < 32;
    let words: Vec<&str> = text
        .split(|it: char| !it.is_ascii_hexdigit())
        .filter(is_word)
        .collect();
    let mut found = NOTATIONS.to_vec();
    found.retain(|it| {
        if it.chars().all(|it| it.is_ascii_hexdigit()) {
            words.iter().any(|word| word.contains(it))
        } else {
            text.contains(it)
        }
    });
    found
}

/// The prose of the rules: "Beide Uhren werden gleichzeitig wieder gestartet."
#[test]
fn prose_in_fairschach_both_clocks_start_again_with_the_pair() {
    let mut hall = Hall::new("fairschach");
    hall.begin(None);
    wait(20);
    hall.store("white", "e2e4");
    hall.stop("white");
    hall.store("black", "e7e5");
    let view = hall.stop("black");
    for side in ["white", "black"] {
        assert_eq!(view[side]["clock"]["running"], true);
        let acts = view[side]["acts"].as_array().unwrap();
        assert!(!acts.contains(&json!("start_opponents_clock")));
    }
    wait(10);
    hall.store("white", "g1f3");
    hall.stop("white");
    hall.store("black", "b8c6");
    let view = hall.stop("black");
    assert_eq!(view["last"]["white"]["thinking_ms"], 10_000);
    assert_eq!(view["last"]["black"]["thinking_ms"], 10_000);
}

#[test]
fn pzsr_2_nothing_tells_a_stored_move_before_the_reveal() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    // The squares of the view are no leak: they are there anyway.
    let before = hall.ask("board_game", json!({ "game": 1 }));
    let traces = |view: &Value| {
        let mut view = view.clone();
        view["board"] = Value::Null;
        view["last"] = Value::Null;
        view["start"] = Value::Null;
        told(view.to_string().as_bytes())
    };
    assert_eq!(traces(&before), [""; 0]);
    for typed in ["g1f3", "Ng1-f3", "7163"] {
        let view = hall.store("white", typed);
        assert_eq!(traces(&view), [""; 0], "{typed}");
    }
    let view = hall.stop("white");
    assert_eq!(traces(&view), [""; 0]);
    for (name, input) in [
        ("board_game", json!({ "game": 1 })),
        ("games", json!({})),
        ("game_record", json!({ "game": 1 })),
        ("history", json!({})),
        ("round", json!({ "round": 1 })),
        ("verify", json!({})),
    ] {
        let view = hall.ask(name, input);
        assert_eq!(traces(&view), [""; 0], "{name}");
    }
    // A refusal reveals nothing either, for any fault of the input.
    for input in [
        json!({ "game": 1, "color": "white", "entry": "g1f3" }),
        json!({ "game": 1, "color": "white", "entry": 7163 }),
        json!({ "game": 1, "color": "white", "entry": ["g1f3"] }),
    ] {
        let refusal = hall.desk.call("store_move", input).unwrap_err();
        assert_eq!(told(format!("{refusal:?}").as_bytes()), [""; 0]);
    }
    // No file reveals it: tournament, sidecar files, settings, key.
    let kept = hall.desk.kept_game(1).unwrap();
    assert_eq!(told(format!("{kept:?}").as_bytes()), [""; 0]);
    let mut seen = 0;
    let mut folders = vec![hall.folder.path().to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            seen += 1;
            let bytes = std::fs::read(&path).unwrap();
            assert_eq!(told(&bytes), [""; 0], "{}", path.display());
        }
    }
    assert!(seen >= 2, "the file and the key");
    // After the reveal, the move is public.
    hall.store("black", "g8f6");
    let view = hall.stop("black");
    assert_eq!(view["last"]["white"]["notation"], "Ng1-f3");
}

#[test]
fn after_a_crash_the_clocks_stand_and_both_entries_are_safe() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    wait(7);
    hall.store("white", "e2e4");
    wait(3);
    hall.store("black", "d7d5");
    hall.stop("black");
    wait(4);
    hall.ask("keep_clocks", json!({ "game": 1 }));
    wait(100);
    hall.crash("config");
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["halted"]["why"], "interrupted");
    assert_eq!(view["white"]["entry"], "stored");
    assert_eq!(view["black"]["entry"], "closed");
    // The last saved moment counts: ten seconds, and four more.
    assert_eq!(view["white"]["clock"]["left_ms"], 600_000 - 14_000);
    assert_eq!(view["white"]["clock"]["running"], false);
    assert_eq!(view["black"]["clock"]["left_ms"], 600_000 - 10_000 + 5_000);
    assert_eq!(
        hall.refused("stop_clock", json!({ "game": 1, "color": "white" })),
        "game_halted"
    );
    wait(1000);
    let view = hall.ask("resume_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["clock"]["running"], true);
    assert_eq!(view["white"]["clock"]["left_ms"], 600_000 - 14_000);
    wait(6);
    let view = hall.stop("white");
    assert_eq!(view["last"]["line"], "e2-e4 d7-d5");
    assert_eq!(view["white"]["clock"]["left_ms"], 600_000 - 20_000 + 5_000);
    assert_eq!(view["last"]["white"]["thinking_ms"], 20_000);
    assert!(
        hall.desk
            .open_file()
            .unwrap()
            .store
            .verify(&mut kralle_store::unwatched)
            .unwrap()
            .is_sound()
    );
}

#[test]
fn on_another_machine_a_lost_entry_is_given_up_and_its_commitment_stays() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.store("white", "e2e4");
    let view = hall.stop("white");
    let commitment = view["white"]["commitment"].clone();
    hall.crash("another machine");
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["entry"], "lost");
    assert_eq!(view["white"]["acts"], json!(["enter_again"]));
    hall.ask("resume_game", json!({ "game": 1 }));
    hall.store("black", "d7d5");
    assert_eq!(
        hall.refused("stop_clock", json!({ "game": 1, "color": "black" })),
        "entry_lost"
    );
    assert_eq!(
        hall.refused("enter_again", json!({ "game": 1, "color": "black" })),
        "entry_not_lost"
    );
    let view = hall.ask("enter_again", json!({ "game": 1, "color": "white" }));
    assert_eq!(view["white"]["entry"], "empty");
    assert_eq!(
        view["white"]["clock"]["running"], false,
        "his clock stays stopped"
    );
    hall.store("white", "d2d4");
    hall.stop("white");
    let view = hall.stop("black");
    assert_eq!(view["last"]["line"], "d2-d4 d7-d5");
    let record = hall.ask("game_record", json!({ "game": 1 }));
    assert_eq!(
        record["unopened"],
        json!([{ "pair": 1, "color": "white", "commitment": commitment, "taken_back": false }])
    );
}
