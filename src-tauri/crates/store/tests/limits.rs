//! A file that cannot grow because of a system limit: like a full medium, but without root
//! permissions.
#![cfg(unix)]

use crate::inner_test::assert_one_passed;
use crate::sample;

use std::path::PathBuf;
use std::process::Command;

use kralle_store::{Occasion, Store, StoreError, backups, proved, unwatched};

/// The environment variable with the file, for the test inside the limit.
const FILE: &str = "KRALLE_LIMITED_FILE";

#[test]
fn a_file_that_may_not_grow_keeps_every_command_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.kralle");
    drop(
        Store::create(
            &file,
            &sample::drawn(8),
            &sample::entry("new"),
            sample::FILE,
        )
        .unwrap(),
    );
    // Blocks of 512 or 1024 bytes, depending on the shell. The signal would end the program.
    let script = "trap '' XFSZ; ulimit -f 500; \
        exec \"$TEST\" --exact limits::inside_the_limit --ignored --nocapture";
    let output = Command::new("sh")
        .args(["-ec", script])
        .env("TEST", std::env::current_exe().unwrap())
        .env(FILE, &file)
        .output()
        .unwrap();
    assert_one_passed(&output);
    // Without the limit everything works again.
    let mut store = Store::open(&file, sample::moment(0)).unwrap();
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
    let before = store.tournament().unwrap();
    let mut after = before.clone();
    after.settings.name = sample::line("Platz");
    store
        .keep(&before, &after, &sample::entry("rename"))
        .unwrap();
}

#[test]
#[ignore = "runs inside the limit that another test sets"]
fn inside_the_limit() {
    let path = PathBuf::from(std::env::var_os(FILE).unwrap());
    let mut store = Store::open(&path, sample::moment(0)).unwrap();
    let mut kept = store.tournament().unwrap();
    let mut acknowledged = 1;
    let refusal = loop {
        let mut after = kept.clone();
        after.settings.name = sample::line(&"Klaue ".repeat(20 + acknowledged % 2));
        match store.keep(&kept, &after, &sample::entry("rename")) {
            Ok(_) => (kept, acknowledged) = (after, acknowledged + 1),
            Err(refusal) => break refusal,
        }
        assert!(acknowledged < 10_000, "there is no limit");
    };
    assert!(
        matches!(refusal, StoreError::Io { .. } | StoreError::DiskFull),
        "{refusal:?}"
    );
    assert_eq!(store.tournament().unwrap(), kept);
    assert_eq!(store.journal().unwrap().len(), acknowledged);
    // A command that does not grow the file still works, and a backup without room leaves no
    // partial file.
    let _ = store.back_up(Occasion::Round, sample::moment(1));
    let undone = store.undo("Anna", sample::moment(2));
    assert!(undone.is_ok() || store.tournament().unwrap() == kept);
    drop(store);
    assert!(proved(&path, &mut unwatched).unwrap().is_sound());
    for backup in backups(&path).unwrap() {
        assert!(proved(&backup.path, &mut unwatched).unwrap().is_sound());
    }
}
