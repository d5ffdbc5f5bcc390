//! Files beside the tournament: no call blocks on them forever, and none writes through a link.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use kralle_desk::{Desk, Folders};
use rstest::rstest;
use serde_json::{Value, json};

/// Returns a desk with a tournament in `folder`.
fn desk(folder: &Path) -> Desk {
    let mut desk = Desk::new(Folders {
        config: folder.join("config"),
        documents: folder.join("documents"),
    });
    let settings = json!({
        "name": "Klubabend", "place": "", "date": null, "rule_set": "swiss",
        "format": "round_robin", "rating_order": ["standard"], "rating_list": "",
    });
    let input = json!({ "settings": settings, "path": folder.join("a.kralle") });
    desk.call("new_tournament", input).unwrap();
    let player = json!({ "name": "Krähe, Anna", "ratings": {} });
    desk.call("add_player", player).unwrap();
    desk
}

fn pipe(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status().unwrap();
    assert!(made.success());
}

#[rstest]
#[case::players("preview_players", json!({}))]
#[case::tournament("preview_tournament", json!({ "carry": "players" }))]
#[case::import("import_tournament", json!({ "carry": "players" }))]
#[case::rating_list("preview_rating_list", json!({}))]
#[case::record("replay_game", json!({}))]
#[case::rule_set("read_rule_set", json!({ "formation": "pot_draw" }))]
fn a_pipe_and_a_device_are_refused_at_once(#[case] call: &str, #[case] mut input: Value) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    let there = folder.path().join("list.csv");
    pipe(&there);
    let link = folder.path().join("link.csv");
    symlink(&there, &link).unwrap();
    for path in [&there, &link, Path::new("/dev/zero")] {
        input["path"] = json!(path);
        let refusal = desk.call(call, input.clone()).unwrap_err();
        assert_eq!(refusal.code, "not_a_file", "{}", path.display());
    }
}

/// An unfinished file has a temporary name; a link or pipe at that name is not written to.
#[test]
fn an_export_is_not_written_through_what_lies_at_its_other_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    let thesis = folder.path().join("thesis.txt");
    fs::write(&thesis, "three years of work").unwrap();
    for (name, is_pipe) in [("link.xlsx", false), ("pipe.xlsx", true)] {
        let path = folder.path().join(name);
        let unfinished = folder.path().join(format!("{name}.new"));
        if is_pipe {
            pipe(&unfinished);
        } else {
            symlink(&thesis, &unfinished).unwrap();
        }
        let input = json!({ "kind": "xlsx", "path": path, "language": "en" });
        desk.call("export", input).unwrap();
        assert!(fs::symlink_metadata(&path).unwrap().is_file());
        // A link there belongs to the user and is kept.
        let is_link = fs::symlink_metadata(&unfinished).unwrap().is_symlink();
        assert_eq!(is_link, !is_pipe);
    }
    assert_eq!(fs::read(&thesis).unwrap(), b"three years of work");
}

/// An export follows a link to its file; it refuses a pipe, a device, a directory and a backup.
#[test]
fn an_export_takes_the_place_of_files_only() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    let mut export = |path: &Path| {
        let input = json!({ "kind": "xlsx", "path": path, "language": "en" });
        desk.call("export", input)
            .map(drop)
            .map_err(|refusal| refusal.code.to_string())
    };
    let (there, link) = (
        folder.path().join("there.xlsx"),
        folder.path().join("link.xlsx"),
    );
    fs::write(&there, "old").unwrap();
    symlink(&there, &link).unwrap();
    export(&link).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read(&there).unwrap().starts_with(b"PK"));

    let (there, nowhere) = (
        folder.path().join("pipe.xlsx"),
        folder.path().join("nowhere.xlsx"),
    );
    pipe(&there);
    symlink(folder.path().join("not there"), &nowhere).unwrap();
    for (path, code) in [
        (&there, "not_a_file"),
        (&nowhere, "missing"),
        (&folder.path().to_owned(), "not_a_file"),
    ] {
        let before = fs::symlink_metadata(path).unwrap().file_type();
        assert_eq!(export(path), Err(code.to_owned()), "{}", path.display());
        assert_eq!(fs::symlink_metadata(path).unwrap().file_type(), before);
    }

    let backups = folder.path().join("a.kralle-backups");
    fs::create_dir_all(&backups).unwrap();
    let backup = backups.join("2026-11-21 14-32-05Z before-round-1.kralle");
    fs::write(&backup, "a backup").unwrap();
    assert_eq!(export(&backup), Err("is_the_tournament".to_owned()));
    assert_eq!(fs::read(&backup).unwrap(), b"a backup");
    // Not through a link either.
    let journal = folder.path().join("a.kralle-journal");
    fs::write(&journal, "").unwrap();
    for (name, there) in [("b.xlsx", &backup), ("j.xlsx", &journal)] {
        let link = folder.path().join(name);
        symlink(there, &link).unwrap();
        let before = fs::read(there).unwrap();
        assert_eq!(export(&link), Err("is_the_tournament".to_owned()), "{name}");
        assert_eq!(fs::read(there).unwrap(), before);
    }
    // Nor by another spelling of its name, if the system treats both as equal.
    for name in ["a.kralle-JOURNAL", "a.kralle-wal.", "a.kralle-Shm . "] {
        let path = folder.path().join(name);
        assert_eq!(export(&path), Err("is_the_tournament".to_owned()), "{name}");
    }
}

#[test]
fn a_folder_is_no_list() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    let input = json!({ "path": folder.path() });
    let refusal = desk.call("preview_players", input).unwrap_err();
    assert_eq!(refusal.code, "not_a_file");
}

/// On Windows, a viewer locks the sheet that it shows.
#[test]
fn a_sheet_goes_out_beside_one_that_cannot_be_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    let mut print = || {
        let input = json!({ "sheet": "players", "language": "en" });
        let printed = desk.call("print_sheet", input).unwrap();
        let path = PathBuf::from(printed["path"].as_str().unwrap());
        assert!(fs::read(&path).unwrap().starts_with(b"%PDF"));
        path
    };
    let first = print();
    assert_eq!(print(), first);
    // A directory simulates a locked file, since no user can overwrite it.
    fs::remove_file(&first).unwrap();
    fs::create_dir(&first).unwrap();
    let stem = first.file_stem().unwrap().to_str().unwrap();
    let second = first.with_file_name(format!("{stem} 2.pdf"));
    assert_eq!(print(), second);
    assert_eq!(print(), second);
    assert!(first.is_dir());
}
