//! The list of every command with its schemas; shared definitions are stored once.

use std::collections::BTreeSet;
use std::io::{self, Write};

use flate2::read::ZlibDecoder;
use serde::Deserialize;
use serde_json::{Map, Value};

/// `calls.json`, compressed.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/calls.json"));
/// The prefix of a reference to a definition.
const REFERENCE: &str = "#/$defs/";
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Every command, and every type of an input or output.
#[derive(Deserialize)]
struct CallList {
    definitions: Map<String, Value>,
    /// `input` and `output` are names of definitions.
    calls: Vec<Map<String, Value>>,
}

/// Writes one command a line, with the complete schemas of its input and output.
pub(crate) fn write(output: &mut impl Write) -> io::Result<()> {
    let list: CallList = serde_json::from_reader(ZlibDecoder::new(PACKED))?;
    for mut call in list.calls {
        for side in ["input", "output"] {
            let name = call.get(side).and_then(Value::as_str);
            let schema = expanded(&list.definitions, name.unwrap_or_default());
            call.insert(side.to_owned(), schema);
        }
        serde_json::to_writer(&mut *output, &call)?;
        writeln!(output)?;
    }
    Ok(())
}

/// Returns the schema of a type, with every definition it refers to.
fn expanded(definitions: &Map<String, Value>, name: &str) -> Value {
    let mut schema = Map::from_iter([
        ("$schema".to_owned(), DIALECT.into()),
        ("title".to_owned(), name.into()),
    ]);
    let root = definitions.get(name).and_then(Value::as_object);
    schema.extend(
        root.into_iter()
            .flatten()
            .map(|(key, it)| (key.clone(), it.clone())),
    );
    let mut needed = BTreeSet::new();
    let mut next: Vec<&Value> = definitions.get(name).into_iter().collect();
    while let Some(value) = next.pop() {
        match value {
            Value::Object(fields) => {
                let name = fields.get("$ref").and_then(Value::as_str);
                if let Some(name) = name.and_then(|it| it.strip_prefix(REFERENCE))
                    && needed.insert(name)
                {
                    next.extend(definitions.get(name));
                }
                next.extend(fields.values());
            }
            Value::Array(items) => next.extend(items),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    if !needed.is_empty() {
        let needed = needed.into_iter().filter_map(|name| {
            let definition = definitions.get(name)?;
            Some((name.to_owned(), definition.clone()))
        });
        schema.insert("$defs".to_owned(), Value::Object(needed.collect()));
    }
    Value::Object(schema)
}
