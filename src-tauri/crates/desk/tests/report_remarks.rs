//! Remarks about the lines of an imported report.

use std::fs;

use kralle_desk::{Desk, Folders};
use serde_json::json;

/// Remarks about single lines of a report have their data, in the order of the codes.
#[test]
fn a_preview_names_what_a_report_does_not_say_readably() -> std::io::Result<()> {
    let folder = tempfile::tempdir()?;
    let mut desk = Desk::new(Folders {
        config: folder.path().join("config"),
        documents: folder.path().join("documents"),
    });
    let path = folder.path().join("other.trf");
    let player = |number: u16, birth: &str| {
        let name = format!("Probe{number}, Kim");
        format!(
            "001 {number:>4}      {name:<33} {:>4} {:>3} {:>11} {birth}\n",
            "", "", ""
        )
    };
    let report = [
        "012 Probe\n142 5\n142 7\n".to_owned(),
        player(1, "spring 90"),
        player(2, "01.02.1990"),
    ]
    .concat();
    fs::write(&path, report)?;
    let input = json!({ "path": path, "carry": "players" });
    let preview = desk.call("preview_tournament", input).unwrap();
    assert_eq!(
        preview["remarks"],
        json!(["repeated_record", "field_unread"])
    );
    assert_eq!(
        preview["remark_data"],
        json!([
            { "line": "3", "record": "142", "first": "2" },
            { "line": "4", "column": "70", "found": "spring 90", "meaning": "birth" },
        ])
    );
    Ok(())
}

/// The director's own report and sheets name the arbiters of the imported one. The site names them
/// only once the director publishes them.
#[test]
fn arbiters_of_a_report_are_public_only_if_the_director_says_so() -> std::io::Result<()> {
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name);
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let player = |number: u16, points: &str, cell: &str| {
        let name = format!("Probe{number}, Kim");
        format!("001 {number:>4}      {name:<65} {points:>4} {number:>4}  {cell}\n")
    };
    let report = [
        "012 Probe\n102 Oberschiri, Ada\n112 Zweitschiri, Bo\n142 3\n".to_owned(),
        player(1, "1.0", "   2 w 1"),
        player(2, "0.0", "   1 b 0"),
    ]
    .concat();
    fs::write(at("other.trf"), report)?;
    let import = json!({ "path": at("other.trf"), "carry": "players", "to": at("own.kralle") });
    desk.call("import_tournament", import).unwrap();
    for (kind, name) in [("trf", "own.trf"), ("site", "site")] {
        let export = json!({ "kind": kind, "path": at(name), "language": "de" });
        desk.call("export", export).unwrap();
    }
    let own = fs::read_to_string(at("own.trf"))?;
    let records = "102 Oberschiri, Ada\n112 Zweitschiri, Bo\n";
    assert!(own.contains(records), "{own}");
    for entry in fs::read_dir(at("site"))? {
        let path = entry?.path();
        if path.is_file() {
            let text = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
            assert!(!text.contains("schiri"), "{}", path.display());
        }
    }
    let mut settings = desk.call("settings", json!({})).unwrap();
    settings["arbiters"]["are_public"] = json!(true);
    desk.call("change_settings", settings).unwrap();
    let export = json!({ "kind": "site", "path": at("site"), "language": "de" });
    desk.call("export", export).unwrap();
    let start = fs::read_to_string(at("site").join("index.html"))?;
    assert!(
        start.contains("Oberschiri, Ada; Zweitschiri, Bo"),
        "{start}"
    );
    Ok(())
}
