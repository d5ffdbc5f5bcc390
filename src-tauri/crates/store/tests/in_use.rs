//! A file open in another program: it is not replaced, and nothing is left next to it.

use crate::sample;

use std::fs;

use kralle_store::{Occasion, Store, StoreError, backups, restore, unwatched};
use rstest::rstest;
use rusqlite::Connection;

#[rstest]
#[case::has_it_open("BEGIN EXCLUSIVE")]
#[case::is_in_the_middle_of_a_command(
    "BEGIN EXCLUSIVE; UPDATE tournament SET name = 'Half'; CREATE TABLE half (done)"
)]
fn a_backup_is_not_put_in_the_place_of_a_file_that_another_program_has(#[case] does: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let new = sample::entry("new");
    let store = Store::create(&path, &sample::drawn(8), &new, sample::FILE).unwrap();
    let backup = store.back_up(Occasion::Round, sample::moment(0)).unwrap();
    drop(store);
    let there = backups(&path).unwrap();

    let other = Connection::open(&path).unwrap();
    other.execute_batch(does).unwrap();
    other.cache_flush().unwrap();
    let bytes = fs::read(&path).unwrap();
    let names = || {
        let entries = fs::read_dir(folder.path()).unwrap();
        let mut names: Vec<_> = entries.map(|it| it.unwrap().file_name()).collect();
        names.sort();
        names
    };
    let before = names();
    let restored = restore(&path, &backup, &sample::entry("restore"), &mut unwatched);
    assert_eq!(restored, Err(StoreError::InUse));
    assert!(fs::read(&path).unwrap() == bytes);
    assert_eq!(backups(&path).unwrap(), there);
    let beside = fs::read_dir(backup.parent().unwrap()).unwrap();
    assert_eq!(beside.count(), there.len());
    assert_eq!(names(), before);

    // It continues undisturbed.
    other.execute_batch("ROLLBACK").unwrap();
    drop(other);
    let store = Store::open(&path, sample::moment(1)).unwrap();
    assert_eq!(store.tournament().unwrap(), sample::drawn(8));
}
