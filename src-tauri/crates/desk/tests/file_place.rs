//! Files beside a tournament file and changes by other programs, as the window reports them.

use std::fs;
use std::path::{Path, PathBuf};

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{Desk, Folders, SharedDesk};
use rstest::rstest;
use serde_json::{Value, json};

/// A desk with a tournament in the directory `hall`.
struct Evening {
    desk: Desk,
    folder: tempfile::TempDir,
}

impl Evening {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders {
            config: folder.path().join("config"),
            documents: folder.path().join("documents"),
        };
        fs::create_dir(folder.path().join("hall")).unwrap();
        let mut evening = Self {
            desk: Desk::new(folders),
            folder,
        };
        let settings = json!({
            "name": "Klubabend", "place": "", "date": null, "rule_set": "swiss",
            "format": "round_robin", "rating_order": ["standard"], "rating_list": "",
        });
        let path = evening.path();
        evening.ask(
            "new_tournament",
            &json!({ "settings": settings, "path": path }),
        );
        evening.player("Anna");
        evening
    }

    fn path(&self) -> PathBuf {
        self.place("hall/a.kralle")
    }

    fn place(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn try_to(&mut self, call: &str, input: &Value) -> Result<Value, RefusalView> {
        self.desk.call(call, input.clone())
    }

    fn ask(&mut self, call: &str, input: &Value) -> Value {
        match self.try_to(call, input) {
            Ok(answer) => answer,
            Err(refusal) => panic!("{call}: {refusal:?}"),
        }
    }

    fn refusal(&mut self, call: &str, input: &Value) -> RefusalView {
        self.try_to(call, input).unwrap_err()
    }

    fn player(&mut self, name: &str) -> Value {
        self.ask("add_player", &player(name))
    }

    fn replaced(&mut self) -> Value {
        self.ask("overview", &json!({}))["replaced"].clone()
    }

    /// Returns the names of the players in the open file.
    fn players(&mut self) -> Vec<String> {
        let list = self.ask("players", &json!({}));
        let text = list.to_string();
        ["Anna", "Berta", "Clara", "Dora"]
            .into_iter()
            .filter(|name| text.contains(name))
            .map(str::to_owned)
            .collect()
    }
}

fn player(name: &str) -> Value {
    json!({ "name": format!("Krähe, {name}"), "ratings": {} })
}

/// Returns a journal that names `victim` as the file for SQLite to delete.
fn hostile(victim: &Path) -> Vec<u8> {
    const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
    let name = victim.to_str().unwrap().as_bytes();
    let sum: u32 = name.iter().map(|byte| u32::from(*byte)).sum();
    let mut journal = MAGIC.to_vec();
    for number in [0_u32, 1, 0, 512, 4096] {
        journal.extend(number.to_be_bytes());
    }
    journal.resize(512, 0);
    journal.extend([0, 0, 0, 1]);
    journal.extend(name);
    journal.extend(u32::try_from(name.len()).unwrap().to_be_bytes());
    journal.extend(sum.to_be_bytes());
    journal.extend(MAGIC);
    journal
}

#[test]
fn no_call_deletes_what_a_journal_names() {
    let mut evening = Evening::new();
    let victim = evening.place("thesis.txt");
    fs::write(&victim, "three years of work").unwrap();
    evening.ask("import_players", &json!({ "players": [player("Berta")] }));
    let backups = evening.ask("backups", &json!({}));
    let backup = backups["backups"][0]["name"].as_str().unwrap().to_owned();
    let folder = PathBuf::from(backups["folder"].as_str().unwrap());
    evening.ask("close_file", &json!({}));
    let path = evening.path();
    let path = path.to_str().unwrap();
    let beside = |path: &str| format!("{path}-journal");
    fs::write(beside(path), hostile(&victim)).unwrap();
    fs::write(
        beside(folder.join(&backup).to_str().unwrap()),
        hostile(&victim),
    )
    .unwrap();
    let one = json!({ "path": path });
    let calls = [
        ("open_tournament", one.clone()),
        ("look_into_damaged", one.clone()),
        ("verify", one.clone()),
        (
            "preview_tournament",
            json!({ "path": path, "carry": "players" }),
        ),
        (
            "import_tournament",
            json!({ "path": path, "carry": "players" }),
        ),
        ("preview_backup", json!({ "path": path, "name": backup })),
        ("restore_backup", json!({ "path": path, "name": backup })),
    ];
    for (call, input) in calls {
        assert_eq!(evening.refusal(call, &input).code, "stray_beside", "{call}");
        assert!(victim.exists(), "{call}");
    }
    evening.ask("start", &json!({}));
    let none = evening.ask("backups", &one);
    assert_eq!(none["newest_sound"], Value::Null);
    assert_eq!(fs::read(&victim).unwrap(), b"three years of work");
}

