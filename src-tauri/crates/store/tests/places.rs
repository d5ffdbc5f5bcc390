//! Unusual names of files, and unusual objects at the path of a file or its backups.

use crate::sample;

use std::fs;
use std::path::Path;

use kralle_store::{Store, contents};
use rstest::rstest;

fn create(path: &Path) -> Store {
    let entry = sample::entry("new");
    Store::create(path, &sample::drawn(8), &entry, sample::FILE).unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// A name that looks like an SQLite URI, or like an option of this system, has no special meaning.
#[rstest]
#[case("x%00.kralle")]
#[case("x%2e%2e%2fy.kralle")]
#[case("x#y.kralle")]
#[case("-x.kralle")]
#[case(" .kralle")]
#[case("x'y.kralle")]
#[cfg_attr(unix, case("file:x.kralle"))]
#[cfg_attr(unix, case("file:x.kralle?mode=memory"))]
#[cfg_attr(unix, case("x.kralle?immutable=1&nolock=1&vfs=none"))]
#[cfg_attr(unix, case(":memory:"))]
#[cfg_attr(unix, case("x\n\u{202e}\".kralle"))]
fn a_name_is_taken_as_it_is(#[case] name: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    let mut store = create(&path);
    let before = store.tournament().unwrap();
    let mut after = before.clone();
    after.settings.name = sample::line("Kept");
    store
        .keep(&before, &after, &sample::entry("rename"))
        .unwrap();
    let copy = folder.path().join(format!("copy {name}"));
    store.save_copy(&copy).unwrap();
    drop(store);
    for path in [&path, &copy] {
        assert_eq!(contents(path).unwrap().tournament, after);
        assert_eq!(
            Store::open_to_look(path).unwrap().tournament().unwrap(),
            after
        );
    }
    let mut expected = vec![name.to_owned(), format!("copy {name}")];
    expected.sort();
    assert_eq!(names(folder.path()), expected);
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;
    use std::process::Command;

    use kralle_store::{Occasion, backup_folder, backups, proved, unwatched};

    use super::*;

    fn pipe(path: &Path) {
        let made = Command::new("mkfifo").arg(path).status().unwrap();
        assert!(made.success());
    }

    /// Opening never blocks, and only files are opened.
    #[rstest]
    #[case::pipe("pipe")]
    #[case::folder("folder")]
    #[case::socket("socket")]
    #[case::itself("itself")]
    #[case::circle("circle")]
    #[case::link_to_a_pipe("link to a pipe")]
    #[case::device("device")]
    #[case::through_a_file("through a file")]
    fn what_is_no_file_is_refused_at_once(#[case] what: &str) {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let path = place("a.kralle");
        let _listens = match what {
            "pipe" => {
                pipe(&path);
                None
            }
            "folder" => {
                fs::create_dir(&path).unwrap();
                None
            }
            "socket" => Some(UnixListener::bind(&path).unwrap()),
            "itself" => {
                symlink("a.kralle", &path).unwrap();
                None
            }
            "circle" => {
                symlink("b.kralle", &path).unwrap();
                symlink("a.kralle", place("b.kralle")).unwrap();
                None
            }
            "link to a pipe" => {
                pipe(&place("pipe"));
                symlink("pipe", &path).unwrap();
                None
            }
            "device" => {
                symlink("/dev/zero", &path).unwrap();
                None
            }
            _ => {
                fs::write(place("thesis.txt"), "three years").unwrap();
                symlink("thesis.txt/a.kralle", &path).unwrap();
                None
            }
        };
        let before = names(folder.path());
        let refusals = [
            Store::open(&path, sample::moment(0)).map(drop),
            Store::open_to_look(&path).map(drop),
            contents(&path).map(drop),
            proved(&path, &mut unwatched).map(drop),
        ];
        for refused in refusals {
            let said = sample::wire(&refused.unwrap_err());
            assert_eq!(said["code"], "io", "{said}");
        }
        assert_eq!(names(folder.path()), before);
    }

    /// The backups follow the link, as its owner intends; none at its target is deleted.
    #[test]
    fn behind_a_linked_folder_of_backups_nothing_is_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let store = create(&folder.path().join("a.kralle"));
        let other = backup_folder(&folder.path().join("other.kralle"));
        fs::create_dir(&other).unwrap();
        for second in 10..40 {
            let name = format!("2001-01-01 10-00-{second}Z before-round.kralle");
            fs::write(other.join(name), "the backup of another").unwrap();
        }
        symlink(&other, backup_folder(store.path())).unwrap();
        let before = names(&other).len();
        store.back_up(Occasion::Round, sample::moment(0)).unwrap();
        assert_eq!(names(&other).len(), before + 1);
    }

    /// Names that only look like backups are ignored, and temporary files are not written through a
    /// link.
    #[test]
    fn links_and_pipes_among_the_backups_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let thesis = folder.path().join("thesis.txt");
        fs::write(&thesis, "three years of work").unwrap();
        let store = create(&folder.path().join("a.kralle"));
        let beside = backup_folder(store.path());
        fs::create_dir(&beside).unwrap();
        for second in 10..40 {
            let name = format!("2001-01-01 10-00-{second}Z before-round.kralle");
            symlink(&thesis, beside.join(name)).unwrap();
        }
        pipe(&beside.join("2001-01-01 10-01-00Z before-round.kralle"));
        fs::create_dir(beside.join("2001-01-01 10-01-01Z before-round.kralle")).unwrap();
        let made = store.back_up(Occasion::Round, sample::moment(0)).unwrap();
        let name = made.file_name().unwrap().display().to_string();
        // The name of the next backup is a link: to a file, and to nothing.
        let next = name.replace(".kralle", " 2.kralle");
        symlink(&thesis, beside.join(format!(".{next}.new"))).unwrap();
        let after_next = name.replace(".kralle", " 3.kralle");
        let nowhere = folder.path().join("nowhere");
        symlink(&nowhere, beside.join(format!(".{after_next}.new"))).unwrap();
        for _ in 0..2 {
            store.back_up(Occasion::Round, sample::moment(0)).unwrap();
        }
        let listed = backups(store.path()).unwrap();
        assert_eq!(listed.len(), 1, "the newest of a minute stays");
        assert_eq!(listed[0].name(), after_next);
        assert_eq!(names(&beside).len(), 35, "what lay there, and the newest");
        assert_eq!(fs::read(&thesis).unwrap(), b"three years of work");
        assert!(!nowhere.exists());
    }
}
