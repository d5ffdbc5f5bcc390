//! A tournament to JSON and back, and invalid JSON.

use crate::sample;

use std::fs;

use kralle_store::{JsonError, Store, StoreError, from_json, read_json, to_json, violations};
use kralle_tournament::Tournament;
use proptest::prelude::*;
use rstest::rstest;
use serde_json::{Value, json};

#[rstest]
#[case::without_players(sample::empty())]
#[case::drawn(sample::drawn(24))]
#[case::with_a_three_player_team(sample::drawn(27))]
#[case::every_value(sample::colorful())]
#[case::of_fixed_teams(sample::fixed_teams(9))]
#[case::of_single_players(sample::single_players(7))]
fn out_and_in_is_the_same(#[case] tournament: Tournament) {
    let out = to_json(&tournament).unwrap();
    // As text, as in another program.
    let read: Value = serde_json::from_str(&out.to_string()).unwrap();
    let back = from_json(&read).unwrap();
    assert_eq!(back, tournament);
    assert_eq!(to_json(&back).unwrap(), out);
}

#[test]
fn kept_files_of_every_version_go_out_and_in() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files");
    for file in fs::read_dir(folder).unwrap() {
        let copy = tempfile::tempdir().unwrap();
        let path = copy.path().join("a.kralle");
        fs::copy(file.unwrap().path(), &path).unwrap();
        let tournament = Store::open(&path, sample::moment(0)).unwrap().tournament();
        let tournament = tournament.unwrap();
        assert_eq!(from_json(&to_json(&tournament).unwrap()), Ok(tournament));
    }
}

/// Rows of version 1, without later columns and tables.
#[test]
fn rows_of_an_older_version_are_brought_up() {
    let tournament = sample::empty();
    let mut out = to_json(&tournament).unwrap();
    out["schema"] = json!(1);
    let old = ["tournament", "rating_order", "player", "player_rating"];
    let tables = out["tables"].as_object_mut().unwrap();
    tables.retain(|name, _| old.contains(&name.as_str()));
    let row = tables["tournament"][0].as_object_mut().unwrap();
    let sql = fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../migrations/01-init/up.sql"
    ));
    let sql = sql.unwrap();
    let first_table = sql.split("STRICT").next().unwrap();
    row.retain(|name, _| first_table.contains(&format!(" {name} ")));
    assert_eq!(
        from_json(&out).unwrap().settings.name,
        tournament.settings.name
    );
}

#[rstest]
#[case::nothing(json!(null), "schema")]
#[case::no_tables(json!({ "schema": 1 }), "tables")]
#[case::another_table(json!({ "schema": 1, "tables": { "journal": [] } }), "tables")]
#[case::of_the_schema(json!({ "schema": 1, "tables": { "sqlite_schema": [] } }), "tables")]
#[case::no_list(json!({ "schema": 1, "tables": { "player": 7 } }), "player")]
#[case::no_row(json!({ "schema": 1, "tables": { "player": [7] } }), "player 1")]
#[case::another_column(
    json!({ "schema": 1, "tables": { "player": [{ "id); DROP TABLE player; --": 7 }] } }),
    "player 1"
)]
#[case::no_value(json!({ "schema": 1, "tables": { "player": [{ "id": 1.5 }] } }), "player 1 id")]
fn another_form_is_refused_with_its_place(#[case] rows: Value, #[case] at: &str) {
    let refused = from_json(&rows);
    assert!(
        matches!(&refused, Err(JsonError::Form { place, .. }) if place == at),
        "{refused:?}"
    );
}

#[rstest]
#[case::empty("", "1:0")]
#[case::cut_short("{\"kind\": \"kralle-tournament\",\n\"rows\": {", "2:9")]
fn what_is_no_json_is_refused_with_its_place(#[case] text: &str, #[case] at: &str) {
    let refused = read_json(text.as_bytes());
    assert!(
        matches!(&refused, Err(JsonError::Text { line, column, .. }) if format!("{line}:{column}") == at),
        "{refused:?}"
    );
}

#[test]
fn json_as_deep_as_a_well_does_not_swallow_the_program() {
    let text = format!("{{\"rows\": {}", "[".repeat(100_000));
    assert!(read_json(text.as_bytes()).is_err());
}

#[test]
fn json_of_another_kind_is_refused() {
    let refused = read_json(b"{ \"kind\": \"chess-results\", \"rows\": {} }");
    assert!(
        matches!(&refused, Err(JsonError::Form { place, .. }) if place == "kind"),
        "{refused:?}"
    );
}

/// A value takes many times the memory of its text, at any depth.
#[rstest]
#[case::in_a_list("0", 1)]
#[case::in_lists_of_lists("[[0]]", 3)]
#[case::in_objects("{\"a\":{\"b\":0}}", 3)]
fn more_values_than_rows_can_have_are_refused_before_they_are_kept(
    #[case] value: &str,
    #[case] values: usize,
) {
    let many = vec![value; 1_500_000 / values].join(",");
    let refused = read_json(format!("{{\"rows\":[{many}]}}").as_bytes());
    assert!(
        matches!(&refused, Err(JsonError::Form { place, expected, .. })
            if place == "rows" && *expected == "fewer values"),
    );
}

#[test]
fn what_a_newer_program_wrote_is_refused_politely() {
    let rows = json!({ "schema": 10_000, "tables": {} });
    let refused = from_json(&rows);
    assert!(matches!(
        refused,
        Err(JsonError::Newer { found: 10_000, .. })
    ));
}

#[test]
fn rows_that_contradict_each_other_are_refused() {
    let all = to_json(&sample::drawn(24)).unwrap();
    let mut nobody = all.clone();
    nobody["tables"]["membership"][0]["player"] = json!(999);
    assert!(matches!(from_json(&nobody), Err(JsonError::Rows(_))));
    let mut twice = all.clone();
    let again = twice["tables"]["player"][0].clone();
    twice["tables"]["player"]
        .as_array_mut()
        .unwrap()
        .push(again);
    assert!(
        matches!(from_json(&twice), Err(JsonError::Rows(StoreError::Damaged { table, row, .. }))
            if table == "player" && row == "player 25"),
    );
    let mut gone = all;
    gone["tables"]["membership"].as_array_mut().unwrap().pop();
    assert_ne!(violations(&from_json(&gone).unwrap()), []);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any value in the place of any other is read or refused; a tournament that was read can be
    /// written again.
    #[test]
    fn a_changed_value_harms_nobody(
        table in any::<prop::sample::Index>(),
        row in any::<prop::sample::Index>(),
        column in any::<prop::sample::Index>(),
        value in prop_oneof![
            Just(Value::Null), any::<i64>().prop_map(Value::from), (-3i64..40).prop_map(Value::from),
            ".{0,12}".prop_map(Value::from), Just(json!([])), Just(json!(0.5)),
        ],
    ) {
        let mut all = to_json(&sample::drawn(8)).unwrap();
        let tables: Vec<&mut Value> = all["tables"].as_object_mut().unwrap().values_mut()
            .filter(|rows| rows.as_array().is_some_and(|rows| !rows.is_empty()))
            .collect();
        let at = table.index(tables.len());
        let rows = tables.into_iter().nth(at).unwrap().as_array_mut().unwrap();
        let at = row.index(rows.len());
        let row = rows[at].as_object_mut().unwrap();
        let at = column.index(row.len());
        *row.values_mut().nth(at).unwrap() = value;
        if let Ok(read) = from_json(&all) {
            prop_assert_eq!(from_json(&to_json(&read).unwrap()), Ok(read));
        }
    }
}
