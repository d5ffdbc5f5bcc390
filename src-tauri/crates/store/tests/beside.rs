//! Files next to a tournament file are checked before SQLite acts on them. Opening deletes,
//! truncates and overwrites nothing, and an unfinished command is rolled back as always.

use crate::sample;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use kralle_store::{Store, StoreError, contents, proved, restore, unwatched};
use rstest::rstest;
use rusqlite::Connection;

const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];

/// A folder with a tournament, a sound file next to it, and a file of the user.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Self {
        let place = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        for name in ["a.kralle", "sound.kralle"] {
            drop(
                Store::create(
                    &place.path(name),
                    &sample::drawn(8),
                    &sample::entry("new"),
                    sample::FILE,
                )
                .unwrap(),
            );
        }
        fs::write(place.path("thesis.txt"), "three years of work").unwrap();
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn put(&self, name: &str, bytes: &[u8]) {
        fs::write(self.path(name), bytes).unwrap();
    }

    /// Returns every file in the folder with its bytes; for links, the target as text.
    fn everything(&self) -> BTreeMap<String, Vec<u8>> {
        let mut found = BTreeMap::new();
        for entry in fs::read_dir(self.folder.path()).unwrap() {
            let path = entry.unwrap().path();
            let what = fs::symlink_metadata(&path).unwrap();
            let bytes = if what.is_symlink() {
                let to = fs::read_link(&path).unwrap();
                to.display().to_string().into_bytes()
            } else if what.is_file() {
                fs::read(&path).unwrap()
            } else {
                b"no file".to_vec()
            };
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            found.insert(name, bytes);
        }
        found
    }
}

/// Returns an SQLite journal with nothing to roll back that names `super_journal` for deletion.
fn naming(super_journal: &Path, checksum: impl Fn(u32) -> u32) -> Vec<u8> {
    let name = super_journal.to_str().unwrap().as_bytes();
    let sum: u32 = name.iter().map(|byte| u32::from(*byte)).sum();
    let mut journal = header(0, 4096);
    journal.extend(0x4000_0001_u32.to_be_bytes());
    journal.extend(name);
    journal.extend(u32::try_from(name.len()).unwrap().to_be_bytes());
    journal.extend(checksum(sum).to_be_bytes());
    journal.extend(MAGIC);
    journal
}

fn header(pages: u32, size: u32) -> Vec<u8> {
    let mut header = MAGIC.to_vec();
    for number in [0, 1, pages, 512, size] {
        header.extend(u32::to_be_bytes(number));
    }
    header.resize(512, 0);
    header
}

