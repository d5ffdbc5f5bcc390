//! The head of the journal: its form in exports, and the check whether a file contains the head of
//! a sheet.

use std::fs;
use std::path::PathBuf;

use kralle_desk::Desk;
use serde_json::{Value, json};

/// A desk with a file.
struct Evening {
    desk: Desk,
    folder: tempfile::TempDir,
}

impl Evening {
    /// A tournament without players.
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut evening = Self {
            desk: Desk::for_scripts("Rosa Klaue"),
            folder,
        };
        let settings = json!({
            "name": "Klubabend", "place": "", "date": null, "rule_set": "swiss",
            "format": "round_robin", "rating_order": ["standard"], "rating_list": "",
        });
        let path = evening.path("abend.kralle");
        evening.ask(
            "new_tournament",
            &json!({ "settings": settings, "path": path }),
        );
        evening
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn ask(&mut self, call: &str, input: &Value) -> Value {
        match self.desk.call(call, input.clone()) {
            Ok(answer) => answer,
            Err(refusal) => panic!("{call}: {refusal:?}"),
        }
    }

    fn enter(&mut self, name: &str) {
        let input = json!({ "name": name, "ratings": { "standard": 1500 } });
        self.ask("add_player", &input);
    }

    fn export(&mut self, kind: &str) -> Vec<u8> {
        let path = self.path(&format!("out.{kind}"));
        let input = json!({ "kind": kind, "path": path, "language": "de", "table": null });
        self.ask("export", &input);
        fs::read(if kind == "site" {
            path.join("index.html")
        } else {
            path
        })
        .unwrap()
    }

    /// Returns the head as exported for other programs: the check word, and the complete head.
    fn head(&mut self) -> (String, String) {
        let file: Value = serde_json::from_slice(&self.export("json")).unwrap();
        let text = |name: &str| file["head"][name].as_str().unwrap().to_owned();
        (text("word"), text("whole"))
    }

    /// Returns the answer of the file `name` about `word`; without a name, of the open file.
    fn answer(&mut self, word: &str, name: Option<&str>) -> Value {
        let path = name.map(|name| self.path(name));
        let mut said = self.ask("check_head", &json!({ "word": word, "path": path }));
        said["answer"].take()
    }
}

/// Returns the kind of an answer, and its entry and state.
fn brief(answer: &Value) -> (&str, Option<u64>, Option<&str>) {
    (
        answer["is"].as_str().unwrap(),
        answer["entry"].as_u64().or(answer["newest"].as_u64()),
        answer["state"].as_str(),
    )
}

#[test]
fn what_was_in_the_file_is_found_in_force_or_not() {
    let mut evening = Evening::new();
    evening.enter("Krähe, Ida");
    let (ida, whole) = evening.head();
    evening.enter("Muster, Jo");
    let (jo, _) = evening.head();
    for word in [&ida, &whole, &ida.to_lowercase(), &ida.replace('-', " ")] {
        let answer = evening.answer(word, None);
        assert_eq!(brief(&answer), ("contained", Some(2), Some("done")));
        assert_eq!(answer["line"]["command"], "add_player");
    }
    evening.ask("undo", &json!({}));
    let found = evening.answer(&jo, None);
    assert_eq!(brief(&found), ("contained", Some(3), Some("undone")));
    // The undo is an entry as well, so the sheet printed after it is contained too.
    let (undone, _) = evening.head();
    assert_ne!(undone, jo);
    assert_eq!(evening.answer(&undone, None)["is"], "contained");
    evening.enter("Probe, Kim");
    let found = evening.answer(&jo, None);
    assert_eq!(brief(&found), ("contained", Some(3), Some("ended")));
    let found = evening.answer(&ida, None);
    assert_eq!(brief(&found), ("contained", Some(2), Some("done")));
}

#[test]
fn what_is_not_in_the_file_is_told_apart() {
    let mut evening = Evening::new();
    let copy = evening.path("copy.kralle");
    evening.ask("save_copy", &json!({ "path": copy }));
    evening.enter("Krähe, Ida");
    let (word, whole) = evening.head();

    let found = evening.answer(&word, Some("copy.kralle"));
    assert_eq!(brief(&found), ("not_yet", Some(1), None));

    let mut other = Evening::new();
    other.enter("Krähe, Ida");
    assert_eq!(
        brief(&other.answer(&word, None)),
        ("other_link", Some(2), None)
    );
    assert_eq!(other.answer(&whole, None)["is"], "other_file");

    let last = if word.ends_with('0') { "1" } else { "0" };
    let misread = format!("{}{last}", &word[..word.len() - 1]);
    let found = evening.answer(&misread, None);
    assert_eq!(brief(&found), ("misread", Some(2), None));
}

#[test]
fn what_a_restore_left_is_still_said_to_have_been_there() {
    let mut evening = Evening::new();
    // An import triggers a backup.
    let players: Vec<Value> = ["Krähe, Ida", "Muster, Jo"]
        .map(|name| json!({ "name": name, "ratings": {} }))
        .to_vec();
    evening.ask("import_players", &json!({ "players": players }));
    let (word, whole) = evening.head();
    let backups = evening.ask("backups", &json!({}));
    let name = backups["backups"][0]["name"].clone();
    evening.ask("restore_backup", &json!({ "name": name }));
    for word in [word, whole] {
        let found = evening.answer(&word, None);
        assert_eq!(brief(&found), ("left_by_restore", Some(2), None));
        assert_eq!(found["restore"], 3);
    }
}

#[test]
fn what_is_no_head_is_refused_with_the_reason() {
    let mut evening = Evening::new();
    for (word, code) in [
        ("", "head_missing"),
        (" \n", "head_missing"),
        ("Runde 5", "head_symbol"),
        ("412", "head_number"),
        ("412-KTRA", "head_length"),
        ("KRALLE:12", "head_form"),
        (&"1".repeat(201), "head_too_long"),
    ] {
        let input = json!({ "word": word });
        let refused = evening.desk.call("check_head", input).unwrap_err();
        assert_eq!(refused.code, code, "{word}");
    }
    let mut nothing = Desk::for_scripts("");
    let asked = json!({ "word": "1-KTRA-9MNP-XC4D-7HWQ" });
    let refused = nothing.call("check_head", asked).unwrap_err();
    assert_eq!(refused.code, "no_tournament");
}

#[test]
fn exports_carry_the_head_of_what_they_show() {
    let mut evening = Evening::new();
    let (before, _) = evening.head();
    for name in ["Krähe, Ida", "Muster, Jo", "Probe, Kim", "Zahl, Abo"] {
        evening.enter(name);
    }
    evening.ask(
        "draw_lots",
        &json!({ "seed": "739142068", "wish": "anyone" }),
    );
    let (word, whole) = evening.head();
    let report = String::from_utf8(evening.export("trf")).unwrap();
    let last = report.lines().last().unwrap();
    assert_eq!(last, format!("### {word} {whole}"));
    let page = String::from_utf8(evening.export("site")).unwrap();
    let footer = format!("Erstellt mit Kralle · Prüfwort {word}</p></footer>");
    assert!(page.contains(&footer), "{page}");
    assert_eq!(evening.export("xlsx"), evening.export("xlsx"));

    // Viewing the past shows the past head, and so do files written meanwhile.
    evening.ask("look_back", &json!({ "entry": 1 }));
    assert_eq!(evening.head().0, before);
    evening.ask("back_to_now", &json!({}));
    assert_eq!(evening.head().0, word);
}
