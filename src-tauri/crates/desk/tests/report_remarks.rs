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
