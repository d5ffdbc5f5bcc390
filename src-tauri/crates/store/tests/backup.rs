//! Backups are made, thinned, inspected and restored; the replaced file is always kept.

use crate::sample;

use std::fs;
use std::path::{Path, PathBuf};

use kralle_store::{
    Containment, EntryState, Head, HeadWord, NewEntry, Occasion, Store, StoreError, backup_folder,
    backup_named, backups, contents, proved, restore, unwatched,
};
use kralle_tournament::Tournament;
use proptest::prelude::*;

struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    /// Returns a file with one command, and a backup from before it.
    fn new() -> (Self, Tournament, Tournament) {
        let place = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        let first = sample::drawn(8);
        let mut second = first.clone();
        sample::play_round(&mut second);
        let mut store =
            Store::create(&place.path(), &first, &sample::entry("new"), sample::FILE).unwrap();
        store.back_up(Occasion::Round, sample::moment(0)).unwrap();
        store
            .keep(&first, &second, &sample::entry("play_round"))
            .unwrap();
        (place, first, second)
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("a.kralle")
    }

    fn newest(&self) -> PathBuf {
        backups(&self.path()).unwrap()[0].path.clone()
    }
}

fn entry(seconds: u32) -> NewEntry {
    NewEntry {
        time: sample::moment(seconds),
        data: serde_json::json!({ "time": "2023-11-14T22:13:20Z" }),
        ..sample::entry("restore_backup")
    }
}

#[test]
fn a_backup_is_a_whole_file_of_its_own() {
    let (place, first, second) = Place::new();
    let found = backups(&place.path()).unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(
        found[0].name(),
        "2023-11-14 22-13-20Z before-round-1.kralle"
    );
    assert_eq!(
        found[0].path.parent(),
        Some(backup_folder(&place.path()).as_path())
    );
    assert_eq!(contents(&found[0].path).unwrap().tournament, first);
    assert!(proved(&found[0].path, &mut unwatched).unwrap().is_sound());
    assert_eq!(contents(&place.path()).unwrap().tournament, second);
}

#[test]
fn old_backups_go_and_other_files_stay() {
    let (place, ..) = Place::new();
    let store = Store::open(&place.path(), sample::moment(0)).unwrap();
    fs::write(backup_folder(&place.path()).join("Notiz.txt"), "bleibt").unwrap();
    for second in [10, 20, 30] {
        store
            .back_up(Occasion::Round, sample::moment(second))
            .unwrap();
    }
    store.back_up(Occasion::Import, sample::moment(70)).unwrap();
    let times: Vec<_> = backups(&place.path())
        .unwrap()
        .into_iter()
        .map(|it| it.time)
        .collect();
    // 22:13:50 is the newest of its minute, 22:13:20 the newest before round 1.
    assert_eq!(times, [70, 30, 0].map(sample::moment));
    assert!(backup_folder(&place.path()).join("Notiz.txt").exists());
}

#[test]
fn a_clock_far_ahead_takes_no_backup_away() {
    let (place, first, _) = Place::new();
    let mut store = Store::open(&place.path(), sample::moment(0)).unwrap();
    let mut now = store.tournament().unwrap();
    for round in 2..=6 {
        store
            .back_up(Occasion::Round, sample::moment(60 * round))
            .unwrap();
        let before = now.clone();
        sample::play_round(&mut now);
        let entry = NewEntry {
            time: sample::moment(60 * round),
            ..sample::entry("play_round")
        };
        store.keep(&before, &now, &entry).unwrap();
    }
    let names = || {
        let found = backups(&place.path()).unwrap().into_iter();
        found.map(|it| it.name()).collect::<Vec<_>>()
    };
    let there = names();
    assert_eq!(there.len(), 6);
    // Two years ahead, and once more after the wrong time is in the file.
    let years = |years: i64| sample::moment(0) + chrono::TimeDelta::days(365 * years);
    store.back_up(Occasion::Import, years(2)).unwrap();
    let entry = NewEntry {
        time: years(2),
        ..sample::entry("edit")
    };
    store.keep(&now, &first, &entry).unwrap();
    store.back_up(Occasion::Import, years(3)).unwrap();
    let after = names();
    assert!(there.iter().all(|it| after.contains(it)), "{after:?}");
}