/// Returns every function of this crate that opens or replaces a file.
fn every_way(place: &Place) -> [(&'static str, Result<(), StoreError>); 6] {
    let (path, sound) = (place.path("a.kralle"), place.path("sound.kralle"));
    let mut look = unwatched;
    [
        ("open_to_look", Store::open_to_look(&path).map(drop)),
        ("contents", contents(&path).map(drop)),
        ("proved", proved(&path, &mut look).map(drop)),
        (
            "restore over it",
            restore(&path, &sound, &sample::entry("restore"), &mut look).map(drop),
        ),
        (
            "restore it",
            restore(&sound, &path, &sample::entry("restore"), &mut look).map(drop),
        ),
        ("open", Store::open(&path, sample::moment(0)).map(drop)),
    ]
}

/// Creates a stray file; returns its name in the refusal.
fn lay(place: &Place, stray: &str) -> &'static str {
    let victim = place.path("thesis.txt");
    match stray {
        "super-journal" => {
            place.put("a.kralle-journal", &naming(&victim, |sum| sum));
            "names_another_file"
        }
        "super-journal of a checksum that is wrong" => {
            place.put("a.kralle-journal", &naming(&victim, |sum| sum + 1));
            "names_another_file"
        }
        "super-journal without a header" => {
            let mut journal = naming(&victim, |sum| sum);
            journal[..512].fill(0);
            place.put("a.kralle-journal", &journal);
            "names_another_file"
        }
        "magic alone" => {
            let mut journal = vec![0; 512];
            journal.extend([0, 0, 0, 7, 0, 0, 0, 0]);
            journal.extend(MAGIC);
            place.put("a.kralle-journal", &journal);
            "names_another_file"
        }
        "text" => {
            place.put("a.kralle-journal", b"Dear diary, today nobody came.");
            "no_journal"
        }
        "a journal that blows the file up" => {
            place.put("a.kralle-journal", &header(u32::MAX, 65536));
            "too_large"
        }
        "wal" => {
            place.put("a.kralle-wal", b"my own notes");
            "other_mode"
        }
        "shm" => {
            place.put("a.kralle-shm", b"");
            "other_mode"
        }
        "folder" => {
            fs::create_dir(place.path("a.kralle-journal")).unwrap();
            "no_file"
        }
        #[cfg(unix)]
        "pipe" => {
            let made = std::process::Command::new("mkfifo")
                .arg(place.path("a.kralle-journal"))
                .status();
            assert!(made.unwrap().success());
            "no_file"
        }
        #[cfg(unix)]
        "link" => {
            std::os::unix::fs::symlink(&victim, place.path("a.kralle-journal")).unwrap();
            "link"
        }
        #[cfg(unix)]
        "link to nothing" => {
            std::os::unix::fs::symlink("nowhere", place.path("a.kralle-journal")).unwrap();
            "link"
        }
        #[cfg(unix)]
        "link to nothing as wal" => {
            std::os::unix::fs::symlink("nowhere", place.path("a.kralle-wal")).unwrap();
            "other_mode"
        }
        "second name" => {
            fs::hard_link(&victim, place.path("a.kralle-journal")).unwrap();
            "link"
        }
        other => panic!("no stray {other}"),
    }
}

#[rstest]
#[case("super-journal")]
#[case("super-journal of a checksum that is wrong")]
#[case("super-journal without a header")]
#[case("magic alone")]
#[case("text")]
#[case("a journal that blows the file up")]
#[case("wal")]
#[case("shm")]
#[case("folder")]
#[cfg_attr(unix, case("pipe"))]
#[cfg_attr(unix, case("link"))]
#[cfg_attr(unix, case("link to nothing"))]
#[cfg_attr(unix, case("link to nothing as wal"))]
#[cfg_attr(unix, case("second name"))]
fn what_does_not_come_from_this_program_is_refused_and_left_alone(#[case] stray: &str) {
    let place = Place::new();
    let found = lay(&place, stray);
    let before = place.everything();
    for (way, opened) in every_way(&place) {
        let Err(refusal) = opened else {
            panic!("{way} opened it");
        };
        let said = sample::wire(&refusal);
        assert_eq!(said["code"], "stray_beside", "{way}: {refusal}");
        assert_eq!(said["data"]["found"], found, "{way}");
        let lies = said["data"]["path"].as_str().unwrap();
        assert!(lies.contains("a.kralle-"), "{way}: {lies}");
        assert!(place.everything() == before, "{way} changed something");
    }
}

#[test]
fn a_file_in_write_ahead_mode_is_refused_and_nothing_is_made_beside_it() {
    let place = Place::new();
    let mut bytes = fs::read(place.path("a.kralle")).unwrap();
    bytes[18..20].fill(2);
    place.put("a.kralle", &bytes);
    let before = place.everything();
    let path = place.path("a.kralle");
    let sound = place.path("sound.kralle");
    let entry = sample::entry("restore");
    let refusals = [
        Store::open(&path, sample::moment(0)).map(drop),
        Store::open_to_look(&path).map(drop),
        contents(&path).map(drop),
        proved(&path, &mut unwatched).map(drop),
        restore(&sound, &path, &entry, &mut unwatched).map(drop),
    ];
    for refused in refusals {
        let said = sample::wire(&refused.unwrap_err());
        assert_eq!(said["code"], "other_mode");
    }
    assert!(place.everything() == before, "something was changed");
    // A backup can replace it, and the old file is kept unchanged.
    let kept = restore(&path, &sound, &entry, &mut unwatched).unwrap();
    assert_eq!(fs::read(kept.unwrap()).unwrap(), bytes);
    drop(Store::open(&path, sample::moment(0)).unwrap());
}

