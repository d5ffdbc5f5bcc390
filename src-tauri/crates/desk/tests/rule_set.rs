//! The rule set editor, with the calls of the window.

use kralle_desk::Desk;
use rstest::rstest;
use serde_json::{Value, json};

/// Returns a desk with a round robin of four teams, by the Swiss rules; round 1 is published if
/// `published`.
fn desk(published: bool) -> (Desk, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({ "name": "Klubabend", "rule_set": "swiss", "format": "round_robin" });
    let path = folder.path().join("abend.kralle");
    let mut ask = |name: &str, input: Value| desk.call(name, input).unwrap();
    ask(
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    let players: Vec<Value> = (1..=8)
        .map(|number| json!({ "name": format!("Krähe, {number}") }))
        .collect();
    ask("import_players", json!({ "players": players }));
    ask("draw_lots", json!({ "seed": "7", "wish": "anyone" }));
    ask("pair_round", json!({}));
    if published {
        ask("publish_round", json!({ "round": 1 }));
    }
    (desk, folder)
}

/// Known house rules of clubs, each as one option.
#[rstest]
#[case::drop_mate_allowed("drop_mate", "allowed")]
#[case::no_drop_with_check("drop_check", "forbidden")]
#[case::promoted_piece_stays_until_captured("promotion", "virtual")]
#[case::named_promotion_defaults_to_a_queen("unnamed_promotion", "queen")]
#[case::mate_only_if_no_drop_could_ever_parry("mate", "absolute")]
#[case::stalemate_is_a_draw("stalemate", "draw")]
#[case::repetition_is_a_draw("repetition", "draw")]
#[case::first_illegal_move_loses("illegal_move", "first_loses")]
#[case::higher_rated_meets_higher_rated("opponents", "higher_meets_higher")]
#[case::first_named_black_on_board_1("seating", "first_named_black")]
#[case::partner_may_press_the_clock("clock_press", "partner_may")]
fn o_2_2_the_house_rules_of_clubs_can_be_chosen_shared_and_printed(
    #[case] option: &str,
    #[case] value: &str,
) {
    let (mut desk, folder) = desk(true);
    let rules = json!({
        "base": "swiss", "source": "Ausschreibung, Punkt 4",
        "changes": [{ "option": option, "value": value }],
    });
    let input = json!({ "rules": rules, "reason": "So ausgeschrieben" });
    desk.call("change_rule_set", input).unwrap();
    let view = desk.call("rule_set", json!({})).unwrap();
    assert_eq!(view["draft"], rules);
    assert_eq!(view["begun"], true);
    let options = view["options"].as_array().unwrap();
    let changed: Vec<&Value> = options
        .iter()
        .filter(|it| it["value"] != it["preset_value"])
        .collect();
    assert_eq!(changed.len(), 1);
    assert_eq!(
        (&changed[0]["option"], &changed[0]["value"]),
        (&json!(option), &json!(value))
    );
    // Exported and imported, it is the same.
    let file = folder.path().join("haus.toml");
    desk.call("rule_set_toml", json!({ "rules": rules, "path": file }))
        .unwrap();
    let read = json!({ "path": file, "formation": "pot_draw" });
    assert_eq!(desk.call("read_rule_set", read).unwrap(), rules);
    // After undo, it is the preset.
    desk.call("undo", json!({})).unwrap();
    let view = desk.call("rule_set", json!({})).unwrap();
    assert_eq!(view["draft"]["changes"], json!([]));
}

/// Returns the causes of a draw that the round screen offers.
fn draws(desk: &mut Desk) -> Vec<String> {
    let view = desk.call("round", json!({ "round": 1 })).unwrap();
    let causes = view["causes"]["drawn"].as_array().unwrap().iter();
    causes
        .filter(|it| it["refused"].is_null())
        .map(|it| it["cause"].as_str().unwrap().to_owned())
        .collect()
}

#[rstest]
#[case::fide_6_9_a_flag_against_who_cannot_mate("flag_material", "fide", &["flag_fall"])]
#[case::fide_5_2_1_stalemate("stalemate", "draw", &["stalemate"])]
#[case::o_2_2_third_occurrence("repetition", "draw", &["repetition"])]
#[case::fide_9_claims("draw_claims", "fide", &["repetition", "fifty_moves", "dead_position"])]
fn o_2_2_the_draws_that_an_announcement_admits_are_offered_and_entered(
    #[case] option: &str,
    #[case] value: &str,
    #[case] admitted: &[&str],
) {
    let (mut desk, _folder) = desk(true);
    let before = draws(&mut desk);
    assert!(before.iter().all(|it| !admitted.contains(&it.as_str())));
    let rules = json!({ "base": "swiss", "changes": [{ "option": option, "value": value }] });
    let input = json!({ "rules": rules, "reason": "So ausgeschrieben" });
    desk.call("change_rule_set", input).unwrap();
    let mut more = draws(&mut desk);
    more.retain(|it| !before.contains(it));
    assert_eq!(more, admitted);
    for cause in admitted {
        let drawn = json!({ "round": 1, "table": 1, "no_winner": "drawn", "cause": cause });
        let check = desk.call("check_result", drawn.clone()).unwrap();
        let cannot_mate = json!("opponent_cannot_mate");
        assert_eq!(check["condition"] == cannot_mate, *cause == "flag_fall");
        desk.call("enter_result", drawn).unwrap();
        let view = desk.call("round", json!({ "round": 1 })).unwrap();
        assert_eq!(view["matches"][0]["outcome"]["cause"], *cause);
    }
}

#[test]
fn once_the_tournament_has_begun_a_change_needs_a_reason_which_the_history_keeps() {
    let rules =
        json!({ "base": "swiss", "changes": [{ "option": "drop_mate", "value": "allowed" }] });
    let (mut before, _folder) = desk(false);
    before
        .call("change_rule_set", json!({ "rules": rules }))
        .unwrap();
    let (mut begun, _folder) = desk(true);
    let refused = begun.call("change_rule_set", json!({ "rules": rules }));
    assert_eq!(refused.unwrap_err().code, "rules_frozen");
    let input = json!({ "rules": rules, "reason": "Im Aushang stand es so" });
    let overview = begun.call("change_rule_set", input).unwrap();
    let entry = &overview["undo"];
    assert_eq!(entry["command"], "change_rule_set");
    assert_eq!(entry["data"]["reason"], "Im Aushang stand es so");
    assert_eq!(entry["data"]["option"], json!(["drop_mate"]));
}

#[test]
fn rules_that_are_being_chosen_need_no_tournament_and_come_with_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let rules = json!({
        "base": "ordnung", "source": "",
        "changes": [{ "option": "stalemate", "value": "draw" }],
    });
    let view = desk.call("rule_set", json!({ "draft": rules })).unwrap();
    assert_eq!(view["presets"], json!(["dsj", "swiss", "ordnung", "fics"]));
    let settings = json!({
        "name": "Klubabend", "rule_set": "ordnung", "rules": rules, "format": "round_robin",
    });
    let path = folder.path().join("abend.kralle");
    desk.call(
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    )
    .unwrap();
    let kept = desk.call("rule_set", json!({})).unwrap();
    assert_eq!(kept["draft"], rules);
}

#[test]
fn a_file_that_is_no_rule_set_is_refused_with_its_place() {
    let (mut desk, folder) = desk(false);
    let file = folder.path().join("haus.toml");
    std::fs::write(&file, "base = \"swiss\"\ndrop_mate = \"perhaps\"\n").unwrap();
    let read = json!({ "path": file, "formation": "pot_draw" });
    let refusal = desk.call("read_rule_set", read).unwrap_err();
    assert_eq!(refusal.code, "bad_rule_set");
    let said = serde_json::to_value(&refusal.data).unwrap();
    assert_eq!((&said["line"], &said["column"]), (&json!(2), &json!(13)));
    assert_eq!(said["found"], "\"perhaps\"");
    std::fs::write(&file, "base = \"standard\"\n").unwrap();
    let read = json!({ "path": file, "formation": "pot_draw" });
    let refusal = desk.call("read_rule_set", read).unwrap_err();
    assert_eq!(refusal.code, "rules_of_other_formation");
}
