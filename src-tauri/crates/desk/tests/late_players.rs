//! An evening of 23 under the Swiss rules: late arrivals, departures, replacements.

use kralle_desk::Desk;
use kralle_desk::core::refusal::{Datum, RefusalView};
use rstest::rstest;
use serde_json::{Value, json};

/// A desk with a tournament whose lots are drawn.
pub(crate) struct Evening {
    desk: Desk,
    pub(crate) folder: tempfile::TempDir,
}

impl Evening {
    pub(crate) fn new(format: &str, players: u16) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut evening = Self {
            desk: Desk::for_scripts("Rosa Klaue"),
            folder,
        };
        let settings = json!({
            "name": "Klubabend", "place": "", "date": null, "rule_set": "swiss",
            "format": format, "rating_order": ["standard"], "rating_list": "",
            "swiss_rounds": (format == "swiss_system").then_some(5),
        });
        let path = evening.folder.path().join("abend.kralle");
        evening.ask(
            "new_tournament",
            &json!({ "settings": settings, "path": path }),
        );
        let players: Vec<Value> = (1..=players)
            .map(|number| {
                let name = format!("Krähe, {number:02}");
                json!({ "name": name, "ratings": { "standard": 2000 - 10 * number } })
            })
            .collect();
        evening.ask("import_players", &json!({ "players": players }));
        let odd = json!({ "odd_number": "three_player_team" });
        evening.ask("set_odd_number", &odd);
        evening.ask(
            "draw_lots",
            &json!({ "seed": "739142068", "wish": "anyone" }),
        );
        evening
    }

    pub(crate) fn ask(&mut self, call: &str, input: &Value) -> Value {
        match self.try_to(call, input) {
            Ok(answer) => answer,
            Err(refusal) => panic!("{call}: {refusal:?}"),
        }
    }

    fn try_to(&mut self, call: &str, input: &Value) -> Result<Value, RefusalView> {
        self.desk.call(call, input.clone())
    }

    pub(crate) fn late(&mut self) -> Value {
        self.ask("players", &json!({}))["late"].clone()
    }

    pub(crate) fn row(&mut self, name: &str) -> Value {
        let view = self.ask("players", &json!({}));
        let rows = view["rows"].as_array().unwrap();
        let row = rows.iter().find(|row| row["fields"]["name"] == name);
        row.unwrap().clone()
    }

    /// Returns the first team with `size` players.
    pub(crate) fn team_of(&mut self, size: usize) -> Value {
        let late = self.late();
        let mut teams = late["teams"].as_array().unwrap().iter();
        let found = teams.find(|team| team["players"].as_array().unwrap().len() == size);
        found.unwrap().clone()
    }

    /// Pairs, publishes and plays a round: the first-named teams win.
    pub(crate) fn play(&mut self, round: u16) -> Value {
        self.ask("pair_round", &json!({}));
        self.ask("publish_round", &json!({ "round": round }));
        let view = self.ask("round", &json!({ "round": round }));
        for it in view["matches"].as_array().unwrap() {
            if it["outcome"].is_null() {
                let result = json!({
                    "round": round, "table": it["table"], "cause": "flag_fall",
                    "winner_player": it["first"]["seats"][0]["player"]["id"],
                });
                self.ask("enter_result", &result);
            }
        }
        view
    }

    fn newest(&mut self) -> Value {
        let view = self.ask("history", &json!({ "most": 1 }));
        view["lines"][0].clone()
    }
}

pub(crate) fn new(name: &str, rating: u16) -> Value {
    json!({ "fields": { "name": name, "ratings": { "standard": rating } } })
}

