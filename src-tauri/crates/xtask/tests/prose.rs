//! Prose of comments and names: plain American English that strangers understand.
//!
//! No doc comment opens with an indirect question, and no name or phrase of the lists below is
//! used. The remaining hits of each area are its limit in `prose.toml`. A limit only falls:
//! `UPDATE_GENERATED=1 cargo test -p kralle-xtask --test xtask prose::` lowers those that are too
//! high.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use regex::Regex;

use crate::sources::root;

/// Words that open an indirect question.
const QUESTION: &str = r"^(What|Whatever|Whether|How|Who|Whoever|Whose|Which|Where|When)\b";

/// Names without a noun: variables, parameters, fields, functions and types.
const NAMES: &[&str] = &[
    "said",
    "way",
    "whole",
    "found",
    "known",
    "asked",
    "standing",
    "coming",
    "leaf",
    "tongue",
    "sign",
    "Known",
    "Asked",
    "Standing",
    "Coming",
    "Sentence",
    "NotSaid",
    "UnderGamesName",
];

/// Phrases used instead of a technical word, or for drama.
const PHRASES: &[&str] = &[
    "whoever",
    "hung up on",
    "let go",
    "takes nothing",
    "anew",
    "looked at again",
    "by a look",
    "stands there",
    "stands in",
    "lies beside",
    "lies there",
    "has to say",
    "gives on",
    "a look at",
];

/// Counted hits of an area: doc comments that open with a question, banned names, banned phrases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Hits {
    questions: usize,
    names: usize,
    phrases: usize,
}

impl Hits {
    fn add(&mut self, other: Self) {
        self.questions += other.questions;
        self.names += other.names;
        self.phrases += other.phrases;
    }

    fn kinds(self) -> [(&'static str, usize); 3] {
        [
            ("questions", self.questions),
            ("names", self.names),
            ("phrases", self.phrases),
        ]
    }
}

/// The expressions that find hits, compiled once.
struct Patterns {
    question: Regex,
    name: Regex,
    phrase: Regex,
}

impl Patterns {
    fn new() -> Result<Self, regex::Error> {
        let names = NAMES.join("|");
        let declared = format!(
            r"\b(?:let|let mut|const|fn|function|struct|enum|type|interface|class|for)\s+(?:{names})\b|[(,|{{]\s*(?:mut )?(?:{names})\??\s*(?::\s|\||,)|^\s*(?:pub(?:\([a-z]+\))? )?(?:readonly )?(?:{names})\??:\s"
        );
        Ok(Self {
            question: Regex::new(QUESTION)?,
            name: Regex::new(&declared)?,
            phrase: Regex::new(&format!(r"(?i)\b(?:{})\b", PHRASES.join("|")))?,
        })
    }

    /// Returns the hits of a source file. Doc comments are those of Rust (`///`, `//!`) and of
    /// TypeScript (`/** … */`).
    fn in_source(&self, text: &str) -> Hits {
        let mut hits = Hits::default();
        let mut is_in_doc = false;
        for line in text.lines() {
            let line = line.trim();
            let (comment, opens) = comment(line, is_in_doc);
            is_in_doc = line.starts_with("///") || line.starts_with("//!");
            let Some(comment) = comment else {
                hits.names += self.name.find_iter(line).count();
                continue;
            };
            hits.questions += usize::from(opens && self.question.is_match(comment));
            hits.phrases += self.phrase.find_iter(comment).count();
        }
        hits
    }

    fn in_prose(&self, text: &str) -> Hits {
        Hits {
            phrases: self.phrase.find_iter(text).count(),
            ..Hits::default()
        }
    }
}

/// Returns the comment in a line; true if it opens a doc comment.
fn comment(line: &str, is_in_doc: bool) -> (Option<&str>, bool) {
    if let Some(doc) = line
        .strip_prefix("///")
        .or_else(|| line.strip_prefix("//!"))
    {
        return (Some(doc.trim_start()), !is_in_doc);
    }
    if let Some(doc) = line.strip_prefix("/**") {
        return (Some(doc.trim_start()), true);
    }
    let plain = line.strip_prefix("//").or_else(|| line.strip_prefix("* "));
    (plain.map(str::trim_start), false)
}

/// Returns the area of a path from the root of the repository: a crate, `app`, `ui` or `docs`.
fn area(path: &Path) -> Option<String> {
    let mut parts = path.iter().filter_map(|part| part.to_str());
    match (parts.next()?, parts.next(), parts.next()) {
        ("src-tauri", Some("crates"), Some(name)) => Some(name.to_owned()),
        ("src-tauri", ..) => Some("app".to_owned()),
        ("ui", ..) => Some("ui".to_owned()),
        ("docs", Some("handbook"), Some("de" | "fr" | "it")) => None,
        ("docs" | "README.md" | "CONTRIBUTING.md" | "SECURITY.md", ..) => Some("docs".to_owned()),
        _ => None,
    }
}

/// Collects the files with prose below `folder`, without packages, generated files and build
/// output.
fn files(folder: &Path, into: &mut Vec<PathBuf>) -> std::io::Result<()> {
    const SKIPPED: &[&str] = &[
        "node_modules",
        "target",
        "dist",
        "dist-hall",
        "generated",
        "gen",
        "corpus",
    ];
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() {
            if !SKIPPED.contains(&name.as_str()) {
                files(&path, into)?;
            }
        } else if [".rs", ".ts", ".svelte", ".md"]
            .iter()
            .any(|ending| name.ends_with(ending))
        {
            into.push(path);
        }
    }
    Ok(())
}

