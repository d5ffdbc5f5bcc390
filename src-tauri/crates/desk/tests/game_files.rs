//! Games on one board: as evidence for a result, and exported and imported.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kralle_desk::{Desk, Folders};
use proptest::prelude::*;
use rstest::rstest;
use serde_json::{Value, json};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};

fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

/// Returns a desk with four single players and a published first round.
fn evening(folder: &Path, rules: &str) -> Desk {
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
fn players(desk: &mut Desk, table: usize) -> [(Value, String); 2] {
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

/// Enters a result at both tables and attaches its record to each.
fn give(desk: &mut Desk, records: &[String]) {
    for (index, record) in records.iter().enumerate() {
        let result = json!({
            "round": 1, "table": index + 1, "no_winner": "drawn", "cause": "draw_agreed",
            "evidence": { "record": record }, "overrule": "so agreed",
        });
        ask(desk, "enter_result", result);
    }
}

fn exported(desk: &mut Desk, path: &Path) -> String {
    let input = json!({ "kind": "games", "path": path, "language": "de" });
    let answer = ask(desk, "export", input);
    fs::read_to_string(answer["path"].as_str().unwrap()).unwrap()
}

#[test]
fn games_of_ordinary_chess_go_out_with_what_the_tournament_knows() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), "standard");
    let [(_, white), (_, black)] = players(&mut desk, 1);
    give(
        &mut desk,
        &["[Event \"?\"]\n[ECO \"C20\"]\n[WhiteElo \"1\"]\n1. e4 e5 *".to_owned()],
    );
    let text = exported(&mut desk, &folder.path().join("games.pgn"));
    let roster = format!(
        "[Event \"Klauenabend\"]\n[Site \"Musterstadt\"]\n[Date \"2026.11.21\"]\n[Round \"1\"]\n\
         [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1/2-1/2\"]\n[Board \"1\"]\n\
         [WhiteTeam \"SC Muster\"]\n[BlackTeam \"SC Muster\"]\n"
    );
    assert!(text.starts_with(&roster), "{text}");
    for tag in [
        "[WhiteElo \"",
        "[BlackElo \"",
        "[WhiteFideId \"9900000",
        "[Termination \"draw by agreement\"]",
        "[ECO \"C20\"]",
    ] {
        assert_eq!(text.matches(tag).count(), 1, "{text}");
    }
    assert!(!text.contains("[WhiteElo \"1\"]"), "{text}");
    assert!(text.ends_with("\n\n1. e4 e5 1/2-1/2\n"), "{text}");
}

#[test]
fn games_in_pairs_go_out_one_after_the_other_and_come_in_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), "pzs");
    let records = [
        "1. e2-e4 d7-d5\n*",
        "1. d2-d4 e7-e5\n2. d4xe5^ d7-d6\n1/2-1/2",
    ];
    give(&mut desk, &records.map(str::to_owned));
    let text = exported(&mut desk, &folder.path().join("games.pzs"));
    let view = ask(
        &mut desk,
        "read_record",
        json!({ "round": 1, "table": 2, "text": text }),
    );
    assert_eq!(
        (&view["games"].as_array().unwrap().len(), &view["shown"]),
        (&2, &json!(1)),
        "{view}"
    );
    assert_eq!(view["steps"].as_array().unwrap().len(), 2);
}

