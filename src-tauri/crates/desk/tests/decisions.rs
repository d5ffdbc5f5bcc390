//! Penalties, departures, re-formed teams and corrected results, with the calls of the window.

use kralle_desk::Desk;
use kralle_desk::core::refusal::RefusalView;
use serde_json::{Value, json};

/// A desk with a tournament of eight players, four teams, and a published round.
struct Day {
    desk: Desk,
    folder: tempfile::TempDir,
}

impl Day {
    fn new(format: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut day = Self {
            desk: Desk::for_scripts("Rosa Klaue"),
            folder,
        };
        let settings = json!({
            "name": "Klubtag", "place": "", "date": null, "rule_set": "swiss",
            "format": format, "rating_order": ["standard"], "rating_list": "", "swiss_rounds": 3,
        });
        let path = day.folder.path().join("tag.kralle");
        day.ask(
            "new_tournament",
            &json!({ "settings": settings, "path": path }),
        );
        let players: Vec<Value> = (1..=8)
            .map(|number| json!({ "name": format!("Krähe, {number}"), "ratings": { "standard": 2000 - number } }))
            .collect();
        day.ask("import_players", &json!({ "players": players }));
        day.ask(
            "draw_lots",
            &json!({ "seed": "739142068", "wish": "anyone" }),
        );
        day.next_round(1);
        day
    }

    fn ask(&mut self, call: &str, input: &Value) -> Value {
        match self.try_to(call, input) {
            Ok(answer) => answer,
            Err(refusal) => panic!("{call}: {refusal:?}"),
        }
    }

    fn try_to(&mut self, call: &str, input: &Value) -> Result<Value, RefusalView> {
        self.desk.call(call, input.clone())
    }

    fn next_round(&mut self, round: u16) {
        self.ask("pair_round", &json!({}));
        self.ask("publish_round", &json!({ "round": round }));
    }

    fn enter(&mut self, round: u16, table: u16, side: &str, reason: Option<&str>) {
        let it = self.at(round, table);
        let winner = &it[side]["seats"][0]["player"]["id"];
        let input = json!({
            "round": round, "table": table, "winner_player": winner, "cause": "flag_fall",
            "reason": reason,
        });
        self.ask("enter_result", &input);
    }

    fn at(&mut self, round: u16, table: u16) -> Value {
        let view = self.ask("round", &json!({ "round": round }));
        view["matches"][usize::from(table) - 1].clone()
    }

    fn impose(&mut self, penalty: &str, team: &Value, more: &Value) -> Result<Value, RefusalView> {
        let mut input = json!({
            "penalty": penalty, "team": team, "round": 1, "reason": "Zug vorgesagt",
        });
        for (name, value) in more.as_object().unwrap() {
            input[name] = value.clone();
        }
        self.try_to("impose_penalty", &input)
    }

    /// Returns the command of the newest history entry, which undo would revert, and its kind.
    fn newest(&mut self) -> (String, String) {
        let view = self.ask("history", &json!({ "most": 1 }));
        let line = &view["lines"][0];
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        (text(&line["entry"]["command"]), text(&line["kind"]))
    }
}

#[test]
fn a_penalty_stands_everywhere_with_its_article_and_can_be_undone() {
    let mut day = Day::new("swiss_system");
    day.enter(1, 1, "first", None);
    day.enter(1, 2, "first", None);
    let team = day.at(1, 1)["first"]["team"].clone();
    let before = day.ask("standings", &json!({}));
    day.impose("points_down", &team, &json!({ "half_points": 1 }))
        .unwrap();
    let view = day.ask("decisions", &json!({}));
    assert_eq!(view["penalties"][0]["article"]["text"], "Allgemeines (6)");
    assert_eq!(view["penalties"][0]["half_points"], 1);
    let standings = day.ask("standings", &json!({}));
    let row = |view: &Value| {
        let rows = view["rows"].as_array().unwrap().clone();
        rows.into_iter().find(|row| row["team"]["number"] == team)
    };
    let punished = row(&standings).unwrap();
    assert_eq!(punished["half_points"], 1);
    assert_eq!(punished["penalty_half_points"], -1);
    assert_eq!(day.newest(), ("impose_penalty".into(), "decision".into()));

    day.ask("undo", &json!({}));
    assert_eq!(day.ask("standings", &json!({})), before);
    day.ask("redo", &json!({}));
    day.ask("lift_penalty", &json!({ "number": 1, "reason": "Irrtum" }));
    let lifted = day.ask("standings", &json!({}));
    assert_eq!(row(&lifted).unwrap()["half_points"], 2);
    assert_eq!(day.newest(), ("lift_penalty".into(), "decision".into()));
}

#[test]
fn what_a_penalty_does_not_take_is_refused() {
    let mut day = Day::new("swiss_system");
    let team = day.at(1, 1)["first"]["team"].clone();
    for (penalty, more) in [
        ("warning", json!({ "table": 1 })),
        ("match_lost", json!({ "half_points": 1, "table": 1 })),
        ("match_lost", json!({})),
        ("points_up", json!({})),
        ("exclusion", json!({ "half_points": 2 })),
        ("warning", json!({ "reason": " " })),
    ] {
        let refusal = day.impose(penalty, &team, &more).unwrap_err();
        assert_eq!(refusal.code, "bad_field", "{penalty}");
    }
    let refusal = day.impose("match_lost", &json!(9), &json!({ "table": 1 }));
    assert_eq!(refusal.unwrap_err().code, "team_unknown");
}