#[cfg(unix)]
#[test]
fn beside_a_link_lies_nothing_that_counts_and_beside_its_end_everything() {
    let place = Place::new();
    fs::create_dir(place.path("links")).unwrap();
    let link = place.path("links/a.kralle");
    std::os::unix::fs::symlink(place.path("a.kralle"), &link).unwrap();
    let victim = place.path("thesis.txt");
    fs::write(
        place.path("links/a.kralle-journal"),
        naming(&victim, |sum| sum),
    )
    .unwrap();
    drop(Store::open(&link, sample::moment(0)).unwrap());
    assert!(victim.exists());
    place.put("a.kralle-journal", &naming(&victim, |sum| sum));
    let refusal = Store::open(&link, sample::moment(0)).unwrap_err();
    assert!(
        refusal.to_string().contains("a.kralle-journal"),
        "{refusal}"
    );
    assert!(victim.exists());
}

/// Returns a file during a command, as on the medium: before, changed, and its journal.
fn half_done(place: &Place) -> (Vec<u8>, Vec<u8>, Vec<u8>) {
    let path = place.path("a.kralle");
    let before = fs::read(&path).unwrap();
    let connection = Connection::open(&path).unwrap();
    connection
        .execute_batch(
            "PRAGMA journal_mode = TRUNCATE; BEGIN; UPDATE player SET name = name || ' x';
             UPDATE journal SET who = 'nobody'; UPDATE tournament SET place = 'nowhere';",
        )
        .unwrap();
    connection.cache_flush().unwrap();
    let changed = fs::read(&path).unwrap();
    let journal = fs::read(place.path("a.kralle-journal")).unwrap();
    drop(connection);
    fs::write(&path, &before).unwrap();
    let _ = fs::remove_file(place.path("a.kralle-journal"));
    assert!(changed != before && journal.len() > 512);
    (before, changed, journal)
}

#[test]
fn what_was_half_done_is_rolled_back_however_the_file_is_opened() {
    let place = Place::new();
    let (before, changed, journal) = half_done(&place);
    for way in 0..6 {
        place.put("a.kralle", &changed);
        place.put("a.kralle-journal", &journal);
        let path = place.path("a.kralle");
        match way {
            0 => drop(Store::open(&path, sample::moment(0)).unwrap()),
            1 => drop(Store::open_to_look(&path).unwrap()),
            2 => drop(contents(&path).unwrap()),
            3 => assert!(proved(&path, &mut unwatched).unwrap().is_sound()),
            4 => drop(
                Store::open(&path, sample::moment(0))
                    .unwrap()
                    .verify(&mut unwatched),
            ),
            _ => {
                let sound = place.path("sound.kralle");
                let entry = sample::entry("restore");
                restore(&path, &sound, &entry, &mut unwatched).unwrap();
                continue;
            }
        }
        let found = Store::open(&path, sample::moment(0)).unwrap();
        assert_eq!(found.tournament().unwrap(), sample::drawn(8), "way {way}");
        assert!(
            found.verify(&mut unwatched).unwrap().is_sound(),
            "way {way}"
        );
        drop(found);
        assert_eq!(fs::read(&path).unwrap().len(), before.len(), "way {way}");
    }
}

#[test]
fn a_look_at_what_is_half_done_changes_nothing() {
    let place = Place::new();
    let (_, changed, journal) = half_done(&place);
    place.put("a.kralle", &changed);
    place.put("a.kralle-journal", &journal);
    let path = place.path("a.kralle");
    let before = place.everything();
    let found = Store::open_to_look(&path).unwrap();
    assert_eq!(found.tournament().unwrap(), sample::drawn(8));
    assert_eq!(contents(&path).unwrap().tournament, sample::drawn(8));
    assert!(proved(&path, &mut unwatched).unwrap().is_sound());
    assert!(place.everything() == before, "something was changed");
}

