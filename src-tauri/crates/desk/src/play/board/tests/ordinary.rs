//! Ordinary chess by agreement of the players, and its claims with an intended move.

use serde_json::{Value, json};

use crate::play::board::tests::{Hall, wait};

#[test]
fn the_players_agree_to_go_on_with_ordinary_chess_at_a_check() {
    let mut hall = Hall::new("pzs");
    let view = hall.begin(Some("4k3/p7/8/8/8/8/P6R/4K3"));
    assert!(
        !view["white"]["acts"]
            .as_array()
            .unwrap()
            .contains(&json!("offer_ordinary")),
        "no king is in check"
    );
    let offer = json!({ "game": 1, "by": "white", "offer": "ordinary" });
    assert_eq!(hall.refused("offer", offer.clone()), "cannot_switch");
    hall.pair("h2e2", "a7a6");
    hall.ask("offer", offer);
    let answer = |by: &str| json!({ "game": 1, "by": by, "answer": "accept" });
    assert_eq!(hall.refused("answer_offer", answer("white")), "no_offer");
    let view = hall.ask("answer_offer", answer("black"));
    assert_eq!(view["stage"], "ordinary");
    assert_eq!(view["to_move"], "black");
    assert_eq!(view["black"]["clock"]["running"], true);
    assert_eq!(view["white"]["clock"]["running"], false);
    let play = |color: &str, entry: &str| json!({ "game": 1, "color": color, "entry": entry });
    assert_eq!(
        hall.refused("play_move", play("white", "a2a4")),
        "not_on_move"
    );
    assert_eq!(
        hall.refused("play_move", play("black", "a6a5")),
        "illegal_move"
    );
    wait(9);
    let view = hall.ask("play_move", play("black", "e8d7"));
    assert_eq!(view["to_move"], "white");
    assert_eq!(view["white"]["clock"]["running"], true);
    wait(2);
    let view = hall.ask("play_move", play("white", "a2a4"));
    let lines = view["lines"].as_array().unwrap();
    assert_eq!(lines[1]["white"], "–");
    assert_eq!(lines[1]["black"], "Ke8-d7");
    assert_eq!(lines[1]["begins_ordinary"], true);
    assert_eq!(lines[1]["black_ms"], 9000);
    assert_eq!(lines[2]["white_ms"], 2000);
    assert_eq!(view["last"]["order"], "in_turn");
    wait(3600);
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["black"]["clock"]["fallen"], true);
    let view = hall.ask("call_flag", json!({ "game": 1 }));
    assert_eq!(view["end"]["score"], "white_wins");
    assert_eq!(view["end"]["reason"], "flag_fall");
    assert_eq!(view["end"]["cause"], "flag_fall");
}

fn agree_on_ordinary_chess(hall: &mut Hall) {
    hall.ask(
        "offer",
        json!({ "game": 1, "by": "white", "offer": "ordinary" }),
    );
    hall.ask(
        "answer_offer",
        json!({ "game": 1, "by": "black", "answer": "accept" }),
    );
}

/// White gives check and both agree on ordinary chess: Black is to move.
fn in_ordinary_chess() -> Hall {
    let mut hall = Hall::new("pzs");
    hall.begin(Some("4k3/p7/8/8/8/8/P6R/4K3"));
    hall.pair("h2e2", "a7a6");
    agree_on_ordinary_chess(&mut hall);
    hall
}

/// Plays moves of ordinary chess, alternating from `first`.
fn play_on(hall: &mut Hall, first: &str, moves: &str) -> Value {
    let mut color = first;
    let mut view = Value::Null;
    for entry in moves.split(' ') {
        let input = json!({ "game": 1, "color": color, "entry": entry });
        view = hall.ask("play_move", input);
        color = if color == "white" { "black" } else { "white" };
    }
    view
}

#[test]
fn n_remis_3_a_repetition_is_claimed_with_the_move_intended() {
    let mut hall = in_ordinary_chess();
    let view = play_on(&mut hall, "black", "e8d7 e2e3 d7d8 e3e2 d8d7 e2e3 d7d8");
    assert_eq!(view["white"]["claims"], json!([]));
    assert_eq!(view["white"]["claims_with_move"], json!([]));
    // Black has been on d7 twice with the rook on e2. White's return to e2 would allow it.
    let view = play_on(&mut hall, "white", "Re3-e2");
    assert_eq!(view["black"]["claims"], json!([]), "{view}");
    assert_eq!(view["black"]["claims_with_move"], json!(["threefold"]));
    assert_eq!(view["white"]["claims_with_move"], json!([]), "not on move");
    assert!(
        view["black"]["acts"]
            .as_array()
            .unwrap()
            .contains(&json!("claim_draw"))
    );
    let claim = |claim: &str, intended: &str| json!({ "game": 1, "by": "black", "claim": claim, "intended": intended });
    let without = json!({ "game": 1, "by": "black", "claim": "threefold" });
    assert_eq!(hall.refused("claim_draw", without), "claim_unfounded");
    assert_eq!(
        hall.refused("claim_draw", claim("threefold", "d8d5")),
        "illegal_move"
    );
    let view = hall.ask("claim_draw", claim("threefold", "Kd8-d7"));
    assert_eq!(view["end"]["reason"], "threefold");
    assert_eq!(view["end"]["score"], "draw");
    assert_eq!(view["end"]["intended"]["to"], "d7");
    assert_eq!(
        view["board"]["squares"]["d8"], "black_king",
        "the move was not made"
    );
    let record = hall.ask("game_record", json!({ "game": 1 }));
    let text = record["text"].as_str().unwrap();
    assert!(text.contains("{black: intended d8d7}"), "{text}");
}

