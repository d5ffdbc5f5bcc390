//! The passages that a game cites, by the text of its own rules.

use rstest::rstest;
use serde_json::{Value, json};

use crate::play::board::tests::Hall;

/// Returns the passages of a pair: its grounds, then those of void moves.
fn passages(pair: &Value) -> Vec<&str> {
    let grounds = pair["grounds"].as_array().unwrap().iter();
    let voids = ["white", "black"].map(|side| &pair[side]["void"]);
    grounds
        .chain(voids)
        .filter_map(|it| it["article"]["text"].as_str())
        .collect()
}

/// Collects the text of every article in an answer.
fn articles<'a>(answer: &'a Value, texts: &mut Vec<&'a str>) {
    match answer {
        Value::Object(fields) => {
            if fields.contains_key("regulation") {
                texts.extend(fields["text"].as_str());
            }
            fields.values().for_each(|it| articles(it, texts));
        }
        Value::Array(items) => items.iter().for_each(|it| articles(it, texts)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Checks that an answer about a game of Fairschach cites no rule of PaarZugSchach.
fn must_be_of_fairschach(answer: &Value) {
    let mut texts = Vec::new();
    articles(answer, &mut texts);
    assert!(texts.iter().all(|it| !it.starts_with("PZSR")), "{texts:?}");
}

/// A position, pairs, and the grounds of the last one: by PZSR and by the text on Fairschach.
#[rstest]
#[case::plain(
    "4k3/p7/8/8/8/8/7P/4K3",
    &[("h2h3", "a7a6")],
    &["PZSR 2"],
    &["Spielen mit Paarzügen (3)"],
)]
#[case::unreadable(
    "4k3/p7/8/8/8/8/7P/4K3",
    &[("no idea", "a7a6")],
    &["PZSR 2", "PZSR 2"],
    &["Spielen mit Paarzügen (3)", "Spielen mit Paarzügen (3)"],
)]
#[case::a_piece_in_the_way(
    "4k3/p7/8/8/8/7p/7P/4K3",
    &[("h2h3", "a7a6")],
    &["PZSR 2", "PZSR 1"],
    &["Spielen mit Paarzügen (3)", "Spielen mit Paarzügen (1)"],
)]
#[case::standing_piece(
    "4k3/7p/8/p7/8/8/7P/R3K3",
    &[("a1a5", "e8d8")],
    &["PZSR 3"],
    &["Spielen mit Paarzügen (6)"],
)]
#[case::same_square(
    "4k3/7p/4p3/8/8/5N2/7P/4K3",
    &[("f3e5", "e6e5")],
    &["PZSR 4"],
    &["Spielen mit Paarzügen (4)"],
)]
#[case::king_and_piece_on_one_square(
    "4k3/7p/8/r7/4K3/7P/8/8",
    &[("e4e5", "a5e5")],
    &["PZSR 4", "PZSR 4"],
    &["Spielen mit Paarzügen (5)", "Spielen mit Paarzügen (5)"],
)]
#[case::king_into_an_attack(
    "4k3/p7/8/3r4/8/7P/8/4K3",
    &[("e1d1", "a7a6")],
    &["Spielen mit Paarzügen (3)", "Spielen mit Paarzügen (3)"],
    &["Spielen mit Paarzügen (3)", "Spielen mit Paarzügen (3)"],
)]
#[case::left_piece(
    "4k3/7p/2n5/1B6/8/8/7P/4K3",
    &[("b5c6", "c6d4")],
    &["Spielen mit Paarzügen (6)"],
    &["Spielen mit Paarzügen (6)"],
)]
#[case::swap(
    "4k3/7p/2r5/8/8/2R5/7P/4K3",
    &[("c3c6", "c6c3")],
    &["Spielen mit Paarzügen (7)"],
    &["Spielen mit Paarzügen (7)"],
)]
#[case::check_parried_first(
    "4k3/7p/8/8/8/7P/4R3/6K1",
    &[("h3h4", "e8d8")],
    &["PZSR 5", "PZSR 2"],
    &["Fairschach (3)", "Spielen mit Paarzügen (3)"],
)]
#[case::recapture(
    "4k3/3p4/2n5/8/8/5B2/7P/4K3",
    &[("f3c6", "e8f8"), ("h2h3", "d7c6")],
    &["PZSR 1", "PZSR 3"],
    &["Fairschach (3)", "Spielen mit Paarzügen (6)"],
)]
fn a_pair_cites_the_text_of_its_rules(
    #[case] position: &str,
    #[case] pairs: &[(&str, &str)],
    #[case] pzs: &[&str],
    #[case] fairschach: &[&str],
) {
    for (rules, expected) in [("pzs", pzs), ("fairschach", fairschach)] {
        let mut hall = Hall::new(rules);
        let mut view = hall.begin(Some(position));
        for (white, black) in pairs {
            view = hall.pair(white, black);
        }
        assert_eq!(passages(&view["last"]), expected, "{rules}");
        if rules == "fairschach" {
            must_be_of_fairschach(&view);
            let record = hall.ask("game_record", json!({ "game": 1 }));
            must_be_of_fairschach(&record);
            let text = record["text"].as_str().unwrap();
            assert!(!text.contains("PZSR"), "{text}");
        }
    }
}

