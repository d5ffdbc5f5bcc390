//! Other programs change the file at its path while it is open. No success is reported without data
//! there, their files are not harmed, and the open tournament is rescued completely.

use crate::sample;

use std::fs::{self, File};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::PathBuf;

use kralle_store::{Store, StoreError, WhatIsKept, contents, proved, rescue_path, unwatched};
use kralle_tournament::Tournament;
use rstest::rstest;

/// An open file with some commands in its own folder, and another file next to it.
struct Scene {
    folder: tempfile::TempDir,
    store: Store,
    now: Tournament,
}

impl Scene {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let hall = folder.path().join("hall");
        fs::create_dir(&hall).unwrap();
        let path = hall.join("a.kralle");
        let first = sample::drawn(40);
        let store = Store::create(&path, &first, &sample::entry("new"), sample::FILE).unwrap();
        let mut scene = Self {
            folder,
            store,
            now: first,
        };
        scene.rename("One").unwrap();
        scene.store.save_copy(&scene.beside("copy.kralle")).unwrap();
        scene.rename("Two").unwrap();
        scene
    }

    fn path(&self) -> PathBuf {
        self.beside("a.kralle")
    }

    fn beside(&self, name: &str) -> PathBuf {
        self.folder.path().join("hall").join(name)
    }

    fn rename(&mut self, name: &str) -> Result<(), StoreError> {
        let mut after = self.now.clone();
        after.settings.name = sample::line(name);
        self.store
            .keep(&self.now, &after, &sample::entry("rename"))?;
        self.now = after;
        Ok(())
    }

    /// Applies the change `how` to the file, as far as the system allows it.
    fn suffer(&self, how: &str) -> io::Result<()> {
        let path = self.path();
        match how {
            "moved away" => fs::rename(&path, self.beside("b.kralle"))?,
            "deleted" => fs::remove_file(&path)?,
            "another moved over it" => fs::rename(self.beside("copy.kralle"), &path)?,
            "folder deleted" => fs::remove_dir_all(self.folder.path().join("hall"))?,
            "folder renamed" => {
                let hall = self.folder.path().join("hall");
                fs::rename(hall, self.folder.path().join("cellar"))?;
            }
            "copied over" => {
                let bytes = fs::read(self.beside("copy.kralle")).unwrap();
                File::create(&path).unwrap().write_all(&bytes).unwrap();
            }
            "an export over it" => {
                File::create(&path).unwrap().write_all(b"a;b\n").unwrap();
            }
            "cut to nothing" => File::create(&path).unwrap().set_len(0).unwrap(),
            "cut short" => File::options()
                .write(true)
                .open(&path)
                .unwrap()
                .set_len(5000)
                .unwrap(),
            "grown" => {
                let mut file = File::options().append(true).open(&path).unwrap();
                file.write_all(&[7; 4096]).unwrap();
            }
            "written in the middle" => {
                let mut file = File::options().write(true).open(&path).unwrap();
                file.seek(SeekFrom::Start(20_000)).unwrap();
                file.write_all(&[0xab; 8192]).unwrap();
            }
            "a folder in its place" => {
                fs::remove_file(&path)?;
                fs::create_dir(&path).unwrap();
            }
            #[cfg(unix)]
            "a link in its place" => {
                fs::rename(&path, self.beside("b.kralle")).unwrap();
                std::os::unix::fs::symlink(self.beside("b.kralle"), &path).unwrap();
            }
            other => panic!("nothing is called {other}"),
        }
        Ok(())
    }

    /// Checks that the file is untouched, and the next command is kept.
    fn must_go_on(mut self) {
        self.store.must_be_in_place().unwrap();
        self.rename("Three").unwrap();
        let report = self.store.verify(&mut unwatched).unwrap();
        assert!(report.is_sound(), "{report:?}");
    }
}

/// Checks the refusal of Windows, which neither moves nor deletes an open file.
fn must_be_of_windows(refused: io::Result<()>) {
    const ACCESS_DENIED: i32 = 5;
    const SHARING_VIOLATION: i32 = 32;
    let code = refused.unwrap_err().raw_os_error();
    assert!(
        matches!(code, Some(ACCESS_DENIED | SHARING_VIOLATION)),
        "{code:?}"
    );
}

