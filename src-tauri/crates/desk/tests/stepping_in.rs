//! Players who step in and players who have left, as named on every surface.

use crate::late_players;

use late_players::{Evening, new};
use serde_json::{Value, json};

/// Returns the director's team, its members and the director's id, on an evening of 23 that the
/// director makes even.
fn with_director(evening: &mut Evening) -> Value {
    let mut director = new("Krähe, Leiterin", 1000)["fields"].clone();
    director["part"] = json!("steps_in");
    evening.ask("add_player", &director);
    // Drawn again: with her there are 24.
    evening.ask(
        "draw_lots",
        &json!({ "seed": "739142069", "wish": "anyone" }),
    );
    evening.row("Krähe, Leiterin")["id"].clone()
}

#[test]
fn s_g4a_who_plays_only_for_an_odd_number_gives_up_her_place_first_and_stands_by_again() {
    let mut evening = Evening::new("swiss_system", 23);
    let director = with_director(&mut evening);
    evening.play(1);
    assert_eq!(evening.late()["stepping_in"], json!([director]));

    // A latecomer replaces her: she is still present, and in no team.
    evening.ask(
        "place_player",
        &json!({
            "who": new("Spatz, Uli", 1795),
            "place": { "kind": "in_place_of", "player": director },
            "reason": "kam spät",
        }),
    );
    let row = evening.row("Krähe, Leiterin");
    assert_eq!(row["fields"]["presence"], "here");
    assert_eq!(row["team"], Value::Null);
    let late = evening.late();
    assert_eq!(late["stepping_in"], json!([]));
    assert_eq!(late["waiting"], json!([]));
    assert_eq!(late["stand_by"][0]["id"], director);

    // So she can step in for a player who leaves, and that is named.
    let team = evening.team_of(2);
    let gone = team["players"][0].clone();
    evening.ask(
        "go_home",
        &json!({
            "player": gone["id"],
            "team": { "kind": "steps_in", "member": { "player": director } },
            "reason": "letzter Zug",
        }),
    );
    let decisions = evening.ask("decisions", &json!({}));
    let reformed = decisions["reformed"].as_array().unwrap();
    let of_team = reformed
        .iter()
        .find(|it| it["team"]["number"] == team["number"]);
    let of_team = of_team.unwrap();
    assert_eq!(of_team["joined"][0]["name"], "Krähe, Leiterin");
    assert_eq!(of_team["left"][0]["name"], gone["name"]);

    // The standings name the earlier players, and the round from which the others played.
    evening.play(2);
    let site = evening.folder.path().join("site");
    evening.ask(
        "export",
        &json!({ "kind": "site", "path": site, "language": "de" }),
    );
    let page = std::fs::read_to_string(site.join("standings.html")).unwrap();
    let changed = format!(
        "neu: Krähe, Leiterin; nicht mehr dabei: {}",
        gone["name"].as_str().unwrap()
    );
    assert!(page.contains("neu eingeteilt ab Runde 2"), "{page}");
    assert!(page.contains(&changed), "{page}");
    let reason = "letzter Zug";
    assert!(!page.contains(reason), "reasons are for the report");

    // A player who goes home is absent, and so is the director.
    let input = json!({ "player": director, "team": { "kind": "leaves" }, "reason": "krank" });
    evening.ask("go_home", &input);
    let row = evening.row("Krähe, Leiterin");
    assert_eq!(row["fields"]["presence"], "absent");
    let decisions = evening.ask("decisions", &json!({}));
    assert_eq!(decisions["left"][0]["gone"][0]["name"], "Krähe, Leiterin");
}

#[test]
fn a_team_that_has_left_is_named_with_both_whose_partner_plays_on_elsewhere() {
    let mut evening = Evening::new("swiss_system", 24);
    evening.play(1);
    let team = evening.team_of(2);
    let [gone, stays] = [&team["players"][0], &team["players"][1]];
    let leaves = json!({
        "player": gone["id"], "team": { "kind": "leaves" }, "reason": "krank",
    });
    evening.ask("go_home", &leaves);
    let other = evening.team_of(2)["number"].clone();
    evening.ask(
        "place_player",
        &json!({
            "who": { "player": stays["id"] },
            "place": { "kind": "third", "team": other },
            "reason": "ohne Partner",
        }),
    );
    evening.play(2);
    evening.play(3);
    let both = &team["players"];
    let standings = evening.ask("standings", &json!({}));
    let crosstable = evening.ask("crosstable", &json!({}));
    for view in [&standings, &crosstable] {
        let rows = view["rows"].as_array().unwrap();
        let row = rows
            .iter()
            .find(|row| row["team"]["number"] == team["number"]);
        let row = row.unwrap();
        assert_eq!(row["team"]["players"], *both);
        if let Some(results) = row["results"].as_array() {
            let left = results.iter().map(|it| it["left"].as_bool().unwrap());
            assert_eq!(left.collect::<Vec<_>>(), [false, true, true]);
        } else {
            assert_eq!(row["rests"], json!([]), "nobody who has left sits out");
        }
    }
    let decisions = evening.ask("decisions", &json!({}));
    assert_eq!(decisions["left"][0]["team"]["players"], *both);
    assert_eq!(decisions["left"][0]["gone"][0]["name"], gone["name"]);

    let site = evening.folder.path().join("site");
    evening.ask(
        "export",
        &json!({ "kind": "site", "path": site, "language": "de" }),
    );
    let page = std::fs::read_to_string(site.join("standings.html")).unwrap();
    let names = both.as_array().unwrap().iter();
    for name in names.map(|it| it["name"].as_str().unwrap()) {
        assert!(page.contains(name), "{name}");
    }
}