/// A pair that ends the game, the end, and the article under both texts.
#[rstest]
#[case::mate(
    "7k/5ppp/8/8/8/8/6PP/R6K",
    ("a1a8", "f7f6"),
    "checkmate",
    "PZSR 8",
    "Spielen mit Paarzügen (1)",
)]
#[case::kings_side_by_side(
    "8/8/3k4/7p/7P/3K4/8/8",
    ("d3d4", "d6d5"),
    "kings_adjacent",
    "PZSR 8",
    "Kralle: kings_adjacent",
)]
fn an_end_cites_the_text_of_its_rules(
    #[case] position: &str,
    #[case] (white, black): (&str, &str),
    #[case] reason: &str,
    #[case] pzs: &str,
    #[case] fairschach: &str,
) {
    for (rules, expected) in [("pzs", pzs), ("fairschach", fairschach)] {
        let mut hall = Hall::new(rules);
        hall.begin(Some(position));
        let end = hall.pair(white, black)["end"].clone();
        assert_eq!(
            (&end["reason"], &end["article"]["text"]),
            (&json!(reason), &json!(expected)),
            "{rules}"
        );
    }
}

/// An act that is impossible at that moment, and the article of the refusal under both texts.
#[rstest]
#[case::clock_without_a_move(
    "stop_clock",
    json!({ "color": "white" }),
    "nothing_stored",
    "PZSR 2",
    "Spielen mit Paarzügen (3)"
)]
#[case::no_second_move_to_choose(
    "choose_second",
    json!({ "color": "white", "entry": "h2h3" }),
    "not_choosing",
    "PZSR 5",
    "Kralle: second_move"
)]
#[case::a_claim_without_ground(
    "claim_draw",
    json!({ "by": "white", "claim": "threefold" }),
    "claim_unfounded",
    "PZSR 8",
    "Spielen mit Paarzügen (1)"
)]
#[case::no_check_to_switch_at(
    "offer",
    json!({ "by": "white", "offer": "ordinary" }),
    "cannot_switch",
    "Schlussbemerkung",
    "Schlussbemerkung"
)]
fn a_refusal_cites_the_text_of_its_rules(
    #[case] call: &str,
    #[case] mut input: Value,
    #[case] code: &str,
    #[case] pzs: &str,
    #[case] fairschach: &str,
) {
    input["game"] = json!(1);
    for (rules, expected) in [("pzs", pzs), ("fairschach", fairschach)] {
        let mut hall = Hall::new(rules);
        hall.begin(Some("4k3/p7/8/8/8/8/7P/4K3"));
        let refusal = hall.desk.call(call, input.clone()).unwrap_err();
        let article = refusal.article.map(|it| it.text);
        assert_eq!(
            (&*refusal.code, article.as_deref()),
            (code, Some(expected)),
            "{rules}"
        );
    }
}

/// Black is in check and to move in ordinary chess: the heading that decides on each move.
#[rstest]
#[case::n_schach_the_check_stays("a6a5", "Schach")]
#[case::n_turm("h8g7", "Turm")]
#[case::n_springer("b8b7", "Springer")]
#[case::n_bauer("a6b5", "Bauer")]
#[case::n_doppelzug("a6a4", "Doppelzug")]
#[case::n_das_schlagen_of_the_own("h8b8", "Das Schlagen von Figuren")]
#[case::n_rochade_in_check("e8g8", "Rochade")]
#[case::n_koenig("e8e6", "König")]
#[case::n_zuege_the_opponents_piece("a2a3", "Züge")]
fn a_refused_move_of_ordinary_chess_cites_the_heading_that_decides(
    #[case] entry: &str,
    #[case] heading: &str,
) {
    for rules in ["pzs", "fairschach"] {
        let mut hall = Hall::new(rules);
        hall.begin(Some("1n2k2r/p7/8/8/8/8/P6R/4K3"));
        hall.pair("h2e2", "a7a6");
        let offer = json!({ "game": 1, "by": "white", "offer": "ordinary" });
        hall.ask("offer", offer);
        let accept = json!({ "game": 1, "by": "black", "answer": "accept" });
        hall.ask("answer_offer", accept);
        let input = json!({ "game": 1, "color": "black", "entry": entry });
        let refusal = hall.desk.call("play_move", input).unwrap_err();
        let article = refusal.article.map(|it| it.text);
        assert_eq!(
            (&*refusal.code, article.as_deref()),
            ("illegal_move", Some(heading)),
            "{rules}"
        );
    }
}

/// White parries the check by capturing the rook that Black wanted to move.
///
/// The letters request another move from Black, by the text of the rules.
#[rstest]
#[case::pzs("pzs", "(PZSR 5)")]
#[case::fairschach("fairschach", "(Kralles Vorgabe)")]
fn a_letter_cites_the_text_of_its_rules(#[case] rules: &str, #[case] cited: &str) {
    let mut hall = Hall::new(rules);
    let days = json!({ "correspondence": { "days": 3 } });
    let position = "4k3/7p/8/8/8/2B4P/8/4r1K1";
    let open = json!({ "round": 1, "table": 1, "way": days, "position": position });
    hall.ask("open_game", open);
    let take = |color: &str, message: &str| json!({ "game": 1, "color": color, "message": message, "reading": "message" });
    hall.ask("take_in_move", take("white", "c3e1"));
    hall.ask("take_in_move", take("black", "e1e5"));
    let input = json!({ "game": 1, "white": "de", "black": "de" });
    let letters = hall.ask("correspondence_letters", input);
    for side in ["white", "black"] {
        let text = letters[side]["text"].as_str().unwrap();
        assert!(text.contains(cited), "{rules}: {text}");
        assert!(rules == "pzs" || !text.contains("PZSR"), "{text}");
    }
}