/// Changes the open file from outside.
///
/// Returns false if the system refuses it, as Windows refuses to move or delete an open file: then
/// the file is unharmed.
#[must_use]
fn suffers(evening: &mut Evening, what: &str) -> bool {
    let path = evening.path();
    let done = match what {
        "deleted" => fs::remove_file(path),
        "moved over" => {
            fs::write(evening.place("hall/other"), "other").unwrap();
            fs::rename(evening.place("hall/other"), path)
        }
        "written over" => fs::write(path, "a;b"),
        "folder gone" => fs::rename(evening.place("hall"), evening.place("cellar")),
        other => panic!("nothing is called {other}"),
    };
    match done {
        Ok(()) => return true,
        Err(error) if !cfg!(windows) => panic!("{what}: {error}"),
        Err(_) => {}
    }
    assert_eq!(evening.replaced(), Value::Null, "{what}");
    evening.player("Doris");
    let report = evening.ask("verify", &json!({}));
    assert_eq!(report["findings"], json!([]), "{what}");
    false
}

#[rstest]
#[case("deleted", "gone", "hall", true)]
#[case("moved over", "other_file", "hall", false)]
#[case("written over", "written_over", "hall", false)]
#[case("folder gone", "folder_gone", "documents", false)]
fn a_command_that_would_be_lost_is_refused_and_everything_is_kept(
    #[case] what: &str,
    #[case] how: &str,
    #[case] folder: &str,
    #[case] free: bool,
) {
    let mut evening = Evening::new();
    evening.player("Berta");
    assert_eq!(evening.replaced(), Value::Null);
    if !suffers(&mut evening, what) {
        return;
    }
    let refusal = evening.refusal("add_player", &player("Clara"));
    assert_eq!(refusal.code, "file_replaced");
    let replaced = evening.replaced();
    assert_eq!(replaced["how"], how);
    assert_eq!(replaced["free"], free);
    assert_eq!(replaced["rescue"]["kept"], "everything");
    let kept = PathBuf::from(replaced["rescue"]["path"].as_str().unwrap());
    assert_eq!(kept.parent().unwrap(), evening.place(folder));
    // Every further attempt leaves one rescue copy, and writes nothing else.
    assert_eq!(evening.refusal("undo", &json!({})).code, "file_replaced");
    assert_eq!(evening.replaced()["rescue"], replaced["rescue"]);
    assert_eq!(evening.players(), ["Anna", "Berta"]);

    let overview = evening.ask("go_on_from_rescue", &json!({}));
    assert_eq!(overview["path"], kept.to_str().unwrap());
    assert_eq!(overview["replaced"], Value::Null);
    evening.player("Clara");
    evening.ask("undo", &json!({}));
    assert_eq!(evening.players(), ["Anna", "Berta"]);
    let report = evening.ask("verify", &json!({}));
    assert_eq!(report["findings"], json!([]));
}

