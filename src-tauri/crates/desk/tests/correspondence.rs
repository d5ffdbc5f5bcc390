//! Games by correspondence, from the first message to the result.

use std::path::Path;

use kralle_desk::Desk;
use serde_json::{Value, json};

fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

fn refused(desk: &mut Desk, name: &str, input: Value) -> Value {
    let refusal = desk.call(name, input).unwrap_err();
    serde_json::to_value(refusal).unwrap()
}

/// Returns a desk with two players of PaarZugSchach and a game by correspondence, three days for a
/// move.
fn opened(folder: &Path) -> Desk {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({
        "name": "Fernturnier",
        "rule_set": "pzs",
        "formation": "single_players",
        "format": "round_robin",
    });
    let path = folder.join("fern.kralle");
    ask(
        &mut desk,
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    for (name, rating) in [("Amsel, Anna", 2000), ("Biber, Bert", 1900)] {
        let fields = json!({ "name": name, "ratings": { "national": rating } });
        ask(&mut desk, "add_player", fields);
    }
    let numbers = json!({ "seed": "1", "order": "strength" });
    ask(&mut desk, "give_numbers", numbers);
    ask(&mut desk, "pair_round", json!({}));
    ask(&mut desk, "publish_round", json!({ "round": 1 }));
    let post = ask(&mut desk, "correspondence", json!({}));
    assert_eq!(post["possible"], true);
    assert_eq!(post["free"].as_array().unwrap().len(), 1);
    let way = json!({ "correspondence": { "days": 3 } });
    ask(
        &mut desk,
        "open_game",
        json!({ "round": 1, "table": 1, "way": way }),
    );
    desk
}

fn take(desk: &mut Desk, color: &str, message: &str) -> Value {
    let input = json!({ "game": 1, "color": color, "message": message, "reading": "message" });
    ask(desk, "take_in_move", input)
}

fn letters(desk: &mut Desk) -> [String; 2] {
    let input = json!({ "game": 1, "white": "de", "black": "en" });
    let letters = ask(desk, "correspondence_letters", input);
    ["white", "black"].map(|color| letters[color]["text"].as_str().unwrap().to_owned())
}

/// True if the bytes of the file contain a text.
fn in_the_file(folder: &Path, text: &str) -> bool {
    let bytes = std::fs::read(folder.join("fern.kralle")).unwrap();
    bytes
        .windows(text.len())
        .any(|window| window == text.as_bytes())
}

#[test]
fn pzsr_2_nothing_is_shown_before_both_moves_are_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = opened(folder.path());
    let [first, _] = letters(&mut desk);
    assert!(first.contains("die Partie beginnt"), "{first}");
    assert!(first.contains("R N B Q K B N R") || first.contains("T S L D K L S T"));

    let message = "Guten Abend,\n\nmein Zug: g1f3\n\n> 1. e2-e4 (1414300)";
    let taken = take(&mut desk, "white", message);
    assert_eq!(taken["written"], "notation");
    assert_eq!(taken["revealed"], false);
    assert_eq!(taken["game"]["game"]["white"]["entry"], "stored");
    let due = &taken["game"]["white_due"];
    assert_eq!(due["waited_for"], false);
    assert_eq!(taken["game"]["black_due"]["waited_for"], true);
    for said in [
        taken.to_string(),
        letters(&mut desk).join("\n"),
        ask(&mut desk, "correspondence", json!({})).to_string(),
        ask(&mut desk, "history", json!({})).to_string(),
    ] {
        assert!(!said.contains("g1f3") && !said.contains("g1-f3"), "{said}");
    }
    assert!(!in_the_file(folder.path(), "g1f3"));

    // Mistyped: entered again before the other move is in.
    take(&mut desk, "white", "e2-e4 1414300");
    let taken = take(&mut desk, "black", "1363404");
    assert_eq!(taken["written"], "octal");
    assert_eq!(taken["revealed"], true);
    let last = &taken["game"]["game"]["last"];
    assert_eq!(last["white"]["executed"]["from"], "e2");
    assert_eq!(last["black"]["executed"]["to"], "d5");

    let [white, black] = letters(&mut desk);
    for text in [&white, &black] {
        assert!(text.contains("1414300"), "{text}");
        assert!(text.contains("PZSR 2"), "{text}");
        assert!(
            text.contains("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR"),
            "{text}"
        );
    }
    assert!(white.contains("Paarzug 2") && white.contains("Es bleiben 3 Tage."));
    assert!(black.contains("3 days are left."), "{black}");

    let path = folder.path().join("an-weiss.txt");
    let input = json!({ "game": 1, "color": "white", "language": "de", "path": path });
    ask(&mut desk, "save_letter", input);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), white);
}

