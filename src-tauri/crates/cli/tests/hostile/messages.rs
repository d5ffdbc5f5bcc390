//! Every sentence that the program says has its places filled.

use std::fs;
use std::path::{Path, PathBuf};

/// The files of the program and of the desk, without their tests.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push(path);
        }
    }
}

/// The places of a message, by their names. `$255` in a text is none.
fn places(message: &str) -> Vec<&str> {
    let named = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let after = message.split('$').skip(1);
    after
        .map(|text| {
            text.split(|sign: char| !named(sign))
                .next()
                .unwrap_or_default()
        })
        .filter(|place| place.starts_with(|sign: char| sign.is_ascii_alphabetic()))
        .collect()
}

/// Every message of a language with its rule, by its key.
fn messages() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/messages/de");
    let mut found: Vec<(String, String)> = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        for line in fs::read_to_string(entry.unwrap().path()).unwrap().lines() {
            let begins = line.split_once('=').filter(|_| !line.starts_with(' '));
            if let Some((key, text)) = begins {
                found.push((key.trim().to_owned(), text.to_owned()));
            } else if let Some((_, message)) = found.last_mut()
                && line.starts_with(' ')
            {
                message.push_str(line);
            }
        }
    }
    found
}

/// What a refusal is made of where it stands in the code: `RefusalView::new("code")` and its
/// `.with("name", …)` up to the end of the expression.
fn refusals(text: &str) -> Vec<(&str, &str)> {
    let made = text.split("RefusalView::new(\"").skip(1);
    made.filter_map(|rest| {
        let (code, rest) = rest.split_once('"')?;
        let ends = [";\n", "),\n", "})", "\n    }\n", "RefusalView::new"];
        let end = ends.iter().filter_map(|end| rest.find(end)).min();
        Some((code, &rest[..end.unwrap_or(rest.len())]))
    })
    .collect()
}

/// What every mistake in a template is given behind the place where it is made.
const OF_TEMPLATES: [&str; 3] = ["file", "line", "column"];

#[test]
fn every_refusal_has_the_data_of_its_sentence() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    sources(&crates.join("desk/src"), &mut files);
    let messages = messages();
    let (mut unfilled, mut seen) = (Vec::new(), 0);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for (code, made) in refusals(&text) {
            let key = format!("refusal-{}", code.replace('_', "-"));
            let Some((_, message)) = messages.iter().find(|(it, _)| *it == key) else {
                continue;
            };
            seen += 1;
            for place in places(message) {
                let is_given = made.contains(&format!("(\"{place}\"")) || made.contains("data(");
                let is_later = code.starts_with("template_") && OF_TEMPLATES.contains(&place);
                // What the domain refuses brings its code and its data along (`refused.rs`).
                let is_domain = code == "internal";
                if !is_given && !is_later && !is_domain {
                    unfilled.push(format!("{}: {code}: {place}", file.display()));
                }
            }
        }
    }
    assert!(seen > 100, "{seen}");
    assert!(unfilled.is_empty(), "\n{}\n", unfilled.join("\n"));
}