type Areas = BTreeMap<String, Hits>;

fn counted() -> Result<Areas, Box<dyn Error>> {
    let patterns = Patterns::new()?;
    let root = root();
    let mut paths: Vec<PathBuf> = ["README.md", "CONTRIBUTING.md", "SECURITY.md"]
        .iter()
        .map(|name| root.join(name))
        .collect();
    for folder in ["src-tauri", "ui", "docs"] {
        files(&root.join(folder), &mut paths)?;
    }
    let mut areas = Areas::new();
    for path in paths {
        // This list itself.
        if path.ends_with("xtask/tests/prose.rs") {
            continue;
        }
        let Some(area) = area(path.strip_prefix(&root)?) else {
            continue;
        };
        let text = fs::read_to_string(&path)?;
        let is_prose = path.extension().is_some_and(|ending| ending == "md");
        let hits = if is_prose {
            patterns.in_prose(&text)
        } else {
            patterns.in_source(&text)
        };
        areas.entry(area).or_default().add(hits);
    }
    areas.retain(|_, hits| *hits != Hits::default());
    Ok(areas)
}

fn limits(path: &Path) -> Result<Areas, Box<dyn Error>> {
    let table: toml::Table = fs::read_to_string(path)?.parse()?;
    let limit = |area: &toml::Value, kind: &str| -> Result<usize, Box<dyn Error>> {
        let limit = area
            .get(kind)
            .and_then(toml::Value::as_integer)
            .unwrap_or(0);
        Ok(usize::try_from(limit)?)
    };
    let mut limits = Areas::new();
    for (name, area) in &table {
        let hits = Hits {
            questions: limit(area, "questions")?,
            names: limit(area, "names")?,
            phrases: limit(area, "phrases")?,
        };
        limits.insert(name.clone(), hits);
    }
    Ok(limits)
}

fn written(areas: &Areas) -> String {
    let mut text = vec![String::from(
        "# Hits of `prose.rs` that each area still has. Generated, and only ever lowered:\n\
         # UPDATE_GENERATED=1 cargo test -p kralle-xtask --test xtask prose::\n",
    )];
    for (area, hits) in areas {
        text.push(format!("\n[{area}]\n"));
        for (kind, count) in hits.kinds().into_iter().filter(|(_, count)| *count > 0) {
            text.push(format!("{kind} = {count}\n"));
        }
    }
    text.concat()
}

#[test]
fn no_area_has_more_hits_than_before() -> Result<(), Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/prose.toml");
    let counted = counted()?;
    let limits = limits(&path)?;
    let mut risen = Vec::new();
    for (area, hits) in &counted {
        let limit = limits.get(area).copied().unwrap_or_default();
        for ((kind, count), (_, limit)) in hits.kinds().into_iter().zip(limit.kinds()) {
            if count > limit {
                risen.push(format!("{area}: {count} {kind}, at most {limit}"));
            }
        }
    }
    assert!(risen.is_empty(), "{risen:#?}");
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&path, written(&counted))?;
    }
    let expected = fs::read_to_string(&path)?;
    assert!(
        expected == written(&counted),
        "limits can be lowered: see the head of prose.toml"
    );
    Ok(())
}

#[test]
fn questions_names_and_phrases_are_counted() -> Result<(), Box<dyn Error>> {
    let patterns = Patterns::new()?;
    let of = |text: &str| {
        let hits = patterns.in_source(text);
        (hits.questions, hits.names, hits.phrases)
    };
    assert_eq!(of("/// Whether it is open.\nfn is_open() {}"), (1, 0, 0));
    assert_eq!(
        of("/// True if it is open.\n/// When closed, false."),
        (0, 0, 0)
    );
    assert_eq!(of("/** Who waits. */\ninterface Waiting {}"), (1, 0, 0));
    assert_eq!(of("let said = 1;\nfn way() {}\nstruct Known;"), (0, 3, 0));
    assert_eq!(of("let found_rows = unfound(found);"), (0, 0, 0));
    assert_eq!(
        of("rows.map(|asked| asked.name)\n    found: bool,"),
        (0, 2, 0)
    );
    assert_eq!(of("// Is let go, whoever says so."), (0, 0, 2));
    assert_eq!(of("let text = \"What is this?\";"), (0, 0, 0));
    Ok(())
}
