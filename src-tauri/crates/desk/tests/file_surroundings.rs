//! The place and the name of a tournament file: hints about copies and clouds, and invalid names.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{Desk, Folders};
use kralle_store::{FileTrouble, LongPart, NameFault};
use kralle_words::{Language, Words};
use rstest::rstest;
use serde_json::{Value, json};

fn desk(folder: &Path) -> Desk {
    Desk::new(Folders {
        config: folder.join("config"),
        documents: folder.join("documents"),
    })
}

fn make(desk: &mut Desk, path: &Path) -> Result<Value, RefusalView> {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let settings = json!({
        "name": "Klubabend", "place": "", "date": null, "rule_set": "swiss",
        "format": "round_robin", "rating_order": ["standard"], "rating_list": "",
    });
    desk.call(
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    )
}

fn codes(overview: &Value) -> Vec<&str> {
    let hints = overview["place_hints"].as_array().unwrap();
    hints
        .iter()
        .map(|it| it["code"].as_str().unwrap())
        .collect()
}

#[test]
fn a_second_copy_of_the_tournament_in_its_folder_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Cup.kralle");
    let mut desk = desk(folder.path());
    assert_eq!(codes(&make(&mut desk, &path).unwrap()), Vec::<&str>::new());
    let copy = folder.path().join("Cup-LAPTOP7.kralle");
    let far = folder.path().join("Anders.kralle");
    for to in [&copy, &far] {
        desk.call("save_copy", json!({ "path": to })).unwrap();
    }
    desk.call("close_file", json!({})).unwrap();
    // Another tournament with such a name, and a file that is none.
    make(&mut desk, &folder.path().join("Cup 2.kralle")).unwrap();
    desk.call("close_file", json!({})).unwrap();
    fs::write(folder.path().join("Cup (1).kralle"), "no tournament").unwrap();
    let open = |desk: &mut Desk, path: &Path| {
        desk.call("open_tournament", json!({ "path": path }))
            .unwrap()
    };
    let overview = open(&mut desk, &path);
    assert_eq!(codes(&overview), ["file_has_copies"]);
    let data = &overview["place_hints"][0]["data"];
    assert_eq!(data["copies"], json!(["Cup-LAPTOP7.kralle"]));
    // It is only a hint: the file can be changed, and the other copy has the same hint.
    desk.call(
        "add_player",
        json!({ "name": "Krähe, Anna", "ratings": {} }),
    )
    .unwrap();
    let overview = open(&mut desk, &copy);
    let data = &overview["place_hints"][0]["data"];
    assert_eq!(data["copies"], json!(["Cup.kralle"]));
    assert_eq!(codes(&open(&mut desk, &far)), Vec::<&str>::new());
}

#[test]
fn a_folder_that_a_program_syncs_gets_a_hint_and_no_refusal() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    let path = folder.path().join("OneDrive - SC Wesel/Turniere/a.kralle");
    let overview = make(&mut desk, &path).unwrap();
    assert_eq!(codes(&overview), ["file_in_cloud_folder"]);
    assert_eq!(overview["place_hints"][0]["data"]["cloud"], "OneDrive");
    assert!(path.is_file());
}

/// SQLite's journal needs a name that is eight bytes longer.
#[rstest]
#[case::with_room_for_the_journal(240, None)]
#[case::without(241, Some("path_too_long"))]
#[cfg_attr(unix, case::too_long_for_the_system(300, Some("path_too_long")))]
fn a_name_that_is_too_long_is_refused_before_the_file_is_made(
    #[case] stem: usize,
    #[case] code: Option<&str>,
) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    let path = folder.path().join(format!("{}.kralle", "a".repeat(stem)));
    if cfg!(windows) {
        // There, the length of the directory counts as well.
        let refused = make(&mut desk, &path).unwrap_err();
        assert_eq!(refused.code, "path_too_long");
        return;
    }
    let made = make(&mut desk, &path);
    assert_eq!(made.as_ref().err().map(|it| &*it.code), code);
    assert_eq!(path.is_file(), code.is_none());
    if made.is_ok() {
        desk.call(
            "add_player",
            json!({ "name": "Krähe, Anna", "ratings": {} }),
        )
        .unwrap();
        let copy = folder.path().join(format!("{}.kralle", "b".repeat(241)));
        let refused = desk.call("save_copy", json!({ "path": copy })).unwrap_err();
        let data = serde_json::to_value(&refused.data).unwrap();
        assert_eq!(
            (&data["length"], &data["limit"]),
            (&json!(248), &json!(247))
        );
    }
}

/// Typed names that this system forbids.
#[cfg(windows)]
#[rstest]
#[case("aux.kralle", "device")]
#[case("a?.kralle", "character")]
#[case("a.kralle.", "ending")]
#[case("a.kralle:x", "stream")]
fn a_name_that_windows_forbids_is_refused(#[case] name: &str, #[case] fault: &str) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    let refused = make(&mut desk, &folder.path().join(name)).unwrap_err();
    assert_eq!(refused.code, "bad_file_name");
    let data = serde_json::to_value(&refused.data).unwrap();
    assert_eq!(data["fault"], fault);
    let entries = fs::read_dir(folder.path()).unwrap().flatten();
    let made = entries.filter(|it| it.file_name() != "config").count();
    assert_eq!(made, 0);
}

#[test]
fn every_trouble_and_every_fault_has_words_of_its_own() {
    let kinds = [
        ("refusal-file-trouble", "cause", &FileTrouble::CODES[..]),
        ("refusal-bad-file-name", "fault", &NameFault::CODES[..]),
        ("refusal-path-too-long", "part", &LongPart::CODES[..]),
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        for (key, name, codes) in kinds {
            // The remedy for a long path is the same for both parts.
            let rule = (name != "part").then(|| format!("{key}.rule"));
            for id in [Some(key.to_owned()), rule].into_iter().flatten() {
                let say = |code: &&str| {
                    let part = if name == "part" { *code } else { "N" };
                    let args = [
                        (name, (*code).into()),
                        ("path", "P".into()),
                        ("part", part.into()),
                        ("length", 300_usize.into()),
                        ("limit", 259_usize.into()),
                    ];
                    words.say(&id, &args)
                };
                let sentences: BTreeSet<String> = codes.iter().map(say).collect();
                assert_eq!(sentences.len(), codes.len(), "{id}, {language:?}");
            }
        }
    }
}
