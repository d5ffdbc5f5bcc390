//! Events as clubs announce them, each played to its end through the calls. The points of the table
//! are counted again from the results that were entered.

use std::collections::BTreeMap;
use std::path::Path;

use kralle_desk::Desk;
use rstest::rstest;
use serde_json::{Value, json};

fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

/// Half points of matches and of games, by team.
type Points = BTreeMap<u64, (u64, u64)>;

/// Creates the event with teams of two, or with that many players whose partners change; `settings` are those of its announcement.
fn announced(folder: &Path, teams: u64, settings: &Value) -> Desk {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let mut all = json!({ "name": "Klauenabend", "rule_set": "swiss" });
    let given = settings.as_object().unwrap().clone();
    all.as_object_mut().unwrap().extend(given);
    let new = json!({ "settings": all, "path": folder.join("a.kralle") });
    ask(&mut desk, "new_tournament", new);
    let fields = |number: u64| {
        json!({
            "name": format!("Pfote {number:03}"), "ratings": { "national": 2200 - 10 * number },
        })
    };
    if settings["formation"] == json!("changing_partners") {
        for number in 0..teams {
            ask(&mut desk, "add_player", fields(number));
        }
        let input = json!({ "seed": "739142068", "order": "strength" });
        ask(&mut desk, "give_numbers", input);
    } else if settings["formation"] == json!("fixed_teams") {
        for team in 0..teams {
            let members = [2 * team, 2 * team + 1].map(|it| json!({ "fields": fields(it) }));
            let input = json!({ "name": format!("Rudel {team}"), "members": members });
            ask(&mut desk, "add_team", input);
        }
        let input = json!({ "seed": "739142068", "order": "strength" });
        ask(&mut desk, "give_numbers", input);
    } else {
        for number in 0..2 * teams {
            ask(&mut desk, "add_player", fields(number));
        }
        let input = json!({ "seed": "739142068", "wish": "anyone" });
        ask(&mut desk, "draw_lots", input);
    }
    desk
}

/// Seats a game where its teams choose.
fn seat(desk: &mut Desk, round: u64, it: &Value) {
    let at = json!({ "round": round, "table": it["table"], "game": it["game"] });
    let with = |key: &str, value: &str| {
        let mut input = at.clone();
        input[key] = json!(value);
        input
    };
    if it["seating"].is_null() {
        ask(desk, "choose_seating", with("seating", "cross"));
    }
    if it["white_on_board_1"].is_null() {
        ask(desk, "choose_colors", with("white_on_board_1", "second"));
    }
}

/// Enters the result of the current game of a match: a win of either side or a draw, by turns.
fn enter(desk: &mut Desk, round: u64, it: &Value) {
    let (table, game) = (it["table"].as_u64().unwrap(), it["game"].as_u64());
    let mut input = json!({
        "round": round, "table": table, "game": game, "cause": "arbiter_decision", "reason": "Probe",
    });
    match (round + 2 * table + game.unwrap_or(1)) % 5 {
        0 => input["no_winner"] = json!("drawn"),
        1 | 2 => input["winner_team"] = it["first"]["team"].clone(),
        _ => input["winner_team"] = it["second"]["team"].clone(),
    }
    ask(desk, "enter_result", input);
}

/// Plays a match and returns its final view.
fn play(desk: &mut Desk, round: u64, place: usize) -> Value {
    loop {
        let it = ask(desk, "round", json!({ "round": round }))["matches"][place].clone();
        if !it["outcome"].is_null() {
            return it;
        }
        seat(desk, round, &it);
        enter(desk, round, &it);
    }
}

/// Adds what a match gives each entrant of a side, counted from its games: a point for a win, half of one for a draw. A
/// match gives the same, or the sum of its games.
fn count(points: &mut Points, it: &Value, wins_count: bool) {
    let sum = |side: &str| -> u64 {
        let key = format!("{side}_half_points");
        let games = it["games"].as_array().unwrap().iter();
        games
            .map(|game| game["outcome"][&key].as_u64().unwrap())
            .sum()
    };
    let (first, second) = (sum("first"), sum("second"));
    for (side, own, other) in [("first", first, second), ("second", second, first)] {
        let of_match = match own.cmp(&other) {
            _ if !wins_count => own,
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        };
        let entrants = [it[side]["team"].as_u64(), it[side]["partner"].as_u64()];
        for entrant in entrants.into_iter().flatten() {
            let entry = points.entry(entrant).or_default();
            entry.0 += of_match;
            entry.1 += own;
        }
    }
}

/// Decides open ties for first place, and closes the tournament.
fn close(desk: &mut Desk) {
    let rows = ask(desk, "standings", json!({}))["rows"].clone();
    let open: Vec<&Value> = rows
        .as_array()
        .unwrap()
        .iter()
        .filter(|row| row["tie"] == json!("first_place_open"))
        .map(|row| &row["team"]["number"])
        .collect();
    if !open.is_empty() {
        let ruling = json!({ "kind": "order", "teams": open });
        let input = json!({ "tied": open, "ruling": ruling, "reason": "Los" });
        ask(desk, "decide_tie", input);
    }
    ask(desk, "close_tournament", json!({}));
}

