//! Pushes of complete files by organizers.

use kralle_push::{SecretKey, header};
use rstest::{Context, rstest};
use serde_json::{Value, json};

use crate::evening::{Evening, settings};
use crate::served::{Served, address};

#[test]
fn a_pushed_tournament_is_kept_and_public() {
    let archive = Served::new();
    let evening = Evening::played(0);
    let answer = archive.push(&evening);
    assert_eq!(answer.status, 201, "{}", answer.text());
    let (file, revision) = (evening.file(), evening.revision());
    let pushed = answer.json();
    assert_eq!(pushed["revision"], revision);
    assert_eq!(pushed["is_new"], true);
    assert_eq!(pushed["page"], format!("/tournaments/{file}/"));
    let kept = archive.sql("SELECT bytes, head_entry FROM revision");
    assert_eq!(kept, format!("{}|{revision}", evening.bytes().len()));
    let status = archive.status(&evening).json();
    assert_eq!(status["is_public"], true);
    assert_eq!(status["head"], evening.head().to_string());
    let shown = archive.shown(&evening).json();
    assert_eq!(shown["revision"], revision);
    assert_eq!(shown["persons"].as_object().unwrap().len(), 12);
    assert_eq!(archive.get(&format!("/tournaments/{file}/")).status, 307);
}

#[test]
fn the_same_push_again_changes_nothing() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let before = archive.rows();
    for _ in 0..2 {
        let again = archive.push(&evening);
        assert_eq!(again.status, 200, "{}", again.text());
        assert_eq!(again.json()["is_new"], false);
    }
    assert_eq!(archive.rows(), before);
}

#[test]
fn a_revision_never_changes() {
    let archive = Served::new();
    let evening = Evening::played(0);
    let revision = evening.revision();
    archive.must_push(&evening);
    evening.enter("Später, Sofie");
    let other = archive.push_as(&evening, revision);
    assert_eq!(other.refused(), (409, "other_content".to_owned()));
    archive.must_push(&evening);
    let old = archive.push_as(&Evening::played(0), evening.revision() - 1);
    let code = if evening.revision() - 1 == revision {
        (200, String::new())
    } else {
        (409, "old_revision".to_owned())
    };
    assert_eq!(old.refused(), code);
    let older = archive.push_as(&evening, revision - 1);
    assert_eq!(older.refused(), (409, "old_revision".to_owned()));
}

#[test]
fn a_later_revision_contains_the_last_one() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let elsewhere = evening.copy();
    evening.enter("Hier, Hanna");
    archive.must_push(&evening);
    elsewhere.enter("Dort, Dora");
    elsewhere.enter("Dort, Doris");
    let before = archive.rows();
    let other = archive.push(&elsewhere);
    assert_eq!(other.refused(), (409, "does_not_continue".to_owned()));
    assert_eq!(archive.rows(), before);
    // To continue from the older copy, the organizer must withdraw first.
    assert_eq!(archive.withdraw(&evening, evening.revision()).status, 204);
    archive.must_push(&elsewhere);
    let shown = archive.shown(&elsewhere).text();
    assert!(shown.contains("Dort, Dora") && !shown.contains("Hier, Hanna"));
}

#[test]
fn the_public_is_told_when_a_file_goes_on_as_another_copy() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let elsewhere = evening.copy();
    evening.enter("Hier, Hanna");
    archive.must_push(&evening);
    let since = |evening| archive.shown(evening).json()["another_copy_since"].clone();
    let is_said = |(language, word): &(&str, &str)| {
        let page = archive.get(&format!("/{language}/tournaments/{}/", evening.file()));
        page.text().contains(word)
    };
    let said = [
        ("de", "zurückgezogen"),
        ("en", "was withdrawn"),
        ("fr", "a été retiré"),
        ("it", "è stato ritirato"),
    ];
    // After a withdrawal, the same copy continues without a notice.
    assert_eq!(archive.withdraw(&evening, evening.revision()).status, 204);
    evening.enter("Weiter, Wanda");
    archive.must_push(&evening);
    assert_eq!(since(&evening), Value::Null);
    assert!(!said.iter().any(is_said));
    assert_eq!(archive.withdraw(&evening, evening.revision()).status, 204);
    for name in ["Dort, Dora", "Dort, Doris", "Dort, Dorothea"] {
        elsewhere.enter(name);
    }
    archive.must_push(&elsewhere);
    let first = elsewhere.revision();
    assert_eq!(since(&elsewhere), first);
    assert!(said.iter().all(is_said));
    // Later revisions keep the notice.
    elsewhere.enter("Später, Sofie");
    archive.must_push(&elsewhere);
    assert_eq!(since(&elsewhere), first);
    assert!(said.iter().all(is_said));
}