#[rstest]
#[case("moved away", "gone")]
#[case("deleted", "gone")]
#[case("another moved over it", "other_file")]
#[case("folder deleted", "folder_gone")]
#[case("folder renamed", "folder_gone")]
#[case("copied over", "written_over")]
#[case("an export over it", "written_over")]
#[case("cut to nothing", "written_over")]
#[case("cut short", "written_over")]
#[case("grown", "written_over")]
#[case("written in the middle", "written_over")]
#[case("a folder in its place", "other_file")]
#[cfg_attr(unix, case("a link in its place", "other_file"))]
fn nothing_is_answered_that_is_not_at_the_path(#[case] how: &str, #[case] code: &str) {
    let mut scene = Scene::new();
    let before = scene.now.clone();
    let suffered = scene.suffer(how);
    if cfg!(windows) && suffered.is_err() {
        must_be_of_windows(suffered);
        return scene.must_go_on();
    }
    suffered.unwrap();
    let lies = fs::read(scene.path()).ok();

    // A query reports it before anything is lost, and every write is refused.
    let refusals = [
        scene.store.must_be_in_place(),
        scene.rename("Three"),
        scene.store.undo("Anna", sample::moment(1)).map(drop),
    ];
    for refused in refusals {
        let said = sample::wire(&refused.unwrap_err());
        assert_eq!(said["code"], "file_replaced", "{how}");
        assert_eq!(said["data"]["how"], code, "{how}");
    }
    assert_eq!(
        fs::read(scene.path()).ok(),
        lies,
        "what lies there was touched"
    );

    // The open tournament can be read, and saved completely to a path of the user's choice.
    assert_eq!(scene.store.tournament().unwrap(), before);
    let elsewhere = tempfile::tempdir().unwrap();
    let path = rescue_path(elsewhere.path(), &scene.path(), sample::moment(1));
    let kept = scene
        .store
        .rescue(&path, &before, &sample::entry("rescue"), sample::FILE);
    assert_eq!(kept, Ok(WhatIsKept::Everything));
    let report = proved(&path, &mut unwatched).unwrap();
    assert!(report.is_sound(), "{report:?}");
    let found = contents(&path).unwrap();
    assert_eq!((found.tournament, found.entries), (before.clone(), 3));

    // The saved file works as usual, and nothing else was touched.
    scene.store = Store::open(&path, sample::moment(2)).unwrap();
    scene.rename("Four").unwrap();
    assert_eq!(
        scene.store.undo("Anna", sample::moment(3)).unwrap().number,
        4
    );
    assert_eq!(scene.store.tournament().unwrap(), before);
    assert_eq!(
        fs::read(scene.path()).ok(),
        lies,
        "what lies there was touched"
    );
}

#[test]
fn what_belongs_to_the_other_file_is_left_to_it() {
    let scene = Scene::new();
    let journal = scene.beside("a.kralle-journal");
    if cfg!(windows) {
        must_be_of_windows(fs::rename(scene.beside("copy.kralle"), scene.path()));
        return scene.must_go_on();
    }
    fs::rename(scene.beside("copy.kralle"), scene.path()).unwrap();
    let _ = fs::remove_file(&journal);
    // The other file came with an unfinished command.
    fs::write(&journal, b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7 and so on").unwrap();
    let lies = fs::read(&journal).unwrap();
    drop(scene.store);
    assert_eq!(fs::read(&journal).unwrap(), lies);
}

#[test]
fn a_change_of_rights_or_times_is_no_change() {
    let mut scene = Scene::new();
    let file = File::options().write(true).open(scene.path()).unwrap();
    let rights = file.metadata().unwrap().permissions();
    file.set_modified(std::time::UNIX_EPOCH).unwrap();
    fs::set_permissions(scene.path(), rights).unwrap();
    // Not closed: that would drop the store's lock.
    std::mem::forget(file);
    scene.store.must_be_in_place().unwrap();
    scene.rename("Three").unwrap();
    assert!(scene.store.verify(&mut unwatched).unwrap().is_sound());
}

#[test]
fn a_journal_that_was_deleted_is_made_anew_before_the_next_command() {
    let mut scene = Scene::new();
    let journal = scene.beside("a.kralle-journal");
    assert!(journal.exists());
    let deleted = fs::remove_file(&journal);
    if cfg!(windows) {
        must_be_of_windows(deleted);
        return scene.must_go_on();
    }
    deleted.unwrap();
    scene.rename("Three").unwrap();
    assert!(
        journal.exists(),
        "after a crash it would be looked for there"
    );
    assert_eq!(
        Store::open(&scene.path(), sample::moment(0)).unwrap_err(),
        StoreError::InUse
    );
    // A new file at the path is not overwritten.
    fs::remove_file(&journal).unwrap();
    fs::write(&journal, b"my notes").unwrap();
    let refusal = scene.rename("Four").unwrap_err();
    assert!(
        matches!(refusal, StoreError::StrayBeside { .. }),
        "{refusal:?}"
    );
    assert_eq!(fs::read(&journal).unwrap(), b"my notes");
}

#[test]
fn a_file_of_this_program_is_never_opened_twice_by_it() {
    // Closing the second handle would drop the locks of the first.
    let scene = Scene::new();
    assert_eq!(contents(&scene.path()).unwrap_err(), StoreError::InUse);
    assert!(kralle_store::is_open_here(&scene.path()));
    assert!(!kralle_store::is_open_here(&scene.beside("copy.kralle")));
    #[cfg(unix)]
    {
        let second = scene.beside("second name.kralle");
        fs::hard_link(scene.path(), &second).unwrap();
        assert!(kralle_store::is_open_here(&second));
        assert_eq!(contents(&second).unwrap_err(), StoreError::InUse);
    }
    let path = scene.path();
    drop(scene.store);
    assert!(!kralle_store::is_open_here(&path));
    assert!(contents(&path).is_ok());
}

#[test]
fn what_is_rescued_in_the_same_second_has_names_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let name = || {
        let path = rescue_path(
            folder.path(),
            std::path::Path::new("a.kralle"),
            sample::moment(1),
        );
        std::fs::write(&path, "").unwrap();
        path.file_name().unwrap().to_string_lossy().into_owned()
    };
    let names = [name(), name(), name()];
    let time = "a rescued 2023-11-14 22-13-21Z";
    let expected = ["", " 2", " 3"].map(|count| format!("{time}{count}.kralle"));
    assert_eq!(names, expected);
}
