//! `cargo xtask bench`: runs the benchmarks and prints a table.
//!
//! Builds only the crates that have benchmarks: an optimized window would take minutes.

pub(crate) mod counts;
mod memory;
mod painted;
mod start;

use std::ffi::OsString;
use std::path::Path;

use crate::build::cargo;
use crate::outcome::{Outcome, Trouble};
use crate::{place, step};

/// Runs all benchmarks, the file of that name (`rating`), or those whose name contains the first
/// argument. `start` measures the window, `counts` counts instructions.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    match arguments.split_first() {
        Some((word, rest)) if word == "start" => return start::run(rest),
        Some((word, rest)) if word == "counts" => return counts::run(rest),
        Some(_) | None => {}
    }
    let mut benchmarks = Vec::new();
    for folder in place::crates()? {
        for name in names(&folder.join("benches"))? {
            benchmarks.push((package(&folder), name));
        }
    }
    if benchmarks.is_empty() {
        return Err(Trouble::new("no crate has a benchmark (benches/NAME.rs)"));
    }
    // All benchmarks of a named file run.
    let named = |name: &String| arguments.first().is_some_and(|it| **it == **name);
    let is_file = benchmarks.iter().any(|(_, name)| named(name));
    let mut command = cargo(&["bench", "--quiet"]);
    for (package, name) in &benchmarks {
        if !is_file || named(name) {
            command.args(["--package", package, "--bench", name]);
        }
    }
    let rest = arguments.get(usize::from(is_file)..).unwrap_or_default();
    command.arg("--").args(rest);
    step::must("Benchmarks", command)
}

fn package(folder: &Path) -> String {
    let name = folder.file_name().unwrap_or_default();
    format!("kralle-{}", name.display())
}

fn names(folder: &Path) -> std::io::Result<Vec<String>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "rs")
            && let Some(stem) = path.file_stem()
        {
            names.push(stem.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