#[test]
fn a_match_lost_cites_the_arbiters_article_and_keeps_the_result_from_being_changed() {
    let mut day = Day::new("swiss_system");
    day.enter(1, 1, "first", None);
    let team = day.at(1, 1)["first"]["team"].clone();
    day.impose("match_lost", &team, &json!({ "table": 1 }))
        .unwrap();
    let it = day.at(1, 1);
    assert_eq!(it["outcome"]["verdict"], "second_wins");
    assert_eq!(it["outcome"]["cause"], "arbiter_decision");
    assert_eq!(it["outcome"]["corrects"]["cause"], "flag_fall");
    assert_eq!(it["penalties"][0]["article"]["text"], "Ende (4)");
    let cleared = day.try_to("clear_result", &json!({ "round": 1, "table": 1 }));
    let refusal = cleared.unwrap_err();
    assert_eq!(refusal.code, "match_lost_by_penalty");
    assert_eq!(refusal.article.unwrap().text, "Ende (4)");
}

#[test]
fn late_and_corrected_results_say_so_with_who_entered_what_stood_before() {
    let mut day = Day::new("round_robin");
    day.enter(1, 1, "first", None);
    let it = day.at(1, 1);
    assert_eq!(it["outcome"]["late"], false);
    assert_eq!(it["outcome"]["corrects"], Value::Null);
    // Another arbiter, after round 2 is published.
    day.next_round(2);
    day.enter(1, 2, "first", None);
    assert_eq!(day.at(1, 2)["outcome"]["late"], true);
    let preferences = json!({
        "language": "de", "theme": "system", "acting_name": "Bea Pfote", "letter_keys": "on",
        "arbiters": [],
    });
    day.ask("set_preferences", &preferences);
    day.enter(1, 1, "second", Some("Zettel vertauscht"));
    let outcome = day.at(1, 1)["outcome"].clone();
    assert_eq!(outcome["late"], true);
    assert_eq!(outcome["corrects"]["verdict"], "first_wins");
    assert_eq!(outcome["corrects"]["entered_by"], "Rosa Klaue");
    // Undoing the correction restores the first result.
    day.ask("undo", &json!({}));
    assert_eq!(day.at(1, 1)["outcome"]["corrects"], Value::Null);
}

#[test]
fn who_leaves_a_round_robin_too_early_is_annulled_in_standings_and_history() {
    let mut day = Day::new("round_robin");
    day.enter(1, 1, "first", None);
    day.enter(1, 2, "first", None);
    let input = json!({
        "team": 1, "from": 2, "to": null, "worth": "nothing", "reason": "Letzter Zug",
    });
    day.ask("let_be_absent", &input);
    assert_eq!(day.newest(), ("let_be_absent".into(), "decision".into()));
    let view = day.ask("decisions", &json!({}));
    assert_eq!(view["left"][0]["annulled"], true);
    assert_eq!(view["withdrawal"], "half_played");
    let standings = day.ask("standings", &json!({}));
    let last = &standings["rows"][3];
    assert_eq!(last["team"]["number"], 1);
    assert_eq!(last["tie"], "out");
    assert_eq!(last["results"][0]["annulled"], true);
    day.next_round(2);
    let round = day.ask("round", &json!({ "round": 2 }));
    let matches = round["matches"].as_array().unwrap();
    let forfeited = |it: &&Value| it["outcome"]["cause"] == "forfeit";
    assert_eq!(matches.iter().filter(forfeited).count(), 1);
}

#[test]
fn teams_are_formed_anew_and_a_match_is_marked_as_still_playing() {
    let mut day = Day::new("swiss_system");
    let view = day.ask("decisions", &json!({}));
    let member = |team: usize, place: usize| view["teams"][team]["players"][place]["id"].clone();
    let input = json!({
        "teams": [
            { "team": 1, "members": [{ "player": member(0, 0) }, { "player": member(1, 1) }] },
            { "team": 2, "members": [{ "player": member(1, 0) }, { "player": member(0, 1) }] },
        ],
        "reason": "Streit im Team",
    });
    day.ask("reform_teams", &input);
    let view = day.ask("decisions", &json!({}));
    assert_eq!(
        view["teams"][0]["players"][1]["id"],
        input["teams"][0]["members"][1]["player"]
    );
    assert_eq!(view["reformed"][1]["from"], 2);
    assert_eq!(day.newest(), ("reform_teams".into(), "decision".into()));

    let playing = json!({ "round": 1, "table": 2, "progress": "still_playing" });
    let overview = day.ask("mark_progress", &playing);
    assert_eq!(overview["rounds"][0]["playing_tables"], json!([2]));
    assert_eq!(overview["pairing_blocked"]["code"], "round_partly_playing");
    assert_eq!(day.newest(), ("mark_progress".into(), "result".into()));
}

#[test]
fn the_report_and_the_standings_on_paper_tell_of_decisions() {
    let mut day = Day::new("swiss_system");
    day.enter(1, 1, "first", None);
    day.enter(1, 2, "first", None);
    let team = day.at(1, 1)["first"]["team"].clone();
    day.impose("warning", &team, &json!({})).unwrap();
    day.impose("points_down", &team, &json!({ "half_points": 1 }))
        .unwrap();
    for sheet in ["report", "standings"] {
        let made = day.ask(
            "preview_sheet",
            &json!({ "sheet": sheet, "round": 1, "language": "de" }),
        );
        assert!(
            made["pages"].as_u64().is_some_and(|pages| pages > 0),
            "{sheet}"
        );
    }
}
