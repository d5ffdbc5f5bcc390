//! `cargo xtask bench`: how long things take, as a table.
//!
//! Only the crates that have benchmarks are built: an optimized window would take minutes.

mod memory;
mod painted;
mod start;

use std::ffi::OsString;
use std::path::Path;

use crate::build::cargo;
use crate::outcome::{Outcome, Trouble};
use crate::{place, step};

/// Runs all benchmarks, or those whose name contains the first argument; `start` measures the window.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    if let Some((word, rest)) = arguments.split_first()
        && word == "start"
    {
        return start::run(rest);
    }
    let mut command = cargo(&["bench", "--quiet"]);
    let mut found = false;
    for folder in place::crates()? {
        for name in names(&folder.join("benches"))? {
            found = true;
            command.arg("--package").arg(package(&folder));
            command.arg("--bench").arg(name);
        }
    }
    if !found {
        return Err(Trouble::new("no crate has a benchmark (benches/NAME.rs)"));
    }
    command.arg("--").args(arguments);
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
