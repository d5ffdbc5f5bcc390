//! One test program for each crate: linking many takes longer than running them.
//!
//! A crate lists its test modules in `tests/main.rs`. Programs without the standard harness are
//! separate.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::Path;

use crate::sources::{manifest, members, root};

type Names = BTreeSet<String>;

/// Returns the names of the Rust files directly in `folder`, and of the folders with a `main.rs`.
fn files(folder: &Path) -> std::io::Result<Names> {
    let mut names = Names::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "rs") || path.join("main.rs").is_file() {
            names.extend(
                path.file_stem()
                    .map(|name| name.to_string_lossy().into_owned()),
            );
        }
    }
    Ok(names)
}

/// Returns the modules declared in the source file at `path`.
fn modules(path: &Path) -> Result<Names, Box<dyn Error>> {
    let file = syn::parse_file(&fs::read_to_string(path)?)?;
    let modules = file.items.iter().filter_map(|item| {
        let syn::Item::Mod(module) = item else {
            return None;
        };
        Some(module.ident.to_string())
    });
    Ok(modules.collect())
}

/// Returns the test programs of a member: with and without the standard harness.
fn programs(member: &str) -> Result<(Names, Names), Box<dyn Error>> {
    let manifest = manifest(&root().join(member))?;
    let listed = manifest.get("test").and_then(|it| it.as_array());
    let (mut with, mut without) = (Names::new(), Names::new());
    for program in listed.into_iter().flatten() {
        let name = program["name"].as_str().ok_or("a test without a name")?;
        let has_harness = program
            .get("harness")
            .is_none_or(|it| it.as_bool() != Some(false));
        let list = if has_harness { &mut with } else { &mut without };
        list.insert(name.to_owned());
    }
    Ok((with, without))
}

#[test]
fn every_crate_has_one_test_program_that_lists_its_files() -> Result<(), Box<dyn Error>> {
    let mut faults = Vec::new();
    for member in members()? {
        let folder = root().join(&member).join("tests");
        if !folder.is_dir() {
            continue;
        }
        let (with, without) = programs(&member)?;
        let mut files = files(&folder)?;
        if !files.remove("main") {
            // Without a list cargo builds a program from each file.
            let programs: Names = &files - &without;
            if programs.len() > 1 {
                faults.push(format!("{member} has the programs {programs:?}"));
            }
            continue;
        }
        if with.len() != 1 {
            faults.push(format!("{member} has the programs {with:?}"));
        }
        let listed = modules(&folder.join("main.rs"))?;
        let unlisted: Names = &(&files - &without) - &listed;
        if !unlisted.is_empty() {
            faults.push(format!("{member}/tests/main.rs does not list {unlisted:?}"));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    Ok(())
}
