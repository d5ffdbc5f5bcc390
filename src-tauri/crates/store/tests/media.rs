//! Full or read-only media, as small file systems in a mount namespace.
//!
//! Without permission for such a namespace, the tests are skipped with a message.

use crate::inner_test::assert_one_passed;
use crate::sample;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;

use kralle_store::{
    FileTrouble, Mode, Readers, Store, StoreError, UnfinishedFiles, proved, unwatched,
};

/// The environment variable with the folder of the small file system, for the tests inside.
const FOLDER: &str = "KRALLE_MEDIUM";

/// Runs the ignored test `inside` in a mount namespace, where `prepare` has created the medium
/// `$M`.
fn on_a_medium(inside: &str, prepare: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file.kralle");
    drop(
        Store::create(
            &file,
            &sample::drawn(8),
            &sample::entry("new"),
            sample::FILE,
        )
        .unwrap(),
    );
    let medium = folder.path().join("medium");
    std::fs::create_dir(&medium).unwrap();
    let run = |script: &str| {
        Command::new("unshare")
            .args(["--mount", "sh", "-ec", script])
            .env("M", &medium)
            .env("F", &file)
            .env("TEST", std::env::current_exe().unwrap())
            .env("INSIDE", inside)
            .env(FOLDER, &medium)
            .output()
    };
    match run(prepare) {
        Ok(output) if output.status.success() => {}
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            return println!("skipped: no mount namespace here ({})", said.trim());
        }
        Err(error) => return println!("skipped: no unshare here ({error})"),
    }
    let script = format!("{prepare}\nexec \"$TEST\" --exact \"$INSIDE\" --ignored --nocapture");
    let output = run(&script).unwrap();
    assert_one_passed(&output);
}

fn medium() -> PathBuf {
    std::env::var_os(FOLDER).unwrap().into()
}

#[test]
fn a_file_on_a_read_only_medium_can_be_looked_at() {
    on_a_medium(
        "media::inside_a_read_only_medium",
        "mount -t tmpfs -o size=4m kralle \"$M\"\n\
         cp \"$F\" \"$M/a.kralle\"\n\
         mount -o remount,ro \"$M\"",
    );
}

#[test]
#[ignore = "runs inside the read-only medium that another test makes"]
fn inside_a_read_only_medium() {
    let path = medium().join("a.kralle");
    let mut store = Store::open(&path, sample::moment(0)).unwrap();
    assert_eq!(store.mode(), Mode::ReadOnly);
    let before = store.tournament().unwrap();
    assert_eq!(before, sample::drawn(8));
    assert_eq!(store.journal().unwrap().len(), 1);
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
    let mut after = before.clone();
    after.pair_round().unwrap();
    let refusal = StoreError::ReadOnly {
        path: path.display().to_string(),
    };
    assert_eq!(
        store.keep(&before, &after, &sample::entry("pair_round")),
        Err(refusal.clone())
    );
    assert_eq!(store.undo("Anna", sample::moment(1)), Err(refusal));

    let new = medium().join("b.kralle");
    let created = Store::create(&new, &sample::empty(), &sample::entry("new"), sample::FILE);
    let copied = store.save_copy(&new);
    let refusal = StoreError::FileTrouble {
        path: new.display().to_string(),
        cause: FileTrouble::WriteProtected,
    };
    assert_eq!(created.unwrap_err(), refusal);
    assert_eq!(copied, Err(refusal));

    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("copy.kralle");
    store.save_copy(&copy).unwrap();
    assert_eq!(
        Store::open(&copy, sample::moment(0)).unwrap().mode(),
        Mode::ReadWrite
    );
}

#[test]
fn a_file_whose_folder_can_only_be_read_can_be_looked_at() {
    // The file itself is writable, but no journal can be created next to it.
    on_a_medium(
        "media::inside_a_read_only_folder",
        "mount -t tmpfs -o size=4m kralle \"$M\"\n\
         touch \"$M/a.kralle\"\n\
         mount -o remount,ro \"$M\"\n\
         mount --bind \"$F\" \"$M/a.kralle\"",
    );
}

