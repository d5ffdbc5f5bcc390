//! Comparison of the message files with each other and with the code.
//!
//! German is the reference. Every language must have all German messages, in the same files and
//! with the same placeables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use kralle_words::Language;

/// A fault in the message files, as a readable text.
type Problem = String;

/// Key (or `key.attribute`) → names of its placeables.
type Keys = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn line_and_column(text: &str, position: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(position)];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    (line, column)
}

/// Reads one message file into `keys`, and its faults into `problems`.
fn read(name: &str, text: &str, keys: &mut Keys, problems: &mut Vec<Problem>) {
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let (line, column) = line_and_column(text, error.pos.start);
                problems.push(format!("{name}:{line}:{column}: {}", error.kind));
            }
            resource
        }
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let key = message.id.name;
        let values = message.value.iter().map(|value| (key.to_owned(), value));
        let attributes = message
            .attributes
            .iter()
            .map(|it| (format!("{key}.{}", it.id.name), &it.value));
        for (key, pattern) in values.chain(attributes) {
            let mut placeables = BTreeSet::new();
            collect(pattern, &mut placeables);
            if keys.insert(key.clone(), placeables).is_some() {
                let (line, column) = place_of(text, &key);
                problems.push(format!(
                    "{name}:{line}:{column}: `{key}` is said a second time"
                ));
            }
        }
    }
}

/// Returns line and column of the last definition of `key`.
fn place_of(text: &str, key: &str) -> (usize, usize) {
    let position = text
        .rfind(&format!("\n{key} ="))
        .map_or(0, |before| before + 1);
    line_and_column(text, position)
}

fn collect(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, names);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, names),
        Expression::Select { selector, variants } => {
            collect_inline(selector, names);
            for variant in variants {
                collect(&variant.value, names);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, names);
            }
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, names),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// Returns the differences of `other` from the reference.
fn compare(reference: &Keys, other: &Keys, language: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (key, placeables) in reference {
        match other.get(key) {
            None => problems.push(format!("{language}: `{key}` is missing")),
            Some(found) if found != placeables => problems.push(format!(
                "{language}: `{key}` has the placeables {found:?}, the reference {placeables:?}"
            )),
            Some(_) => {}
        }
    }
    for key in other.keys().filter(|key| !reference.contains_key(*key)) {
        problems.push(format!("{language}: `{key}` is not in the reference"));
    }
    problems
}

/// Returns the message files of a language by name; empty without such a folder.
fn files(language: &str) -> BTreeMap<String, String> {
    let folder = root().join("ui/messages").join(language);
    let Ok(entries) = fs::read_dir(folder) else {
        return BTreeMap::new();
    };
    entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect()
}

fn keys_of<'a>(
    language: &str,
    files: impl IntoIterator<Item = (&'a String, &'a String)>,
    problems: &mut Vec<Problem>,
) -> Keys {
    let mut keys = Keys::new();
    for (name, text) in files {
        read(
            &format!("ui/messages/{language}/{name}"),
            text,
            &mut keys,
            problems,
        );
    }
    keys
}

#[test]
fn every_language_says_what_the_reference_says() {
    let mut problems = Vec::new();
    let german = files("de");
    let reference = keys_of("de", &german, &mut problems);
    assert!(
        !reference.is_empty(),
        "no messages found under {}",
        root().display()
    );

    for language in Language::ALL.map(Language::folder) {
        let own = files(language);
        for name in own.keys().filter(|name| !german.contains_key(*name)) {
            problems.push(format!("{language}: the reference has no file {name}"));
        }
        for (name, text) in &german {
            let Some(own) = own.get(name) else {
                problems.push(format!("{language}: there is no file {name}"));
                continue;
            };
            let keys = keys_of(language, [(name, own)], &mut problems);
            let reference = keys_of("de", [(name, text)], &mut Vec::new());
            problems.extend(compare(&reference, &keys, language));
        }
        // Across files: the same key twice.
        let mut all = Vec::new();
        keys_of(language, &own, &mut all);
        problems.extend(all.into_iter().filter(|it| it.contains("a second time")));
    }
    problems.sort();
    problems.dedup();
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

/// Every `say("key"` of the Rust code, except in the tests of this crate.
#[test]
fn every_key_the_code_says_is_in_the_reference() {
    let reference = keys_of("de", &files("de"), &mut Vec::new());
    let mut missing = Vec::new();
    let mut folders = vec![root().join("src-tauri")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if !["target", "tests", "gen"]
                    .iter()
                    .any(|it| path.ends_with(it))
                {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                for key in keys_said(&text) {
                    if !reference.contains_key(key) {
                        missing.push(format!("{}: `{key}`", path.display()));
                    }
                }
            }
        }
    }
    assert!(
        missing.is_empty(),
        "said but not in the reference:\n{}\n",
        missing.join("\n")
    );
}

fn keys_said(text: &str) -> Vec<&str> {
    text.split(".say(")
        .zip(text.split(".say(").skip(1))
        .filter(|(before, _)| {
            let line = before.rsplit('\n').next().unwrap_or("");
            !line.trim_start().starts_with("//")
        })
        .filter_map(|(_, rest)| rest.trim_start().strip_prefix('"')?.split_once('"'))
        .map(|(key, _)| key)
        .collect()
}

#[test]
fn a_message_that_does_not_parse_is_named_with_line_and_column() {
    let mut problems = Vec::new();
    read(
        "x.ftl",
        "good = ä\nbad ü\n",
        &mut Keys::new(),
        &mut problems,
    );
    assert_eq!(problems.len(), 1);
    assert!(problems[0].starts_with("x.ftl:2:5: "), "{problems:?}");
}

#[test]
fn a_key_said_twice_is_named() {
    let (mut keys, mut problems) = (Keys::new(), Vec::new());
    read("x.ftl", "good = ä\ngood = b\n", &mut keys, &mut problems);
    assert_eq!(problems, ["x.ftl:2:1: `good` is said a second time"]);
}

#[test]
fn gaps_strangers_and_other_placeables_are_named() {
    let mut problems = Vec::new();
    let (mut reference, mut other) = (Keys::new(), Keys::new());
    read(
        "de",
        "a = { $x }\nb = B\n    .title = T\nc = C\n",
        &mut reference,
        &mut problems,
    );
    read(
        "en",
        "a = { $y }\nb = B\nd = D\n",
        &mut other,
        &mut problems,
    );
    assert_eq!(
        compare(&reference, &other, "en"),
        [
            r#"en: `a` has the placeables {"y"}, the reference {"x"}"#,
            "en: `b.title` is missing",
            "en: `c` is missing",
            "en: `d` is not in the reference",
        ]
    );
    assert_eq!(problems, Vec::<Problem>::new());
}

#[test]
fn the_keys_said_by_code_are_found() {
    assert_eq!(
        keys_said("x.say(\"a-b\", &[]); // \n// .say(\"c\")"),
        ["a-b"]
    );
}
