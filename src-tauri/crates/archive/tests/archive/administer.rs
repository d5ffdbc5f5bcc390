//! The administrator's subcommands, and the hourly cleanup.

use std::process::Command;
use std::slice::from_ref;

use kralle_archive::clean::{Cleaned, clean};
use kralle_archive::database::Database;
use serde_json::json;

use crate::evening::Evening;
use crate::postgres::runtime;
use crate::served::Served;

/// Runs a subcommand and returns its exit code and output.
pub(crate) fn run(archive: &Served, arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kralle-archive"))
        .args(arguments)
        .env("DATABASE_URL", &archive.url)
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

/// Runs a subcommand, which must succeed, and returns its output.
pub(crate) fn done(archive: &Served, arguments: &[&str]) -> String {
    let (code, said) = run(archive, arguments);
    assert_eq!(code, Some(0), "{arguments:?}: {said}");
    said
}

/// Returns the number of the person with this name.
pub(crate) fn person(archive: &Served, name: &str) -> String {
    archive.sql(&format!("SELECT person FROM person WHERE name = '{name}'"))
}

/// True if the name is anywhere in the public JSON of this tournament.
fn is_shown(archive: &Served, evening: &Evening, name: &str) -> bool {
    let shown = archive.shown(evening);
    assert_eq!(shown.status, 200, "{}", shown.text());
    shown.text().contains(name)
}

#[test]
fn a_person_who_asks_is_shown_less_everywhere() {
    let archive = Served::new();
    let shy = json!({ "name": "Scheu, Sabine", "birth_year": 1991 });
    let evenings = [0, 1].map(|_| Evening::with(from_ref(&shy)));
    for evening in &evenings {
        archive.must_push(evening);
        assert!(is_shown(&archive, evening, "Scheu"));
    }
    let number = person(&archive, "Scheu, Sabine");
    let said = done(&archive, &["person", &number, "--show", "initials"]);
    assert!(said.contains('2'), "{said}");
    for evening in &evenings {
        assert!(!is_shown(&archive, evening, "Scheu"));
        assert!(is_shown(&archive, evening, "S., S."));
    }
    assert_eq!(archive.sql("SELECT tournaments FROM person"), "0");
    // Also in later tournaments, and if the organizer shows all players.
    let later = Evening::with(&[shy]);
    archive.must_push(&later);
    assert!(!is_shown(&archive, &later, "Scheu"));
    assert_eq!(
        archive.people(&later, &json!({ "players": {} })).status,
        204
    );
    assert!(!is_shown(&archive, &later, "Scheu"));
    done(&archive, &["person", &number, "--show", "name"]);
    assert!(is_shown(&archive, &later, "Scheu"));
    assert_eq!(
        run(&archive, &["person", "4711", "--show", "name"]).0,
        Some(3)
    );
    assert_eq!(
        run(&archive, &["person", "1", "--show", "nothing"]).0,
        Some(2)
    );
}

#[test]
fn two_persons_become_one_and_stay_it() {
    let archive = Served::new();
    let by_name = json!({ "name": "Doppelt, Doris" });
    let married = json!({ "name": "Einfach, Doris", "birth_year": 1985 });
    let evenings = [
        Evening::with(from_ref(&by_name)),
        Evening::with(from_ref(&married)),
    ];
    for evening in &evenings {
        archive.must_push(evening);
    }
    let (one, other) = (
        person(&archive, "Doppelt, Doris"),
        person(&archive, "Einfach, Doris"),
    );
    assert_eq!(run(&archive, &["merge", &one, &one]).0, Some(3));
    assert_eq!(run(&archive, &["merge", &one, "4711"]).0, Some(3));
    done(&archive, &["merge", &one, &other]);
    assert_eq!(run(&archive, &["merge", &one, &other]).0, Some(3));
    let counted = format!("SELECT tournaments FROM person WHERE person = {other}");
    assert_eq!(archive.sql(&counted), "2");
    let shown = archive.shown(&evenings[0]).json();
    assert_eq!(shown["persons"]["1"].to_string(), other);
    // Later entries of the merged person belong to the other one, and so do later revisions.
    archive.must_push(&Evening::with(from_ref(&by_name)));
    evenings[0].enter("Neu, Nina");
    archive.must_push(&evenings[0]);
    assert_eq!(archive.sql(&counted), "3");
    let found = archive.get("/api/v1/persons?name=doppelt").json();
    assert_eq!(found["persons"][0]["person"].to_string(), other, "{found}");
    // Two players of one tournament are two persons.
    archive.must_push(&Evening::with(&[
        json!({ "name": "Zwei, Anna" }),
        json!({ "name": "Zwei, Berta" }),
    ]));
    let (anna, berta) = (
        person(&archive, "Zwei, Anna"),
        person(&archive, "Zwei, Berta"),
    );
    assert_eq!(run(&archive, &["merge", &anna, &berta]).0, Some(3));
}

#[test]
fn a_tournament_that_is_taken_down_stays_down() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let file = evening.file().to_string();
    done(&archive, &["take-down", &file]);
    assert_eq!(archive.shown(&evening).status, 404);
    evening.enter("Später, Sofie");
    archive.must_push(&evening);
    assert_eq!(archive.shown(&evening).status, 404);
    assert_eq!(archive.sql("SELECT sum(tournaments) FROM person"), "0");
    done(&archive, &["take-down", &file, "--undo"]);
    assert!(is_shown(&archive, &evening, "Sofie"));
    assert_eq!(run(&archive, &["take-down", &"0".repeat(32)]).0, Some(3));
    assert_eq!(run(&archive, &["take-down", "nonsense"]).0, Some(2));
    let log = done(&archive, &["log", "--file", &file]);
    let acts: Vec<&str> = log
        .lines()
        .map(|line| line.split('\t').nth(2).unwrap())
        .collect();
    assert_eq!(acts, ["put_back", "push", "take_down", "push"]);
}