#[test]
fn a_message_that_is_no_move_is_refused_with_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = opened(folder.path());
    let say = |message: &str| json!({ "game": 1, "color": "white", "message": message, "reading": "message" });
    for (message, code) in [
        ("", "message_empty"),
        ("bin im Urlaub", "message_no_move"),
        ("e2e4\noder d2d4", "message_several_moves"),
        ("1414301", "octal_check"),
        ("1414380", "octal_digit"),
        ("Dg1-f3", "message_doubtful"),
    ] {
        let refusal = refused(&mut desk, "take_in_move", say(message));
        assert_eq!(refusal["code"], code, "{refusal}");
    }
    let refusal = refused(&mut desk, "take_in_move", say("e2e4\noder d2d4"));
    assert_eq!(refusal["data"]["line"], 2);
    let refusal = refused(&mut desk, "take_in_move", say("1414301"));
    assert_eq!(refusal["data"]["check"], "0");
    let view = ask(&mut desk, "correspondence", json!({}));
    assert_eq!(view["games"][0]["game"]["white"]["entry"], "empty");

    // If the supervisor decides so, it is stored unchanged, and is void at the reveal.
    let as_it_is =
        json!({ "game": 1, "color": "white", "message": "Dg1-f3", "reading": "as_it_is" });
    let taken = ask(&mut desk, "take_in_move", as_it_is);
    assert_eq!(taken["written"], "as_it_is");
    let taken = take(&mut desk, "black", "d7d5");
    assert_eq!(taken["game"]["game"]["last"]["white"]["fate"], "unreadable");
    let [white, _] = letters(&mut desk);
    assert!(white.contains("nicht lesbar"), "{white}");
}

#[test]
fn what_is_covered_survives_the_program_and_a_resignation_ends_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("config");
    let folders = || kralle_desk::Folders {
        config: config.clone(),
        documents: folder.path().to_owned(),
    };
    drop(opened(folder.path()));
    let path = folder.path().join("fern.kralle");
    let mut desk = Desk::new(folders());
    ask(&mut desk, "open_tournament", json!({ "path": path }));
    take(&mut desk, "black", "d7d5");
    drop(desk);

    let mut desk = Desk::new(folders());
    ask(&mut desk, "open_tournament", json!({ "path": path }));
    let taken = take(&mut desk, "white", "e2e4");
    assert_eq!(taken["revealed"], true);
    ask(
        &mut desk,
        "offer",
        json!({ "game": 1, "by": "white", "offer": "draw" }),
    );
    let [_, black] = letters(&mut desk);
    assert!(black.contains("offers a draw"), "{black}");
    ask(&mut desk, "resign", json!({ "game": 1, "color": "black" }));
    let [white, _] = letters(&mut desk);
    assert!(white.contains("1–0"), "{white}");
    ask(&mut desk, "enter_game_result", json!({ "game": 1 }));
    let round = ask(&mut desk, "round", json!({ "round": 1 }));
    assert_eq!(round["matches"][0]["outcome"]["cause"], "resignation");
    assert_eq!(
        refused(
            &mut desk,
            "take_in_move",
            json!({ "game": 1, "color": "white", "message": "d2d4", "reading": "message" })
        )["code"],
        "game_over"
    );
}
