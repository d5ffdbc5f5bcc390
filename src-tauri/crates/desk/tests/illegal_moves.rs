//! An illegal move has its consequence by the rule set, and a claim of one is checked.

use std::error::Error;

use kralle_desk::Desk;
use rstest::rstest;
use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
/// The queen would be dropped on h7 with mate.
const MATING_DROP: &str = "7k/6p1/8/8/8/3B4/8/6K1[Q] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

fn judge(rules: &str, text: &str, question: &Value) -> Result<Value, Box<dyn Error>> {
    let mut desk = Desk::for_scripts("Anna Probe");
    let position = desk
        .call("read_position", json!({ "rules": rules, "text": text }))
        .map_err(|refusal| refusal.code.to_string())?;
    desk.call(
        "judge",
        json!({ "rules": rules, "position": position, "question": question }),
    )
    .map_err(|refusal| refusal.code.to_string().into())
}

fn king_to(square: &str) -> Value {
    json!({ "kind": "move", "board": "a", "from": "e1", "to": square })
}

fn claim(by: &str, moved: &str, shown: &Value) -> Value {
    let claim = json!({
        "claim": "illegal_move", "by": { "board": "a", "color": by }, "moved": moved,
        "shown": shown,
    });
    json!({ "ask": "claim", "claims": [claim], "flags": [], "order": "known" })
}

fn codes(answer: &Value) -> Vec<&str> {
    let lines = answer["card"]["lines"].as_array().into_iter().flatten();
    lines
        .filter_map(|line| line["said"]["code"].as_str())
        .collect()
}

#[rstest]
#[case("dsj", "not_yet", &["illegal_arbiter", "remedy_article"])]
#[case("dsj", "already", &["illegal_arbiter", "remedy_article"])]
#[case("swiss", "already", &["illegal_set_back", "illegal_time", "illegal_second", "remedy_article"])]
#[case("ordnung", "not_yet", &["illegal_claim_wins", "remedy_article"])]
#[case("ordnung", "already", &["illegal_stands", "remedy_article"])]
#[case("fics", "not_yet", &["illegal_taken_back"])]
#[case("fics", "already", &["illegal_stands"])]
fn an_illegal_move_has_the_consequence_of_its_rules(
    #[case] rules: &str,
    #[case] opponent_moved: &str,
    #[case] expected: &[&str],
) -> Outcome {
    let question =
        json!({ "ask": "move", "played": king_to("e3"), "opponent_moved": opponent_moved });
    assert_eq!(codes(&judge(rules, KINGS, &question)?), expected);
    Ok(())
}

#[rstest]
#[case::illegal("ordnung", king_to("e3"), "claim_admitted", "team2_wins")]
#[case::illegal_and_the_arbiters("dsj", king_to("e3"), "claim_admitted", "arbiter")]
#[case::legal("ordnung", king_to("e2"), "claim_move_legal", "continues")]
#[case::legal("dsj", king_to("e2"), "claim_move_legal", "continues")]
#[case::nobody_shows_it("ordnung", Value::Null, "claim_admitted_on_word", "team2_wins")]
fn a_claimed_move_is_checked_where_it_is_shown(
    #[case] rules: &str,
    #[case] shown: Value,
    #[case] answer: &str,
    #[case] stands: &str,
) -> Outcome {
    let found = judge(rules, KINGS, &claim("black", "not_yet", &shown))?;
    assert_eq!(found["card"]["answer"]["code"], answer);
    assert_eq!(found["stands"], stands);
    Ok(())
}

#[test]
fn a_claim_after_the_own_move_comes_too_late_by_o_7_1_b() -> Outcome {
    let found = judge("ordnung", KINGS, &claim("black", "already", &king_to("e3")))?;
    assert_eq!(found["card"]["answer"]["code"], "claim_refused");
    Ok(())
}

/// FIDE 7.5.1 completes an illegal move with the clock; D 7.4 lets the arbiter intervene
/// immediately.
#[rstest]
#[case::o_7_1_b("ordnung", "claim_refused", "continues", "illegal_not_completed")]
#[case::s_a6("swiss", "claim_refused", "continues", "illegal_not_completed")]
#[case::d_7_4("dsj", "claim_admitted", "arbiter", "illegal_arbiter")]
fn a_claim_before_the_clock_is_pressed(
    #[case] rules: &str,
    #[case] answer: &str,
    #[case] stands: &str,
    #[case] told: &str,
) -> Outcome {
    let mut question = claim("black", "not_yet", &king_to("e3"));
    question["claims"][0]["clock"] = "not_yet".into();
    let verdict = judge(rules, KINGS, &question)?;
    assert_eq!(verdict["card"]["answer"]["code"], answer);
    assert_eq!(verdict["stands"], stands);
    assert!(codes(&verdict).contains(&told), "{:?}", codes(&verdict));
    Ok(())
}

#[test]
fn a_claim_is_about_a_move_of_the_opponent() {
    let found = judge("ordnung", KINGS, &claim("white", "not_yet", &king_to("e3")));
    assert_eq!(
        found.map_err(|refusal| refusal.to_string()),
        Err("not_a_move_of_the_opponent".to_owned())
    );
}

/// O 4.3 sets a mating drop right; it does not lose by O 7.1 b.
#[test]
fn a_claimed_drop_with_mate_is_set_right_and_loses_nothing() -> Outcome {
    let shown =
        json!({ "kind": "drop", "board": "a", "color": "white", "piece": "queen", "to": "h7" });
    let found = judge("ordnung", MATING_DROP, &claim("black", "not_yet", &shown))?;
    assert_eq!(found["card"]["answer"]["code"], "claim_drop_set_right");
    assert_eq!(found["stands"], "continues");
    assert_eq!(found["remedy"]["b"]["white_hand"]["queen"], 1);
    Ok(())
}