/// SQLite would use it with the new file.
#[rstest]
#[case::a_whole_journal(true, "misfit")]
#[case::a_text(false, "no_journal")]
fn nothing_is_made_where_a_journal_lies(#[case] whole: bool, #[case] found: &str) {
    let place = Place::new();
    let (_, _, journal) = half_done(&place);
    let lies: &[u8] = if whole { &journal } else { b"Dear diary" };
    place.put("b.kralle-journal", lies);
    let before = place.everything();
    let path = place.path("b.kralle");
    let entry = sample::entry("new");
    let store = Store::open(&place.path("a.kralle"), sample::moment(0)).unwrap();
    let refusals = [
        Store::create(&path, &sample::drawn(8), &entry, sample::FILE).map(drop),
        store.save_copy(&path),
        restore(&path, &place.path("sound.kralle"), &entry, &mut unwatched).map(drop),
    ];
    for refused in refusals {
        let said = sample::wire(&refused.unwrap_err());
        assert_eq!(said["code"], "stray_beside");
        assert_eq!(said["data"]["found"], found);
    }
    drop(store);
    assert!(place.everything() == before, "something was changed");
    // A command leaves an empty one behind.
    place.put("b.kralle-journal", b"");
    drop(Store::create(&path, &sample::drawn(8), &entry, sample::FILE).unwrap());
}

#[test]
fn a_journal_torn_by_a_power_cut_is_no_hindrance() {
    let place = Place::new();
    let (before, _, journal) = half_done(&place);
    let zeroed = |from: usize, to: usize| {
        let mut journal = journal.clone();
        journal[from..to].fill(0);
        journal
    };
    let end = journal.len();
    let mut torn: Vec<(String, Vec<u8>)> = vec![
        ("zeroed".to_owned(), zeroed(0, end)),
        ("zeroed header".to_owned(), zeroed(0, 512)),
        ("zeroed number of pages".to_owned(), zeroed(8, 12)),
        ("half a magic".to_owned(), zeroed(4, 512)),
        ("zeroed tail".to_owned(), zeroed(512, end)),
        ("zeroed end".to_owned(), zeroed(end - 100, end)),
        // The next header was started, with only its magic written.
        (
            "second header".to_owned(),
            [zeroed(end - 16, end), MAGIC.to_vec()].concat(),
        ),
    ];
    for length in (0..28).chain((28..end).step_by(509)) {
        torn.push((format!("cut at {length}"), journal[..length].to_vec()));
    }
    for (name, journal) in torn {
        // The file itself is written only after its journal is complete.
        place.put("a.kralle", &before);
        place.put("a.kralle-journal", &journal);
        let found = contents(&place.path("a.kralle"));
        assert_eq!(found.unwrap().tournament, sample::drawn(8), "{name}");
        place.put("a.kralle-journal", &journal);
        let store = Store::open(&place.path("a.kralle"), sample::moment(0)).unwrap();
        assert_eq!(store.tournament().unwrap(), sample::drawn(8), "{name}");
        drop(store);
        assert!(!place.path("a.kralle-journal").exists(), "{name}");
    }
}

#[test]
fn what_lies_beside_names_of_this_program_harms_nothing() {
    let place = Place::new();
    let victim = place.path("thesis.txt");
    // A database and a journal under each temporary name of this program.
    let database = fs::read(place.path("sound.kralle")).unwrap();
    for name in [".b.kralle.new", ".a.kralle.lock"] {
        place.put(name, &database);
        place.put(&format!("{name}-journal"), &naming(&victim, |sum| sum));
        place.put(&format!("{name}-wal"), b"not a log");
    }
    let before = place.everything();
    let store = Store::open(&place.path("a.kralle"), sample::moment(0)).unwrap();
    store.save_copy(&place.path("b.kralle")).unwrap();
    drop(store);
    // Another program has the file: the reason is determined with a second lock.
    let other = Connection::open(place.path("a.kralle")).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let refusal = Store::open(&place.path("a.kralle"), sample::moment(0)).unwrap_err();
    assert_eq!(refusal, StoreError::InUse);
    drop(other);
    let mut after = place.everything();
    after.remove("b.kralle");
    assert!(after == before, "files of the person were touched");
    let copy = proved(&place.path("b.kralle"), &mut unwatched).unwrap();
    assert!(copy.is_sound());
}