#[test]
fn a_backup_takes_the_place_of_the_file_which_is_kept() {
    let (place, first, second) = Place::new();
    let kept = restore(&place.path(), &place.newest(), &entry(60), &mut unwatched)
        .unwrap()
        .unwrap();
    let mut store = Store::open(&place.path(), sample::moment(61)).unwrap();
    assert_eq!(store.tournament().unwrap(), first);
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
    assert_eq!(contents(&kept).unwrap().tournament, second);
    assert_eq!(
        backups(&place.path()).unwrap()[0].occasion,
        Occasion::Restore
    );

    let journal = store.journal().unwrap();
    let told = journal.last().unwrap();
    assert_eq!(
        (told.command.as_str(), told.who.as_str()),
        ("restore_backup", "Rosa Klaue")
    );
    assert_eq!(
        told.data["kept"],
        "2023-11-14 22-14-20Z before-restore.kralle"
    );
    // It changed nothing, so undo does not take it back.
    assert_eq!(
        store.undo("Anna", sample::moment(62)),
        Err(StoreError::NothingToUndo)
    );
    let mut third = first.clone();
    third.pair_round().unwrap();
    store
        .keep(&first, &third, &sample::entry("pair_round"))
        .unwrap();
    assert_eq!(
        store.undo("Anna", sample::moment(63)).unwrap().command,
        "pair_round"
    );
    let mut past = store.past().unwrap();
    past.go_to(told.number, &mut unwatched).unwrap();
    assert_eq!(past.tournament().unwrap(), first);
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
}

#[test]
fn undo_reaches_over_a_note_of_a_restored_file() {
    let (place, first, second) = Place::new();
    let store = Store::open(&place.path(), sample::moment(0)).unwrap();
    store.back_up(Occasion::Round, sample::moment(30)).unwrap();
    drop(store);
    restore(&place.path(), &place.newest(), &entry(60), &mut unwatched).unwrap();
    let mut store = Store::open(&place.path(), sample::moment(61)).unwrap();
    assert_eq!(store.tournament().unwrap(), second);
    assert_eq!(
        store.undo("Anna", sample::moment(62)).unwrap().command,
        "play_round"
    );
    assert_eq!(store.tournament().unwrap(), first);
    assert_eq!(
        store.redo("Anna", sample::moment(63)).unwrap().command,
        "play_round"
    );
    let mut past = store.past().unwrap();
    for (entry, state) in [(1, &first), (3, &second), (2, &second)] {
        past.go_to(entry, &mut unwatched).unwrap();
        assert_eq!(&past.tournament().unwrap(), state);
    }
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
}

#[test]
fn a_missing_file_is_brought_back() {
    let (place, first, _) = Place::new();
    fs::remove_file(place.path()).unwrap();
    assert_eq!(
        restore(&place.path(), &place.newest(), &entry(60), &mut unwatched).unwrap(),
        None
    );
    let store = Store::open(&place.path(), sample::moment(61)).unwrap();
    assert_eq!(store.tournament().unwrap(), first);
}

#[test]
fn a_file_that_is_open_is_not_replaced() {
    let (place, _, second) = Place::new();
    let store = Store::open(&place.path(), sample::moment(0)).unwrap();
    let restored = restore(&place.path(), &place.newest(), &entry(60), &mut unwatched);
    assert_eq!(restored, Err(StoreError::InUse));
    assert_eq!(store.tournament().unwrap(), second);
    assert_eq!(backups(&place.path()).unwrap().len(), 1);
}

#[test]
fn a_damaged_backup_is_not_brought_back() {
    let (place, _, second) = Place::new();
    let backup = place.newest();
    let bytes = fs::read(&backup).unwrap();
    fs::write(&backup, &bytes[..bytes.len() / 2]).unwrap();
    let restored = restore(&place.path(), &backup, &entry(60), &mut unwatched);
    assert!(
        matches!(restored, Err(StoreError::Damaged { .. })),
        "{restored:?}"
    );
    assert_eq!(contents(&place.path()).unwrap().tournament, second);
    let left = fs::read_dir(place.folder.path()).unwrap().count();
    assert_eq!(left, 2, "only the file and its backups");
}

