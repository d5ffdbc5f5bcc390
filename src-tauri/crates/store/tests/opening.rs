//! An invalid tournament file is refused with its reason and not changed.

use crate::sample;

use std::fs;
use std::path::PathBuf;

use kralle_store::{Finding, Mode, Store, StoreError, contents, proved, unwatched};
use proptest::prelude::*;
use rstest::rstest;
use rusqlite::Connection;

struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("a.kralle")
    }

    fn with_file(self) -> Self {
        drop(
            Store::create(
                &self.path(),
                &sample::colorful(),
                &sample::entry("new"),
                sample::FILE,
            )
            .unwrap(),
        );
        self
    }

    /// Changes the closed file outside the program.
    fn tampered(self, sql: &str) -> Self {
        let connection = Connection::open(self.path()).unwrap();
        connection
            .execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;")
            .unwrap();
        connection.execute_batch(sql).unwrap();
        drop(connection);
        self
    }

    fn refusal(&self) -> StoreError {
        Store::open(&self.path(), sample::moment(0)).unwrap_err()
    }
}

#[test]
fn a_missing_file_is_missing() {
    let place = Place::new();
    let path = place.path().display().to_string();
    assert_eq!(place.refusal(), StoreError::Missing { path });
    assert!(!place.path().exists());
}

#[rstest]
#[case::text(b"Spielerliste;DWZ\nMeier;1700\n".repeat(40))]
#[case::zeros(vec![0; 8192])]
#[case::an_sqlite_head_and_nothing_behind([&b"SQLite format 3\0"[..], &[0xff; 600]].concat())]
fn garbage_is_no_database(#[case] bytes: Vec<u8>) {
    let place = Place::new();
    fs::write(place.path(), &bytes).unwrap();
    assert_eq!(place.refusal(), StoreError::NotADatabase);
    assert_eq!(fs::read(place.path()).unwrap(), bytes);
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    let place = Place::new();
    let connection = Connection::open(place.path()).unwrap();
    connection
        .execute_batch("CREATE TABLE recipe (id INTEGER PRIMARY KEY); PRAGMA user_version = 1;")
        .unwrap();
    drop(connection);
    let bytes = fs::read(place.path()).unwrap();
    assert_eq!(place.refusal(), StoreError::NotATournament);
    assert_eq!(fs::read(place.path()).unwrap(), bytes);
}

#[test]
fn an_empty_file_is_no_tournament() {
    let place = Place::new();
    fs::write(place.path(), b"").unwrap();
    assert_eq!(place.refusal(), StoreError::NotATournament);
}

#[test]
fn a_folder_is_no_tournament() {
    let place = Place::new();
    fs::create_dir(place.path()).unwrap();
    let refusal = place.refusal();
    assert!(matches!(refusal, StoreError::Io { .. }), "{refusal:?}");
}

#[test]
fn a_newer_file_is_refused_with_both_versions() {
    let known = sample::newest_version();
    let place = Place::new()
        .with_file()
        .tampered("PRAGMA user_version = 70");
    assert_eq!(place.refusal(), StoreError::NewerFile { found: 70, known });
    let json = sample::wire(&place.refusal());
    assert_eq!(
        json,
        serde_json::json!({ "code": "newer_file", "data": { "found": 70, "known": known } })
    );
}

#[test]
fn a_truncated_file_is_damaged() {
    let place = Place::new().with_file();
    let bytes = fs::read(place.path()).unwrap();
    fs::write(place.path(), &bytes[..bytes.len() / 2]).unwrap();
    let refusal = place.refusal();
    assert!(matches!(refusal, StoreError::Damaged { .. }), "{refusal:?}");
}

#[test]
fn a_file_is_opened_once_at_a_time() {
    let place = Place::new().with_file();
    let first = Store::open(&place.path(), sample::moment(0)).unwrap();
    assert_eq!(place.refusal(), StoreError::InUse);
    assert_eq!(first.mode(), Mode::ReadWrite);
    drop(first);
    assert!(Store::open(&place.path(), sample::moment(0)).is_ok());
}

#[test]
fn an_existing_file_is_not_written_over() {
    let place = Place::new();
    fs::write(place.path(), b"mein Kuchenrezept").unwrap();
    let created = Store::create(
        &place.path(),
        &sample::empty(),
        &sample::entry("new"),
        sample::FILE,
    );
    let path = place.path().display().to_string();
    assert_eq!(created.unwrap_err(), StoreError::Exists { path });
    assert_eq!(fs::read(place.path()).unwrap(), b"mein Kuchenrezept");
}

