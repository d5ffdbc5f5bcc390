//! The sources of the project for the coverage page: articles cited by code, and names of tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

pub(super) const CRATE: &str = env!("CARGO_MANIFEST_DIR");

/// The folders whose code may implement an article.
const SOURCES: [&str; 4] = ["src", "../tournament/src", "../desk/src", "../../../ui/src"];

/// The folders whose tests may name one.
const TESTS: [&str; 3] = ["tests", "../tournament/tests", "../desk/tests"];

/// The citations of code and the names of tests.
pub(super) struct Sources {
    /// Links to the files that cite an article, by regulation and number.
    pub(super) code: BTreeMap<(String, String), BTreeSet<String>>,
    /// The names of tests and cases, each with the link to its file.
    pub(super) tests: BTreeMap<String, String>,
}

impl Sources {
    pub(super) fn read() -> Self {
        let root = Path::new(CRATE);
        let mut read = Self {
            code: BTreeMap::new(),
            tests: BTreeMap::new(),
        };
        for folder in SOURCES.into_iter().chain(TESTS) {
            let mut paths = Vec::new();
            files(&root.join(folder), &mut paths);
            for path in paths {
                let text = fs::read_to_string(&path).unwrap();
                let file = link(&path);
                for name in test_names(&text) {
                    read.tests.entry(name).or_insert_with(|| file.clone());
                }
                if TESTS.contains(&folder) {
                    continue;
                }
                for line in text.lines().filter(|it| it.trim_start().starts_with("//")) {
                    for key in cited(line) {
                        read.code.entry(key).or_default().insert(file.clone());
                    }
                }
            }
        }
        read
    }

    /// Returns the tests whose names begin with `prefix`, or contain it after another article, by
    /// file.
    pub(super) fn tests_named(&self, prefix: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let begins = |rest: &str| {
            rest.strip_prefix(prefix).is_some_and(|rest| {
                prefix.ends_with('_') || rest.is_empty() || rest.starts_with('_')
            })
        };
        let mut named: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (name, file) in &self.tests {
            let joint = format!("_{prefix}");
            let after = name
                .match_indices(&joint)
                .any(|(at, _)| begins(&name[at + 1..]));
            if begins(name) || after {
                named.entry(file).or_default().insert(name);
            }
        }
        named
    }
}

pub(super) fn files(folder: &Path, paths: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|it| it.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, paths);
        } else if path
            .extension()
            .is_some_and(|it| it == "rs" || it == "svelte" || it == "ts")
        {
            paths.push(path);
        }
    }
}

/// Returns the names of tests and cases in a file.
fn test_names(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for marker in ["fn ", "#[case::"] {
        for rest in text.split(marker).skip(1) {
            names.push(
                rest.chars()
                    .take_while(|it| it.is_alphanumeric() || *it == '_')
                    .collect(),
            );
        }
    }
    names
}

/// Returns the articles that a comment cites, as in "(D 3.3, 5.2, S E1b, O 7.1 d)".
fn cited(line: &str) -> Vec<(String, String)> {
    let words: Vec<&str> = line
        .split([' ', '(', ')', ',', ';', ':'])
        .filter(|it| !it.is_empty())
        .collect();
    let mut letter = None;
    let mut articles = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let number = word.trim_end_matches('.');
        if ["D", "S", "O"].contains(word) {
            letter = Some(*word);
        } else if let Some(of) = letter {
            let is_number = match of {
                "S" => number.len() >= 2 && number[1..].starts_with(|it: char| it.is_ascii_digit()),
                _ => number.starts_with(|it: char| it.is_ascii_digit()),
            };
            if is_number {
                let with_letter = words.get(index + 1).filter(|it| {
                    of == "O"
                        && number == "7.1"
                        && it.len() == 1
                        && it.as_bytes()[0].is_ascii_lowercase()
                });
                let number = match with_letter {
                    Some(it) => format!("{number} {it}"),
                    None => number.to_owned(),
                };
                articles.push((of.to_owned(), number));
            } else if !(word.len() == 1 && word.as_bytes()[0].is_ascii_lowercase()) && *word != "by"
            {
                letter = None;
            }
        }
    }
    articles
}

/// A file of the project as a link in docs.
#[expect(
    clippy::disallowed_methods,
    reason = "a link for a page, no path for a program"
)]
fn link(path: &Path) -> String {
    let root = Path::new(CRATE).join("../../..").canonicalize().unwrap();
    let path = path.canonicalize().unwrap();
    let path = path.strip_prefix(&root).unwrap();
    let name = path.to_string_lossy().replace('\\', "/");
    let short = name
        .trim_start_matches("src-tauri/crates/")
        .replacen("/src/", "/", 1)
        .replacen("rules/", "", 1);
    format!("[`{short}`](../{name})")
}