/// Returns the journal of an unfinished command: SQLite would apply it to any file next to it.
fn half_a_command() -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("b.db");
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection
        .execute_batch(
            "CREATE TABLE t (a); INSERT INTO t VALUES (1);
             PRAGMA cache_spill = 1; PRAGMA cache_size = 1; BEGIN;
             WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
             INSERT INTO t SELECT i FROM n; UPDATE t SET a = 2;",
        )
        .unwrap();
    let journal = fs::read(folder.path().join("b.db-journal")).unwrap();
    assert!(journal.len() > 512);
    journal
}

#[test]
fn what_an_unfinished_command_left_behind_does_not_spoil_what_is_brought_back() {
    let (place, first, _) = Place::new();
    fs::write(place.path(), b"garbage").unwrap();
    let journal = place.folder.path().join("a.kralle-journal");
    let half = half_a_command();
    fs::write(&journal, &half).unwrap();
    let kept = restore(&place.path(), &place.newest(), &entry(60), &mut unwatched)
        .unwrap()
        .unwrap();
    assert!(!journal.exists());
    assert!(fs::read(&kept).unwrap() == b"garbage");
    let kept_journal = PathBuf::from(format!("{}-journal", kept.display()));
    assert!(fs::read(kept_journal).unwrap() == half);
    let store = Store::open(&place.path(), sample::moment(61)).unwrap();
    assert_eq!(store.tournament().unwrap(), first);
}

