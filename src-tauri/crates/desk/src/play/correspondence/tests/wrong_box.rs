//! Moves taken in for the wrong player or misread: refused, shown first, and taken back.

use serde_json::{Value, json};

use crate::core::refusal::{Datum, RefusalView};
use crate::play::correspondence::tests::{Office, november};

fn message(color: &str, message: &str, reading: &str) -> Value {
    json!({ "game": 1, "color": color, "message": message, "reading": reading })
}

fn take_back(color: &str) -> Value {
    json!({ "game": 1, "color": color, "reason": "falsches Feld" })
}

impl Office {
    fn refusal(&mut self, name: &str, input: Value) -> RefusalView {
        self.desk.call(name, input).unwrap_err()
    }

    /// Returns the state of both entries, White first.
    fn entries(&mut self) -> [String; 2] {
        let game = self.post()["game"].take();
        ["white", "black"].map(|color| game[color]["entry"].as_str().unwrap().to_owned())
    }

    fn log(&mut self) -> Vec<String> {
        let log = self.post()["log"].take();
        let what = log.as_array().unwrap().iter();
        what.map(|line| line["what"].as_str().unwrap().to_owned())
            .collect()
    }
}

/// White's e2-e4 entered for Black, and moves from an empty square, in every form of a message.
#[test]
fn pzsr_2_a_move_in_the_wrong_box_is_refused_with_what_stands_there() {
    let mut office = Office::new(&json!({ "days": 5 }));
    office.take("white", "e2e4");
    let whole = "Hallo,\nmein Zug: e2-e4 (1414300)\nGruß, Anna\n\n> 1. d7d5";
    for (sent, code, square, piece) in [
        ("e2e4", "message_other_side", "e2", Some("white_pawn")),
        ("5254", "message_other_side", "e2", Some("white_pawn")),
        ("1414300", "message_other_side", "e2", Some("white_pawn")),
        ("Sg1-f3", "message_other_side", "g1", Some("white_knight")),
        (whole, "message_other_side", "e2", Some("white_pawn")),
        ("e6e5", "message_empty_square", "e6", None),
        ("Sf6-e4", "message_empty_square", "f6", None),
    ] {
        let read = json!({ "game": 1, "color": "black", "message": sent });
        let taken = message("black", sent, "message");
        for (name, input) in [("take_in_move", taken), ("read_message", read)] {
            let refusal = office.refusal(name, input);
            assert_eq!(refusal.code, code, "{sent}");
            assert_eq!(refusal.data["square"], Datum::from(square), "{sent}");
            assert_eq!(refusal.data.get("piece"), piece.map(Datum::from).as_ref());
        }
    }
    assert_eq!(office.entries(), ["stored", "empty"]);
    assert_eq!(office.log(), ["opened", "taken_in"]);
    office.take("black", "d7d5");
    office.must_be_sound();
}

#[test]
fn what_is_understood_is_said_first_and_kept_nowhere() {
    let mut office = Office::new(&json!({ "days": 5 }));
    let changes = office.desk.changes();
    let said = office.ask(
        "read_message",
        json!({ "game": 1, "color": "black", "message": "Ich ziehe 1464401 = e7-e5" }),
    );
    assert_eq!(said["step"]["piece"], "black_pawn");
    assert_eq!(
        (&said["step"]["from"], &said["step"]["to"]),
        (&json!("e7"), &json!("e5"))
    );
    assert_eq!(
        (&said["written"], &said["doubt"]),
        (&json!("both"), &Value::Null)
    );
    let said = office.ask(
        "read_message",
        json!({ "game": 1, "color": "white", "message": "a1a4" }),
    );
    assert_eq!(said["doubt"]["reason"], "blocked");
    assert_eq!(said["doubt"]["square"], "a2");
    assert_eq!(office.desk.changes(), changes);
    assert_eq!(office.entries(), ["empty", "empty"]);
    assert_eq!(office.log(), ["opened"]);
}

/// A move that a player has really sent counts, even if it can only be void: the supervisor
/// decides.
#[test]
fn pzsr_2_what_was_really_sent_is_taken_in_and_void_by_the_supervisors_word() {
    let long = "Guten Tag, ich ziehe hiermit e2-e4 und verbleibe mit freundlichen Grüßen, Bert";
    for (sent, reason) in [
        ("e2e4", "opponents_piece"),
        (long, "opponents_piece"),
        ("e6e5", "no_piece"),
        ("Sf6-e4", "unreadable"),
    ] {
        let mut office = Office::new(&json!({ "days": 5 }));
        office.take("white", "d2d4");
        office.ask("take_in_move", message("black", sent, "though_void"));
        let last = office.post()["game"]["last"].take();
        assert_eq!(last["white"]["executed"]["to"], "d4");
        assert_eq!(last["black"]["void"]["reason"], reason, "{sent}");
        office.must_be_sound();
    }
    // If the message is too long for an entry, the entry is the doubtful words.
    let mut office = Office::new(&json!({ "days": 5 }));
    let doubtful = long.replace("e2-e4", "Lg8-f6");
    let refusal = office.refusal("take_in_move", message("black", &doubtful, "message"));
    assert_eq!(refusal.data["piece"], Datum::from("black_knight"));
    office.ask("take_in_move", message("black", &doubtful, "as_it_is"));
    assert_eq!(office.entries(), ["empty", "stored"]);
}

