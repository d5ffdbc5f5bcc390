//! House rules of clubs: each as a director writes it, described in plain words, and applied to a
//! position, before and after.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use rstest::rstest;
use serde_json::{Value, json};

const QUIET: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

fn kralle(arguments: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

fn answer(rules: &str, question: &Value) -> Value {
    let mut object = json!({ "id": 1, "ruleset": rules, "board_b": QUIET });
    for (name, value) in question.as_object().unwrap() {
        object[name] = value.clone();
    }
    serde_json::from_str(&kralle(&["adjudicate"], &object.to_string())).unwrap()
}

/// A drop mate, which the options board mate and hand mate forbid.
const MATING_DROP: &str = "6k1/5ppp/8/8/8/8/8/6K1[R] w - - 0 1";

#[rstest]
#[case::drop_mate_allowed(
    "dsj",
    "drop_mate = \"allowed\"",
    "Einsetzen mit Matt: Erlaubt. (geändert)",
    json!({ "question": "drop_legal", "board_a": MATING_DROP, "move": "A:R@e8" }),
    "legal",
    json!(false),
    json!(true)
)]
#[case::no_drop_with_check(
    "dsj",
    "drop_check = \"forbidden\"",
    "Einsetzen mit Schach: Verboten. (geändert)",
    json!({ "question": "drop_legal", "board_a": "6k1/5ppp/8/8/8/8/8/6K1[N] w - - 0 1", "move": "A:N@e7" }),
    "legal",
    json!(true),
    json!(false)
)]
#[case::a_promoted_piece_stays_and_is_a_pawn_once_captured(
    "dsj",
    "promotion = \"virtual\"",
    "wenn sie geschlagen wird, wieder zum Bauern",
    json!({ "question": "move_legal", "board_a": "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", "move": "A:a7a8=Q" }),
    "board_a",
    json!(null),
    json!("Q~7/4k3/8/8/8/8/8/4K3[] b - - 0 1")
)]
#[case::an_unnamed_promotion_is_a_queen(
    "fics",
    "unnamed_promotion = \"queen\"",
    "Umwandlung ohne Angabe: Der Bauer wird zur Dame; kommen mehrere Damen infrage, zählt die auf dem ersten Feld (a1, b1 … h8). (geändert)",
    json!({ "question": "move_legal", "board_a": "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", "move": "A:a7a8" }),
    "board_a",
    json!(null),
    json!("Q~7/4k3/8/8/8/8/8/4K3[] b - - 0 1")
)]
#[case::mate_only_if_no_drop_could_ever_parry(
    "dsj",
    "mate = \"absolute\"",
    "Was als Matt gilt: Keine Figur könnte durch Einsetzen je helfen; bis dahin wartet der Spieler. (geändert)",
    json!({ "question": "mate_status", "board_a": "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1" }),
    "mate",
    json!(true),
    json!(false)
)]
#[case::stalemate_is_a_draw(
    "swiss",
    "stalemate = \"draw\"",
    "Patt: Die Begegnung ist remis. (geändert)",
    json!({ "question": "match_result", "board_a": "k7/8/1Q6/8/8/8/8/7K[] b - - 0 1" }),
    "result",
    json!("continues"),
    json!("draw")
)]
#[case::repetition_is_a_draw(
    "swiss",
    "repetition = \"draw\"",
    "Stellungswiederholung: Steht auf einem Brett",
    json!({ "question": "claim", "board_a": QUIET, "claim": "threefold", "by": "A:white" }),
    "admitted",
    json!(false),
    json!(true)
)]
#[case::the_first_illegal_move_loses(
    "dsj",
    "illegal_move = \"first_loses\"",
    "Regelwidriger Zug: Der erste regelwidrige Zug verliert, wenn der Gegner ihn vor dem eigenen nächsten Zug reklamiert. (geändert)",
    json!({ "question": "claim", "board_a": QUIET, "claim": "illegal_move", "by": "A:white" }),
    "result",
    json!("arbiter"),
    json!("team1_wins")
)]
#[case::promotion_to_named_pieces_only(
    "fics",
    "promotion_pieces = \"queen_knight\"",
    "Umwandlung erlaubt in: Dame oder Springer. (geändert)",
    json!({ "question": "move_legal", "board_a": "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", "move": "A:a7a8=R" }),
    "legal",
    json!(true),
    json!(false)
)]
#[case::a_move_counts_with_the_clock(
    "dsj",
    "move_counts = \"on_clock\"",
    "Wann ein Zug gilt: Erst mit dem Drücken der Uhr",
    json!({ "question": "claim", "board_a": QUIET, "claim": "illegal_move", "clock_pressed": false, "by": "A:white" }),
    "admitted",
    json!(true),
    json!(false)
)]
#[case::the_partner_may_make_the_move(
    "dsj",
    "partner_moves = \"partner_may\"",
    "Wer zieht: Auch der Partner darf den Zug ausführen. (geändert)",
    json!({ "question": "claim", "board_a": QUIET, "claim": "moved_by_partner", "by": "A:white" }),
    "admitted",
    json!(true),
    json!(false)
)]
#[case::the_partner_may_press_the_clock(
    "ordnung",
    "clock_press = \"partner_may\"",
    "Uhr drücken: Auch der Partner darf die Uhr drücken. (geändert)",
    json!({ "question": "claim", "board_a": QUIET, "claim": "clock_pressed_by_partner", "by": "A:white" }),
    "admitted",
    json!(true),
    json!(false)
)]
fn a_house_rule_is_written_said_and_applied(
    #[case] base: &str,
    #[case] option: &str,
    #[case] said: &str,
    #[case] question: Value,
    #[case] field: &str,
    #[case] before: Value,
    #[case] after: Value,
) {
    let folder = tempfile::tempdir().unwrap();
    let file = write(folder.path(), base, option);
    let words = kralle(&["rules", &file, "--language", "de"], "");
    assert!(words.contains("Ausschreibung: Aushang, Punkt 3"), "{words}");
    assert!(words.contains(said), "{words}");
    let of = |rules: &str| {
        let reply = answer(rules, &question);
        assert!(reply.get("error").is_none(), "{reply}");
        reply["answer"].get(field).cloned().unwrap_or_default()
    };
    assert_eq!((of(base), of(&file)), (before, after));
}

/// Rules of the tournament have no position; crate `tournament` tests their effect.
#[rstest]
#[case::higher_meets_higher(
    "swiss",
    "opponents = \"higher_meets_higher\"",
    "Die Stärkeren beider Teams treffen aufeinander"
)]
#[case::up_to_8_teams_a_round_robin(
    "swiss",
    "round_robin_up_to = \"teams_8\"\nswiss_rounds = \"rounds_7\"",
    "Bis 8 Teams ein Rundenturnier, darüber Schweizer System. (geändert)"
)]
#[case::first_named_black_on_board_1(
    "swiss",
    "seating = \"first_named_black\"",
    "Das erstgenannte Team hat an Brett 1 Schwarz und an Brett 2 Weiß. (geändert)"
)]
fn a_rule_of_the_tournament_is_written_and_said(
    #[case] base: &str,
    #[case] option: &str,
    #[case] said: &str,
) {
    let folder = tempfile::tempdir().unwrap();
    let file = write(folder.path(), base, option);
    let words = kralle(&["rules", &file, "--language", "de"], "");
    assert!(words.contains(said), "{words}");
}

fn write(folder: &Path, base: &str, option: &str) -> String {
    let path = folder.join("club.toml");
    let text = format!("base = \"{base}\"\nsource = \"Aushang, Punkt 3\"\n{option}\n");
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}
