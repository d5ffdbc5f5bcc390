//! Recorded statements are not accepted elsewhere, nor after a later statement.

use kralle_push::{Claim, Revision, header};
use rstest::rstest;
use serde_json::json;

use crate::evening::Evening;
use crate::served::{Served, address, hash};

/// A recorded request.
struct Recorded {
    method: &'static str,
    path: String,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Recorded {
    fn send(&self, archive: &Served) -> crate::served::Answer {
        archive.ask_with(self.method, &self.path, &self.headers, &self.body)
    }
}

/// Returns a statement about `evening` to `archive`, of the given kind.
fn recorded(archive: &Served, evening: &Evening, kind: &str) -> Recorded {
    let file = evening.file().to_string();
    let revision = Revision::new(evening.revision()).unwrap();
    let path = address(&file, revision.get());
    let (method, path, body) = match kind {
        "push" => ("PUT", path, evening.bytes()),
        "withdraw" => ("DELETE", path, Vec::new()),
        "people" => (
            "PUT",
            format!("/api/v1/tournaments/{file}/people/7"),
            json!({ "players": {} }).to_string().into_bytes(),
        ),
        "season" => (
            "PUT",
            "/api/v1/seasons/cup".to_owned(),
            b"name = \"Cup\"\nfiles = []\n".to_vec(),
        ),
        _ => (
            "GET",
            format!("/api/v1/tournaments/{file}/status"),
            Vec::new(),
        ),
    };
    let sha256 = hash(&body);
    let claim = match kind {
        "push" => Claim::Push {
            file: &file,
            revision,
            sha256,
        },
        "withdraw" => Claim::Withdraw {
            file: &file,
            revision,
        },
        "people" => Claim::People {
            file: &file,
            revision: Revision::new(7).unwrap(),
            sha256,
        },
        "season" => Claim::Season {
            slug: "cup",
            sha256,
        },
        _ => Claim::Status { file: &file },
    };
    Recorded {
        method,
        path,
        headers: archive.headers(&archive.organizer, claim, archive.next_number()),
        body,
    }
}

/// Returns everything that a statement can change.
fn state(archive: &Served) -> String {
    archive.sql(
        "SELECT (SELECT string_agg(newest || ' ' || withdrawn_to, ',' ORDER BY tournament) FROM tournament),
                (SELECT string_agg(revision || ' ' || players::text, ',' ORDER BY revision) FROM people),
                (SELECT string_agg(toml, ',' ORDER BY toml) FROM season), (SELECT count(*) FROM log)",
    )
}

#[rstest]
fn a_statement_to_one_archive_counts_in_no_other(
    #[values("push", "withdraw", "people", "season", "status")] kind: &str,
) {
    let (one, other) = (Served::new(), Served::new());
    assert_ne!(one.id, other.id);
    let evening = Evening::played(0);
    let told = one.get("/api/v1/archive").json();
    assert_eq!(told["id"], one.id.as_str());
    if kind != "push" {
        one.must_push(&evening);
        other.must_push(&evening);
    }
    let recorded = recorded(&one, &evening, kind);
    let before = state(&other);
    let answer = recorded.send(&other);
    assert_eq!(answer.refused(), (401, "bad_signature".to_owned()));
    assert_eq!(state(&other), before);
    let status = recorded.send(&one).status;
    assert!((200..300).contains(&status), "{kind}: {status}");
}

#[rstest]
#[case::a_push_behind_a_withdrawal("push", "withdraw")]
#[case::a_withdrawal_behind_a_push("withdraw", "push")]
#[case::persons_behind_a_withdrawal("people", "withdraw")]
fn a_statement_behind_a_later_one_is_old(#[case] first: &str, #[case] second: &str) {
    let archive = Served::new();
    let evening = Evening::played(0);
    if first != "push" {
        archive.must_push(&evening);
    }
    let old = recorded(&archive, &evening, first);
    // It was recorded, but never reached the archive.
    evening.enter("Später, Sofie");
    let later = recorded(&archive, &evening, second);
    let number = later.headers.iter().find(|it| it.0 == header::NUMBER);
    let number: u64 = number.unwrap().1.parse().unwrap();
    let answer = later.send(&archive);
    // A withdrawal of an unknown tournament counts too.
    assert!(
        matches!(answer.status, 201 | 204 | 404),
        "{}",
        answer.text()
    );
    let before = state(&archive);
    let replayed = old.send(&archive);
    assert_eq!(replayed.refused(), (409, "old_number".to_owned()));
    assert_eq!(replayed.json()["newest_number"], number);
    assert_eq!(state(&archive), before);
}

#[test]
fn old_settings_of_a_season_count_no_more() {
    let archive = Served::with_a_season();
    let evening = Evening::played(0);
    let old = recorded(&archive, &evening, "season");
    assert_eq!(old.send(&archive).status, 204);
    // A repeated statement is accepted.
    assert_eq!(old.send(&archive).status, 204);
    archive.put_season("cup", "Cup, geändert", &[]);
    let before = state(&archive);
    assert_eq!(old.send(&archive).refused(), (409, "old_number".to_owned()));
    assert_eq!(state(&archive), before);
    // The numbers of another season of the same organizer are independent.
    assert!(before.contains("Klubjahr") && before.contains("geändert"));
}

#[rstest]
fn a_request_as_older_programs_signed_it_is_refused_in_a_sentence(
    #[values("push", "withdraw", "people", "season", "status")] kind: &str,
) {
    let archive = Served::new();
    let evening = Evening::played(0);
    let mut recorded = recorded(&archive, &evening, kind);
    recorded
        .headers
        .retain(|it| matches!(it.0, header::KEY | header::SIGNATURE));
    let answer = recorded.send(&archive);
    assert_eq!(answer.refused(), (401, "old_statement".to_owned()));
    for part in [format!("kralle/{kind}/1"), format!("kralle/{kind}/2")] {
        assert!(answer.text().contains(&part), "{}", answer.text());
    }
    assert_eq!(archive.sql("SELECT count(*) FROM tournament"), "0");
}
