//! `kralle adjudicate` in a script: lines in, lines out.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// Invented questions and the answers of the rules.
const EXAMPLES: &str = include_str!("../../rules/tests/records/adjudication.jsonl");
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

fn adjudicate(input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .arg("adjudicate")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn replies(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines()
        .map(|it| serde_json::from_str(it).unwrap())
        .collect()
}

#[test]
fn every_example_has_its_answer() {
    let examples: Vec<Value> = EXAMPLES
        .lines()
        .map(|it| serde_json::from_str(it).unwrap())
        .collect();
    let lines: Vec<String> = examples.iter().map(|it| it["input"].to_string()).collect();
    let input = lines.join(
        "
",
    );
    let output = adjudicate(input.as_bytes());
    let replies = replies(&output);
    assert_eq!(replies.len(), examples.len());
    for (example, reply) in examples.iter().zip(&replies) {
        assert_eq!(reply["id"], example["id"]);
        for (field, expected) in example["expected"].as_object().unwrap() {
            assert_eq!(
                reply["answer"].get(field),
                Some(expected),
                "{} {field}",
                example["id"]
            );
        }
        assert!(reply["article"].as_str().is_some_and(|it| !it.is_empty()));
    }
    assert!(output.status.success());
}

fn question(fields: &Value) -> Value {
    let mut object = json!({
        "id": 1, "ruleset": "dsj", "question": "mate_status", "board_a": START, "board_b": START,
    });
    for (name, value) in fields.as_object().unwrap() {
        object[name] = value.clone();
    }
    object
}

#[test]
fn what_is_wrong_with_a_line_is_said_in_its_place() {
    let cases = [
        (json!({ "moove": "A:e2e4" }), "moove"),
        (json!({ "ruleset": "schweiz" }), "ruleset"),
        (json!({ "question": "mate" }), "question"),
        (
            json!({ "board_a": "8/8/8/8/8/8/8/8[] w - - 0 1" }),
            "no_king",
        ),
        (
            json!({ "board_a": "k7/8/8/8/8/8/8/KK6[] w - - 0 1" }),
            "several_kings",
        ),
        (
            json!({ "board_a": "kr6/8/8/8/8/8/8/1RK5[k] w - - 0 1" }),
            "king_in_hand",
        ),
        (
            json!({ "board_a": "k7/2K5/8/8/8/8/8/R7[] w - - 0 1" }),
            "opponent_in_check",
        ),
        (
            json!({ "board_a": "k3r3/8/8/8/8/8/8/R3K3[] w - - 0 1" }),
            "both_in_check",
        ),
        (
            json!({ "board_a": "k7/8/8/8/8/8/8/K6R[] w K - 0 1" }),
            "castling_right",
        ),
        (
            json!({ "board_a": "k7/8/8/8/8/8/8/K7[] w - e6 0 1" }),
            "en_passant_square",
        ),
        (
            json!({ "board_a": "k7/8/8/8/8/8/8/K7[PPPPPPPPP] w - - 0 1" }),
            "too_many_pieces",
        ),
        (
            json!({ "board_a": "k7/8/8/8/8/8/8/K7[X] w - - 0 1" }),
            "column 19",
        ),
        (json!({ "dropped": ["A:e4"] }), "not_dropped"),
        (
            json!({ "question": "drop_legal", "move": "A:e2e4" }),
            "move",
        ),
        (
            json!({ "question": "move_legal", "move": "A:e2e9" }),
            "column 5",
        ),
        (json!({ "question": "claim", "claim": "agreement" }), "by"),
        (
            json!({ "question": "match_result", "flags": ["C:white"] }),
            "flags",
        ),
    ];
    for (fields, place) in cases {
        let output = adjudicate(format!("{}\n", question(&fields)).as_bytes());
        let reply = &replies(&output)[0];
        let error = reply["error"]
            .as_str()
            .unwrap_or_else(|| panic!("{fields}: {reply}"));
        assert!(error.contains(place), "{fields}: {error}");
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn lines_may_end_as_they_like_and_a_bad_one_stops_nobody() {
    let good = question(&json!({}));
    let input = format!("\u{feff}{good}\r\nnot json\r{good}\n\n[]\n");
    let output = adjudicate(input.as_bytes());
    let replies = replies(&output);
    let answered: Vec<bool> = replies
        .iter()
        .map(|it| it.get("answer").is_some())
        .collect();
    assert_eq!(answered, [true, false, true, false]);
    assert_eq!(output.status.code(), Some(2));
}

const BACK_RANK: &str = "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1";
const QUIET: &str = "4k3/8/8/8/8/8/8/4K3[] b - - 0 1";

fn answer(fields: &Value) -> Value {
    let output = adjudicate(format!("{}\n", question(fields)).as_bytes());
    replies(&output).remove(0)
}

/// Returns the three questions about the state of a match, for a rook that mates on e8.
fn about_a_mate(rules: &str, more: &Value) -> [Value; 3] {
    [
        json!({ "question": "mate_status" }),
        json!({ "question": "match_result" }),
        json!({ "question": "claim", "claim": "checkmate", "by": "A:white" }),
    ]
    .map(|mut fields| {
        fields["ruleset"] = json!(rules);
        fields["board_a"] = json!(BACK_RANK);
        fields["board_b"] = json!(QUIET);
        for (name, value) in more.as_object().unwrap() {
            fields[name] = value.clone();
        }
        answer(&fields)
    })
}

#[test]
fn a_mate_that_may_have_been_dropped_says_so() {
    for rules in ["dsj", "swiss", "ordnung"] {
        for reply in about_a_mate(rules, &json!({})) {
            assert_eq!(reply["answer"]["may_be_drop"], json!(["A:e8"]), "{reply}");
        }
        for reply in about_a_mate(rules, &json!({ "mated_by_drop": [] })) {
            assert_eq!(reply["answer"]["may_be_drop"], Value::Null, "{reply}");
        }
    }
    for reply in about_a_mate("fics", &json!({})) {
        assert_eq!(reply["answer"]["may_be_drop"], Value::Null, "{reply}");
    }
}

#[test]
fn a_mate_by_a_drop_is_set_right_by_the_article_on_drops() {
    for (rules, article, remedy) in [
        ("dsj", "3.2", "3.4"),
        ("swiss", "Einschränkungen (1a)", "Einschränkungen (2)"),
        ("ordnung", "4.2", "4.3"),
    ] {
        let replies = about_a_mate(rules, &json!({ "mated_by_drop": ["A:black"] }));
        for reply in &replies {
            assert_eq!(reply["article"], article, "{reply}");
            let follows = &reply["answer"]["forbidden_drops"][0];
            assert_eq!(follows["dropped"], "A:e8");
            assert_eq!(follows["article"], remedy);
            assert_eq!(
                follows["board_b"], "4k3/8/8/8/8/8/8/4K3[R] b - - 0 1",
                "{reply}"
            );
        }
        let [mate, result, claim] = replies;
        assert_eq!(mate["answer"]["mate"], false);
        assert_eq!(result["answer"]["result"], "continues");
        assert_eq!(claim["answer"]["admitted"], false);
        assert_eq!(claim["answer"]["stands"], "continues");
    }
}

#[test]
fn o_8_4_names_what_is_left_to_the_arbiter() {
    let flags = json!(["A:white", "A:black"]);
    for fields in [
        json!({ "question": "match_result", "flags": flags }),
        json!({ "question": "claim", "claim": "flag", "by": "B:white", "flags": flags }),
    ] {
        let mut fields = fields;
        fields["ruleset"] = json!("ordnung");
        let reply = answer(&fields);
        assert_eq!(reply["answer"]["result"], "draw");
        assert_eq!(
            reply["answer"]["arbiter_may"],
            json!(["draw", "team2_wins"])
        );
        assert_eq!(reply["article"], "8.4");
        fields["order_known"] = json!(false);
        assert_eq!(answer(&fields)["answer"]["arbiter_may"], Value::Null);
    }
}

#[test]
fn where_the_text_leaves_room_the_answer_says_why_it_is_read_so() {
    let pawn = "k7/8/8/8/8/8/8/KP6[] w - - 0 1";
    let judged = question(&json!({
        "question": "move_legal", "board_a": pawn, "move": "A:b1b2", "ruleset": "ordnung",
    }));
    let reply = &replies(&adjudicate(judged.to_string().as_bytes()))[0];
    assert_eq!(
        (&reply["answer"]["legal"], &reply["room"]),
        (&json!(true), &json!("pawn_that_stayed"))
    );
    let settled = question(&json!({ "question": "move_legal", "move": "A:e2e4" }));
    let reply = &replies(&adjudicate(settled.to_string().as_bytes()))[0];
    assert_eq!(reply.get("room"), None, "{reply}");
}

#[test]
fn o_10_3_a_claim_of_a_substitute_is_refused_by_its_article() {
    let claim = question(&json!({
        "question": "claim", "ruleset": "ordnung", "claim": "flag", "flags": ["B:white"],
        "by": "A:white", "by_substitute": true,
    }));
    let reply = &replies(&adjudicate(claim.to_string().as_bytes()))[0];
    assert_eq!(
        (&reply["answer"]["admitted"], &reply["article"]),
        (&json!(false), &json!("10.3"))
    );
}

#[test]
fn n_remis_4_the_footnotes_example_is_asked_by_the_numbers_of_the_moves() {
    for (number, admitted) in [(90, false), (91, true)] {
        let asked = json!({
            "id": 1, "ruleset": "standard", "question": "chess_status", "claim": "fifty_moves",
            "fen": format!("4k2r/8/8/8/8/8/8/4K2R w - - 0 {number}"), "quiet_since": 41,
        });
        let reply = &replies(&adjudicate(asked.to_string().as_bytes()))[0];
        assert_eq!(reply["answer"]["admitted"], admitted, "{reply}");
        assert_eq!(reply["answer"]["claimable_from"], 91, "{reply}");
    }
}