#[test]
fn what_was_taken_in_wrongly_is_taken_back_while_no_message_has_gone_out() {
    let mut office = Office::new(&json!({ "budget": 20 }));
    november(4);
    office.take("white", "e2e4");
    november(6);
    office.take("black", "h7h6");
    let nobody = json!({ "game": 1, "color": "black", "reason": " " });
    assert_eq!(office.refused("take_back_move", nobody), "bad_field");
    let post = office.ask("take_back_move", take_back("black"));
    assert_eq!(post["may_take_back"], json!(["white"]), "still covered");
    assert_eq!(post["log"][4]["said"], "falsches Feld");
    assert_eq!(post["since"], "2026-11-01");
    assert_eq!(post["white_due"]["came"], "2026-11-04");
    assert_eq!(post["black_due"]["waited_for"], true);
    assert_eq!(post["game"]["last"], Value::Null);
    assert_eq!(office.entries(), ["stored", "empty"]);
    // The file gives the same state after a restart.
    office.ask("close_file", json!({}));
    let path = office.folder.path().join("fern.kralle");
    office.ask("open_tournament", json!({ "path": path }));
    november(9);
    office.take("black", "d7d5");
    let last = office.post()["game"]["last"].take();
    assert_eq!(last["white"]["executed"]["to"], "e4");
    assert_eq!(last["black"]["executed"]["to"], "d5");
    assert_eq!(office.post()["black_due"]["days_left"], 20 - 8);
    let record = office.ask("game_record", json!({ "game": 1 }));
    let left = &record["unopened"][0];
    assert_eq!(
        (&left["color"], &left["taken_back"]),
        (&json!("black"), &json!(true))
    );
    // The first of both moves can be wrong as well.
    office.ask("take_back_move", take_back("white"));
    assert_eq!(office.entries(), ["empty", "stored"]);
    office.take("white", "d2d4");
    let expected = [
        "opened",
        "taken_in",
        "taken_in",
        "revealed",
        "taken_back",
        "taken_in",
        "revealed",
        "taken_back",
        "taken_in",
        "revealed",
    ];
    assert_eq!(office.log(), expected);
    office.must_be_sound();
}

#[test]
fn a_covered_move_that_was_meant_for_another_game_is_taken_back() {
    let mut office = Office::new(&json!({ "days": 5 }));
    office.take("black", "e7e5");
    let post = office.ask("take_back_move", take_back("black"));
    assert_eq!(post["black_due"]["waited_for"], true);
    assert_eq!(post["may_take_back"], json!([]));
    assert_eq!(
        office.refused("take_back_move", take_back("black")),
        "nothing_to_take_back"
    );
    office.must_be_sound();
}

#[test]
fn a_pair_that_has_gone_out_to_a_player_stands() {
    for name in ["note_letter", "save_letter", "print_letter"] {
        let mut office = Office::new(&json!({ "days": 5 }));
        office.take("white", "e2e4");
        office.take("black", "d7d5");
        let path = office.folder.path().join("brief");
        let mut input = json!({ "game": 1, "color": "white" });
        if name != "note_letter" {
            input["language"] = json!("de");
            input["path"] = json!(path);
        }
        for _ in 0..2 {
            office.ask(name, input.clone());
        }
        assert_eq!(office.post()["may_take_back"], json!([]));
        for color in ["white", "black"] {
            assert_eq!(
                office.refused("take_back_move", take_back(color)),
                "pair_gone_out"
            );
        }
        let expected = ["opened", "taken_in", "taken_in", "revealed", "letter_out"];
        assert_eq!(office.log(), expected, "{name} is noted once");
        office.must_be_sound();
    }
}

#[test]
fn a_pair_that_ended_the_game_is_taken_back_until_its_result_is_entered() {
    let mut office = Office::new(&json!({ "days": 5 }));
    let annulled = json!({ "game": 1, "score": "annulled", "reason": "Probe" });
    office.ask("end_game", annulled);
    let mate = json!({ "round": 1, "table": 1, "way": { "correspondence": { "days": 5 } },
        "position": "7k/8/6K1/p7/8/8/8/1Q6 - -" });
    office.ask("open_game", mate);
    let of_2 = |mut input: Value| {
        input["game"] = json!(2);
        input
    };
    office.ask("take_in_move", of_2(message("black", "a5a4", "message")));
    office.ask("take_in_move", of_2(message("white", "b1b8", "message")));
    let game = office.ask("board_game", json!({ "game": 2 }));
    assert_eq!(game["end"]["reason"], "checkmate");
    office.ask("enter_game_result", json!({ "game": 2 }));
    let after = office.refusal("take_back_move", of_2(take_back("white")));
    assert_eq!(after.code, "taken_back_after_result");
    office.ask("undo", json!({}));
    let post = office.ask("take_back_move", of_2(take_back("white")));
    assert_eq!(post["game"]["stage"], "storing");
    assert_eq!(
        post["game"]["black"]["entry"], "stored",
        "sealed with a new key"
    );
    office.ask("take_in_move", of_2(message("white", "b1b7", "message")));
    let last = office.ask("board_game", json!({ "game": 2 }))["last"].take();
    assert_eq!(last["black"]["executed"]["to"], "a4");
    office.must_be_sound();
}
