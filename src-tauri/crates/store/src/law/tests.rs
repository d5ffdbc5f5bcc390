//! Entries forged with valid fingerprints and links: their changes are checked against the law of
//! their command, and the tables must stay readable.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use chrono::{DateTime, TimeDelta, Utc};
use kralle_tournament::{OddNumber, Tournament};
use rstest::rstest;
use rusqlite::Connection;
use rusqlite::session::Session;

use super::{COMMANDS, parse};
use crate::head::FileId;
use crate::journal::{self, Kind, NewRow};
use crate::rows::TABLES;
use crate::{Finding, NewEntry, Store, StoreError, hash, sample, unwatched};

fn moment(seconds: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)
}

fn entry(command: &str) -> NewEntry {
    NewEntry {
        time: moment(0),
        who: "Rosa Klaue".to_owned(),
        command: command.to_owned(),
        data: serde_json::Value::Null,
    }
}

/// Returns a tournament of two players.
fn two() -> Tournament {
    let mut tournament = sample::tournament();
    for name in ["Krähe, Anna", "Krähe, Bert"] {
        tournament.add_player(sample::player(name)).unwrap();
    }
    tournament.set_odd_number(OddNumber::Refused).unwrap();
    tournament
}

struct Hall {
    folder: tempfile::TempDir,
}

impl Hall {
    fn new() -> Self {
        let hall = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        let new = entry("new_tournament");
        drop(Store::create(&hall.path(), &two(), &new, FileId([7; 16])).unwrap());
        hall
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("a.kralle")
    }

    fn open(&self) -> Store {
        Store::open(&self.path(), moment(1)).unwrap()
    }

    fn findings(&self) -> Vec<Finding> {
        self.open().verify(&mut unwatched).unwrap().findings
    }

    /// Adds an entry `command` with the changes of `sql`, with valid fingerprints and links.
    fn forge(self, command: &str, sql: &str) -> Self {
        forge(&self.path(), command, sql);
        self
    }
}

fn forge(path: &Path, command: &str, sql: &str) {
    let mut connection = Connection::open(path).unwrap();
    let transaction = connection.transaction().unwrap();
    let hash_before = hash::of_file(&transaction).unwrap();
    let mut session = Session::new(&transaction).unwrap();
    for table in TABLES {
        session.attach(Some(table.name)).unwrap();
    }
    transaction.execute_batch(sql).unwrap();
    let mut changeset = Vec::new();
    session.changeset_strm(&mut changeset).unwrap();
    drop(session);
    let new = NewRow {
        kind: Kind::Command,
        entry: &entry(command),
        game: None,
        hash_before,
        hash: hash::of_file(&transaction).unwrap(),
        changeset: Some(changeset),
        subjects: &BTreeSet::new(),
    };
    journal::append(&transaction, new).unwrap();
    transaction.commit().unwrap();
}

#[rstest]
#[case::adds_a_player_and_renames_another(
    "add_player",
    "UPDATE player SET name = 'Krähe, Carl' WHERE id = 1"
)]
#[case::adds_a_player_and_closes("add_player", "UPDATE tournament SET course = 'closed'")]
#[case::checks_in_by_another_name(
    "check_in",
    "UPDATE player SET name = 'Krähe, Carl' WHERE id = 1"
)]
#[case::checks_in_and_deletes("check_in", "DELETE FROM player WHERE id = 2")]
#[case::checks_in_somebody_new(
    "check_in",
    "INSERT INTO player (id, name, presence, part) VALUES (3, 'Krähe, Carl', 'here', 'entered')"
)]
#[case::closes_under_another_name("close_tournament", "UPDATE tournament SET name = 'Anders'")]
#[case::removes_a_player_of_another_name(
    "remove_player",
    "DELETE FROM player WHERE id = 2; UPDATE player SET name = 'Krähe, Bert' WHERE id = 1"
)]
fn an_entry_that_does_something_else_than_it_says_is_named_and_not_undone(
    #[case] command: &str,
    #[case] sql: &str,
) {
    let hall = Hall::new().forge(command, sql);
    let findings = hall.findings();
    assert!(
        matches!(&findings[..], [Finding::EntryForeign { entry: 2, command: told, .. }] if told == command),
        "{findings:?}"
    );
    let mut store = hall.open();
    let before = (store.tournament().unwrap(), store.journal().unwrap());
    let refused = [
        store.undo("Anna", moment(2)).map(drop),
        store
            .undo_to(1, "Anna", moment(2), &mut unwatched)
            .map(drop),
        store.past().unwrap().go_to(1, &mut unwatched),
    ];
    for refused in refused {
        assert!(
            matches!(refused, Err(StoreError::EntryForeign { entry: 2, .. })),
            "{refused:?}"
        );
    }
    assert_eq!(
        (store.tournament().unwrap(), store.journal().unwrap()),
        before
    );
}

