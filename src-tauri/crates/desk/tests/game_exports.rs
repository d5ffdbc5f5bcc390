//! Games on one board, exported and imported.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kralle_desk::{Desk, Folders};
use proptest::prelude::*;
use serde_json::{Value, json};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};

use crate::game_files::{ask, evening, players};

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

#[test]
fn moves_of_engines_go_out_in_short_notation() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = evening(folder.path(), "standard");
    give(
        &mut desk,
        &["1. g1f3 d7d5 2. g2-g3 d4 3. f1g2 a6 4. e1g1 *".to_owned()],
    );
    let text = exported(&mut desk, &folder.path().join("games.pgn"));
    let moves = "1. Nf3 d5 2. g3 d4 3. Bg2 a6 4. O-O 1/2-1/2";
    assert!(text.contains(moves), "{text}");
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
