//! Packs the messages of each language, and fails if a language lacks a message that another has.
//!
//! Cargo rebuilds the crate when a message file is added, removed or changed.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

/// The folder of the messages, with a subfolder per language.
const MESSAGES: &str = "../../../ui/messages";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={MESSAGES}");
    let mut languages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for folder in fs::read_dir(MESSAGES)? {
        let folder = folder?;
        let language = folder.file_name().to_string_lossy().into_owned();
        fs::write(
            Path::new(&env::var("OUT_DIR")?).join(&language),
            packed(&folder.path())?,
        )?;
        languages.insert(language, messages(&folder.path())?);
    }
    let all: BTreeSet<&String> = languages.values().flatten().collect();
    let mut lacking = Vec::new();
    for (language, known) in &languages {
        let missing = all.iter().filter(|key| !known.contains(**key));
        lacking.extend(missing.map(|key| format!("{language} lacks the message {key}")));
    }
    for line in &lacking {
        println!("cargo:warning={line}");
    }
    match lacking.len() {
        0 => Ok(()),
        count => Err(format!("{count} messages are missing in ui/messages").into()),
    }
}

/// Returns the message files in `folder`, each preceded by a record separator and its name.
fn packed(folder: &Path) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut texts = BTreeMap::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            let name = path.file_stem().unwrap_or_default();
            texts.insert(
                name.to_string_lossy().into_owned(),
                fs::read_to_string(&path)?,
            );
        }
    }
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    for (name, text) in texts {
        write!(packed, "\u{1e}{name}\n{text}")?;
    }
    Ok(packed.finish()?)
}

/// Returns the keys of the messages in `folder`, and those of their attributes as `key.attribute`.
fn messages(folder: &Path) -> Result<BTreeSet<String>, Box<dyn Error>> {
    let mut found = BTreeSet::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if path.extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let text = fs::read_to_string(&path)?;
        let read = parser::parse(text.as_str())
            .map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))?;
        for entry in &read.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name;
                found.insert(key.to_owned());
                let attributes = message.attributes.iter();
                found.extend(attributes.map(|it| format!("{key}.{}", it.id.name)));
            }
        }
    }
    Ok(found)
}
