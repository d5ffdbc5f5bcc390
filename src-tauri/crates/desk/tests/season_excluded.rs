//! Excluded tournaments of a season: they count nowhere, on no surface.

use crate::season;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use kralle_desk::Desk;
use season::{ask, problems, refused, season, window};
use serde_json::{Value, json};

/// Returns all output of a season: tables, ratings, persons, and each file of an export.
fn everything(desk: &mut Desk, out: &Path) -> BTreeMap<String, Value> {
    let mut outputs = BTreeMap::new();
    for (name, input) in [
        ("season_table", json!({})),
        ("season_ratings", json!({ "game": "tandem" })),
        ("season_persons", json!({})),
        ("season_json", json!({})),
        ("archive_season", json!({})),
    ] {
        let mut answer = ask(desk, name, input);
        // Only the list of files differs.
        answer.as_object_mut().unwrap().remove("toml");
        outputs.insert(name.to_owned(), answer);
    }
    fs::create_dir_all(out).unwrap();
    for (kind, name) in [
        ("csv", "season.csv"),
        ("ratings", "ratings.csv"),
        ("json", "season.json"),
        ("site", "site"),
    ] {
        let path = out.join(name);
        let input = json!({ "kind": kind, "path": path, "language": "de" });
        ask(desk, "export_season", input);
        if path.is_dir() {
            for page in fs::read_dir(&path).unwrap().flatten() {
                let name = page.file_name().into_string().unwrap();
                let text = fs::read_to_string(page.path()).unwrap();
                outputs.insert(name, text.into());
            }
        } else {
            outputs.insert(name.to_owned(), fs::read_to_string(path).unwrap().into());
        }
    }
    outputs
}

#[test]
fn an_excluded_tournament_counts_nowhere_and_can_count_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, toml, view) = season(folder.path(), 3);
    let file = view["files"][1]["file"].as_str().unwrap();
    let with_it = everything(&mut desk, &folder.path().join("with"));
    let view = ask(
        &mut desk,
        "exclude_season_file",
        json!({ "file": file, "excluded": true }),
    );
    let text = fs::read_to_string(&toml).unwrap();
    assert!(text.contains(&format!("exclude = [\"{file}\"]")), "{text}");
    assert_eq!(problems(&view), [""; 0], "an exclusion is no problem");
    let listed = view["files"].as_array().unwrap();
    let excluded = listed.iter().find(|it| it["file"] == file).unwrap();
    assert_eq!(excluded["excluded"], true);
    let evenings = view["evenings"].as_array().unwrap();
    let evening = evenings
        .iter()
        .find(|it| it["number"] == excluded["evening"])
        .unwrap();
    assert_eq!(
        (&evening["counts"], &evening["rated"]),
        (&json!(false), &json!(false))
    );
    let without = everything(&mut desk, &folder.path().join("without"));

    // The output is the same as for a season without the file.
    let others = listed.iter().map(|it| it["file"].as_str().unwrap());
    let others: Vec<&str> = others.filter(|it| *it != file).collect();
    let alone = folder.path().join("alone.toml");
    fs::write(&alone, format!("name = \"Klubjahr\"\nfiles = {others:?}\n")).unwrap();
    ask(&mut desk, "open_season", json!({ "path": alone }));
    assert_eq!(without, everything(&mut desk, &folder.path().join("alone")));
    assert_ne!(without, with_it);

    ask(&mut desk, "open_season", json!({ "path": toml }));
    ask(
        &mut desk,
        "exclude_season_file",
        json!({ "file": file, "excluded": false }),
    );
    assert!(!fs::read_to_string(&toml).unwrap().contains("exclude"));
    assert_eq!(with_it, everything(&mut desk, &folder.path().join("again")));
    assert_eq!(
        refused(
            &mut desk,
            "exclude_season_file",
            json!({ "file": "nowhere.kralle", "excluded": true })
        ),
        "season_no_such_file"
    );
}

#[test]
fn an_exclusion_goes_with_the_entry_that_names_the_file_and_one_of_no_file_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, toml, view) = season(folder.path(), 1);
    let file = view["files"][0]["file"].clone();
    ask(
        &mut desk,
        "exclude_season_file",
        json!({ "file": file, "excluded": true }),
    );
    ask(
        &mut desk,
        "remove_season_files",
        json!({ "entry": "evenings/*.kralle" }),
    );
    assert!(!fs::read_to_string(&toml).unwrap().contains("exclude"));
    let view = ask(
        &mut desk,
        "set_season_toml",
        json!({ "text": "exclude = [\"2026-3.kralle\"]\n" }),
    );
    assert_eq!(problems(&view), ["season_excluded_not_found"]);
}

#[test]
fn what_is_still_running_is_not_rated_either() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _, view) = season(folder.path(), 2);
    let counting = everything(&mut desk, &folder.path().join("counting"));
    // One more round makes a finished evening a running one.
    let path = view["files"][1]["path"].clone();
    ask(&mut desk, "open_tournament", json!({ "path": path }));
    let mut settings = ask(&mut desk, "settings", json!({}));
    let rounds = settings["swiss_rounds"].as_u64().unwrap();
    settings["swiss_rounds"] = json!(rounds + 1);
    ask(&mut desk, "reopen_tournament", json!({}));
    ask(&mut desk, "change_settings", settings);
    let view = ask(&mut desk, "refresh_season", json!({}));
    assert_eq!(problems(&view), ["season_running"]);
    let running = everything(&mut desk, &folder.path().join("running"));
    let file = view["files"][1]["file"].clone();
    ask(
        &mut desk,
        "exclude_season_file",
        json!({ "file": file, "excluded": true }),
    );
    let excluded = everything(&mut desk, &folder.path().join("excluded"));
    for output in [
        "season_table",
        "season_ratings",
        "season_persons",
        "ratings.csv",
        "index.html",
    ] {
        assert_eq!(running[output], excluded[output], "{output}");
    }
    for output in [
        "season_table",
        "season_ratings",
        "ratings.csv",
        "index.html",
    ] {
        assert_ne!(running[output], counting[output], "{output}");
    }
}

#[test]
fn a_demo_is_in_no_season_of_the_folder_of_tournaments() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, files) = window(folder.path());
    let demo = ask(&mut desk, "open_demo", json!({}));
    let demo = PathBuf::from(demo["path"].as_str().unwrap());
    assert!(demo.is_file());
    ask(&mut desk, "close_file", json!({}));
    ask(&mut desk, "new_season", json!({ "name": "Klubjahr" }));
    let documents = folder.path().join("documents");
    files.grant_reading(&documents);
    let view = ask(
        &mut desk,
        "add_season_files",
        json!({ "files": [documents] }),
    );
    assert_eq!(view["evenings"], json!([]), "{view}");
}