#[test]
fn what_was_withdrawn_is_gone() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let first = evening.revision();
    assert_eq!(archive.withdraw(&evening, first).status, 204);
    assert_eq!(archive.shown(&evening).status, 404);
    assert_eq!(archive.status(&evening).json()["is_public"], false);
    assert_eq!(archive.sql("SELECT sum(tournaments) FROM person"), "0");
    let again = archive.push(&evening);
    assert_eq!(again.refused(), (410, "withdrawn".to_owned()));
    // A later revision restores it, and the old withdrawal no longer has an effect.
    evening.enter("Später, Sofie");
    archive.must_push(&evening);
    assert_eq!(archive.withdraw(&evening, first).status, 204);
    assert_eq!(archive.shown(&evening).status, 200);
    assert_eq!(archive.sql("SELECT sum(tournaments) FROM person"), "13");
    let acts = archive.sql("SELECT string_agg(act, ' ' ORDER BY log) FROM log");
    assert_eq!(acts, "admit push withdraw refuse push");
}

#[test]
fn a_tournament_is_of_who_pushed_it_first() {
    let archive = Served::new();
    let evening = Evening::played(0);
    let file = evening.file().to_string();
    let other = SecretKey::from_bytes(&[2; 32]);
    let push = |revision| archive.push_bytes(&other, (&file, revision), &evening.bytes());
    let stranger = push(evening.revision());
    assert_eq!(stranger.refused(), (403, "not_admitted".to_owned()));
    archive.must_push(&evening);
    archive.admit(&other);
    let before = archive.rows();
    evening.enter("Später, Sofie");
    let stolen = push(evening.revision());
    assert_eq!(stolen.refused(), (403, "another_organizer".to_owned()));
    assert_eq!(archive.rows(), before);
    archive.sql("UPDATE organizer SET barred = now() WHERE name = 'Verein'");
    let barred = archive.push(&evening);
    assert_eq!(barred.refused(), (403, "not_admitted".to_owned()));
}

