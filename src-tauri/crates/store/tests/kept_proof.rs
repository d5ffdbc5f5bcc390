//! Files of every released schema version are as sound in this program as in their own.

use crate::sample;

use std::fs;
use std::path::{Path, PathBuf};

use kralle_store::{Finding, Store, proved, unwatched};
use rusqlite::Connection;
use rusqlite::session::{ConflictAction, invert_strm};

/// Returns a copy of each sample file that may be changed, with its name.
fn copies(folder: &Path) -> Vec<(String, PathBuf)> {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files");
    fs::read_dir(kept)
        .unwrap()
        .map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            let copy = folder.join(&name);
            fs::copy(entry.path(), &copy).unwrap();
            (name, copy)
        })
        .collect()
}

/// No command leads to the last state of the sample files (`sample::colorful`). That must be the
/// only finding: none of the pages, the rows, the links or the fingerprints.
#[test]
fn an_older_file_is_as_sound_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    for (name, path) in copies(folder.path()) {
        let before = proved(&path, &mut unwatched).unwrap().findings;
        let contradicts = |it: &Finding| matches!(it, Finding::Violation { .. });
        assert!(!before.is_empty());
        assert!(before.iter().all(contradicts), "{name}: {before:?}");
        let store = Store::open(&path, sample::moment(0)).unwrap();
        let after = store.verify(&mut unwatched).unwrap().findings;
        assert_eq!(after, before, "{name}");
    }
}

/// The file before that last state: the changesets in it lead there.
#[test]
fn an_older_file_that_was_played_by_the_rules_is_proved() {
    const PLAYED: u32 = 7;
    let folder = tempfile::tempdir().unwrap();
    copies(folder.path());
    let path = folder.path().join("version-1.kralle");
    let connection = Connection::open(&path).unwrap();
    connection
        .pragma_update(None, "foreign_keys", false)
        .unwrap();
    for entry in (PLAYED + 1..=9).rev() {
        let select = "SELECT changeset FROM journal WHERE number = ?1";
        let changes: Vec<u8> = connection
            .query_row(select, [entry], |row| row.get(0))
            .unwrap();
        let mut inverse = Vec::new();
        invert_strm(&mut &changes[..], &mut inverse).unwrap();
        connection
            .apply_strm(&mut &inverse[..], None::<fn(&str) -> bool>, |_, _| {
                ConflictAction::SQLITE_CHANGESET_ABORT
            })
            .unwrap();
    }
    connection
        .execute_batch(&format!(
            "DELETE FROM journal_mark WHERE entry > {PLAYED}; DELETE FROM journal WHERE number > {PLAYED}"
        ))
        .unwrap();
    drop(connection);
    assert_eq!(proved(&path, &mut unwatched).unwrap().findings, []);
    let store = Store::open(&path, sample::moment(0)).unwrap();
    assert_eq!(store.verify(&mut unwatched).unwrap().findings, []);
    assert_eq!(store.tournament().unwrap().rounds.len(), 2);
}
