//! Questions about games on one board follow their own rules.

use std::error::Error;

use kralle_desk::Desk;
use rstest::rstest;
use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

fn judge(rules: &str, fen: &str, question: &Value) -> Result<Value, Box<dyn Error>> {
    let mut desk = Desk::for_scripts("Anna Probe");
    let board = desk
        .call("read_board", json!({ "text": fen }))
        .map_err(|refusal| refusal.code.to_string())?;
    desk.call(
        "judge_board",
        json!({ "rules": rules, "board": board, "question": question }),
    )
    .map_err(|refusal| refusal.code.to_string().into())
}

fn claim(name: &str, by: &str) -> Value {
    json!({ "ask": "board_claim", "claim": name, "by": by, "moved": "not_yet" })
}

/// Empty hands and a slash at the end, which other programs write.
#[rstest]
#[case::empty_hand("4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1")]
#[case::dash("4k3/8/8/8/8/8/4P3/4K3[-] w - - 0 1")]
#[case::slash("4k3/8/8/8/8/8/4P3/4K3/ w - - 0 1")]
fn a_board_is_read_with_empty_hands(#[case] fen: &str) -> Outcome {
    let mut desk = Desk::for_scripts("Anna Probe");
    let mut read = |text: &str| desk.call("read_board", json!({ "text": text }));
    let plain = read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").map_err(|it| it.code.to_string())?;
    assert_eq!(read(fen).map_err(|it| it.code.to_string())?, plain);
    Ok(())
}

const MATE: &str = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
const STALEMATE: &str = "7k/8/6Q1/8/8/8/8/K7 b - - 0 1";
const QUIET: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const LONG: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 100 80";

#[rstest]
#[case("standard", MATE, "board_wins")]
#[case("standard", STALEMATE, "board_draw")]
#[case("standard", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "board_draw")]
#[case("standard", QUIET, "board_goes_on")]
#[case("pzs", MATE, "board_wins")]
#[case("fairschach", QUIET, "pair_goes_on")]
fn how_a_game_stands_is_told_by_its_rules(
    #[case] rules: &str,
    #[case] fen: &str,
    #[case] code: &str,
) -> Outcome {
    let found = judge(rules, fen, &json!({ "ask": "stands" }))?;
    assert_eq!(found["card"]["answer"]["code"], code);
    Ok(())
}

#[rstest]
#[case("e2", "e4", "move_legal", Value::Null)]
#[case("e2", "e5", "move_illegal", json!("illegal"))]
#[case("e8", "e7", "move_illegal", json!("not_to_move"))]
fn a_move_of_ordinary_chess_is_legal_or_says_what_follows(
    #[case] from: &str,
    #[case] to: &str,
    #[case] code: &str,
    #[case] why: Value,
) -> Outcome {
    let question = json!({ "ask": "step", "played": { "from": from, "to": to } });
    let verdict = judge("standard", QUIET, &question)?;
    assert_eq!(verdict["card"]["answer"]["code"], code);
    assert_eq!(verdict["card"]["answer"]["data"]["why"], why);
    let lines = verdict["card"]["lines"].to_string();
    assert_eq!(lines.contains("board_illegal_time"), code == "move_illegal");
    assert_eq!(verdict["after"].is_null(), code == "move_illegal");
    Ok(())
}

#[rstest]
#[case("standard", QUIET, "fifty_moves", "white", "claim_refused")]
#[case("standard", LONG, "fifty_moves", "white", "claim_admitted")]
#[case("standard", LONG, "fifty_moves", "black", "claim_refused")]
#[case("standard", QUIET, "resignation", "white", "claim_admitted")]
#[case("standard", MATE, "checkmate", "white", "claim_admitted")]
#[case("standard", MATE, "flag", "white", "claim_refused")]
#[case("standard", QUIET, "illegal_move", "black", "claim_admitted_on_word")]
#[case("pzs", QUIET, "flag", "white", "claim_admitted")]
#[case("pzs", QUIET, "illegal_move", "white", "pair_void_only_other")]
fn a_claim_is_right_or_not(
    #[case] rules: &str,
    #[case] fen: &str,
    #[case] name: &str,
    #[case] by: &str,
    #[case] code: &str,
) -> Outcome {
    let found = judge(rules, fen, &claim(name, by))?;
    assert_eq!(found["card"]["answer"]["code"], code);
    Ok(())
}

const BARE: &str = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
const LEVEL: &str = "4k3/7p/4p3/8/8/5N2/7P/4K3 w - - 0 1";

/// The card of an answer on one board gives the reason for the reading of an open text.
#[rstest]
#[case::pzsr_8_dead("pzs", BARE, claim("dead_position", "white"), "pair_dead_position")]
#[case::pzsr_8_dead_now("pzs", BARE, json!({ "ask": "stands" }), "pair_dead_position")]
#[case::n_remis_5_claimed("standard", BARE, claim("dead_position", "white"), "dead_position")]
#[case::n_remis_3_claimed("standard", QUIET, claim("threefold", "white"), "repetition_claim")]
#[case::prose_same_target(
    "fairschach",
    LEVEL,
    json!({
        "ask": "pair",
        "white": { "from": "f3", "to": "e5", "becomes": null },
        "black": { "from": "e6", "to": "e5", "becomes": null },
    }),
    "same_target"
)]
fn an_answer_says_that_its_reading_is_open(
    #[case] rules: &str,
    #[case] fen: &str,
    #[case] question: Value,
    #[case] room: &str,
) -> Outcome {
    let verdict = judge(rules, fen, &question)?;
    assert_eq!(verdict["card"]["room"], room, "{}", verdict["card"]);
    Ok(())
}

#[test]
fn fide_7_5_1_an_illegal_move_is_claimed_once_the_clock_is_pressed() -> Outcome {
    let mut question = claim("illegal_move", "black");
    question["clock"] = "not_yet".into();
    let found = judge("standard", QUIET, &question)?;
    assert_eq!(found["card"]["answer"]["code"], "claim_refused");
    let lines = found["card"]["lines"].to_string();
    assert!(lines.contains("board_illegal_not_completed"), "{lines}");
    Ok(())
}

/// PZSR 2 and 4: a move that cannot be made is void, and the other one is made.
#[test]
fn a_pair_is_made_by_the_rules() -> Outcome {
    let pair = json!({
        "ask": "pair", "white": { "from": "e2", "to": "e4" }, "black": { "from": "e8", "to": "e6" },
    });
    let found = judge("pzs", QUIET, &pair)?;
    assert_eq!(found["card"]["answer"]["code"], "pair_at_once");
    assert_eq!(found["after"]["squares"]["e4"], "white_pawn");
    assert_eq!(found["after"]["squares"]["e8"], "black_king");
    Ok(())
}

#[test]
fn a_board_that_cannot_stand_is_refused() {
    let found = judge(
        "standard",
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        &json!({ "ask": "stands" }),
    );
    assert_eq!(
        found.map_err(|refusal| refusal.to_string()),
        Err("no_position".to_owned())
    );
}