#[rstest]
#[case::as_it_says("check_in", "UPDATE player SET presence = 'absent'")]
#[case::settings(
    "change_settings",
    "UPDATE tournament SET name = 'Anders', place = 'Dort'"
)]
#[case::arbiters(
    "change_settings",
    "UPDATE tournament SET arbiters_public = 1;
     INSERT INTO report_record (place, code, text) VALUES (1, '102', 'Probe, Kim')"
)]
#[case::acceleration("change_settings", "UPDATE tournament SET acceleration = 'baku'")]
#[case::a_player_with_a_rating(
    "add_player",
    "INSERT INTO player (id, name, presence, part) VALUES (3, 'Krähe, Carl', 'here', 'entered');
     INSERT INTO player_rating (player, kind, rating) VALUES (3, 'standard', 1500)"
)]
#[case::a_command_of_a_newer_program(
    "of_tomorrow",
    "UPDATE player SET name = 'Krähe, Carl' WHERE id = 1"
)]
fn an_entry_that_does_what_it_says_is_sound_and_undone(#[case] command: &str, #[case] sql: &str) {
    let hall = Hall::new().forge(command, sql);
    assert_eq!(hall.findings(), []);
    let mut store = hall.open();
    assert_ne!(store.tournament().unwrap(), two());
    store.undo("Anna", moment(2)).unwrap();
    assert_eq!(store.tournament().unwrap(), two());
}

/// Returns an entry that leads to an unreadable tournament, and one that leads out again.
fn through_a_pit() -> Hall {
    Hall::new()
        .forge(
            "of_tomorrow",
            "UPDATE player SET name = ' Krähe,  Anna ' WHERE id = 1",
        )
        .forge(
            "of_tomorrow",
            "UPDATE player SET name = 'Krähe, Anna' WHERE id = 1",
        )
}

#[test]
fn undo_to_what_is_no_tournament_is_refused_and_not_kept() {
    let hall = through_a_pit();
    let mut store = hall.open();
    let before = (store.tournament().unwrap(), store.journal().unwrap());
    let undone = store.undo("Anna", moment(2));
    assert!(
        matches!(undone, Err(StoreError::EntryForeign { entry: 2, .. })),
        "{undone:?}"
    );
    let undone = store.undo_to(2, "Anna", moment(2), &mut unwatched);
    assert!(
        matches!(undone, Err(StoreError::EntryForeign { entry: 2, .. })),
        "{undone:?}"
    );
    assert_eq!(
        (store.tournament().unwrap(), store.journal().unwrap()),
        before
    );
    drop(store);
    // The file opens again: the path across both entries leads to a tournament, redo into the first
    // does not.
    let mut store = hall.open();
    assert_eq!(store.tournament().unwrap(), before.0);
    store.undo_to(1, "Anna", moment(2), &mut unwatched).unwrap();
    let redone = store.redo("Anna", moment(3));
    assert!(
        matches!(redone, Err(StoreError::EntryForeign { entry: 2, .. })),
        "{redone:?}"
    );
    drop(store);
    assert_eq!(hall.open().tournament().unwrap(), two());
}

#[test]
fn a_proof_reads_every_state_it_passes() {
    let findings = through_a_pit().findings();
    let [Finding::EntryForeign { entry, reason, .. }] = &findings[..] else {
        panic!("{findings:?}");
    };
    assert!(
        (2..=3).contains(entry) && reason.contains("player"),
        "{findings:?}"
    );
}

#[test]
fn the_law_names_tables_and_columns_there_are() {
    let mut commands: Vec<&str> = COMMANDS.iter().map(|(command, _)| *command).collect();
    commands.sort_unstable();
    commands.dedup();
    assert_eq!(commands.len(), COMMANDS.len(), "a command stands twice");
    for (command, law) in COMMANDS {
        let touches = parse(law).into_iter().flatten();
        let touches = touches.flat_map(|(name, all)| all.into_iter().map(move |it| (name, it)));
        for (name, touch) in touches {
            let table = TABLES.iter().find(|table| table.name == name);
            let table = table.unwrap_or_else(|| panic!("{command}: no table {name}"));
            let columns: Vec<&str> = (table.key_columns()..)
                .map_while(|place| table.column(place))
                .collect();
            let does_something = touch.inserts || touch.deletes || touch.updates;
            assert!(does_something, "{command}: nothing is done to {name}");
            for column in touch.columns {
                assert!(
                    columns.contains(&column),
                    "{command}: no column {name}.{column}"
                );
            }
        }
    }
}

/// Entries of the history that change no rows of a tournament.
const WALLS: [&str; 4] = [
    "new_tournament",
    "migrate_file",
    "restore_backup",
    "rescue_file",
];

#[test]
fn every_sentence_of_the_history_has_its_law_and_every_law_its_sentence() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../ui/messages/en");
    let mut told = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let keys = text
            .lines()
            .filter_map(|line| line.strip_prefix("journal-"));
        let keys = keys.filter_map(|line| Some(line.split_once(" =")?.0.replace('-', "_")));
        told.extend(keys);
    }
    let bound = COMMANDS.iter().map(|(command, _)| (*command).to_owned());
    let bound: BTreeSet<String> = bound.chain(WALLS.map(str::to_owned)).collect();
    assert_eq!(bound, told);
}