prop_compose! {
    /// A game of random legal moves with remarks, as text.
    fn any_record()(
        choices in prop::collection::vec((any::<prop::sample::Index>(), prop::option::of("[a-z é;(\\[]{0,12}")), 1..30),
        clock in 0..10_000_u32,
        eco in "[A-E][0-9]{2}",
    ) -> String {
        let mut position = Chess::new();
        let mut text = format!("[ECO \"{eco}\"]\n\n");
        for (choice, remark) in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let made = moves[choice.index(moves.len())];
            let san = SanPlus::from_move_and_play_unchecked(&mut position, made);
            let _ = write!(text, "{san} {{[%clk 0:{:02}:{:02}]}} ", clock / 60 % 60, clock % 60);
            if let Some(remark) = remark {
                let _ = write!(text, "{{{remark}}} ");
            }
        }
        text + "*"
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn what_went_out_comes_in_and_goes_out_the_same(records in prop::collection::vec(any_record(), 2)) {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = evening(folder.path(), "standard");
        give(&mut desk, &records);
        let path = folder.path().join("games.pgn");
        let first = exported(&mut desk, &path);

        // The same evening on another machine, which has only the file of games.
        let other = tempfile::tempdir().unwrap();
        let mut again = evening(other.path(), "standard");
        for table in 1..=2 {
            let view = ask(&mut again, "read_record", json!({ "round": 1, "table": table, "path": path }));
            prop_assert_eq!(&view["shown"], &json!(table - 1));
            prop_assert_eq!(&view["others"], &json!([]));
            let result = json!({
                "round": 1, "table": table, "no_winner": "drawn", "cause": "draw_agreed",
                "evidence": { "record": &first, "game": view["shown"] }, "overrule": "so agreed",
            });
            ask(&mut again, "enter_result", result);
        }
        let second = exported(&mut again, &other.path().join("games.pgn"));
        prop_assert_eq!(first, second);
    }
}

#[test]
fn a_game_of_the_table_goes_out_is_evidence_elsewhere_and_is_printed_from_the_list() {
    let folder = tempfile::tempdir().unwrap();
    drop(evening(folder.path(), "pzs"));
    let mut desk = Desk::new(Folders {
        config: folder.path().join("config"),
        documents: folder.path().to_owned(),
    });
    let path = folder.path().join("pzs.kralle");
    ask(&mut desk, "open_tournament", json!({ "path": path }));
    let record_offer = |desk: &mut Desk| {
        let list = ask(desk, "sheets", json!({}));
        let offers = list["sheets"].as_array().unwrap().clone();
        offers.into_iter().find(|it| it["sheet"] == "game_record")
    };
    assert_eq!(
        record_offer(&mut desk),
        None,
        "nobody has played at a table"
    );

    let way = json!({ "at_the_board": { "minutes": 5, "increment_seconds": 0 } });
    ask(
        &mut desk,
        "open_game",
        json!({ "round": 1, "table": 2, "way": way }),
    );
    ask(&mut desk, "resume_game", json!({ "game": 1 }));
    for (color, entry) in [("white", "g1f3"), ("black", "d7d5")] {
        ask(
            &mut desk,
            "store_move",
            json!({ "game": 1, "color": color, "entry": entry }),
        );
    }
    for color in ["white", "black"] {
        ask(
            &mut desk,
            "stop_clock",
            json!({ "game": 1, "color": color }),
        );
    }
    ask(&mut desk, "resign", json!({ "game": 1, "color": "black" }));
    let offer = record_offer(&mut desk).unwrap();
    assert_eq!(offer["refusal"], Value::Null);
    assert_eq!(
        (&offer["games"][0]["game"], &offer["games"][0]["table"]),
        (&json!(1), &json!(2))
    );
    let print = json!({ "sheet": "game_record", "language": "de", "game": 1 });
    let printed = ask(&mut desk, "print_sheet", print);
    assert!(
        printed["path"]
            .as_str()
            .unwrap()
            .ends_with("Partieprotokoll Partie 1.pdf"),
        "{printed}"
    );

    // The export before the result is entered differs from the later one only by the cause.
    let file = folder.path().join("games.pzs");
    let before = exported(&mut desk, &file);
    ask(&mut desk, "enter_game_result", json!({ "game": 1 }));
    let after = exported(&mut desk, &file);
    let termination = "[Termination \"resignation\"]\n";
    assert_eq!(before, after.replace(termination, ""), "{after}");
    assert!(
        after.contains(termination) && after.contains("1. Ng1-f3 d7-d5"),
        "{after}"
    );

    let elsewhere = tempfile::tempdir().unwrap();
    let mut other = evening(elsewhere.path(), "pzs");
    let input = json!({ "round": 1, "table": 2, "evidence": { "record": after } });
    let finding = &ask(&mut other, "check_result", input)["finding"];
    assert_eq!(finding["verdict"], "first_wins", "{finding}");
}
