//! Visibility of persons.

use rstest::rstest;
use serde_json::{Value, json};

use crate::evening::Evening;
use crate::served::Served;

/// Returns a tournament of three players, and their numbers.
fn evening() -> (Evening, [u32; 3]) {
    let players = [
        json!({ "name": "Scheu, Sabine", "birth_year": 1991, "club": "SK Horst" }),
        json!({ "name": "Laut, Lars", "birth_year": 1987, "club": "SK Horst" }),
        json!({ "name": "Kind, Kim", "birth_year": 2015, "club": "SK Horst" }),
    ];
    (Evening::with(&players), [1, 2, 3])
}

/// Returns the names shown to the public, and the number of linked persons.
fn seen(archive: &Served, evening: &Evening) -> (Vec<String>, usize) {
    let shown = archive.shown(evening).json();
    let players = shown["tournament"]["players"].as_array().unwrap();
    let name = |player: &Value| player["name"].as_str().unwrap().to_owned();
    let persons = shown["persons"].as_object().unwrap().len();
    (players.iter().map(name).collect(), persons)
}

#[test]
fn an_organizer_says_how_much_is_shown() {
    let archive = Served::new();
    let (evening, [shy, _, child]) = evening();
    archive.must_push(&evening);
    let said = json!({ "players": { shy.to_string(): "initials", child.to_string(): "withheld" } });
    let answer = archive.people(&evening, &said);
    assert_eq!(answer.status, 204, "{}", answer.text());
    let (names, persons) = seen(&archive, &evening);
    assert_eq!(names, ["S., S.", "Laut, Lars", "N. N."]);
    assert_eq!(persons, 1);
    let listed = "SELECT string_agg(name, ';') FROM person WHERE tournaments > 0";
    assert_eq!(archive.sql(listed), "Laut, Lars");
    // It applies to later revisions too.
    evening.enter("Neu, Nina");
    archive.must_push(&evening);
    let (names, _) = seen(&archive, &evening);
    assert_eq!(names, ["S., S.", "Laut, Lars", "N. N.", "Neu, Nina"]);
    assert!(!archive.shown(&evening).text().contains("Sabine"));
    // It can be undone.
    assert_eq!(
        archive.people(&evening, &json!({ "players": {} })).status,
        204
    );
    let (names, persons) = seen(&archive, &evening);
    assert_eq!(names[0], "Scheu, Sabine");
    assert_eq!(persons, 4);
}

#[test]
fn what_is_said_before_the_first_push_holds_from_it_on() {
    let archive = Served::new();
    let (evening, [shy, ..]) = evening();
    let said = json!({ "players": { shy.to_string(): "withheld" } });
    assert_eq!(archive.people(&evening, &said).status, 204);
    archive.must_push(&evening);
    let (names, persons) = seen(&archive, &evening);
    assert_eq!(names[0], "N. N.");
    assert_eq!(persons, 2);
}

#[test]
fn a_tournament_is_public_as_long_as_its_organizer_said() {
    let archive = Served::new();
    let (evening, _) = evening();
    archive.must_push(&evening);
    let until = |day: &str| json!({ "players": {}, "public_until": day });
    assert_eq!(archive.people(&evening, &until("2999-12-31")).status, 204);
    assert_eq!(archive.shown(&evening).status, 200);
    let status = archive.status(&evening).json();
    assert_eq!(status["public_until"], "2999-12-31");
    // The status contains the day of deletion.
    assert_eq!(status["removed_on"], "3000-01-31");
}

#[rstest]
#[case::long_ago("2001-01-01")]
#[case::the_day_before_yesterday("-2")]
#[case::beyond_the_calendar("+12026-01-01")]
#[case::before_the_calendar("-2026-01-01")]
fn a_last_day_that_is_over_is_refused_and_deletes_nothing(#[case] day: &str) {
    let archive = Served::new();
    let (evening, _) = evening();
    archive.must_push(&evening);
    let day = match day {
        "-2" => archive.sql("SELECT current_date - 2"),
        day => day.to_owned(),
    };
    let before = archive.rows();
    let said = json!({ "players": {}, "public_until": day });
    let refused = archive.people(&evening, &said);
    assert_eq!(refused.refused(), (400, "bad_field".to_owned()), "{day}");
    assert!(
        refused.text().contains("public_until"),
        "{}",
        refused.text()
    );
    assert_eq!(archive.rows(), before);
    assert_eq!(archive.shown(&evening).status, 200);
}

#[test]
fn names_can_be_hidden_also_when_the_last_day_is_over() {
    let archive = Served::new();
    let (evening, [shy, ..]) = evening();
    archive.must_push(&evening);
    let day = archive.sql("SELECT current_date + 1");
    let said = json!({ "players": {}, "public_until": day });
    assert_eq!(archive.people(&evening, &said).status, 204);
    archive.sql("UPDATE people SET public_until = current_date - 9");
    archive.sql("UPDATE tournament SET public_until = current_date - 9");
    let day = archive.sql("SELECT current_date - 9");
    let said = json!({ "players": { shy.to_string(): "withheld" }, "public_until": day });
    let answer = archive.people(&evening, &said);
    assert_eq!(answer.status, 204, "{}", answer.text());
}

#[test]
fn what_makes_no_sense_is_refused() {
    let archive = Served::new();
    let (evening, _) = evening();
    archive.must_push(&evening);
    for said in [
        json!({}),
        json!({ "players": { "1": "hidden" } }),
        json!({ "players": { "one": "initials" } }),
        json!({ "players": {}, "until": "2030-01-01" }),
        json!({ "players": {}, "public_until": "soon" }),
        json!([1, 2]),
    ] {
        let answer = archive.people(&evening, &said);
        assert_eq!(answer.refused(), (400, "bad_field".to_owned()), "{said}");
    }
    assert_eq!(archive.sql("SELECT count(*) FROM people"), "0");
}

#[test]
fn what_was_said_of_persons_earlier_is_not_said_again() {
    let archive = Served::new();
    let (evening, [shy, loud, _]) = evening();
    archive.must_push(&evening);
    let everybody = json!({ "players": {} });
    let nobody =
        json!({ "players": { shy.to_string(): "withheld", loud.to_string(): "withheld" } });
    assert_eq!(archive.people_as(&evening, 3, &everybody).status, 204);
    assert_eq!(archive.people_as(&evening, 7, &nobody).status, 204);
    let acts = "SELECT count(*) FROM log WHERE act = 'people'";
    // A repeated statement is accepted without effect.
    assert_eq!(archive.people_as(&evening, 7, &nobody).status, 204);
    assert_eq!(archive.sql(acts), "2");
    for (number, said) in [(3, &everybody), (6, &nobody), (7, &everybody)] {
        let old = archive.people_as(&evening, number, said);
        assert_eq!(old.refused(), (409, "old_people".to_owned()), "{number}");
        assert_eq!(old.json()["newest"], 7);
    }
    assert_eq!(seen(&archive, &evening).0[0], "N. N.");
    assert_eq!(archive.people_as(&evening, 8, &everybody).status, 204);
    assert_eq!(seen(&archive, &evening).0[0], "Scheu, Sabine");
    // The numbers of each tournament are independent.
    let (other, _) = self::evening();
    assert_eq!(archive.people_as(&other, 1, &nobody).status, 204);
    assert_eq!(archive.sql(acts), "4");
}
