//! Everything besides the moves: results, offers, lists, the arbiter, scripts, the record.

use serde_json::{Value, json};

use crate::core::desk::Desk;
use crate::play::board::tests::{Hall, ask, file_in, wait};

#[test]
fn undo_takes_the_result_back_and_no_move() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.pair("e2e4", "e7e5");
    hall.ask("resign", json!({ "game": 1, "color": "black" }));
    assert_eq!(
        hall.refused(
            "open_game",
            json!({ "round": 1, "table": 1,
            "way": { "correspondence": { "days": 3 } } })
        ),
        "game_open"
    );
    hall.ask("enter_game_result", json!({ "game": 1 }));
    let round = hall.ask("round", json!({ "round": 1 }));
    let outcome = &round["matches"][0]["outcome"];
    assert_eq!(outcome["verdict"], "first_wins");
    assert_eq!(outcome["cause"], "resignation");
    let record = outcome["evidence"]["record"].as_str().unwrap();
    assert!(record.contains("1. e2-e4 e7-e5"), "{record}");
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["result_entered"], true);
    hall.ask("undo", json!({}));
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["result_entered"], false);
    assert_eq!(view["lines"].as_array().unwrap().len(), 1);
    // Undoing the publication and the pairing leaves the game without its match.
    hall.ask("undo", json!({ "under_games": "go_on" }));
    hall.ask("undo", json!({ "under_games": "go_on" }));
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["in_match"], false);
    assert_eq!(
        hall.refused("enter_game_result", json!({ "game": 1 })),
        "game_without_match"
    );
    let report = hall.ask("verify", json!({}));
    assert_eq!(report["findings"], json!([]));
}

#[test]
fn a_draw_is_offered_declined_by_playing_on_and_agreed() {
    let mut hall = Hall::new("fairschach");
    hall.begin(None);
    hall.store("white", "e2e4");
    let offer = json!({ "game": 1, "by": "white", "offer": "draw" });
    let view = hall.ask("offer", offer.clone());
    assert_eq!(view["offer"], json!({ "by": "white", "offer": "draw" }));
    assert_eq!(hall.refused("offer", offer.clone()), "offer_pending");
    hall.store("black", "e7e5");
    let view = hall.stop("black");
    assert_eq!(view["offer"], Value::Null, "who plays on declines");
    hall.ask("offer", offer);
    let view = hall.ask(
        "answer_offer",
        json!({ "game": 1, "by": "black", "answer": "accept" }),
    );
    assert_eq!(view["end"]["reason"], "agreement");
    assert_eq!(view["end"]["cause"], "draw_agreed");
    let record = hall.ask("game_record", json!({ "game": 1 }));
    assert_eq!(record["unopened"].as_array().unwrap().len(), 2);
}

#[test]
fn the_games_of_one_table_are_listed_alone() {
    let mut hall = Hall::new("pzs");
    let at = |table: u16| json!({ "at": { "round": 1, "table": table } });
    let games = hall.ask("games", at(1));
    assert_eq!(games["games"], json!([]));
    assert_eq!(games["free"].as_array().unwrap().len(), 1);
    hall.begin(None);
    let games = hall.ask("games", at(1));
    assert_eq!(games["games"][0]["game"], 1);
    assert_eq!(games["free"], json!([]));
    let games = hall.ask("games", at(2));
    assert_eq!(games["games"], json!([]));
    assert_eq!(games["free"], json!([]));
    assert_eq!(hall.refused("games", at(0)), "bad_field");
}