#[test]
fn s_w2a_a_decided_tie_is_named_by_every_surface() {
    let mut evening = Evening::new("swiss_system", 8);
    for round in 1..=2 {
        evening.ask("pair_round", &json!({}));
        evening.ask("publish_round", &json!({ "round": round }));
        let view = evening.ask("round", &json!({ "round": round }));
        for it in view["matches"].as_array().unwrap() {
            let drawn = json!({
                "round": round, "table": it["table"], "no_winner": "drawn",
                "cause": "arbiter_decision", "reason": "Probe",
            });
            evening.ask("enter_result", &drawn);
        }
    }
    let csv = |evening: &mut Evening| {
        let path = evening.folder.path().join("rang.csv");
        let input = json!({ "kind": "csv", "table": "standings", "path": path, "language": "de" });
        evening.ask("export", &input);
        std::fs::read_to_string(path).unwrap()
    };
    let page = |evening: &mut Evening| {
        let site = evening.folder.path().join("site");
        let input = json!({ "kind": "site", "path": site, "language": "de" });
        evening.ask("export", &input);
        std::fs::read_to_string(site.join("standings.html")).unwrap()
    };
    assert!(page(&mut evening).contains("1–4"), "open ranks are shared");
    let order = json!({
        "tied": [1, 2, 3, 4], "reason": "Stichkampf",
        "ruling": { "kind": "order", "teams": [3, 1, 2, 4] },
    });
    evening.ask("decide_tie", &order);
    let decisions = evening.ask("decisions", &json!({}));
    assert_eq!(decisions["ties"][0]["ruling"]["teams"], json!([3, 1, 2, 4]));
    assert_eq!(decisions["ties"][0]["holds"], true);
    let sentence = "Die Turnierleitung hat die Reihenfolge bestimmt: Teams 3, 1, 2, 4.";
    let shown = page(&mut evening);
    assert!(shown.contains(sentence), "{shown}");
    assert!(!shown.contains("Stichkampf"), "reasons are the director's");
    assert_eq!(csv(&mut evening).matches("Turnierleitung").count(), 4);
}

#[test]
fn c_07_16_3_buchholz_says_which_opponents_have_left_or_were_punished() {
    let mut evening = Evening::new("swiss_system", 12);
    let mut settings = evening.ask("settings", &json!({}));
    settings["tie_breaks"] = json!(["BH", "WIN"]);
    evening.ask("change_settings", &settings);
    evening.play(1);
    evening.ask(
        "impose_penalty",
        &json!({
            "penalty": "points_down", "team": 1, "player": null, "round": 1,
            "table": null, "half_points": 2, "reason": "Handy",
        }),
    );
    let left = json!({ "team": 2, "from": 2, "to": null, "worth": "nothing", "reason": "krank" });
    evening.ask("let_be_absent", &left);
    evening.play(2);
    let mut noted = [0, 0];
    for team in 1..=6 {
        let working = evening.ask("tie_break_working", &json!({ "team": team }));
        let [buchholz, wins] = working["tie_breaks"].as_array().unwrap().as_slice() else {
            panic!("{working}");
        };
        for part in buchholz["parts"].as_array().unwrap() {
            let (left, penalty) = match part["opponent"]["number"].as_u64() {
                Some(1) => (Value::Null, json!(-2)),
                // Each round since then counts as a draw.
                Some(2) => (json!({ "from": 2, "half_points": 1 }), json!(0)),
                _ => (Value::Null, json!(0)),
            };
            assert_eq!(part["left"], left, "{part}");
            assert_eq!(part["penalty_half_points"], penalty, "{part}");
            noted[0] += u16::from(!part["left"].is_null());
            noted[1] += u16::from(part["penalty_half_points"] != 0);
        }
        for part in wins["parts"].as_array().unwrap() {
            assert_eq!(
                part["left"],
                Value::Null,
                "wins ask for no opponent's score"
            );
        }
    }
    assert!(noted[0] >= 1 && noted[1] >= 2, "{noted:?}");
    // The public standings show the same.
    let rows = evening.ask("standings", &json!({}));
    let rows = rows["rows"].as_array().unwrap();
    let row = rows.iter().find(|it| it["team"]["number"] == 2).unwrap();
    assert_eq!(row["left_with"], 2);
}