/// Removes a header, or replaces its value.
fn with(
    mut headers: Vec<(&'static str, String)>,
    name: &str,
    value: Option<String>,
) -> Vec<(&'static str, String)> {
    match value {
        None => headers.retain(|it| it.0 != name),
        Some(value) => {
            headers
                .iter_mut()
                .filter(|it| it.0 == name)
                .for_each(|it| it.1.clone_from(&value));
        }
    }
    headers
}

#[rstest]
#[case::no_key(header::KEY, None)]
#[case::no_signature(header::SIGNATURE, None)]
#[case::no_base64(header::SIGNATURE, Some("+++".to_owned()))]
#[case::another_signature(header::SIGNATURE, Some("A".repeat(86)))]
#[case::a_key_that_is_none(header::KEY, Some("AAAA".to_owned()))]
#[case::another_key(header::KEY, Some(SecretKey::from_bytes(&[9; 32]).public().to_string()))]
#[case::another_number(header::NUMBER, Some("4711".to_owned()))]
#[case::another_body(header::SHA256, Some("ab".repeat(32)))]
fn what_is_not_signed_is_refused(#[case] name: &'static str, #[case] value: Option<String>) {
    let archive = Served::new();
    let evening = Evening::played(0);
    let headers = with(archive.push_headers(&evening), name, value);
    let path = address(&evening.file().to_string(), evening.revision());
    let answer = archive.ask_with("PUT", &path, &headers, &evening.bytes());
    assert_eq!(answer.refused(), (401, "bad_signature".to_owned()));
    assert_eq!(archive.sql("SELECT count(*) FROM tournament"), "0");
}

#[test]
fn the_address_says_which_file_it_is() {
    let archive = Served::new();
    let (evening, other) = (Evening::played(0), Evening::played(1));
    let file = other.file().to_string();
    let wrong = archive.push_bytes(&archive.organizer, (&file, 7), &evening.bytes());
    assert_eq!(wrong.refused(), (422, "another_file".to_owned()));
    // Lowercase means the same file, but is signed as written.
    let small = evening.file().to_string().to_lowercase();
    let answer = archive.push_bytes(&archive.organizer, (&small, 7), &evening.bytes());
    assert_eq!(answer.status, 201, "{}", answer.text());
    for (path, code) in [
        ("/api/v1/tournaments/xyz/1", "bad_field"),
        (
            "/api/v1/tournaments/00112233445566778899AABBCCDDEEFF/0",
            "bad_field",
        ),
        (
            "/api/v1/tournaments/00112233445566778899AABBCCDDEEFF/01",
            "bad_field",
        ),
    ] {
        let answer = archive.ask("PUT", path, &[], b"");
        assert_eq!(answer.refused(), (400, code.to_owned()), "{path}");
    }
}

/// Returns `file` with `old` replaced by the equally long `new`; `old` must exist.
fn replaced(file: &[u8], old: &str, new: &str) -> Vec<u8> {
    assert_eq!(old.len(), new.len());
    let mut bytes = file.to_vec();
    let mut found = 0;
    for start in 0..bytes.len() - old.len() {
        if bytes[start..].starts_with(old.as_bytes()) {
            bytes[start..start + new.len()].copy_from_slice(new.as_bytes());
            found += 1;
        }
    }
    assert!(found > 0, "no {old}");
    bytes
}

/// The bytes of the schema version in an SQLite file (`user_version`).
const SCHEMA_VERSION: std::ops::Range<usize> = 60..64;

#[rstest]
#[case::nothing("another_file")]
#[case::noise("another_file")]
#[case::another_database("another_file")]
#[case::newer("newer_schema")]
#[case::cut_off("not_proven")]
#[case::a_bit_flipped("not_proven")]
#[case::a_row_changed("not_proven")]
#[case::bytes_behind("not_proven")]
fn what_does_not_prove_is_refused_and_leaves_nothing(
    #[context] context: Context,
    #[case] code: &str,
) {
    let archive = Served::new();
    let evening = Evening::with(&[json!({ "name": "Tausch, Tamara" })]);
    let file = evening.bytes();
    let bytes = match context.description.unwrap() {
        "nothing" => Vec::new(),
        "noise" => vec![0x5a; 9000],
        "another_database" => {
            let mut bytes = file;
            // The application id.
            bytes[68..72].copy_from_slice(&[0; 4]);
            bytes
        }
        "newer" => {
            let mut bytes = file;
            bytes[SCHEMA_VERSION].copy_from_slice(&4711_u32.to_be_bytes());
            bytes
        }
        "cut_off" => file[..file.len() / 2].to_vec(),
        "a_bit_flipped" => {
            let mut bytes = file;
            // The type of the second page.
            bytes[4096] ^= 0x40;
            bytes
        }
        "a_row_changed" => replaced(&file, "Tausch, Tamara", "Betrug, Brunhi"),
        "bytes_behind" => [file, vec![0; 4096]].concat(),
        other => panic!("no case {other}"),
    };
    let before = archive.rows();
    let name = evening.file().to_string();
    let answer = archive.push_bytes(&archive.organizer, (&name, evening.revision()), &bytes);
    assert_eq!(
        answer.refused(),
        (422, code.to_owned()),
        "{}",
        answer.text()
    );
    assert_eq!(archive.rows(), before);
    let noted = archive.sql("SELECT data ->> 'code' FROM log WHERE act = 'refuse'");
    assert_eq!(noted, code);
}

#[test]
fn names_are_only_names() {
    let archive = Served::new();
    let names = [
        "'); DROP TABLE person; --",
        "<script>alert(1)</script>",
        "\" onload=\"alert(1)",
        "=1+1",
        "Ωμέγα, Άλφα",
        "諸葛, 亮",
        "%00\\x00\\",
        "${jndi:ldap://x}",
        "\u{202e}sneak",
    ];
    let players: Vec<_> = names.iter().map(|name| json!({ "name": name })).collect();
    let evening = Evening::with(&players);
    evening.change(
        "change_settings",
        settings(
            "</title><script>alert(2)</script>",
            "'; DELETE FROM log; --",
        ),
    );
    archive.must_push(&evening);
    let kept = archive.sql("SELECT count(*) FROM person WHERE tournaments = 1");
    assert_eq!(kept, names.len().to_string());
    let shown = archive.shown(&evening).json();
    let shown: Vec<_> = shown["tournament"]["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["name"].as_str().unwrap())
        .collect();
    // Input drops invisible and direction characters: U+202E would reverse the following text.
    let visible = names.map(|name| name.trim_start_matches('\u{202e}'));
    assert_eq!(shown, visible);
    for page in ["", "players.html"] {
        let page = archive.get(&format!("/de/tournaments/{}/{page}", evening.file()));
        assert_eq!(page.status, 200, "{}", page.text());
        assert!(!page.text().contains("<script>alert"), "{}", page.text());
    }
}