#[test]
fn an_evening_of_23_with_a_latecomer_a_leaver_and_one_who_steps_in() {
    let mut evening = Evening::new("swiss_system", 23);
    let drawn = evening.ask("lots", &json!({}));
    evening.play(1);

    // A latecomer is entered like anyone else and waits; the draw is unchanged.
    evening.ask("add_player", &new("Spatz, Uli", 1795)["fields"]);
    let late = evening.late();
    assert_eq!(late["from"], 2);
    assert_eq!(late["waiting"][0]["name"], "Spatz, Uli");
    assert_eq!(late["can_draw_again"], false);
    let spatz = late["waiting"][0]["id"].clone();

    // With one player of the team of three, he makes 12 teams: there is no bye any more.
    let three = evening.team_of(3);
    let third = &three["players"][2];
    let input = json!({
        "who": { "player": spatz },
        "place": { "kind": "new_team", "with": third["id"], "missed": "nothing" },
    });
    let effects = evening.ask("preview_placing", &input);
    assert_eq!(effects["bye"], "ends");
    assert_eq!(
        (&effects["teams_before"], &effects["teams_after"]),
        (&json!(11), &json!(12))
    );
    assert_eq!(effects["formed"][0]["team"]["number"], 12);
    assert_eq!(effects["formed"][0]["missed"], 1);
    assert_eq!(effects["formed"][0]["half_points"], 0);
    assert_eq!(effects["changed"][0]["team"]["number"], three["number"]);
    assert_eq!(effects["needs_reason"], true);
    assert_eq!(effects["laws"][0]["code"], "reform");
    assert_eq!(effects["laws"][0]["article"]["text"], "Grundkonzept (2a)");
    // Nothing has changed, and a reason is required for a change.
    assert_eq!(evening.late(), late);
    let refusal = evening.try_to("place_player", &input).unwrap_err();
    assert_eq!(refusal.code, "team_reason_missing");
    let mut with = input.clone();
    with["reason"] = json!("kam nach Runde 1");
    evening.ask("place_player", &with);
    let entry = &evening.newest();
    assert_eq!(entry["entry"]["command"], "place_player");
    assert_eq!(entry["entry"]["data"]["team"], 12);
    assert_eq!(entry["entry"]["data"]["other"], third["name"]);
    assert_eq!(entry["kind"], "decision");
    let two = evening.play(2);
    assert_eq!(two["matches"].as_array().unwrap().len(), 6);
    assert!(two["bye"].is_null());

    // A player goes home. Nobody waits, so the team leaves, and its partner has no team.
    let team = evening.team_of(2);
    let [gone, stays] = [&team["players"][0], &team["players"][1]];
    let input = json!({ "player": gone["id"] });
    assert_eq!(
        evening.try_to("go_home", &input).unwrap_err().code,
        "team_undecided"
    );
    let mut input = json!({ "player": gone["id"], "team": { "kind": "leaves" } });
    let effects = evening.ask("preview_going_home", &input);
    assert_eq!(effects["bye"], "begins");
    assert_eq!(effects["leaving"][0]["team"]["number"], team["number"]);
    assert_eq!(effects["waiting"], json!([stays["name"]]));
    assert_eq!(effects["laws"][0]["code"], "leaving");
    assert_eq!(effects["laws"][0]["article"]["text"], "Grundkonzept (5)");
    assert_eq!(effects["laws"][0]["forbids"], true);
    let refusal = evening.try_to("go_home", &input).unwrap_err();
    assert_eq!(refusal.code, "leaving_reason_missing");
    input["reason"] = json!("letzter Zug");
    evening.ask("go_home", &input);
    let row = evening.row(gone["name"].as_str().unwrap());
    assert_eq!(row["fields"]["presence"], "absent");
    let three = evening.play(3);
    assert!(three["bye"].is_object());

    // Another player comes and steps in: the team is back with number and points.
    let before = evening.ask("standings", &json!({}));
    let input = json!({
        "who": new("Star, Eva", 1500),
        "place": { "kind": "in_place_of", "player": gone["id"] },
        "reason": "springt ein",
    });
    let effects = evening.ask("preview_placing", &input);
    assert_eq!(effects["bye"], "ends");
    assert_eq!(effects["changed"][0]["is_back"], true);
    evening.ask("place_player", &input);
    assert_eq!(evening.late()["waiting"], json!([]));
    let points = |view: &Value| {
        let rows = view["rows"].as_array().unwrap().clone();
        let row = rows
            .into_iter()
            .find(|row| row["team"]["number"] == team["number"]);
        row.unwrap()["half_points"].clone()
    };
    let after = evening.ask("standings", &json!({}));
    assert_eq!(points(&after), points(&before));
    evening.play(4);
    evening.play(5);

    // The record of the draw shows the lots as drawn, and the teams that have changed since.
    let lots = evening.ask("lots", &json!({}));
    assert_eq!(lots["teams"], drawn["teams"]);
    assert_eq!(lots["changed"].as_array().unwrap().len(), 3);

    // Every sheet and every export is possible.
    for sheet in [
        "lots",
        "pairings",
        "results",
        "standings",
        "teams",
        "players",
        "report",
        "seats",
    ] {
        let input = json!({ "sheet": sheet, "round": 3, "language": "de" });
        let made = evening.ask("preview_sheet", &input);
        assert!(
            made["pages"].as_u64().is_some_and(|pages| pages > 0),
            "{sheet}"
        );
    }
    let path = evening.folder.path().join("seite");
    evening.ask(
        "export",
        &json!({ "kind": "site", "path": path, "language": "de" }),
    );
    let proof = evening.ask("verify", &json!({}));
    assert_eq!(proof["findings"], json!([]));
    // All of it can be undone.
    let mut undone = 0;
    while evening.try_to("undo", &json!({})).is_ok() {
        undone += 1;
    }
    assert!(undone > 30);
}