#[test]
fn what_an_ended_program_left_unfinished_is_no_hindrance() {
    let place = Place::new();
    fs::write(place.folder.path().join(".a.kralle.new"), b"half").unwrap();
    let place = place.with_file();
    assert!(Store::open(&place.path(), sample::moment(0)).is_ok());
    let unfinished = fs::read(place.folder.path().join(".a.kralle.new")).unwrap();
    assert_eq!(unfinished, b"half");
    assert_eq!(fs::read_dir(place.folder.path()).unwrap().count(), 2);
}

/// SQLite ignores these bytes; every command would report the file as overwritten.
#[rstest]
#[case(300)]
#[case(4096)]
#[case(1_000_000)]
fn what_lies_behind_the_last_page_is_damage(#[case] more: u64) {
    let place = Place::new().with_file();
    let file = fs::File::options().write(true).open(place.path()).unwrap();
    let length = file.metadata().unwrap().len();
    file.set_len(length + more).unwrap();
    drop(file);
    let reason = format!("it has {} bytes, its pages {length}", length + more);
    let damage = StoreError::Damaged {
        table: String::new(),
        row: String::new(),
        reason: reason.clone(),
    };
    assert_eq!(contents(&place.path()).unwrap_err(), damage);
    let report = proved(&place.path(), &mut unwatched).unwrap();
    let finding = Finding::Damaged {
        table: String::new(),
        row: String::new(),
        reason: reason.clone(),
    };
    assert_eq!(report.findings[0], finding);
    let store = Store::open(&place.path(), sample::moment(0)).unwrap();
    assert_eq!(store.must_be_sound(), Err(damage.clone()));
    let report = store.verify(&mut unwatched).unwrap();
    assert_eq!(report.findings[0], finding);
    drop(store);
    let looked_at = Store::open_to_look(&place.path()).unwrap();
    assert_eq!(looked_at.tournament().unwrap(), sample::colorful());
    assert_eq!(looked_at.must_be_sound(), Err(damage));
}

/// Files are read into memory.
#[rstest]
#[case::as_large_as_one_may_be(1 << 30, "damaged")]
#[case::a_byte_larger((1 << 30) + 1, "too_large")]
#[case::far_larger(1 << 33, "too_large")]
fn a_file_that_is_too_large_is_not_read(#[case] bytes: u64, #[case] code: &str) {
    let place = Place::new().with_file();
    let file = fs::File::options().write(true).open(place.path()).unwrap();
    file.set_len(bytes).unwrap();
    drop(file);
    let said = sample::wire(&contents(&place.path()).unwrap_err());
    assert_eq!(said["code"], code);
    if code == "too_large" {
        assert_eq!(
            said["data"],
            serde_json::json!({ "bytes": bytes, "limit": 1_u64 << 30 })
        );
    }
}

#[test]
fn a_file_in_a_folder_that_is_not_there_cannot_be_created() {
    let place = Place::new();
    let path = place.folder.path().join("nowhere").join("a.kralle");
    let created = Store::create(&path, &sample::empty(), &sample::entry("new"), sample::FILE);
    let path = path.display().to_string();
    assert_eq!(created.unwrap_err(), StoreError::Missing { path });
}

#[test]
fn a_trigger_from_elsewhere_is_refused() {
    let place = Place::new()
        .with_file()
        .tampered("CREATE TRIGGER gift AFTER INSERT ON bye BEGIN UPDATE bye SET points = 9; END");
    let refusal = place.refusal();
    assert_eq!(
        refusal.to_string(),
        format!(
            "sqlite_schema gift: this trigger is not as version {} lays it",
            sample::newest_version()
        )
    );
}

