//! The adjudication examples of the kinds `resolve_pair` and `pair_status`.

use kralle_rules::paarzug::adjudicate::{
    ClaimedRight, PairAnswer, PairStatus, ResolvePair, pair_status, read_captured, resolve_pair,
};
use kralle_rules::paarzug::options::PairRules;
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::paarzug::right::{LastPair, RightKind};
use kralle_rules::paarzug::sequential::SecondMove;
use kralle_rules::paarzug::simultaneous::Fate;
use kralle_rules::preset::Preset;
use serde_json::{Map, Value, json};
use shakmaty::{ByColor, Color};

/// Questions of our own, with the answers by the rules.
const EXAMPLES: &str = include_str!("records/adjudication.jsonl");

#[test]
fn the_examples_have_the_answers_that_are_expected() {
    let mut compared = 0;
    for line in EXAMPLES.lines() {
        let example: Value = serde_json::from_str(line).unwrap();
        let input = &example["input"];
        let reply = match input["question"].as_str().unwrap() {
            "resolve_pair" => answer_resolve_pair(input),
            "pair_status" => answer_pair_status(input),
            _ => continue,
        };
        for (field, expected) in example["expected"].as_object().unwrap() {
            assert_eq!(
                reply.get(field),
                Some(expected),
                "{} {field}",
                example["id"]
            );
        }
        compared += 1;
    }
    assert_eq!(compared, 10);
}

fn rules(input: &Value) -> PairRules {
    PairRules::of(
        input["ruleset"]
            .as_str()
            .unwrap()
            .parse::<Preset>()
            .unwrap(),
    )
}

fn position(input: &Value) -> PairPosition {
    PairPosition::read(
        input["position"].as_str().unwrap(),
        input["castling"].as_str().unwrap_or("-"),
        input["ep_square"].as_str().unwrap_or("-"),
    )
    .unwrap()
}

fn moves(input: &Value) -> ByColor<Option<PieceMove>> {
    let read = |field: &str| input[field].as_str().map(|it| it.parse().unwrap());
    ByColor {
        white: read("white_move"),
        black: read("black_move"),
    }
}

fn answer_resolve_pair(input: &Value) -> Map<String, Value> {
    let right = input["first_move_right"]
        .as_str()
        .map(|holder| ClaimedRight {
            holder: if holder == "white" {
                Color::White
            } else {
                Color::Black
            },
            kind: RightKind::from_code(input["right_kind"].as_str().unwrap()).unwrap(),
        });
    let question = ResolvePair {
        position: position(input),
        moves: moves(input),
        right,
    };
    let ruling = resolve_pair(&question, &rules(input)).unwrap();
    let executed = |it: Fate| it == Fate::Executed;
    let (mut reply, aftermath) = match ruling.answer {
        PairAnswer::Simultaneous(it) => (
            json!({
                "white": executed(it.executed.white),
                "black": executed(it.executed.black),
            }),
            it.aftermath,
        ),
        PairAnswer::Sequential(it) => (
            json!({
                "first": true,
                "second": it.second == SecondMove::Stands,
                "second_may_change": it.second == SecondMove::MayChange,
                "after_first": it.after_first,
            }),
            it.aftermath,
        ),
    };
    let captured: Vec<_> = aftermath.captured.iter().map(ToString::to_string).collect();
    let reply = reply.as_object_mut().unwrap();
    reply.insert("board".to_owned(), json!(aftermath.board));
    reply.insert("captured".to_owned(), json!(captured));
    reply.insert("check_white".to_owned(), json!(aftermath.checks.white));
    reply.insert("check_black".to_owned(), json!(aftermath.checks.black));
    reply.insert("result".to_owned(), json!(aftermath.result.code()));
    reply.clone()
}

fn answer_pair_status(input: &Value) -> Map<String, Value> {
    let last = input
        .get("last")
        .filter(|it| it.is_object())
        .map(|last| LastPair {
            moves: moves(last),
            captured: last["captured"]
                .as_array()
                .unwrap()
                .iter()
                .map(|it| read_captured(it.as_str().unwrap()).unwrap())
                .collect(),
        });
    let question = PairStatus {
        position: position(input),
        last,
    };
    let answer = pair_status(&question, &rules(input)).answer;
    json!({ "result": answer.result.code() })
        .as_object()
        .unwrap()
        .clone()
}
