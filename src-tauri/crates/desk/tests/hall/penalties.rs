//! Penalties from an arbiter's phone: imposed and lifted there, with their reasons shown only at
//! the desk.

use rstest::rstest;
use serde_json::{Value, json};

use super::evening::Evening;

/// Returns the team of a side at a table of round 1.
fn team(evening: &Evening, table: usize, side: &str) -> Value {
    let round = evening.ask("round", json!({ "round": 1 }));
    round["matches"][table - 1][side]["team"].clone()
}

#[rstest]
#[case("warning", json!({}))]
#[case("match_lost", json!({ "table": 2 }))]
#[case("points_down", json!({ "half_points": 1 }))]
#[case("points_up", json!({ "half_points": 2 }))]
#[case("exclusion", json!({ "round": 2 }))]
fn an_arbiter_imposes_and_lifts_a_penalty_and_its_reason_stays_at_the_desk(
    #[case] penalty: &str,
    #[case] more: Value,
) {
    let evening = Evening::new();
    let (arbiter, _) = evening.device("arbiter", None);
    let (helper, _) = evening.device("helper", None);
    let captain = evening.phone(2, "first", 7);
    let team = team(&evening, 2, "first");
    let mut input = json!({ "penalty": penalty, "team": team, "round": 1, "reason": "GEHEIM" });
    for (name, value) in more.as_object().unwrap() {
        input[name] = value.clone();
    }
    let imposed = evening.by(&arbiter, "impose_penalty", input);
    assert_eq!(imposed.status, 200, "{imposed:?}");
    let listed = evening.look(&arbiter, "hall_penalties");
    assert_eq!(listed["penalties"][0]["penalty"], penalty);
    assert_eq!(listed["penalties"][0]["team"], team);
    let at_desk = evening.ask("decisions", json!({}));
    assert_eq!(at_desk["penalties"][0]["reason"], "GEHEIM");
    let lifted = evening.by(
        &arbiter,
        "lift_penalty",
        json!({ "number": 1, "reason": "GEHEIM" }),
    );
    assert_eq!(lifted.status, 200, "{lifted:?}");
    for (whose, shown) in [
        ("answer", imposed.body),
        ("answer", lifted.body),
        ("arbiter", listed),
        ("arbiter", evening.look(&arbiter, "hall_tables")),
        ("helper", evening.look(&helper, "hall_tables")),
        ("captain", evening.look(&captain, "my_match")),
    ] {
        assert!(!shown.to_string().contains("GEHEIM"), "{whose}: {shown}");
    }
    let listed = evening.look(&arbiter, "hall_penalties");
    assert_eq!(listed["penalties"], json!([]));
    let line = evening.ask("overview", json!({}))["undo"].clone();
    assert_eq!(
        (&line["command"], &line["who"]),
        (&json!("lift_penalty"), &json!("Uhu, Ada"))
    );
    evening.must_be_sound();
}

#[test]
fn a_penalty_takes_its_reason_and_is_lifted_with_one() {
    let evening = Evening::new();
    let (arbiter, _) = evening.device("arbiter", None);
    let team = team(&evening, 1, "first");
    let warning =
        |reason: &str| json!({ "penalty": "warning", "team": team, "round": 1, "reason": reason });
    let refused = evening.by(&arbiter, "impose_penalty", warning(" "));
    assert_eq!(refused.status, 422, "{refused:?}");
    assert_eq!(
        evening
            .by(&arbiter, "impose_penalty", warning("Zurufe"))
            .status,
        200
    );
    for (number, reason, code) in [(1, "", refused.code()), (9, "Irrtum", "penalty_unknown")] {
        let input = json!({ "number": number, "reason": reason });
        assert_eq!(evening.by(&arbiter, "lift_penalty", input).code(), code);
    }
}

#[test]
fn a_device_of_some_tables_punishes_and_sees_their_teams_alone() {
    let evening = Evening::new();
    let (arbiter, _) = evening.device("arbiter", Some([2, 2]));
    let warning = |table: usize| {
        json!({
            "penalty": "warning", "team": team(&evening, table, "first"), "round": 1,
            "reason": "Zurufe",
        })
    };
    evening.ask("impose_penalty", warning(1));
    let refused = evening.by(&arbiter, "impose_penalty", warning(1));
    assert_eq!(refused.code(), "not_your_team");
    let lift = json!({ "number": 1, "reason": "Irrtum" });
    assert_eq!(
        evening.by(&arbiter, "lift_penalty", lift).code(),
        "not_your_team"
    );
    assert_eq!(
        evening.look(&arbiter, "hall_penalties")["penalties"],
        json!([])
    );
    let imposed = evening.by(&arbiter, "impose_penalty", warning(2));
    assert_eq!(imposed.status, 200, "{imposed:?}");
    let listed = evening.look(&arbiter, "hall_penalties");
    assert_eq!(listed["penalties"].as_array().map(Vec::len), Some(1));
}
