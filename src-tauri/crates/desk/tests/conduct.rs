//! The rules in force on conduct at the table.

use kralle_desk::Desk;
use rstest::rstest;
use serde_json::{Value, json};

/// Returns the article and the reading of a matter under a rule set.
fn said(rule_set: &str, matter: &str) -> Result<(String, Value), String> {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Probe");
    let formation = if rule_set == "pzs" {
        "single_players"
    } else {
        "pot_draw"
    };
    let settings = json!({
        "name": "Klubabend", "place": "", "date": null, "rule_set": rule_set, "formation": formation,
        "format": "round_robin", "rating_order": ["standard"], "rating_list": "",
        "swiss_rounds": null,
    });
    let path = folder.path().join("abend.kralle");
    let new = json!({ "settings": settings, "path": path });
    desk.call("new_tournament", new).unwrap();
    let conduct = desk
        .call("conduct", json!({}))
        .map_err(|refusal| refusal.code.to_string())?;
    let mut matters = conduct["matters"].as_array().unwrap().iter();
    let view = matters.find(|it| it["matter"] == matter).unwrap();
    let article = view["article"]["text"].as_str().unwrap().to_owned();
    Ok((article, view["reading"]["value"].clone()))
}

#[rstest]
#[case::d_7_2("dsj", "talk", "7.2", json!("single_move"))]
#[case::s_k2a("swiss", "talk", "Kommunikation (2a)", json!("no_move"))]
#[case::o_9_1("ordnung", "talk", "9.1", json!("single_move"))]
#[case::d_7_3("dsj", "hands", "7.3", json!("open_one_in_hand"))]
#[case::o_6_1("ordnung", "hands", "6.1", json!("open_one_in_hand"))]
#[case::d_2_3("dsj", "clock_stop", "2.3", json!("both_together"))]
#[case::o_3_4("ordnung", "clock_stop", "3.4", json!("own_clock"))]
#[case::d_1_1("dsj", "partner_moves", "1.1", json!("own_player"))]
#[case::fide_6_7_1("ordnung", "late", "FIDE 6.7.1", Value::Null)]
#[case::fide_11_3_2("dsj", "device", "FIDE 11.3.2", Value::Null)]
#[case::o_9_2("ordnung", "arbiter", "9.2", Value::Null)]
fn a_matter_rests_on_its_article_and_reading(
    #[case] rule_set: &str,
    #[case] matter: &str,
    #[case] article: &str,
    #[case] reading: Value,
) {
    assert_eq!(said(rule_set, matter), Ok((article.to_owned(), reading)));
}

#[test]
fn a_game_on_one_board_has_other_rules() {
    assert_eq!(said("pzs", "talk"), Err("not_a_tandem_game".to_owned()));
}
