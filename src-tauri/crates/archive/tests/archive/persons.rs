//! Identification of persons across tournaments.

use kralle_archive::person::{CANDIDATES, MOST_CANDIDATES};
use rstest::rstest;
use serde_json::{Value, json};

use crate::evening::Evening;
use crate::served::Served;

/// Returns the number of persons after each of these players has played in a separate tournament.
fn persons(archive: &Served, players: &[Value]) -> String {
    for player in players {
        archive.must_push(&Evening::with(std::slice::from_ref(player)));
    }
    archive.sql("SELECT count(*) FROM person")
}

#[rstest]
#[case::the_same_number_of_fide(
    json!({ "name": "Müller, Jan", "fide_id": 4_600_001, "birth_year": 1990 }),
    json!({ "name": "Müller-Lüdenscheidt, Jan", "fide_id": 4_600_001 }),
    "1"
)]
#[case::the_same_national_number(
    json!({ "name": "Müller, Jan", "national_id": "GER 10203040" }),
    json!({ "name": "Mueller, J.", "national_id": "GER 10203040" }),
    "1"
)]
#[case::another_spelling(
    json!({ "name": "Müller, Jan", "birth_year": 1990, "club": "SK Deizisau" }),
    json!({ "name": "MUELLER Jan", "birth_year": 1990, "club": "Sk Deizisau" }),
    "1"
)]
#[case::another_year(
    json!({ "name": "Müller, Jan", "birth_year": 1990, "club": "SK Deizisau" }),
    json!({ "name": "Müller, Jan", "birth_year": 2008, "club": "SK Deizisau" }),
    "2"
)]
#[case::another_club(
    json!({ "name": "Müller, Jan", "birth_year": 1990, "club": "SK Deizisau" }),
    json!({ "name": "Müller, Jan", "birth_year": 1990, "club": "SK Horst" }),
    "2"
)]
#[case::only_the_name(
    json!({ "name": "Müller, Jan" }),
    json!({ "name": "Müller, Jan", "birth_year": 1990 }),
    "2"
)]
#[case::of_both_only_the_name(
    json!({ "name": "Müller, Jan" }),
    json!({ "name": "Müller, Jan" }),
    "2"
)]
#[case::another_number_of_fide(
    json!({ "name": "Müller, Jan", "fide_id": 4_600_001, "birth_year": 1990 }),
    json!({ "name": "Müller, Jan", "fide_id": 4_600_002, "birth_year": 1990 }),
    "2"
)]
fn what_is_certain_is_joined(#[case] one: Value, #[case] other: Value, #[case] expected: &str) {
    let archive = Served::new();
    assert_eq!(persons(&archive, &[one, other]), expected);
}

#[test]
fn a_number_counts_more_than_a_name() {
    let archive = Served::new();
    let by_name = json!({ "name": "Müller, Jan", "birth_year": 1990 });
    let by_number = json!({ "name": "Müller, J.", "fide_id": 4_600_001 });
    let both = json!({ "name": "Müller, Jan", "birth_year": 1990, "fide_id": 4_600_001 });
    assert_eq!(persons(&archive, &[by_name, by_number, both]), "2");
    let counted = archive.sql("SELECT tournaments FROM person ORDER BY person");
    assert_eq!(counted, "1\n2");
}

#[test]
fn two_of_one_tournament_are_never_one_person() {
    let archive = Served::new();
    let twin = json!({ "name": "Zwilling, Chris", "birth_year": 2001, "namesake": "admitted" });
    for _ in 0..3 {
        archive.must_push(&Evening::with(&[twin.clone(), twin.clone()]));
    }
    // There are two persons, the same two in every tournament.
    let counted = archive.sql("SELECT tournaments FROM person ORDER BY person");
    assert_eq!(counted, "3\n3");
}

#[test]
fn a_player_stays_who_he_was() {
    let archive = Served::new();
    let evening = Evening::with(&[
        json!({ "name": "Wechsel, Wanda", "birth_year": 1980, "club": "SK Horst" }),
        json!({ "name": "Bleib, Bert", "birth_year": 1981, "club": "SK Horst" }),
    ]);
    archive.must_push(&evening);
    let entries = "SELECT string_agg(player || ':' || person, ' ' ORDER BY player) FROM entry";
    let before = archive.sql(entries);
    // With another club, it is likely the same person; in another tournament that would not
    // suffice.
    evening.change(
        "change_player",
        json!({ "player": 1, "fields": { "name": "Wechsel, Wanda", "birth_year": 1980, "club": "SK Neu" } }),
    );
    archive.must_push(&evening);
    assert_eq!(archive.sql(entries), before);
    // Another person with the same player number becomes a new person.
    evening.change(
        "change_player",
        json!({ "player": 2, "fields": { "name": "Anders, Anton", "birth_year": 1950 } }),
    );
    archive.must_push(&evening);
    assert_ne!(archive.sql(entries), before);
    let counted = archive.sql("SELECT name, tournaments FROM person ORDER BY person");
    assert_eq!(counted, "Wechsel, Wanda|1\nBleib, Bert|0\nAnders, Anton|1");
    let word = archive.sql("SELECT count(*) FROM person_word WHERE word = 'anton'");
    assert_eq!(word, "1");
}