#[test]
fn the_arbiter_halts_ends_and_annuls() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    wait(5);
    hall.ask("halt_game", json!({ "game": 1 }));
    wait(500);
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["halted"]["why"], "arbiter");
    assert_eq!(view["white"]["clock"]["left_ms"], 595_000);
    hall.ask("start_clocks", json!({ "game": 1 }));
    wait(5);
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["clock"]["left_ms"], 590_000);
    let end = |score: &str, reason: &str| json!({ "game": 1, "score": score, "reason": reason });
    assert_eq!(hall.refused("end_game", end("draw", " ")), "bad_field");
    let view = hall.ask("end_game", end("annulled", "Power cut in the hall"));
    assert_eq!(view["end"]["score"], "annulled");
    assert_eq!(
        hall.refused("enter_game_result", json!({ "game": 1 })),
        "game_annulled"
    );
    let games = hall.ask("games", json!({}));
    assert_eq!(games["free"].as_array().unwrap().len(), 1);
    let way = json!({ "correspondence": { "days": 3 } });
    let view = hall.ask("open_game", json!({ "round": 1, "table": 1, "way": way }));
    assert_eq!(view["game"], 2);
    assert_eq!(
        view["halted"],
        Value::Null,
        "a game by correspondence begins at once"
    );
    let games = hall.ask("games", json!({}));
    assert_eq!(games["free"], json!([]));
}

#[test]
fn a_script_plays_on_from_call_to_call() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    let path = file_in(hall.folder.path());
    let config = hall.folder.path().join("config");
    hall.desk.clear().unwrap();
    for (color, entry) in [("white", "e2e4"), ("black", "e7e5")] {
        for (name, input) in [
            (
                "store_move",
                json!({ "game": 1, "color": color, "entry": entry }),
            ),
            ("stop_clock", json!({ "game": 1, "color": color })),
        ] {
            let mut script = Desk::for_scripts("Rosa Klaue").keeping_keys(&config);
            ask(&mut script, "open_tournament", json!({ "path": path }));
            ask(&mut script, name, input);
        }
    }
    let mut script = Desk::for_scripts("Rosa Klaue");
    ask(&mut script, "open_tournament", json!({ "path": path }));
    let view = ask(&mut script, "board_game", json!({ "game": 1 }));
    assert_eq!(view["last"]["line"], "e2-e4 e7-e5");
}

#[test]
fn the_exported_record_is_read_back_as_it_was() {
    use kralle_rules::paarzug::notation::{read, replay::replay};
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.pair("e2e4", "d7d5");
    hall.pair("e4d5", "Qd8xd5");
    hall.pair("Nb1-c3", "?!");
    hall.pair("Bf1-h3", "Qd5xc3");
    let path = hall.folder.path().join("partie.txt");
    hall.ask("export_game", json!({ "game": 1, "path": path }));
    let text = std::fs::read_to_string(&path).unwrap();
    let records = read::read(&text).unwrap();
    assert_eq!(records.record.to_string(), text);
    let kept = hall.desk.kept_game(1).unwrap();
    let start = kept.game.pairs().start().clone();
    let replayed = replay(&records, start, *kept.game.pairs().rules()).unwrap();
    assert_eq!(replayed.game.position(), kept.game.pairs().position());
    assert!(text.contains("[%emt 0:00:00]"), "{text}");
    assert!(text.contains("{black: unreadable, PZSR 2}"), "{text}");
    assert!(text.contains("{white: blocked g2, PZSR 1}"), "{text}");
    assert!(text.contains("kralle/1/1/white/"), "{text}");
}

#[test]
fn the_record_is_printed_in_every_language() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.pair("e2e4", "d7d5");
    hall.pair("e4d5", "Qd8xd5");
    // A void move has a note with its reason.
    hall.pair("Bf1-h3", "?!");
    hall.ask("resign", json!({ "game": 1, "color": "white" }));
    for language in ["de", "en", "fr", "it"] {
        let path = hall.folder.path().join(format!("{language}.pdf"));
        let input = json!({
            "sheet": "game_record", "language": language, "game": 1, "path": path,
        });
        let printed = hall.ask("print_sheet", input);
        assert_eq!(printed["pages"], 1);
        assert_eq!(printed["missing"], "");
    }
    let input = json!({ "sheet": "game_record", "language": "de" });
    assert_eq!(hall.refused("print_sheet", input), "game_not_named");
    let input = json!({ "sheet": "game_record", "language": "de", "game": 7 });
    assert_eq!(hall.refused("preview_sheet", input), "no_game");
}
