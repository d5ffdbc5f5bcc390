//! The list of the calls that scripts read is that of the calls there are.

// A program that is given away does not know their schemas, only the list.
#![cfg(debug_assertions)]

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// One call with its schemas a line.
fn lines(text: &str) -> Result<Vec<Value>, serde_json::Error> {
    text.lines().map(serde_json::from_str).collect()
}

#[test]
fn every_call_is_listed_with_its_schemas() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    for call in kralle_desk::list() {
        writeln!(text, "{}", serde_json::to_string(&call)?)?;
    }
    let committed = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/calls.jsonl"));
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(committed, text)?;
        return Ok(());
    }
    // As values: in which order fields stand depends on what is built with it.
    assert!(
        lines(&fs::read_to_string(committed)?)? == lines(&text)?,
        "run UPDATE_GENERATED=1 cargo test -p kralle-cli --test cli calls::"
    );
    let listed = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(["call", "--list"])
        .output()?;
    assert_eq!(
        String::from_utf8(listed.stdout)?,
        fs::read_to_string(committed)?
    );
    Ok(())
}
