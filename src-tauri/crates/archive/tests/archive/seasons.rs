//! Seasons and ratings across the tournaments of an archive.

use kralle_archive::database::Database;
use kralle_archive::rating;
use kralle_archive::season::work_out_due;
use kralle_push::{Claim, SecretKey};
use rstest::rstest;
use serde_json::{Value, json};

use crate::evening::Evening;
use crate::patience::until;
use crate::postgres::runtime;
use crate::served::{Answer, Served, hash};

/// Calculates every outdated season.
fn work_out(archive: &Served) {
    runtime().block_on(async {
        let database = Database::at(&archive.url).unwrap();
        work_out_due(&database).await.unwrap();
        database.close().await;
    });
}

fn put(archive: &Served, secret: &SecretKey, slug: &str, toml: &str) -> Answer {
    let claim = Claim::Season {
        slug,
        sha256: hash(toml.as_bytes()),
    };
    let path = format!("/api/v1/seasons/{slug}");
    archive.say(secret, claim, ("PUT", &path), toml.as_bytes())
}

fn season(archive: &Served) -> Value {
    work_out(archive);
    archive.get("/api/v1/seasons/klubjahr").json()
}

fn names(season: &Value) -> Vec<String> {
    let persons = season["season"]["persons"].as_array().unwrap();
    persons
        .iter()
        .map(|it| it["name"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn a_season_is_one_table_of_the_persons_of_the_archive() {
    let archive = Served::with_a_season();
    let season = season(&archive);
    assert_eq!(season["season"]["name"], "Klubjahr");
    assert_eq!(names(&season).len(), 12);
    let linked = season["persons"].as_object().unwrap();
    assert_eq!(linked.len(), 12);
    for person in season["season"]["persons"].as_array().unwrap() {
        let number = person["person"].to_string();
        let shown = archive
            .get(&format!("/api/v1/persons/{}", linked[&number]))
            .json();
        assert_eq!(shown["name"], person["name"]);
        assert_eq!(shown["tournaments"].as_array().unwrap().len(), 4);
    }
    for tongue in ["de", "en", "fr", "it"] {
        let page = archive.get(&format!("/{tongue}/seasons/klubjahr"));
        assert_eq!(page.status, 200);
        assert!(page.text().contains(&names(&season)[0]), "{tongue}");
    }
}

#[test]
fn a_season_that_comes_is_worked_out_by_itself() {
    let archive = Served::with_a_season();
    until("the season is calculated", || {
        let season = archive.get("/api/v1/seasons/klubjahr").json();
        season["season"]["name"] == "Klubjahr"
    });
}

#[test]
fn a_season_follows_its_tournaments() {
    let archive = Served::with_a_season();
    let counted = |season: &Value| season["season"]["evenings"].as_array().unwrap().len();
    assert_eq!(counted(&season(&archive)), 4);
    let evening = Evening::played(0);
    assert_eq!(archive.withdraw(&evening, evening.revision()).status, 204);
    assert_eq!(counted(&season(&archive)), 3);
}

#[test]
fn who_is_shown_as_initials_is_so_in_the_season_and_found_by_no_name() {
    let archive = Served::with_a_season();
    let shy = names(&season(&archive))[0].clone();
    for number in 0..4 {
        let evening = Evening::played(number);
        let players = archive.shown(&evening).json()["tournament"]["players"].clone();
        let player = players
            .as_array()
            .unwrap()
            .iter()
            .find(|it| it["name"] == shy)
            .unwrap();
        let body = json!({"players": { player["player"].to_string(): "initials" }});
        assert_eq!(archive.people(&evening, &body).status, 204);
    }
    let season = season(&archive);
    assert!(!names(&season).contains(&shy), "{shy}");
    assert_eq!(season["persons"].as_object().unwrap().len(), 11);
    let surname = shy.split(',').next().unwrap();
    let page = archive.get("/de/seasons/klubjahr").text();
    assert!(!page.contains(&shy), "{shy}");
    let found = archive.get(&format!(
        "/api/v1/persons?name={}",
        surname
            .replace('ä', "ae")
            .replace('ö', "oe")
            .replace('ü', "ue")
    ));
    let found = found.json().to_string();
    assert!(!found.contains(&shy), "{found}");
}

#[rstest]
#[case::no_slug("Klub", "name = \"K\"\nfiles = []\n", "bad_field", "a-z")]
#[case::no_toml("klub", "name = ", "bad_field", "1:")]
#[case::no_identity("klub", "files = [\"2026-*.kralle\"]\n", "bad_field", "32 hexadecimal")]
#[case::of_another("klubjahr", "files = []\n", "another_organizer", "klubjahr")]
fn what_is_no_season_is_refused(
    #[case] slug: &str,
    #[case] toml: &str,
    #[case] code: &str,
    #[case] said: &str,
) {
    let archive = Served::with_a_season();
    let other = SecretKey::from_bytes(&[9; 32]);
    archive.admit(&other);
    let answer = put(&archive, &other, slug, toml);
    assert_eq!(answer.refused().1, code);
    assert!(answer.text().contains(said), "{}", answer.text());
    assert_eq!(archive.sql("SELECT count(*) FROM season"), "1");
}

#[test]
fn ratings_follow_what_is_public() {
    let archive = Served::with_a_season();
    let run = || {
        runtime().block_on(async {
            let database = Database::at(&archive.url).unwrap();
            assert!(rating::is_due(&database).await.unwrap());
            let run = rating::run(&database).await.unwrap().unwrap();
            assert!(!rating::is_due(&database).await.unwrap());
            database.close().await;
            run
        })
    };
    let all = run();
    assert_eq!((all.tournaments, all.persons), (4, 12));
    let list = archive.get("/api/v1/ratings/tandem").json();
    assert_eq!(list["persons"].as_array().unwrap().len(), 12);
    let best = &list["persons"][0];
    let person = archive
        .get(&format!("/api/v1/persons/{}", best["person"]))
        .json();
    assert_eq!(person["ratings"][0]["rating"], best["rating"]);
    assert_eq!(person["ratings"][0]["curve"].as_array().unwrap().len(), 4);
    let evening = Evening::played(3);
    assert_eq!(archive.withdraw(&evening, evening.revision()).status, 204);
    let fewer = run();
    assert_eq!(fewer.tournaments, 3);
    assert!(fewer.matches < all.matches);
    let person = archive
        .get(&format!("/api/v1/persons/{}", best["person"]))
        .json();
    assert_eq!(person["ratings"][0]["curve"].as_array().unwrap().len(), 3);
}

/// Categories and guests by data that are never public.
const BY_YEAR: &str = r#"running = "as_it_stands"
[[category]]
name = "Jahrgang"
born_from = 1900
[[category]]
name = "Frauen"
sex = "female"
[[category]]
name = "Männer"
sex = "male"
"#;

/// Counts the persons in each category of the season `slug`.
fn counts(archive: &Served, slug: &str) -> Vec<usize> {
    let season = archive.get(&format!("/api/v1/seasons/{slug}")).json();
    let categories = season["season"]["categories"].as_array().unwrap();
    let persons = categories
        .iter()
        .map(|it| it["persons"].as_array().unwrap());
    persons.map(Vec::len).collect()
}

#[test]
fn a_season_tells_nobodys_year_of_birth_of_another_organizers_tournaments() {
    let archive = Served::with_a_season();
    let files: Vec<String> = (0..4)
        .map(|number| Evening::played(number).file().to_string())
        .collect();
    let toml = format!("name = \"Klubjahr\"\nfiles = {files:?}\n{BY_YEAR}");
    assert_eq!(
        put(&archive, &archive.organizer, "klubjahr", &toml).status,
        204
    );
    let own = season(&archive);
    assert_eq!(counts(&archive, "klubjahr")[0], 12);

    let stranger = SecretKey::from_bytes(&[9; 32]);
    archive.admit(&stranger);
    assert_eq!(put(&archive, &stranger, "fremd", &toml).status, 204);
    assert_eq!(counts(&archive, "fremd"), [0, 0, 0]);
    // The table is still the same, because the archive identifies the persons.
    let other = archive.get("/api/v1/seasons/fremd").json();
    assert_eq!(names(&other), names(&own));
    let results = |season: &Value| season["season"]["persons"][0]["results"].clone();
    assert_eq!(results(&other), results(&own));

    // Guests are not recognized by birth year either.
    let name = own["season"]["persons"][0]["name"].as_str().unwrap();
    let year = archive.sql(&format!(
        "SELECT birth_year FROM person WHERE name = '{name}'"
    ));
    let guest = format!(
        "name = \"Klubjahr\"\nfiles = {files:?}\n[guests]\npersons = [{{ name = {name:?}, birth_year = {year} }}]\n"
    );
    for (organizer, slug, is_guest) in [
        (&archive.organizer, "klubjahr", true),
        (&stranger, "fremd", false),
    ] {
        assert_eq!(put(&archive, organizer, slug, &guest).status, 204);
        let text = archive.get(&format!("/api/v1/seasons/{slug}")).text();
        assert_eq!(text.contains("\"guest\":true"), is_guest, "{slug}: {text}");
    }
}

#[test]
fn another_organizers_season_joins_no_withheld_player_with_anybody() {
    let archive = Served::with_a_season();
    let files: Vec<String> = (0..4)
        .map(|number| Evening::played(number).file().to_string())
        .collect();
    let stranger = SecretKey::from_bytes(&[9; 32]);
    archive.admit(&stranger);
    let evening = Evening::played(0);
    let shown = json!({ "players": { "1": "withheld" } });
    assert_eq!(archive.people(&evening, &shown).status, 204);
    let toml = format!("name = \"Fremd\"\nfiles = {files:?}\nrunning = \"as_it_stands\"\n");
    assert_eq!(put(&archive, &stranger, "fremd", &toml).status, 204);
    let season = archive.get("/api/v1/seasons/fremd").json();
    let persons = season["season"]["persons"].as_array().unwrap();
    let hidden: Vec<&Value> = persons.iter().filter(|it| it["name"] == "N. N.").collect();
    assert_eq!(hidden.len(), 1);
    assert_eq!(hidden[0]["results"].as_array().unwrap().len(), 1);
    assert_eq!(persons.len(), 13);
}