#[test]
fn what_was_deleted_can_be_put_back_to_its_place() {
    let mut evening = Evening::new();
    if !suffers(&mut evening, "deleted") {
        return;
    }
    let kept = evening.replaced()["rescue"]["path"]
        .as_str()
        .unwrap()
        .to_owned();
    let to = evening.path();
    let overview = evening.ask("go_on_from_rescue", &json!({ "to": to }));
    assert_eq!(overview["path"], to.to_str().unwrap());
    assert!(!Path::new(&kept).exists(), "it is no second tournament");
    evening.player("Berta");
    evening.ask("close_file", &json!({}));
    evening.ask("open_tournament", &json!({ "path": to }));
    assert_eq!(evening.players(), ["Anna", "Berta"]);
}

#[test]
fn what_is_open_goes_on_where_the_person_says_and_over_nothing_else() {
    let mut evening = Evening::new();
    if !suffers(&mut evening, "moved over") {
        return;
    }
    let there = evening.path();
    let refusal = evening.refusal("go_on_from_rescue", &json!({ "to": there }));
    assert_eq!(refusal.code, "exists");
    let to = evening.place("elsewhere.kralle");
    evening.ask("go_on_from_rescue", &json!({ "to": to }));
    assert_eq!(evening.players(), ["Anna"]);
    assert_eq!(fs::read(evening.path()).unwrap(), b"other");
    let refusal = evening.refusal("go_on_from_rescue", &json!({}));
    assert_eq!(refusal.code, "nothing_replaced");
}

#[test]
fn a_file_that_is_gone_is_not_closed_unseen() {
    let mut evening = Evening::new();
    let another = evening.place("another.kralle");
    evening.ask("save_copy", &json!({ "path": another }));
    if !suffers(&mut evening, "deleted") {
        return;
    }
    let refusal = evening.refusal("open_tournament", &json!({ "path": another }));
    assert_eq!(refusal.code, "file_replaced");
    let kept = evening.replaced()["rescue"]["path"]
        .as_str()
        .unwrap()
        .to_owned();
    // After the warning, the file can be closed.
    evening.ask("close_file", &json!({}));
    evening.ask("open_tournament", &json!({ "path": kept }));
    assert_eq!(evening.players(), ["Anna"]);
}

#[test]
fn a_program_that_ends_keeps_what_is_nowhere_else() {
    let mut evening = Evening::new();
    if !suffers(&mut evening, "deleted") {
        return;
    }
    let Evening { desk, folder } = evening;
    drop(desk);
    let names: Vec<String> = fs::read_dir(folder.path().join("hall"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| name.contains("rescued"))
        .collect();
    assert_eq!(names.len(), 1, "{names:?}");
}

#[test]
fn nothing_is_written_over_the_open_tournament_and_it_is_read_by_no_other_means() {
    let mut evening = Evening::new();
    let path = evening.path();
    let before = fs::read(&path).unwrap();
    let export =
        |kind: &str| json!({ "kind": kind, "path": path, "language": "de", "table": "players" });
    let reads = json!({ "path": path });
    let rules = json!({ "path": path, "formation": "pot_draw" });
    let calls = [
        ("export", export("csv")),
        ("export", export("json")),
        (
            "export",
            json!({ "kind": "csv", "path": format!("{}-journal", path.display()), "language": "de", "table": "players" }),
        ),
        ("preview_players", reads.clone()),
        ("read_rule_set", rules),
    ];
    for (call, input) in calls {
        assert_eq!(
            evening.refusal(call, &input).code,
            "is_the_tournament",
            "{call}"
        );
    }
    assert!(fs::read(&path).unwrap() == before);
    // The open tournament itself can be the template: it is known without its file.
    let preview = evening.ask(
        "preview_tournament",
        &json!({ "path": path, "carry": "players" }),
    );
    assert_eq!(preview["players"], 1);
    evening.player("Berta");
    assert_eq!(evening.replaced(), Value::Null);
}

#[test]
fn a_program_that_ends_leaves_nothing_beside_the_file() {
    let evening = Evening::new();
    let journal = evening.place("hall/a.kralle-journal");
    assert!(journal.exists());
    let Evening {
        desk,
        folder: _folder,
    } = evening;
    let desk = SharedDesk::new(desk);
    desk.end();
    assert!(!journal.exists());
}