#[test]
fn n_remis_4_fifty_moves_are_claimed_with_the_fiftieth_intended() {
    let mut hall = in_ordinary_chess();
    play_on(&mut hall, "black", "e8d7 e2e3");
    for _ in 0..24 {
        play_on(&mut hall, "black", "d7d8 e3e2 d8d7 e2e3");
    }
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["quiet_pairs"], 49);
    assert_eq!(
        view["black"]["claims_with_move"],
        json!([]),
        "half a move is missing, and the repetition needs no move"
    );
    let view = play_on(&mut hall, "black", "d7c7");
    assert_eq!(view["white"]["claims"], json!([]));
    assert_eq!(view["white"]["claims_with_move"], json!(["fifty"]));
    let claim = |intended: &str| json!({ "game": 1, "by": "white", "claim": "fifty", "intended": intended });
    let view = hall.ask("claim_draw", claim("e3e4"));
    assert_eq!(view["end"]["reason"], "fifty_moves");
    assert_eq!(view["end"]["cause"], "fifty_moves");
}

#[test]
fn fide_9_5_3_a_wrong_claim_makes_the_move_and_gives_the_opponent_two_minutes() {
    let mut hall = in_ordinary_chess();
    let view = play_on(
        &mut hall,
        "black",
        "e8d7 e2e3 d7d8 e3e2 d8d7 e2e3 d7d8 e3e2",
    );
    assert_eq!(view["black"]["claims_with_move"], json!(["threefold"]));
    let left = view["white"]["clock"]["left_ms"].as_u64().unwrap();
    wait(5);
    // The king was on d7 when the position occurred, and not on c8.
    let claim = json!({ "game": 1, "by": "black", "claim": "threefold", "intended": "Kd8-c8" });
    let view = hall.ask("claim_draw", claim);
    assert_eq!(view["stage"], "ordinary");
    assert_eq!(view["to_move"], "white");
    assert_eq!(view["board"]["squares"]["c8"], "black_king");
    assert_eq!(view["white"]["clock"]["running"], true);
    let now = view["white"]["clock"]["left_ms"].as_u64().unwrap();
    assert_eq!(now, left + 120_000);
    let grounds = &view["last"]["grounds"];
    assert_eq!(grounds[0]["ground"], "black_claimed_wrongly");
    assert_eq!(grounds[0]["article"]["point"], "9.5.3");
    let line = view["lines"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        (&line["black"], &line["black_ms"]),
        (&json!("Kd8-c8"), &json!(5000))
    );
    // 9.1.2.3: a claim is also an offer of a draw, and a move declines it.
    assert_eq!(view["offer"], json!({ "by": "black", "offer": "draw" }));

    hall.crash("config");
    hall.ask("resume_game", json!({ "game": 1 }));
    let again = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(again["last"], view["last"]);
    assert_eq!(again["offer"], view["offer"]);
    let view = play_on(&mut hall, "white", "e2e4");
    assert_eq!(view["offer"], Value::Null);
    assert_eq!(view["last"]["grounds"], json!([]));
    let record = hall.ask("game_record", json!({ "game": 1 }));
    let pairs = record["pairs"].as_array().unwrap();
    let said: Vec<_> = pairs
        .iter()
        .filter(|pair| pair["grounds"][0]["ground"] == "black_claimed_wrongly")
        .collect();
    assert_eq!(said.len(), 1);
    assert_eq!(said[0]["black"]["notation"], "Kd8-c8");
    let text = record["text"].as_str().unwrap();
    assert!(text.contains("{black: wrong claim, FIDE 9.5.3}"), "{text}");
    let report = hall.ask("verify", json!({}));
    assert_eq!(report["findings"], json!([]));
    let input = json!({ "sheet": "game_record", "language": "de", "game": 1 });
    assert_eq!(hall.ask("print_sheet", input)["missing"], "");
}

#[test]
fn by_correspondence_a_wrong_claim_is_refused_since_no_clock_runs() {
    let mut hall = Hall::new("pzs");
    let way = json!({ "correspondence": { "days": 3 } });
    let position = "4k3/p7/8/8/8/8/P6R/4K3";
    let open = json!({ "round": 1, "table": 1, "way": way, "position": position });
    hall.ask("open_game", open);
    let take = |color: &str, message: &str| json!({ "game": 1, "color": color, "message": message, "reading": "message" });
    hall.ask("take_in_move", take("white", "h2e2"));
    hall.ask("take_in_move", take("black", "a7a6"));
    agree_on_ordinary_chess(&mut hall);
    let claim = json!({ "game": 1, "by": "black", "claim": "threefold", "intended": "e8d7" });
    assert_eq!(hall.refused("claim_draw", claim), "claim_unfounded");
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["to_move"], "black", "nothing was moved");
}