#[test]
fn an_organizer_who_is_barred_pushes_nothing_until_admitted_again() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let key = archive.organizer.public().to_string();
    done(&archive, &["bar", &key]);
    evening.enter("Später, Sofie");
    assert_eq!(archive.push(&evening).status, 403);
    assert_eq!(archive.status(&evening).status, 403);
    assert!(is_shown(&archive, &evening, "SK"));
    let listed = done(&archive, &["organizers"]);
    let fields: Vec<&str> = listed.trim_end().split('\t').collect();
    assert_eq!(
        (fields[0], fields[1], fields[4]),
        (key.as_str(), "Verein", "1")
    );
    assert!(!fields[3].is_empty(), "{listed}");
    done(&archive, &["admit", &key, "--name", "Verein"]);
    archive.must_push(&evening);
    let stranger = kralle_push::SecretKey::from_bytes(&[8; 32]).public();
    assert_eq!(run(&archive, &["bar", &stranger.to_string()]).0, Some(3));
}

#[test]
fn a_key_that_begins_with_a_hyphen_is_a_key() {
    let archive = Served::new();
    let mut keys = (0..=u8::MAX).map(|seed| kralle_push::SecretKey::from_bytes(&[seed; 32]));
    let key = keys
        .find_map(|it| Some(it.public().to_string()).filter(|it| it.starts_with('-')))
        .unwrap();
    done(&archive, &["admit", &key, "--name", "Verein"]);
    assert!(done(&archive, &["organizers"]).contains(&key));
    done(&archive, &["bar", &key]);
}

#[test]
fn a_database_without_a_user_is_asked_as_the_user_of_the_process() {
    let archive = Served::new();
    let user = Command::new("id").arg("-un").output().unwrap().stdout;
    let user = String::from_utf8(user).unwrap();
    let user = user.trim_end();
    let known = format!("SELECT 1 FROM pg_roles WHERE rolname = '{user}'");
    if archive.sql(&known).is_empty() {
        archive.sql(&format!("CREATE ROLE \"{user}\" LOGIN SUPERUSER"));
    }
    let nobody = archive.url.replace("kralle@localhost", "");
    assert_ne!(nobody, archive.url);
    done(&archive, &["organizers", "--database", &nobody]);
}

fn cleaned(archive: &Served) -> Cleaned {
    runtime().block_on(async {
        let database = Database::at(&archive.url).unwrap();
        let cleaned = clean(&database).await.unwrap();
        database.close().await;
        cleaned.unwrap()
    })
}