#[test]
fn pushes_that_meet_make_nobody_twice() {
    let archive = Served::new();
    let evenings: Vec<Evening> = (0..crate::evening::EVENINGS).map(Evening::played).collect();
    std::thread::scope(|scope| {
        for evening in &evenings {
            scope.spawn(|| archive.must_push(evening));
        }
    });
    assert_eq!(archive.sql("SELECT count(*) FROM person"), "12");
    let counted = archive.sql("SELECT DISTINCT tournaments FROM person");
    assert_eq!(counted, evenings.len().to_string());
}

#[test]
fn of_a_multitude_of_namesakes_a_few_are_looked_at() {
    const NAMESAKES: u32 = 200_000;
    let archive = Served::new();
    archive.sql(&format!(
        "INSERT INTO person (name, name_key, birth_year)
            SELECT 'Müller, Jan', 'jan muller', 1990 FROM generate_series(1, {NAMESAKES});
         ANALYZE person"
    ));
    archive.must_push(&Evening::with(&[
        json!({ "name": "Müller, Jan", "birth_year": 1990 }),
    ]));
    let all = archive.sql("SELECT count(*) FROM person");
    assert_eq!(
        all,
        NAMESAKES.to_string(),
        "the first of them is certain enough"
    );
    let plan = archive.sql(&format!(
        "PREPARE candidates AS {CANDIDATES};
         EXPLAIN (ANALYZE, TIMING off, COSTS off, FORMAT json)
         EXECUTE candidates ('{{NULL}}', '{{NULL}}', '{{jan muller}}', '{{1990}}', '{{NULL}}', {MOST_CANDIDATES})"
    ));
    let plan: Value = serde_json::from_str(&plan).unwrap();
    let mut most = 0;
    rows(&plan[0]["Plan"], &mut most);
    assert_eq!(most, i64::from(MOST_CANDIDATES), "{plan:#}");
}

/// Raises `most` to the largest number of rows in any part of a plan.
fn rows(plan: &Value, most: &mut i64) {
    *most = (*most).max(plan["Actual Rows"].as_i64().unwrap());
    for part in plan["Plans"].as_array().into_iter().flatten() {
        rows(part, most);
    }
}

#[test]
fn who_sat_in_one_team_is_found_from_each_others_pages() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let person = |number: &str| archive.get(&format!("/api/v1/persons/{number}")).json();
    let one = person(&archive.sql("SELECT min(person) FROM person"));
    let partner_of = |person: &Value| person["tournaments"][0]["partners"][0].clone();
    let partner = partner_of(&one);
    let other = person(&partner["person"].to_string());
    assert_eq!(partner["name"], other["name"]);
    assert_eq!(partner_of(&other)["person"], one["person"]);
    let leads = |language: &str| {
        let page = archive.get(&format!("/{language}/persons/{}", one["person"]));
        let link = format!("href=\"/{language}/persons/{}\"", partner["person"]);
        page.text().contains(&link)
    };
    assert!(leads("de"));
    // A person shown with initials has no page to link to.
    let shown = archive.shown(&evening).json();
    let mut players = shown["persons"].as_object().unwrap().iter();
    let (player, _) = players.find(|it| *it.1 == partner["person"]).unwrap();
    let said = json!({ "players": { player: "initials" } });
    assert_eq!(archive.people(&evening, &said).status, 204);
    let partner = partner_of(&person(&one["person"].to_string()));
    assert_eq!(partner["person"], Value::Null);
    assert_ne!(partner["name"], other["name"]);
    assert!(!leads("en"));
}

#[test]
fn a_later_tournament_renames_nobody() {
    let archive = Served::new();
    let is = |name: &str| json!({ "name": name, "club": "SK Horst", "fide_id": 4_711 });
    archive.must_push(&Evening::with(&[is("Adler, Ida")]));
    archive.must_push(&Evening::with(&[is("Unfug, Ulk")]));
    let number = archive.sql("SELECT person FROM person");
    let shown = archive.get(&format!("/api/v1/persons/{number}")).json();
    assert_eq!(shown["name"], "Adler, Ida");
    assert_eq!(shown["tournaments"].as_array().unwrap().len(), 2);
}

#[test]
fn a_list_of_every_year_of_birth_finds_nobody() {
    let archive = Served::new();
    let born = |year: u16| json!({ "name": "Adler, Ida", "club": "SK Horst", "birth_year": year, "namesake": "admitted" });
    archive.must_push(&Evening::with(&[born(1981)]));
    let guesses: Vec<Value> = (1975..1990).map(born).collect();
    archive.must_push(&Evening::with(&guesses));
    assert_eq!(archive.sql("SELECT max(tournaments) FROM person"), "1");
    // Father and daughter with the same name keep their persons.
    archive.must_push(&Evening::with(&[born(1981), born(2010)]));
    assert_eq!(archive.sql("SELECT max(tournaments) FROM person"), "2");
}
