//! Games on one board: files of records, and records as evidence for a result.

use std::path::Path;

use kralle_desk::Desk;
use rstest::rstest;
use serde_json::{Value, json};

pub(crate) fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

/// Returns a desk with four single players and a published first round.
pub(crate) fn evening(folder: &Path, rules: &str) -> Desk {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({
        "name": "Klauenabend", "place": "Musterstadt", "date": "2026-11-21",
        "rule_set": rules, "formation": "single_players", "format": "round_robin",
    });
    let path = folder.join(format!("{rules}.kralle"));
    ask(
        &mut desk,
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    for (index, name) in ["Amsel, Anna", "Biber, Bert", "Condor, Cleo", "Dachs, Doro"]
        .into_iter()
        .enumerate()
    {
        let fields = json!({
            "name": name, "club": "SC Muster",
            "fide_id": 99_000_001 + index, "ratings": { "standard": 2000 - 50 * index, "national": 1900 },
        });
        ask(&mut desk, "add_player", fields);
    }
    ask(
        &mut desk,
        "give_numbers",
        json!({ "seed": "739 142 068", "order": "strength" }),
    );
    ask(&mut desk, "pair_round", json!({}));
    ask(&mut desk, "publish_round", json!({ "round": 1 }));
    desk
}

/// Returns the ids and names of White and Black at a table.
pub(crate) fn players(desk: &mut Desk, table: usize) -> [(Value, String); 2] {
    let view = ask(desk, "round", json!({ "round": 1 }));
    ["first", "second"].map(|side| {
        let player = &view["matches"][table - 1][side]["seats"][0]["player"];
        (
            player["id"].clone(),
            player["name"].as_str().unwrap().to_owned(),
        )
    })
}

fn check(desk: &mut Desk, record: &str, more: &Value) -> Value {
    let mut input = json!({ "round": 1, "table": 1, "evidence": { "record": record } });
    input
        .as_object_mut()
        .unwrap()
        .append(&mut more.as_object().unwrap().clone());
    ask(desk, "check_result", input)
}

#[rstest]
#[case::mate(
    "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0",
    "first_wins",
    "checkmate",
    "Schachmatt"
)]
#[case::no_sign("1. f3 e5 2. g4 Qh4 *", "second_wins", "checkmate", "Schachmatt")]
#[case::stalemate(
    "[FEN \"7k/8/8/6Q1/8/8/8/K7 w - - 0 1\"]\n1. Qg6 *",
    "drawn",
    "stalemate",
    "Patt"
)]
#[case::position("7k/8/6Q1/8/8/8/8/K7 b - - 0 1", "drawn", "stalemate", "Patt")]
#[case::dead(
    "[FEN \"7k/8/8/8/8/8/1r6/K7 w - - 0 1\"]\n1. Kxb2 *",
    "drawn",
    "dead_position",
    "Remis (5)"
)]
#[case::repeated(
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2",
    "drawn",
    "repetition",
    "Remis (3)"
)]
#[case::flag(
    "[Termination \"Time forfeit\"]\n1. e4 e5 0-1",
    "second_wins",
    "flag_fall",
    "6.9"
)]
#[case::bare_king(
    "[Termination \"Time forfeit\"]\n[FEN \"7k/8/8/8/8/8/1r6/K7 b - - 0 1\"]\n1... Rb5 1-0",
    "drawn",
    "flag_fall",
    "6.9"
)]
fn a_record_of_ordinary_chess_proposes_result_cause_and_article(
    #[case] record: &str,
    #[case] verdict: &str,
    #[case] cause: &str,
    #[case] article: &str,
) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), "standard");
    let [white, black] = players(&mut desk, 1);
    let finding = &check(&mut desk, record, &json!({}))["finding"];
    assert_eq!(finding["finding"], "ended", "{finding}");
    assert_eq!(
        (&finding["verdict"], &finding["cause"]),
        (&json!(verdict), &json!(cause))
    );
    assert!(
        finding["article"]["text"]
            .as_str()
            .unwrap()
            .contains(article),
        "{finding}"
    );
    let winner = match verdict {
        "first_wins" => white.0,
        "second_wins" => black.0,
        _ => Value::Null,
    };
    assert_eq!(finding["winner_player"], winner);
}

#[test]
fn a_result_without_a_cause_leaves_the_cause_to_the_arbiter() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), "standard");
    let finding = &check(&mut desk, "1. e4 1-0", &json!({}))["finding"];
    assert_eq!(
        (&finding["verdict"], &finding["cause"]),
        (&json!("first_wins"), &Value::Null)
    );
    let finding = &check(&mut desk, "1. e4 *", &json!({}))["finding"];
    assert_eq!(finding["finding"], "goes_on");
    let finding = &check(&mut desk, "1. e4 e5 2. Ke3 *", &json!({}))["finding"];
    assert_eq!(
        (&finding["finding"], &finding["broken_at"]),
        (&json!("broken"), &json!("2. Ke3"))
    );
}