#[test]
#[ignore = "runs inside the read-only folder that another test makes"]
fn inside_a_read_only_folder() {
    let path = medium().join("a.kralle");
    // The folder of the medium refuses new files; the file bound into it is writable.
    assert!(std::fs::File::create_new(medium().join("x")).is_err());
    assert!(std::fs::OpenOptions::new().append(true).open(&path).is_ok());
    let store = Store::open(&path, sample::moment(0)).unwrap();
    assert_eq!(store.mode(), Mode::ReadOnly);
    assert_eq!(store.tournament().unwrap(), sample::drawn(8));
    // A read-only store has nothing to lose when another program writes.
    let mut file = std::fs::OpenOptions::new()
        .append(true)
        .open(&path)
        .unwrap();
    file.write_all(b"more").unwrap();
    assert_eq!(store.must_be_in_place(), Ok(()));
    assert_eq!(store.tournament().unwrap(), sample::drawn(8));
}

#[test]
fn a_full_medium_keeps_every_command_that_was_acknowledged() {
    on_a_medium(
        "media::inside_a_full_medium",
        "mount -t tmpfs -o size=400k kralle \"$M\"\n\
         cp \"$F\" \"$M/a.kralle\"",
    );
}

#[test]
#[ignore = "runs inside the small medium that another test makes"]
fn inside_a_full_medium() {
    let path = medium().join("a.kralle");
    let mut store = Store::open(&path, sample::moment(0)).unwrap();
    let mut kept = store.tournament().unwrap();
    let mut acknowledged = 1;
    let refusal = loop {
        let mut after = kept.clone();
        let number = acknowledged % 2;
        after.settings.name = sample::line(&"Klaue ".repeat(20 + number));
        match store.keep(&kept, &after, &sample::entry("rename")) {
            Ok(_) => (kept, acknowledged) = (after, acknowledged + 1),
            Err(refusal) => break refusal,
        }
        assert!(acknowledged < 10_000, "the medium is never full");
    };
    assert_eq!(refusal, StoreError::DiskFull);
    assert_eq!(store.tournament().unwrap(), kept);
    let copied = store.save_copy(&medium().join("copy.kralle"));
    assert_eq!(copied, Err(StoreError::DiskFull));
    drop(store);
    assert_eq!(std::fs::read_dir(medium()).unwrap().count(), 1);
    let store = Store::open(&path, sample::moment(0)).unwrap();
    assert_eq!(store.tournament().unwrap(), kept);
    assert_eq!(store.journal().unwrap().len(), acknowledged);
    assert!(proved(&path, &mut unwatched).is_err(), "the file is open");
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
}

#[test]
fn files_that_are_written_together_leave_nothing_half_on_a_full_medium() {
    on_a_medium(
        "media::inside_a_small_medium_for_files",
        "mount -t tmpfs -o size=512k kralle \"$M\"",
    );
}

#[test]
#[ignore = "runs inside the small medium that another test makes"]
fn inside_a_small_medium_for_files() {
    let names = || -> Vec<_> {
        let entries = std::fs::read_dir(medium()).unwrap();
        entries.map(|entry| entry.unwrap().file_name()).collect()
    };
    let pages = |byte: u8, count: u8| -> std::io::Result<()> {
        let mut files = UnfinishedFiles::new(Readers::AsUsual);
        for number in 0..count {
            let path = medium().join(format!("page-{number}.html"));
            files.add(&path, &vec![byte; 64 * 1024])?;
        }
        files.put()
    };
    pages(b'a', 3).unwrap();
    assert_eq!(names().len(), 3);
    let full = pages(b'b', 9).unwrap_err();
    assert_eq!(full.kind(), std::io::ErrorKind::StorageFull);
    assert_eq!(names().len(), 3);
    for name in names() {
        let bytes = std::fs::read(medium().join(name)).unwrap();
        assert!(bytes == vec![b'a'; 64 * 1024]);
    }
    pages(b'c', 3).unwrap();
    assert!(std::fs::read(medium().join("page-0.html")).unwrap() == vec![b'c'; 64 * 1024]);
}