#[test]
fn lists_and_check_ins_after_the_lots_wait_for_a_place() {
    let mut evening = Evening::new("swiss_system", 22);
    evening.ask(
        "import_players",
        &json!({ "players": [
        new("Spatz, Uli", 1795)["fields"], new("Star, Eva", 1500)["fields"],
    ] }),
    );
    let late = evening.late();
    // Before round 1 the lots can also be drawn again, including both.
    assert_eq!(late["can_draw_again"], true);
    assert_eq!(late["waiting"].as_array().unwrap().len(), 2);
    evening.play(1);
    let [one, other] = [&late["waiting"][0], &late["waiting"][1]];
    // One leaves for a while and comes back.
    for (presence, waiting) in [("absent", 1), ("here", 2)] {
        let input = json!({ "players": [one["id"]], "presence": presence });
        evening.ask("check_in", &input);
        assert_eq!(evening.late()["waiting"].as_array().unwrap().len(), waiting);
    }
    let input = json!({
        "who": { "player": one["id"] },
        "place": { "kind": "new_team", "with": other["id"], "missed": "half" },
        "reason": "beide kamen spät",
    });
    let effects = evening.ask("preview_placing", &input);
    assert_eq!(effects["bye"], "ends");
    assert_eq!(effects["formed"][0]["half_points"], 1);
    evening.ask("place_player", &input);
    assert_eq!(evening.row("Spatz, Uli")["team"], 12);
    // An absent member is listed, regardless of the team's future.
    let member = evening.team_of(2)["players"][0].clone();
    let input = json!({ "players": [member["id"]], "presence": "absent" });
    evening.ask("check_in", &input);
    assert_eq!(evening.late()["missing"][0]["player"], member);
}

#[rstest]
#[case::s_g4_a_team_of_three_is_for_an_odd_number(22, "three", false)]
#[case::s_g4b_is_not_for_an_even_one(23, "three_beyond", true)]
fn a_third_player_is_said_with_its_article(
    #[case] players: u16,
    #[case] code: &str,
    #[case] forbids: bool,
) {
    let mut evening = Evening::new("swiss_system", players);
    let team = evening.team_of(2)["number"].clone();
    let input = json!({
        "who": new("Spatz, Uli", 1795), "place": { "kind": "third", "team": team },
    });
    let effects = evening.ask("preview_placing", &input);
    let laws = effects["laws"].as_array().unwrap();
    let law = laws.iter().find(|law| law["code"] == code).unwrap();
    assert_eq!(law["article"]["text"], "Grundkonzept (4)");
    assert_eq!(law["forbids"], forbids);
    assert!(effects["changed"][0]["sits_out"].is_string());
}

#[test]
fn a_round_robin_says_why_there_is_no_room_for_a_new_team() {
    let mut evening = Evening::new("round_robin", 12);
    evening.play(1);
    let blocked = evening.late()["new_team_blocked"].clone();
    assert_eq!(blocked["code"], "late_entry_in_round_robin");
    assert_eq!(blocked["article"]["text"], "FIDE C.05 Annex 1");
    let mut input = json!({ "player": 1, "team": { "kind": "leaves" }, "reason": "krank" });
    let effects = evening.ask("preview_going_home", &input);
    assert_eq!(effects["leaving"][0]["withdrawal"], "half_played");
    // Its opponents get no bye: the matches are forfeited.
    assert_eq!(effects["bye"], "nobody");
    input["team"] = json!({ "kind": "steps_in", "member": new("Star, Eva", 1500) });
    evening.ask("go_home", &input);
    assert_eq!(evening.newest()["entry"]["data"]["other"], "Star, Eva");
}

#[test]
fn who_goes_home_while_teams_are_formed_anew_is_not_here_any_more() {
    let mut evening = Evening::new("swiss_system", 23);
    evening.play(1);
    let three = evening.team_of(3);
    let member = |place: usize| three["players"][place]["id"].clone();
    let input = json!({
        "teams": [{
            "team": three["number"],
            "members": [{ "player": member(0) }, { "player": member(2) }],
        }],
        "gone": [member(1)],
        "reason": "krank",
    });
    evening.ask("reform_teams", &input);
    let row = evening.row(three["players"][1]["name"].as_str().unwrap());
    assert_eq!(
        (&row["fields"]["presence"], &row["team"]),
        (&json!("absent"), &Value::Null)
    );
    // A player who still belongs to a team is not marked as gone.
    let mut input = input.clone();
    input["teams"][0]["members"][1] = json!({ "player": member(1) });
    let refusal = evening.try_to("reform_teams", &input).unwrap_err();
    assert_eq!(refusal.code, "team_undecided");
}

#[test]
fn what_is_still_refused_never_advises_to_undo_the_draw_after_round_1() {
    let mut evening = Evening::new("swiss_system", 12);
    evening.play(1);
    let input = json!({ "odd_number": "refused" });
    let refusal = evening.try_to("set_odd_number", &input).unwrap_err();
    assert_eq!(refusal.code, "already_drawn");
    assert_eq!(refusal.data["rounds"], Datum::Number(1));
}