#[test]
fn a_result_against_the_record_needs_the_arbiters_word() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), "standard");
    let [white, _] = players(&mut desk, 1);
    let result = json!({
        "round": 1, "table": 1, "winner_player": white.0, "cause": "checkmate",
        "evidence": { "record": "1. e4 e5 1-0" },
    });
    let refusal = desk.call("enter_result", result.clone()).unwrap_err();
    assert_eq!(refusal.code, "evidence_contradicts");
    let mut overruled = result;
    overruled["overrule"] = json!("seen on the board");
    ask(&mut desk, "enter_result", overruled);
    let view = ask(&mut desk, "round", json!({ "round": 1 }));
    assert_eq!(view["matches"][0]["outcome"]["overruled"]["why"], "no_mate");
    let kept = view["matches"][0]["outcome"]["evidence"]["record"]
        .as_str()
        .unwrap();
    assert_eq!(kept, "1. e4 e5 1-0\n");
    // The file still reads it as the same record.
    assert_eq!(ask(&mut desk, "verify", json!({}))["findings"], json!([]));
}

#[test]
fn a_file_of_several_games_offers_that_of_the_players() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), "standard");
    let [(_, white), (_, black)] = players(&mut desk, 1);
    let turned = |name: &str| {
        name.split(", ")
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .collect::<Vec<_>>()
            .join(" ")
    };
    let text = format!(
        "[White \"Otter, Olga\"]\n[Black \"{black}\"]\n1. d4 *\n\n[White \"{}\"]\n[Black \"{black}\"]\n1. e4 {{[%clk 0:04:59]}} e5 2. Ke3 1-0\n",
        turned(&white)
    );
    let view = ask(
        &mut desk,
        "read_record",
        json!({ "round": 1, "table": 1, "text": text }),
    );
    assert_eq!((&view["shown"], &view["others"]), (&json!(1), &json!([])));
    assert_eq!(view["steps"][0]["text"], "1. e4");
    assert_eq!(view["steps"][0]["squares"], json!(["e2", "e4"]));
    assert_eq!(view["steps"][0]["clock_ms"], 299_000);
    assert_eq!(view["steps"][1]["after"]["squares"]["e5"], "black_pawn");
    assert_eq!(view["fault"]["at"], "2. Ke3");
    assert_eq!(view["fault"]["reason"]["code"], "illegal_move");
    let other = json!({ "round": 1, "table": 1, "text": text, "game": 0 });
    let view = ask(&mut desk, "read_record", other);
    assert_eq!(view["others"], json!(["Otter, Olga", black]));
}

#[rstest]
#[case::comment("standard", "1. e4 {open", "bad_chess_record")]
#[case::both_boards("standard", "1A. e4 1a. e5 *", "bad_chess_record")]
#[case::nothing("standard", "[White \"a\"]\n*", "no_chess_moves")]
#[case::pairs("pzs", "1. e2-e5 d7-d5\n*", "bad_pair_record")]
#[case::pgn_for_pairs("pzs", "1. e4 e5 *", "bad_pair_record")]
fn what_cannot_be_read_is_refused_with_its_place(
    #[case] rules: &str,
    #[case] text: &str,
    #[case] code: &str,
) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), rules);
    for (name, input) in [
        (
            "read_record",
            json!({ "round": 1, "table": 1, "text": text }),
        ),
        (
            "check_result",
            json!({ "round": 1, "table": 1, "evidence": { "record": text } }),
        ),
    ] {
        let refusal = desk.call(name, input).unwrap_err();
        // An impossible pair is refused when it is replayed.
        assert_eq!(refusal.code, code, "{name}");
    }
}

#[test]
fn a_record_too_long_to_be_kept_is_refused_before_it_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), "standard");
    let record = format!("1. e4 {{{}}} *", "long ".repeat(60_000));
    let input = json!({ "round": 1, "table": 1, "evidence": { "record": record } });
    assert_eq!(
        desk.call("check_result", input).unwrap_err().code,
        "game_too_long"
    );
}

