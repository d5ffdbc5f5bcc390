//! `cargo xtask quick`: checks the changes since the last commit: format, types, lints, and the
//! tests of the affected crates and screens.
//!
//! Crates that depend on a changed crate only get a type check; `cargo xtask test` runs all tests.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use crate::build::{self, cargo, npm};
use crate::check;
use crate::outcome::{Outcome, Trouble};
use crate::part;
use crate::place;
use crate::step::{self, Report};

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    if let Some(odd) = arguments.first() {
        return Err(Trouble::new(format!(
            "quick takes nothing, not {}: it goes by what changed",
            odd.display()
        )));
    }
    let begun = Instant::now();
    let changed = changed()?;
    let mut reports = Vec::new();
    if changed.iter().any(|path| is_of_rust(path)) {
        reports.push(check::format());
        reports.push(check::lints());
        reports.extend(tests_of(&crates_of(&changed))?);
    }
    let screens: Vec<&str> = changed
        .iter()
        .filter_map(|path| path.strip_prefix("ui/"))
        .collect();
    if !screens.is_empty() {
        reports.push(step::counting("Screens: types", npm(&["run", "types"])));
        let mut lints = npm(&["exec", "eslint", "--", "--pass-on-no-patterns"]);
        lints.args(screens.iter().filter(|path| is_linted(path)));
        reports.push(step::counting("Screens: lints of what changed", lints));
        step::must("Program", build::program())?;
        let mut tests = build::screens_tests(&["exec", "vitest", "run", "--", "--passWithNoTests"]);
        tests.args(folders_of(&screens));
        reports.push(step::counting("Screens: tests of what changed", tests));
    }
    if reports.is_empty() {
        println!("Nothing has changed since the last commit.");
        return Ok(());
    }
    println!("\n{:.1} s", begun.elapsed().as_secs_f64());
    part::conclude(&reports)
}

/// Returns the screen folders to test: one for each changed screen, otherwise the top one.
/// Following imports would select nearly every test, since most show the complete program.
fn folders_of<'a>(screens: &[&'a str]) -> BTreeSet<&'a str> {
    let folder = |path: &'a str| {
        let depth = if path.starts_with("src/screens/") {
            3
        } else {
            2
        };
        match path.match_indices('/').nth(depth - 1) {
            Some((end, _)) => &path[..end],
            None => path,
        }
    };
    let words = |path: &'a str| path.starts_with("messages/").then_some("src/words");
    screens
        .iter()
        .map(|path| words(path).unwrap_or_else(|| folder(path)))
        .collect()
}

/// Returns the files that differ from the last commit, as paths from the root of the repository.
fn changed() -> Result<BTreeSet<String>, Trouble> {
    let lines = |arguments: &[&str]| -> Result<Vec<String>, Trouble> {
        let mut git = Command::new("git");
        git.current_dir(place::root()).args(arguments);
        let text = step::answer(git)?;
        Ok(text.lines().map(str::to_owned).collect())
    };
    let differ = lines(&["diff", "--name-only", "--diff-filter=d", "HEAD"])?;
    let new = lines(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(differ.into_iter().chain(new).collect())
}

fn is_linted(path: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|it| it == "ts" || it == "svelte" || it == "js")
}

/// True if a file is part of a crate: sources, and embedded files.
fn is_of_rust(path: &str) -> bool {
    let built_in = ["migrations/", "templates/", "ui/messages/"];
    Path::new(path)
        .extension()
        .is_some_and(|it| it == "rs" || it == "toml")
        || built_in.iter().any(|folder| path.starts_with(folder))
}

/// Returns the crates with changed files, by their folders below `src-tauri/crates`.
fn crates_of(changed: &BTreeSet<String>) -> BTreeSet<&str> {
    changed.iter().filter_map(|path| crate_of(path)).collect()
}

fn crate_of(path: &str) -> Option<&str> {
    let built_in = [
        ("migrations/", "store"),
        ("templates/", "sheets"),
        ("ui/messages/", "words"),
    ];
    let owner = built_in.iter().find(|(folder, _)| path.starts_with(folder));
    path.strip_prefix("src-tauri/crates/")
        .and_then(|rest| rest.split('/').next())
        .or(owner.map(|(_, owner)| *owner))
}

/// Returns the tests of these crates: those in their `tests`, and the fast unit tests of all
/// crates. Always the complete workspace, so that nothing is rebuilt.
fn tests_of(crates: &BTreeSet<&str>) -> Result<Option<Report>, Trouble> {
    if crates.is_empty() {
        return Ok(None);
    }
    let mut command = cargo(&["test", "--workspace", "--no-fail-fast", "--lib"]);
    for name in crates {
        let folder = place::root().join("src-tauri/crates").join(name);
        for program in test_programs(&folder)? {
            command.args(["--test", &program]);
        }
    }
    Ok(Some(step::testing("Tests of what changed", command)))
}

/// Returns the names of the integration-test programs in the crate at `folder`: those in its
/// manifest, otherwise one for each file in `tests`.
fn test_programs(folder: &Path) -> Result<Vec<String>, Trouble> {
    let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
    let listed = listed_programs(&manifest);
    let Ok(entries) = fs::read_dir(folder.join("tests")) else {
        return Ok(listed);
    };
    if manifest.contains("\nautotests = false\n") {
        return Ok(listed);
    }
    let mut programs: BTreeSet<String> = listed.into_iter().collect();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|it| it == "rs") || path.join("main.rs").is_file() {
            programs.extend(path.file_stem().map(|it| it.to_string_lossy().into_owned()));
        }
    }
    Ok(programs.into_iter().collect())
}

/// Returns the names below `[[test]]` in a manifest.
fn listed_programs(manifest: &str) -> Vec<String> {
    manifest
        .split("[[test]]\n")
        .skip(1)
        .filter_map(|section| {
            section
                .lines()
                .find_map(|line| line.strip_prefix("name = "))
        })
        .map(|name| name.trim_matches('"').to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_screen_names_its_folder() {
        let changed = [
            "src/screens/round/entry.svelte.ts",
            "src/app/work.ts",
            "src/App.svelte",
            "messages/de/app.ftl",
        ];
        let folders = [
            "src/App.svelte",
            "src/app",
            "src/screens/round",
            "src/words",
        ];
        assert_eq!(folders_of(&changed), BTreeSet::from(folders));
    }

    #[test]
    fn a_changed_file_names_its_crate() {
        let changed = [
            "src-tauri/crates/desk/src/lib.rs",
            "migrations/12-x/up.sql",
            "docs/file.md",
            "ui/src/app.ts",
        ];
        let changed: BTreeSet<String> = changed.iter().map(ToString::to_string).collect();
        assert_eq!(crates_of(&changed), BTreeSet::from(["desk", "store"]));
        assert_eq!(changed.iter().filter(|path| is_of_rust(path)).count(), 2);
    }

    #[test]
    fn test_programs_of_a_manifest_are_listed() {
        let manifest = "[package]\nname = \"a\"\n\n[[test]]\nname = \"kill\"\nharness = false\n\n[[test]]\nname = \"store\"\n";
        assert_eq!(listed_programs(manifest), ["kill", "store"]);
    }
}