#[test]
fn what_is_over_goes_by_itself() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    archive.sql(
        "INSERT INTO upload (organizer, file, revision, sha256, packing, bytes, begun)
         SELECT 1, decode(md5('file'), 'hex'), 1, sha256(age::text::bytea), 'zstd', 'part', now() - age
         FROM unnest('{1 hour, 2 days}'::interval[]) age;
         INSERT INTO log (act, at) SELECT 'refuse', now() - interval '91 days';
         INSERT INTO log (act, at) SELECT 'refuse', now()",
    );
    let first = cleaned(&archive);
    assert_eq!((first.uploads, first.ended.len(), first.removed), (1, 0, 0));
    let refusals = archive.sql("SELECT count(*) FROM log WHERE act = 'refuse'");
    assert_eq!(refusals, "1");
    // The last public day was yesterday: the log announces when the files are removed.
    archive.sql(
        "UPDATE tournament SET public_until = current_date - 1, changed = now() - interval '2 days'",
    );
    let ended = cleaned(&archive);
    assert_eq!((ended.ended.len(), ended.removed), (1, 0));
    assert_eq!(archive.shown(&evening).status, 404);
    assert_eq!(archive.sql("SELECT sum(tournaments) FROM person"), "0");
    let announced = archive
        .sql("SELECT (data ->> 'removed_on')::date - current_date FROM log WHERE act = 'end'");
    assert_eq!(announced, "30");
    let status = archive.status(&evening).json();
    let day = archive.sql("SELECT current_date + 30");
    assert_eq!(status["removed_on"], day);
    assert_eq!(cleaned(&archive), Cleaned::default());
    // Thirty days later, the files are removed.
    archive.sql("UPDATE tournament SET ended = ended - interval '30 days'");
    assert_eq!(cleaned(&archive).removed, 1);
    let left = archive.sql(
        "SELECT (SELECT count(*) FROM revision), (SELECT count(*) FROM kept), (SELECT count(*) FROM entry)",
    );
    assert_eq!(left, "0|0|0");
    assert_eq!(cleaned(&archive), Cleaned::default());
    // A later last day brings the tournament back, with the same revision.
    let over = archive.push(&evening);
    assert_eq!(over.status, 201, "{}", over.text());
    assert!(is_shown(&archive, &evening, "SK"));
}

#[test]
fn a_day_that_is_long_over_deletes_nothing_that_was_not_announced() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    // The clock was changed, or no cleanup ran for months.
    archive.sql(
        "UPDATE tournament SET public_until = '2001-01-01';
         INSERT INTO people (organizer, file, revision, players, public_until)
         SELECT organizer, file, 1, '{}', '2001-01-01' FROM tournament",
    );
    for _ in 0..2 {
        assert_eq!(cleaned(&archive).removed, 0);
    }
    assert_eq!(archive.sql("SELECT count(*) FROM revision"), "1");
    // While that day applies, no push is accepted; a later day changes that.
    evening.enter("Später, Sofie");
    let over = archive.push(&evening);
    assert_eq!(over.refused(), (410, "time_is_over".to_owned()));
    let forever = json!({ "players": {} });
    assert_eq!(archive.people_as(&evening, 2, &forever).status, 204);
    archive.must_push(&evening);
    assert_eq!(archive.sql("SELECT ended IS NULL FROM tournament"), "t");
    assert!(is_shown(&archive, &evening, "Sofie"));
}

#[test]
fn what_is_deleted_for_good_is_nowhere() {
    let archive = Served::new();
    let gone = Evening::with(&[json!({ "name": "Fort, Fritz", "birth_year": 1970 })]);
    let stays = Evening::with(&[json!({ "name": "Bleib, Berta", "birth_year": 1971 })]);
    archive.must_push(&gone);
    archive.must_push(&stays);
    let file = gone.file().to_string();
    let (code, said) = run(&archive, &["delete", &file]);
    assert_eq!(code, Some(2), "{said}");
    assert!(is_shown(&archive, &gone, "Fort"));
    done(&archive, &["delete", &file, "--for-good"]);
    for table in ["revision", "kept", "entry"] {
        let left = format!("SELECT count(DISTINCT tournament) FROM {table}");
        assert_eq!(archive.sql(&left), "1", "{table}");
    }
    assert_eq!(archive.sql("SELECT name FROM person"), "Bleib, Berta");
    assert_eq!(
        archive.sql("SELECT count(*) FROM person_word WHERE word IN ('fort', 'fritz')"),
        "0"
    );
    assert!(is_shown(&archive, &stays, "Bleib"));
    // The log contains the deletion, but not the players.
    assert!(done(&archive, &["log"]).contains("delete"));
}
