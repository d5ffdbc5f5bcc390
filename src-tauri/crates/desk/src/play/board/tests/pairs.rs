//! Pairs by the rules, and the ends they cause.

use serde_json::{Value, json};

use crate::play::board::tests::{Hall, wait};

#[test]
fn a_whole_game_with_collision_swap_rights_a_void_move_and_adjacent_kings() {
    // Rook and knight beside the kings, so that every case occurs within a few pairs.
    let mut hall = Hall::new("pzs");
    let view = hall.begin(Some("4k3/3p4/4r3/8/2b5/1RN5/4P3/4K3"));
    assert_eq!(view["stage"], "storing");

    // PZSR 4: the stronger rook captures the weaker bishop on one square.
    let view = hall.pair("Rb3-b5", "Bc4-b5");
    assert_eq!(
        view["last"]["meeting"], "stronger_captured",
        "{}",
        view["last"]
    );
    assert_eq!(view["last"]["black"]["vanished"], true);
    assert_eq!(view["last"]["white"]["vanished"], false);
    assert_eq!(view["last"]["grounds"][0]["ground"], "collision");
    assert_eq!(view["last"]["grounds"][0]["article"]["text"], "PZSR 4");
    assert_eq!(
        view["last"]["gone"],
        json!([{ "piece": "black_bishop", "square": "b5" }])
    );

    // PZSR 2: a void move; only the other is made.
    let view = hall.pair("Rb5-b4", "no idea");
    assert_eq!(view["last"]["black"]["fate"], "unreadable");
    assert_eq!(view["last"]["black"]["entered"], "? no idea");
    assert_eq!(view["last"]["line"], "Rb5-b4 ?");
    assert_eq!(view["last"]["black"]["void"]["reason"], "unreadable");
    assert_eq!(view["last"]["black"]["void"]["article"]["text"], "PZSR 2");
    assert_eq!(view["last"]["white"]["void"], Value::Null);
    assert_eq!(view["last"]["grounds"][0]["ground"], "void");

    // Prose: each moves to the square that the other leaves.
    hall.pair("Rb4-e4", "d7-d6");
    let view = hall.pair("Re4-e6", "Re6-e4");
    assert_eq!(view["last"]["meeting"], "swap", "{}", view["last"]);
    assert_eq!(view["last"]["gone"], json!([]));

    // PZSR 5: Black is in check and moves first; White's rook captures afterwards.
    assert_eq!(view["black"]["in_check"], true);
    let rights = view["rights"].as_array().unwrap();
    assert!(
        rights
            .iter()
            .any(|it| it["right"] == "check" && it["holder"] == "black")
    );
    let view = hall.pair("Re6xd6", "Ke8-f7");
    assert_eq!(view["last"]["order"]["first"]["right"], "check");
    assert_eq!(view["last"]["order"]["first"]["holder"], "black");
    assert_eq!(view["last"]["grounds"][0]["article"]["text"], "PZSR 5");
    assert!(view["last"]["between"].is_object());
    assert_eq!(view["last"]["line"], "Re6xd6 Ke8-f7^");

    let record = hall.ask("game_record", json!({ "game": 1 }));
    assert_eq!(record["pairs"].as_array().unwrap().len(), 5);
    let pairs = record["pairs"].as_array().unwrap();
    for two in pairs.windows(2) {
        assert_eq!(two[0]["after"]["squares"], two[1]["before"]["squares"]);
    }
}

#[test]
fn pzsr_8_adjacent_kings_draw_and_the_cause_says_so() {
    let mut hall = Hall::new("pzs");
    hall.begin(Some("8/8/8/p3k3/8/4K3/P7/8"));
    let view = hall.pair("e3f4", "e5d5");
    assert_eq!(view["end"], Value::Null, "{}", view["last"]);
    hall.pair("f4f3", "d5e5");
    let view = hall.pair("f3e3", "e5d4");
    assert_eq!(view["stage"], "ended", "{}", view["last"]);
    assert_eq!(view["end"]["reason"], "kings_adjacent");
    assert_eq!(view["end"]["score"], "draw");
    assert_eq!(view["end"]["article"]["text"], "PZSR 8");
    hall.ask("enter_game_result", json!({ "game": 1 }));
    let round = hall.ask("round", json!({ "round": 1 }));
    assert_eq!(round["matches"][0]["outcome"]["cause"], "kings_adjacent");
    assert_eq!(round["matches"][0]["outcome"]["verdict"], "drawn");
}

