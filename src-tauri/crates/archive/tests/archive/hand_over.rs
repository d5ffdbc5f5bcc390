//! Transfer of tournaments and seasons to another organizer.

use kralle_push::{Claim, SecretKey};
use rstest::rstest;
use serde_json::json;

use crate::administer::{done, run};
use crate::evening::Evening;
use crate::served::{Answer, Served, hash};

/// Returns another admitted organizer.
fn other(archive: &Served) -> SecretKey {
    let secret = SecretKey::from_bytes(&[2; 32]);
    archive.admit(&secret);
    secret
}

fn push_by(archive: &Served, secret: &SecretKey, evening: &Evening) -> Answer {
    let file = evening.file().to_string();
    archive.push_bytes(secret, (&file, evening.revision()), &evening.bytes())
}

#[test]
fn the_true_organizer_gets_a_tournament_that_somebody_else_pushed_first() {
    let archive = Served::new();
    let (evening, file) = (Evening::played(0), Evening::played(0).file().to_string());
    // With the largest revision number, so that no later one is possible.
    let last = i32::MAX.unsigned_abs();
    assert_eq!(archive.push_as(&evening, last).status, 201);
    let (thief, truth) = (archive.organizer.public().to_string(), other(&archive));
    done(&archive, &["bar", &thief]);
    done(&archive, &["delete", &file, "--for-good"]);
    let refused = push_by(&archive, &truth, &evening);
    assert_eq!(refused.refused(), (403, "another_organizer".to_owned()));
    let to = truth.public().to_string();
    let output = done(&archive, &["hand-over", &file, "--to", &to]);
    assert!(output.contains("tournaments 1"), "{output}");
    assert_eq!(push_by(&archive, &truth, &evening).status, 201);
    // The administrator who took it down puts it back.
    assert_eq!(archive.shown(&evening).status, 404);
    done(&archive, &["take-down", &file, "--undo"]);
    assert_eq!(archive.shown(&evening).status, 200);
    let log = done(&archive, &["log", "--file", &file]);
    let line = log.lines().find(|it| it.contains("hand_over")).unwrap();
    assert!(line.contains(&thief) && line.contains(&to), "{line}");
    // The first organizer no longer owns it, even after a new admission.
    done(&archive, &["admit", &thief, "--name", "Verein"]);
    evening.enter("Später, Sofie");
    assert_eq!(
        archive.push(&evening).refused(),
        (403, "another_organizer".to_owned())
    );
}

#[test]
fn whoever_lost_the_key_goes_on_with_a_new_one() {
    let archive = Served::with_a_season();
    let lost = archive.organizer.public().to_string();
    let evening = Evening::played(0);
    let body = json!({ "players": { "1": "withheld" } });
    assert_eq!(archive.people(&evening, &body).status, 204);
    let hidden = archive.shown(&evening).text();
    assert!(hidden.contains("N. N."));
    let secret = other(&archive);
    let to = secret.public().to_string();
    let output = done(&archive, &["hand-over", "--all-of", &lost, "--to", &to]);
    assert!(output.contains("tournaments 4, seasons 1"), "{output}");
    evening.enter("Später, Sofie");
    assert_eq!(push_by(&archive, &secret, &evening).status, 201);
    // A withheld person stays withheld.
    let shown = archive.shown(&evening).text();
    assert!(
        shown.contains("N. N.") && shown.contains("Sofie"),
        "{shown}"
    );
    let toml = "name = \"Neu\"\nfiles = []\n";
    let claim = Claim::Season {
        slug: "klubjahr",
        sha256: hash(toml.as_bytes()),
    };
    let path = "/api/v1/seasons/klubjahr";
    let season = archive.say(&secret, claim, ("PUT", path), toml.as_bytes());
    assert_eq!(season.status, 204, "{}", season.text());
    let acts = archive.sql("SELECT count(*) FROM log WHERE act = 'hand_over'");
    assert_eq!(acts, "5");
}

#[test]
fn of_what_both_stated_about_persons_the_less_is_shown() {
    let archive = Served::new();
    let players = ["Eins, Eva", "Zwei, Zoe", "Drei, Dora"].map(|name| json!({ "name": name }));
    let (evening, secret) = (Evening::with(&players), other(&archive));
    archive.must_push(&evening);
    let body = json!({ "players": { "1": "initials", "2": "withheld" } });
    assert_eq!(archive.people(&evening, &body).status, 204);
    // As if the new organizer had made a statement before the first push.
    archive.sql(
        "INSERT INTO people (organizer, file, revision, players)
         SELECT 2, file, 9, '{\"1\": \"withheld\", \"3\": \"initials\"}' FROM tournament",
    );
    let (file, to) = (evening.file().to_string(), secret.public().to_string());
    done(&archive, &["hand-over", &file, "--to", &to]);
    let shown = archive.shown(&evening).json()["tournament"]["players"].clone();
    let names: Vec<_> = (0..3).map(|place| shown[place]["name"].clone()).collect();
    assert_eq!(names, ["N. N.", "N. N.", "D., D."]);
    assert_eq!(
        archive.sql("SELECT count(*), max(revision) FROM people"),
        "1|9"
    );
}

#[rstest]
#[case::no_such_tournament(&["hand-over", "00112233445566778899AABBCCDDEEFF", "--to", "NEW"], 3)]
#[case::no_such_season(&["hand-over", "--season", "none", "--to", "NEW"], 3)]
#[case::to_nobody(&["hand-over", "FILE", "--to", "NOBODY"], 3)]
#[case::to_who_has_it(&["hand-over", "FILE", "--to", "OLD"], 3)]
#[case::nothing_named(&["hand-over", "--to", "NEW"], 2)]
#[case::two_things_named(&["hand-over", "FILE", "--season", "none", "--to", "NEW"], 2)]
fn a_hand_over_that_cannot_be_is_refused_in_a_sentence(
    #[case] arguments: &[&str],
    #[case] code: i32,
) {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let new = other(&archive).public().to_string();
    let nobody = SecretKey::from_bytes(&[3; 32]).public().to_string();
    let (file, old) = (
        evening.file().to_string(),
        archive.organizer.public().to_string(),
    );
    let arguments: Vec<&str> = arguments
        .iter()
        .map(|it| match *it {
            "NEW" => new.as_str(),
            "OLD" => &old,
            "NOBODY" => &nobody,
            "FILE" => &file,
            other => other,
        })
        .collect();
    let (exit, output) = run(&archive, &arguments);
    assert_eq!(exit, Some(code), "{output}");
    assert!(!output.is_empty());
    assert_eq!(archive.sql("SELECT organizer FROM tournament"), "1");
}