#[rstest]
#[case::code(
    "UPDATE player SET presence = 'gone' WHERE id = 3",
    "player 3: presence is unknown: \"gone\""
)]
#[case::range(
    "UPDATE player_rating SET rating = 9999 WHERE player = 2 AND kind = 'rapid'",
    "player_rating 2/rapid: rating: a rating is 1 to 4000, not 9999"
)]
#[case::big_number(
    "UPDATE matches SET first_named = 70000 WHERE round = 1 AND table_number = 2",
    "matches 1/2: first_named is out of range: 70000"
)]
#[case::zero(
    "UPDATE matches SET first_named = 0 WHERE round = 1 AND table_number = 2",
    "matches 1/2: first_named is missing"
)]
#[case::line(
    "UPDATE team SET name = ' x' WHERE number = 2",
    "team 2: name is not in normal form"
)]
#[case::gap("DELETE FROM team WHERE number = 2", "team 3: team 2 is missing")]
#[case::rounds("DELETE FROM round WHERE number = 1", "round 2: round 1 is missing")]
#[case::start_list(
    "DELETE FROM start_list WHERE start_number = 1",
    "start_list 2: start number 1 is missing"
)]
#[case::line_up(
    "DELETE FROM line_up WHERE round = 1 AND table_number = 1 AND side = 'second'
        AND seat = 'pot_2'",
    "line_up 1/1/second/pot_2: the player is missing"
)]
#[case::line_ups(
    "DELETE FROM line_up WHERE round = 2 AND table_number = 1",
    "matches 2/1: the line-ups are missing"
)]
#[case::date(
    "UPDATE tournament SET date = '21.11.2026'",
    "tournament 1: date: input contains invalid characters"
)]
#[case::rules(
    "UPDATE tournament SET rule_preset = 'schweiz'",
    "tournament 1: rule_overrides: found rule set \"schweiz\", expected one of dsj, swiss, ordnung, \
     fics, pzs, fairschach, standard"
)]
#[case::no_row("DELETE FROM tournament", "tournament: the row is missing")]
#[case::colors(
    "UPDATE matches SET seating = NULL WHERE round = 2 AND table_number = 1",
    "matches 2/1: colors are chosen, but not the boards"
)]
#[case::cause(
    "UPDATE matches SET cause = NULL WHERE round = 2 AND table_number = 1",
    "matches 2/1: cause is missing"
)]
#[case::byes(
    "INSERT INTO bye (round, team, points) VALUES (1, 2, 0)",
    "bye 1/2: the round has two byes"
)]
fn a_damaged_row_is_named(#[case] sql: &str, #[case] said: &str) {
    let place = Place::new().with_file().tampered(sql);
    let store = Store::open(&place.path(), sample::moment(0)).unwrap();
    assert_eq!(store.tournament().unwrap_err().to_string(), said);
    let report = store.verify(&mut unwatched).unwrap();
    let named = |finding: &Finding| matches!(finding, Finding::Damaged { .. });
    assert!(report.findings.iter().any(named), "{report:?}");
}

#[rstest]
#[case::seated_twice("UPDATE bye SET team = 2 WHERE round = 1", "seated_times")]
#[case::two_teams("UPDATE membership SET player = 1 WHERE team = 4", "two_memberships")]
#[case::dangling("DELETE FROM player WHERE id = 5", "foreign_key")]
#[case::journal("UPDATE journal SET hash = zeroblob(32)", "tables_changed")]
#[case::an_entry(
    "UPDATE journal SET changeset = NULL, data = '{' WHERE number = 1",
    "entry_changed"
)]
fn verify_finds(#[case] sql: &str, #[case] code: &str) {
    let place = Place::new().with_file().tampered(sql);
    let report = serde_json::to_string(&proved(&place.path(), &mut unwatched).unwrap()).unwrap();
    assert!(report.contains(&format!("\"code\":\"{code}\"")), "{report}");
}

#[test]
fn verify_finds_a_changeset_that_does_not_lead_back() {
    let place = Place::new();
    let first = sample::empty();
    let mut store =
        Store::create(&place.path(), &first, &sample::entry("new"), sample::FILE).unwrap();
    let mut second = first.clone();
    second.add_player(sample::player(1)).unwrap();
    store
        .keep(&first, &second, &sample::entry("add_player"))
        .unwrap();
    drop(store);
    let place = place.tampered("UPDATE journal SET hash_before = zeroblob(32) WHERE number = 2");
    let report = proved(&place.path(), &mut unwatched).unwrap();
    assert_eq!(
        report.findings,
        [
            Finding::EntryChanged { entry: 2 },
            Finding::JournalMismatch { entry: 2 }
        ]
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn no_damaged_byte_goes_unseen_and_none_ends_the_program(
        damage in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let place = Place::new().with_file();
        let mut bytes = fs::read(place.path()).unwrap();
        for (index, byte) in damage {
            let at = index.index(bytes.len());
            bytes[at] = byte;
        }
        fs::write(place.path(), bytes).unwrap();
        let Ok(store) = Store::open(&place.path(), sample::moment(0)) else { return Ok(()) };
        let tournament = store.tournament();
        if store.verify(&mut unwatched).is_ok_and(|report| report.is_sound()) {
            prop_assert_eq!(tournament, Ok(sample::colorful()));
        }
    }
}