#[test]
fn pzsr_5_a_second_move_is_chosen_on_a_running_clock() {
    let mut hall = Hall::new("pzs");
    // White is in check from e8; Black stored a move of the piece that is captured.
    hall.begin(Some("k3r3/p7/8/8/B7/8/P7/4K3"));
    wait(10);
    let view = hall.pair("a4e8", "e8e3");
    assert_eq!(view["stage"], "choosing", "{}", view["last"]);
    assert_eq!(view["chooser"], "black");
    assert_eq!(view["last"]["black"]["fate"], "being_replaced");
    assert_eq!(view["last"]["black"]["void"]["reason"], "piece_captured");
    assert_eq!(view["last"]["white"]["void"], Value::Null);
    assert_eq!(view["last"]["white"]["notation"], "Ba4xe8^");
    assert_eq!(view["black"]["clock"]["running"], true);
    assert_eq!(view["white"]["clock"]["running"], false);
    assert_eq!(view["black"]["clock"]["left_ms"], 600_000 - 10_000 + 5_000);
    let second = |entry: &str| json!({ "game": 1, "color": "black", "entry": entry });
    assert_eq!(
        hall.refused("choose_second", second("e8e3")),
        "illegal_second"
    );
    wait(30);
    let view = hall.ask("choose_second", second("a7a6"));
    assert_eq!(view["stage"], "storing");
    assert_eq!(view["last"]["black"]["fate"], "replaced");
    assert_eq!(view["last"]["black"]["void"]["reason"], "piece_captured");
    assert_eq!(view["last"]["black"]["thinking_ms"], 40_000);
    assert_eq!(view["last"]["line"], "Ba4xe8^ (Re8-e3)a7-a6");
    assert_eq!(view["black"]["clock"]["left_ms"], 600_000 - 40_000 + 10_000);
}

#[test]
fn pzsr_8_repetition_is_drawn_when_claimed() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    let claim = json!({ "game": 1, "by": "black", "claim": "threefold" });
    assert_eq!(hall.refused("claim_draw", claim.clone()), "claim_unfounded");
    for _ in 0..2 {
        hall.pair("Ng1-f3", "Ng8-f6");
        hall.pair("Nf3-g1", "Nf6-g8");
    }
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["occurrences"], 3);
    assert_eq!(view["quiet_pairs"], 4);
    assert_eq!(view["black"]["claims"], json!(["threefold"]));
    let view = hall.ask("claim_draw", claim);
    assert_eq!(view["end"]["reason"], "threefold");
    assert_eq!(view["end"]["cause"], "repetition");
}

#[test]
fn pzsr_8_a_mate_and_a_stalemate_end_the_game_at_the_pair() {
    for (position, white, black, reason, score) in [
        (
            "7k/2p3pp/8/8/8/8/8/R3K3",
            "a1a8",
            "c7c6",
            "checkmate",
            "white_wins",
        ),
        ("6k1/8/Q7/8/8/8/8/4K3", "a6g6", "g8h8", "stalemate", "draw"),
    ] {
        let mut hall = Hall::new("pzs");
        hall.begin(Some(position));
        let view = hall.pair(white, black);
        assert_eq!(view["end"]["reason"], reason, "{}", view["last"]);
        assert_eq!(view["end"]["score"], score);
        assert_eq!(view["end"]["article"]["text"], "PZSR 8");
        hall.ask("enter_game_result", json!({ "game": 1 }));
        let round = hall.ask("round", json!({ "round": 1 }));
        assert_eq!(round["matches"][0]["outcome"]["cause"], reason);
    }
}

#[test]
fn pzsr_8_fifty_pairs_are_drawn_when_claimed() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    let claim = |by: &str| json!({ "game": 1, "by": by, "claim": "fifty" });
    for pair in 0..50 {
        let view = hall.ask("board_game", json!({ "game": 1 }));
        let claims = view["white"]["claims"].as_array().unwrap();
        assert!(!claims.contains(&json!("fifty")), "after {pair} pairs");
        if pair % 2 == 0 {
            hall.pair("Ng1-f3", "Ng8-f6");
        } else {
            hall.pair("Nf3-g1", "Nf6-g8");
        }
    }
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["quiet_pairs"], 50);
    // A player who has stopped the clock for the next pair has played on; the other may still
    // claim.
    hall.store("white", "e2e4");
    hall.stop("white");
    assert_eq!(hall.refused("claim_draw", claim("white")), "clock_stopped");
    let view = hall.ask("claim_draw", claim("black"));
    assert_eq!(view["end"]["reason"], "fifty_pairs");
    assert_eq!(view["end"]["score"], "draw");
    assert_eq!(view["end"]["cause"], "fifty_moves");
}

#[test]
fn pzsr_8_a_flag_loses_and_both_at_once_draw() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.store("white", "e2e4");
    hall.stop("white");
    assert_eq!(
        hall.refused("call_flag", json!({ "game": 1 })),
        "no_flag_fallen"
    );
    wait(601);
    let view = hall.ask("call_flag", json!({ "game": 1 }));
    assert_eq!(view["end"]["score"], "white_wins");
    assert_eq!(view["end"]["cause"], "flag_fall");

    let mut hall = Hall::new("pzs");
    hall.begin(None);
    wait(601);
    let view = hall.ask("call_flag", json!({ "game": 1 }));
    assert_eq!(view["end"]["score"], "draw");
}