#[test]
fn a_backup_is_named_by_its_name_alone() {
    let (place, ..) = Place::new();
    for name in ["../a.kralle", "a.kralle", "", "/etc/passwd"] {
        let named = backup_named(&place.path(), name);
        assert_eq!(
            named.unwrap_err(),
            StoreError::UnknownBackup {
                name: name.to_owned()
            }
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn whatever_became_of_the_file_its_backup_comes_back_and_its_bytes_are_kept(
        cut in proptest::option::of(any::<prop::sample::Index>()),
        flips in proptest::collection::vec((any::<prop::sample::Index>(), 1..=255_u8), 0..8),
    ) {
        let (place, first, second) = Place::new();
        let mut bytes = fs::read(place.path()).unwrap();
        for (index, flip) in &flips {
            let at = index.index(bytes.len());
            bytes[at] ^= flip;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        fs::write(place.path(), &bytes).unwrap();

        // It opens unchanged, or the damage is detected; inspecting it makes nothing worse.
        match contents(&place.path()) {
            Ok(found) => prop_assert_eq!(found.tournament, second),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
        prop_assert!(fs::read(place.path()).unwrap() == bytes);

        let kept = restore(&place.path(), &place.newest(), &entry(60), &mut unwatched).unwrap().unwrap();
        let store = Store::open(&place.path(), sample::moment(61)).unwrap();
        prop_assert_eq!(store.tournament().unwrap(), first);
        prop_assert!(store.verify(&mut unwatched).unwrap().is_sound());
        // The old file is kept: as bytes if SQLite could not read it.
        prop_assert!(kept.exists());
        if let Ok(found) = contents(&kept) {
            prop_assert!(found.entries > 0);
        }
    }
}

/// Returns the heads of a file, and their state in the file after a restore.
fn said_of(place: &Place, heads: &[Head]) -> Vec<String> {
    let store = Store::open(&place.path(), sample::moment(100)).unwrap();
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
    let said = heads.iter().map(|head| {
        let said = store.contains(&HeadWord::Whole(*head)).unwrap();
        assert_eq!(said, store.contains(&HeadWord::spoken(head)).unwrap());
        match said {
            Containment::Contained { entry, .. } => format!("{entry}"),
            Containment::LeftByRestore { entry, restore, .. } => {
                format!("{entry} left by {restore}")
            }
            other @ (Containment::Misread { .. }
            | Containment::OtherLink { .. }
            | Containment::NotYet { .. }
            | Containment::OtherFile { .. }
            | Containment::Broken { .. }) => format!("{other:?}"),
        }
    });
    said.collect()
}

/// Returns the printed heads: of the first command, the second, and one more after it.
fn heads(place: &Place) -> Vec<Head> {
    let mut store = Store::open(&place.path(), sample::moment(0)).unwrap();
    let second = store.head().unwrap();
    let first = contents_head(&place.newest());
    store.undo("Anna", sample::moment(1)).unwrap();
    vec![first, second, store.head().unwrap()]
}

fn contents_head(path: &Path) -> Head {
    Store::open_to_look(path).unwrap().head().unwrap()
}

#[test]
fn a_restore_goes_on_in_the_same_journal() {
    let (place, first, second) = Place::new();
    let heads = heads(&place);
    restore(&place.path(), &place.newest(), &entry(60), &mut unwatched).unwrap();
    assert_eq!(said_of(&place, &heads), ["1", "2 left by 4", "3 left by 4"]);
    let store = Store::open(&place.path(), sample::moment(61)).unwrap();
    assert_eq!(store.head().unwrap().file, heads[0].file);
    let told = store.entry(4).unwrap();
    assert_eq!(told.data["to"], 1);
    assert_eq!(
        told.data["backup"],
        "2023-11-14 22-13-20Z before-round-1.kralle"
    );
    assert!(told.data.get("left").is_none());
    let left = store.entry(2).unwrap();
    assert_eq!((left.state, left.marks.len()), (EntryState::Left, 1));
    let refused = Err(StoreError::NotOnTheWay { entry: 2 });
    assert_eq!(store.falls_by_undo_to(2), refused);
    assert_eq!(store.returns_by_redo_to(2), refused);
    // It can still be viewed.
    let mut past = store.past().unwrap();
    past.go_to(2, &mut unwatched).unwrap();
    assert_eq!(past.tournament().unwrap(), second);
    drop(store);

    // The file before the restore is restored in turn: the entry is in force as it was then.
    let before_restore = backups(&place.path()).unwrap()[0].path.clone();
    restore(&place.path(), &before_restore, &entry(120), &mut unwatched).unwrap();
    assert_eq!(said_of(&place, &heads), ["1", "2", "3"]);
    let store = Store::open(&place.path(), sample::moment(121)).unwrap();
    assert_eq!(store.tournament().unwrap(), first);
    assert_eq!(store.entry(4).unwrap().state, EntryState::Left);
}

#[test]
fn a_restore_over_a_damaged_file_tells_the_links_it_left() {
    let (place, ..) = Place::new();
    let heads = heads(&place);
    let connection = rusqlite::Connection::open(place.path()).unwrap();
    connection
        .execute("UPDATE journal SET who = 'Anna' WHERE number = 2", ())
        .unwrap();
    drop(connection);
    restore(&place.path(), &place.newest(), &entry(60), &mut unwatched).unwrap();
    assert_eq!(said_of(&place, &heads), ["1", "2 left by 2", "3 left by 2"]);
    // Not the first, which is in the backup itself.
    let restored = Store::open_to_look(&place.path())
        .unwrap()
        .entry(2)
        .unwrap();
    assert_eq!(restored.data["left"].as_array().unwrap().len(), 2);
    // Later restores carry them on.
    let first = backups(&place.path()).unwrap().pop().unwrap().path;
    restore(&place.path(), &first, &entry(120), &mut unwatched).unwrap();
    assert_eq!(said_of(&place, &heads), ["1", "2 left by 2", "3 left by 2"]);
}

/// A file of the same identity with another start: no row of one follows a row of the other.
#[test]
fn a_restore_of_a_fork_tells_the_links_it_left() {
    let (place, first, _) = Place::new();
    let heads = heads(&place);
    let other = place.folder.path().join("b.kralle");
    let mut changed = first.clone();
    changed.settings.name = sample::line("Anders");
    let store = Store::create(&other, &changed, &sample::entry("new"), sample::FILE);
    drop(store.unwrap());
    restore(&place.path(), &other, &entry(60), &mut unwatched).unwrap();
    assert_eq!(
        said_of(&place, &heads),
        ["1 left by 2", "2 left by 2", "3 left by 2"]
    );
}
