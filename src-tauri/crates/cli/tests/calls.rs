//! The list of calls for scripts matches the actual calls.

// A release build has only the list, not the schemas.
#![cfg(debug_assertions)]

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Map, Value, json};

/// Splits the text into calls with their schemas, one a line.
fn lines(text: &str) -> Result<Vec<Value>, serde_json::Error> {
    text.lines().map(serde_json::from_str).collect()
}

/// Adds a definition under its name; two different types of one name are an error.
fn define(definitions: &mut Map<String, Value>, name: &str, definition: Value) {
    if let Some(other) = definitions.insert(name.to_owned(), definition) {
        assert_eq!(other, definitions[name], "two types are called {name}");
    }
}

/// Returns the calls with shared definitions, one a line.
fn shared(calls: Vec<Value>) -> Result<String, Box<dyn Error>> {
    let mut definitions = Map::new();
    let mut lines = Vec::new();
    for mut call in calls {
        for side in ["input", "output"] {
            let schema = call[side].as_object_mut().ok_or("no schema")?;
            schema.remove("$schema");
            let title = schema.remove("title").ok_or("no title")?;
            let name = title.as_str().ok_or("no title")?;
            if let Some(Value::Object(needed)) = schema.remove("$defs") {
                for (name, definition) in needed {
                    define(&mut definitions, &name, definition);
                }
            }
            let root = Value::Object(std::mem::take(schema));
            define(&mut definitions, name, root);
            call[side] = json!(name);
        }
        lines.push(serde_json::to_string(&call)?);
    }
    definitions.sort_keys();
    let mut text = "{\"definitions\":{\n".to_owned();
    let each = definitions
        .iter()
        .map(|(name, it)| format!("{}:{it}", json!(name)));
    write!(
        text,
        "{}\n}},\"calls\":[\n{}\n]}}\n",
        each.collect::<Vec<_>>().join(",\n"),
        lines.join(",\n")
    )?;
    Ok(text)
}

#[test]
fn every_call_is_listed_with_its_schemas() -> Result<(), Box<dyn Error>> {
    let calls = kralle_desk::list().into_iter().map(serde_json::to_value);
    let calls: Vec<Value> = calls.collect::<Result<_, _>>()?;
    let text = shared(calls.clone())?;
    let committed = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/calls.json"));
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(committed, text)?;
        return Ok(());
    }
    // Compared as values: the order of fields depends on build features.
    let parsed: [Value; 2] = [
        serde_json::from_slice(&fs::read(committed)?)?,
        serde_json::from_str(&text)?,
    ];
    assert!(
        parsed[0] == parsed[1],
        "run UPDATE_GENERATED=1 cargo test -p kralle-cli --test cli calls::"
    );
    let listed = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(["call", "--list"])
        .output()?;
    assert!(lines(&String::from_utf8(listed.stdout)?)? == calls);
    Ok(())
}