#[rstest]
#[case::five_double_rounds_with_swapped_colors(
    12,
    json!({ "format": "swiss_system", "swiss_rounds": 5,
        "match_format": { "games_per_match": 2 } }),
)]
#[case::a_championship_of_two_times_four_rounds(
    8,
    json!({ "formation": "fixed_teams", "format": "swiss_system", "swiss_rounds": 4,
        "match_format": { "games_per_match": 2, "match_score": "match" } }),
)]
#[case::a_double_round_robin_of_six(
    6,
    json!({ "formation": "fixed_teams", "format": "double_round_robin" }),
)]
#[case::four_games_a_match_everybody_against_everybody(
    4,
    json!({ "format": "round_robin",
        "match_format": { "games_per_match": 4, "seating_between_games": "swapped" } }),
)]
#[case::best_of_five_ranked_by_games(
    5,
    json!({ "format": "round_robin", "match_format": {
        "best_of": 5, "match_score": "match", "standings_by": "game",
        "seating_between_games": "chosen", "colors_between_games": "chosen" } }),
)]
#[case::eight_players_in_seven_partnerships(
    8,
    json!({ "formation": "changing_partners", "format": "round_robin" }),
)]
#[case::twelve_players_everybody_with_everybody_in_two_games(
    12,
    json!({ "formation": "changing_partners", "format": "round_robin",
        "match_format": { "games_per_match": 2 } }),
)]
#[case::sixteen_players_by_standing(
    16,
    json!({ "formation": "changing_partners", "format": "swiss_system", "swiss_rounds": 7 }),
)]
fn an_announced_event_is_played_to_its_end(#[case] teams: u64, #[case] settings: Value) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = announced(folder.path(), teams, &settings);
    let format = &settings["match_format"];
    let wins_count = format["match_score"] == json!("match");
    let planned = ask(&mut desk, "overview", json!({}))["rounds_planned"].clone();
    let mut points = Points::new();
    for round in 1..=planned.as_u64().unwrap() {
        ask(&mut desk, "pair_round", json!({}));
        ask(&mut desk, "publish_round", json!({ "round": round }));
        let matches = ask(&mut desk, "round", json!({ "round": round }))["matches"].clone();
        for place in 0..matches.as_array().unwrap().len() {
            let it = play(&mut desk, round, place);
            count(&mut points, &it, wins_count);
            let colors: Vec<&Value> = it["games"]
                .as_array()
                .unwrap()
                .iter()
                .map(|game| &game["white_on_board_1"])
                .collect();
            let swapped = format["colors_between_games"].is_null();
            assert!(
                !swapped || colors.windows(2).all(|it| it[0] != it[1]),
                "{colors:?}"
            );
        }
    }

    let standings = ask(&mut desk, "standings", json!({}));
    let rows = standings["rows"].as_array().unwrap();
    let by_games = format["standings_by"] == json!("game");
    let mut before = u64::MAX;
    for row in rows {
        let number = row["team"]["number"].as_u64().unwrap();
        let own = points.get(&number).copied().unwrap_or_default();
        let shown = ["match_half_points", "game_half_points"].map(|it| row[it].as_u64().unwrap());
        assert_eq!(shown, [own.0, own.1], "team {number}: {row}");
        let ranked = if by_games { own.1 } else { own.0 };
        assert_eq!(row["half_points"], json!(ranked), "team {number}");
        assert!(ranked <= before, "team {number} is ranked too low");
        before = ranked;
    }
    close(&mut desk);
    let report = ask(&mut desk, "verify", json!({}));
    assert_eq!(report["findings"], json!([]), "{report}");
}

#[test]
fn of_twelve_players_with_changing_partners_one_leaves_after_six_of_eleven_rounds() {
    let folder = tempfile::tempdir().unwrap();
    let settings = json!({ "formation": "changing_partners", "format": "round_robin" });
    let mut desk = announced(folder.path(), 12, &settings);
    let mut points = Points::new();
    for round in 1..=11 {
        if round == 7 {
            let input = json!({
                "team": 5, "from": 7, "to": null, "worth": "nothing", "reason": "Zug",
            });
            ask(&mut desk, "let_be_absent", input);
        }
        ask(&mut desk, "pair_round", json!({}));
        ask(&mut desk, "publish_round", json!({ "round": round }));
        for place in 0..3 {
            let it = play(&mut desk, round, place);
            let pairs = [&it["first"], &it["second"]].map(|side| [&side["team"], &side["partner"]]);
            let is_left = pairs.concat().contains(&&json!(5)) && round > 6;
            assert_eq!(it["outcome"]["cause"] == json!("forfeit"), is_left, "{it}");
            count(&mut points, &it, false);
        }
    }
    let standings = ask(&mut desk, "standings", json!({}));
    for row in standings["rows"].as_array().unwrap() {
        let number = row["team"]["number"].as_u64().unwrap();
        assert_eq!(row["half_points"], json!(points[&number].0), "{row}");
        assert_eq!(row["left_with"], json!((number == 5).then_some(7)));
    }
    let partners = ask(&mut desk, "partners", json!({}))["pairs"].clone();
    let together = |it: &&Value| it["together"] == json!(1);
    let played = partners.as_array().unwrap().iter().filter(together).count();
    // In each of the last five rounds, the table with number 5 is not played.
    assert_eq!(played, 66 - 2 * 5);
    close(&mut desk);
    assert_eq!(ask(&mut desk, "verify", json!({}))["findings"], json!([]));
}