#[test]
fn a_game_in_pairs_on_paper_is_evidence_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), "pzs");
    let record = "[White \"Amsel\"]\n\n1. e2-e4 d7-d5\n2. e4xd5 Ng8-f6\n1-0\n";
    let finding = &check(&mut desk, record, &json!({}))["finding"];
    assert_eq!(
        (&finding["finding"], &finding["verdict"]),
        (&json!("ended"), &json!("first_wins"))
    );
    let more = json!({ "no_winner": "drawn", "cause": "draw_agreed" });
    let against = &check(&mut desk, record, &more)["contradiction"];
    assert_eq!(against["data"]["why"], "record_says_otherwise", "{against}");
    let [white, _] = players(&mut desk, 1);
    let more = json!({ "winner_player": white.0, "cause": "checkmate" });
    let against = &check(&mut desk, record, &more)["contradiction"];
    assert_eq!(against["data"]["why"], "no_mate", "{against}");
    let view = ask(
        &mut desk,
        "read_record",
        json!({ "round": 1, "table": 1, "text": record }),
    );
    assert_eq!(view["steps"][1]["text"], "2. e4xd5 Ng8-f6");
}

#[rstest]
#[case::chess(
    "standard",
    "1. e4 e5 2. Qx9 1-0",
    "1. d4 d5 3. c4 *",
    "bad_chess_record"
)]
#[case::pairs("pzs", "1. e2-x9 d7-d5\n1-0", "1. e2-e4 d7-d5\n*", "bad_pair_record")]
fn a_game_that_cannot_be_read_is_listed_and_the_others_are_used(
    #[case] rules: &str,
    #[case] broken: &str,
    #[case] good: &str,
    #[case] code: &str,
) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), rules);
    let text = format!("[White \"Otter\"]\n\n{broken}\n\n[White \"Lynx\"]\n\n{good}\n");
    let input = json!({ "round": 1, "table": 1, "text": text });
    let view = ask(&mut desk, "read_record", input);
    assert_eq!(view["shown"], 1, "{view}");
    assert_eq!(view["games"][0]["players"][0], "Otter");
    assert_eq!(view["games"][0]["error"]["code"], code, "{view}");
    assert_eq!(view["games"][0]["error"]["data"]["line"], 3);
    assert_eq!(view["games"][1]["error"], Value::Null);
    let expected = match rules {
        "standard" => json!([{
            "line": 7, "column": 10, "remark": "move_number", "written": 3, "expected": 2,
            "lines": null,
        }]),
        _ => json!([]),
    };
    assert_eq!(view["remarks"], expected);
    let broken = json!({ "round": 1, "table": 1, "text": text, "game": 0 });
    assert_eq!(desk.call("read_record", broken).unwrap_err().code, code);
    for (game, fits) in [(0, false), (1, true)] {
        let evidence = json!({ "record": text, "game": game });
        let input = json!({ "round": 1, "table": 1, "evidence": evidence });
        assert_eq!(desk.call("check_result", input).is_ok(), fits, "{game}");
    }
}

#[test]
fn a_match_that_cannot_be_read_is_listed_and_the_others_are_used() {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let text = "[WhiteA \"Otter\"]\n\n1A. e4 1a. Qz9 *\n\n\
        [WhiteA \"Lynx\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3/N w - - 0 1 | 4k3/8/8/8/8/8/8/4K3/ w - - 0 1\"]\n\n\
        1A. N@e5 3a. Kd8 *\n";
    let view = ask(
        &mut desk,
        "replay_game",
        json!({ "rules": "dsj", "text": text }),
    );
    assert_eq!(view["shown"], 1);
    assert_eq!(view["games"][0]["error"]["code"], "bad_record");
    assert_eq!(view["games"][1]["error"], Value::Null);
    assert_eq!(view["start"]["a"]["white_hand"]["knight"], 1);
    assert_eq!(
        view["plies"][1]["after"]["a"]["squares"]["e5"],
        "white_knight"
    );
    assert_eq!(view["remarks"][0]["written"], 3);
    let broken = json!({ "rules": "dsj", "text": text, "game": 0 });
    assert_eq!(
        desk.call("replay_game", broken).unwrap_err().code,
        "bad_record"
    );
}

#[test]
fn castling_of_chess960_is_refused_by_name() {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let board = "qrbnbkrn/pppppppp/8/8/8/8/PPPPPPPP/QRBNBKRN w GBgb - 0 1";
    let text = format!("[FEN \"{board} | {board}\"]\n1A. O-O *");
    let view = ask(
        &mut desk,
        "replay_game",
        json!({ "rules": "fics", "text": text }),
    );
    assert_eq!(view["fault"]["reason"]["code"], "castling_960");
    // The boards of the window keep the rights.
    let question = json!({ "kind": "stands" });
    let castling = &view["start"]["a"]["castling"];
    assert_eq!(
        castling.as_array().unwrap().len(),
        4,
        "{castling} {question}"
    );
    let see = json!({ "rules": "fics", "position": view["start"] });
    let text = ask(&mut desk, "see_position", see)["text"].clone();
    assert!(text.as_str().unwrap().contains("BGbg"), "{text}");
}
