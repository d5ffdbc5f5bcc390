//! Matches of several games through the calls: results game by game, standings, undo, the file.

use std::path::Path;

use kralle_desk::Desk;
use serde_json::{Value, json};

fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

fn refused(desk: &mut Desk, name: &str, input: Value) -> String {
    let answer = desk.call(name, input);
    answer
        .map_err(|refusal| refusal.code.to_string())
        .unwrap_err()
}

/// Returns a desk with eight players in four drawn teams; round 1 is published.
fn published(folder: &Path, match_format: &Value) -> Desk {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({
        "name": "Klauenabend", "rule_set": "swiss", "format": "swiss_system", "swiss_rounds": 3,
        "match_format": match_format,
    });
    let new = json!({ "settings": settings, "path": folder.join("a.kralle") });
    ask(&mut desk, "new_tournament", new);
    for number in 11..=18 {
        let fields = json!({
            "name": format!("Pfote {number}"), "ratings": { "national": 2000 - 50 * number },
        });
        ask(&mut desk, "add_player", fields);
    }
    ask(
        &mut desk,
        "draw_lots",
        json!({ "seed": "739142068", "wish": "anyone" }),
    );
    ask(&mut desk, "pair_round", json!({}));
    ask(&mut desk, "publish_round", json!({ "round": 1 }));
    desk
}

/// Returns the match at table 1.
fn match_1(desk: &mut Desk) -> Value {
    ask(desk, "round", json!({ "round": 1 }))["matches"][0].clone()
}

/// Returns a draw in a game at table 1.
fn draw(game: impl Into<Option<u16>>) -> Value {
    let game: Option<u16> = game.into();
    json!({ "round": 1, "table": 1, "game": game, "no_winner": "drawn",
        "cause": "arbiter_decision", "reason": "Probe",
    })
}

/// Returns the win of the first-named team in a game at table 1.
fn win(desk: &mut Desk, game: u16) -> Value {
    let team = match_1(desk)["first"]["team"].clone();
    json!({
        "round": 1, "table": 1, "game": game, "winner_team": team, "cause": "arbiter_decision",
        "reason": "Probe",
    })
}

#[test]
fn a_double_round_is_entered_game_by_game_and_undone_game_by_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = published(folder.path(), &json!({ "games_per_match": 2 }));
    assert_eq!(match_1(&mut desk)["game"], json!(1));
    assert_eq!(refused(&mut desk, "enter_result", draw(None)), "bad_field");
    assert_eq!(refused(&mut desk, "enter_result", draw(3)), "game_unknown");

    let seating = json!({ "round": 1, "table": 1, "game": 1, "seating": "cross" });
    ask(&mut desk, "choose_seating", seating);
    let colors = json!({ "round": 1, "table": 1, "game": 1, "white_on_board_1": "first" });
    ask(&mut desk, "choose_colors", colors);
    let seats = |it: &Value| {
        let games = it["games"].as_array().unwrap().iter();
        let seats = games.map(|it| (it["seating"].clone(), it["white_on_board_1"].clone()));
        seats.collect::<Vec<_>>()
    };
    let swapped = [
        (json!("cross"), json!("first")),
        (json!("cross"), json!("second")),
    ];
    assert_eq!(seats(&match_1(&mut desk)), swapped);

    let first = win(&mut desk, 1);
    ask(&mut desk, "enter_result", first);
    let open = match_1(&mut desk);
    assert_eq!(open["game"], json!(2));
    assert_eq!(open["outcome"], Value::Null);
    assert_eq!(open["white_on_board_1"], json!("second"));
    assert_eq!(
        (&open["first_half_points"], &open["second_half_points"]),
        (&json!(2), &json!(0))
    );
    let overview = ask(&mut desk, "enter_result", draw(2));
    let open: Vec<&Value> = overview["rounds"][0]["open_tables"]
        .as_array()
        .unwrap()
        .iter()
        .collect();
    assert!(!open.contains(&&json!(1)), "{overview}");
    let decided = match_1(&mut desk);
    assert_eq!(decided["outcome"]["first_half_points"], json!(3));
    assert_eq!(decided["outcome"]["second_half_points"], json!(1));

    ask(&mut desk, "undo", json!({}));
    assert_eq!(match_1(&mut desk)["outcome"], Value::Null);
    ask(&mut desk, "redo", json!({}));
    assert_eq!(match_1(&mut desk)["outcome"]["first_half_points"], json!(3));
    // The file has every game.
    let path = folder.path().join("a.kralle");
    let before = ask(&mut desk, "round", json!({ "round": 1 }));
    drop(desk);
    let mut desk = Desk::for_scripts("Rosa Klaue");
    ask(&mut desk, "open_tournament", json!({ "path": path }));
    assert_eq!(ask(&mut desk, "round", json!({ "round": 1 })), before);
    let clear = json!({ "round": 1, "table": 1, "game": 1 });
    ask(&mut desk, "clear_result", clear);
    assert_eq!(match_1(&mut desk)["game"], json!(1));
    let report = ask(&mut desk, "verify", json!({}));
    assert_eq!(report["findings"], json!([]), "{report}");
}

#[test]
fn a_best_of_three_ends_early_and_ranks_by_matches() {
    let folder = tempfile::tempdir().unwrap();
    let best = json!({ "best_of": 3, "match_score": "match" });
    let mut desk = published(folder.path(), &best);
    let games = |desk: &mut Desk| match_1(desk)["games"].as_array().unwrap().len();
    assert_eq!(games(&mut desk), 1);
    for game in 1..=2 {
        let entry = win(&mut desk, game);
        ask(&mut desk, "enter_result", entry);
    }
    assert_eq!(games(&mut desk), 2);
    assert_eq!(
        match_1(&mut desk)["outcome"]["verdict"],
        json!("first_wins")
    );
    assert_eq!(refused(&mut desk, "enter_result", draw(3)), "game_unknown");
    let standings = ask(&mut desk, "standings", json!({}));
    assert_eq!(standings["tie_breaks"], json!(["MPvGP"]), "{standings}");
    let first = &standings["rows"][0];
    assert_eq!(first["half_points"], json!(2));
    assert_eq!(first["match_half_points"], json!(2));
    assert_eq!(first["game_half_points"], json!(4));
    let export = json!({ "kind": "trf", "path": folder.path().join("a.trf"), "language": "de" });
    let exported = ask(&mut desk, "export", export);
    assert_eq!(
        exported["lost"],
        json!(["games_are_rounds", "match_points"])
    );
}
