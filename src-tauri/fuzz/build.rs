//! Finds the targets of the crates whose features are on: every `crates/CRATE/fuzz/TARGET.rs` is one,
//! and nothing lists them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let crates = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("../crates");
    println!("cargo::rerun-if-changed={}", crates.display());
    let mut targets = Vec::new();
    for entry in fs::read_dir(&crates)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        let folder = entry.path().join("fuzz");
        if !folder.is_dir() || env::var_os(format!("CARGO_FEATURE_{name}")).is_none() {
            continue;
        }
        println!("cargo::rerun-if-changed={}", folder.display());
        for entry in fs::read_dir(&folder)? {
            let file = entry?.path().canonicalize()?;
            if file.extension().is_some_and(|ending| ending == "rs") {
                targets.push(file);
            }
        }
    }
    targets.sort();
    let list = listed(&targets);
    fs::write(Path::new(&variable("OUT_DIR")?).join("targets.rs"), list)
}

/// One module for each target, and the table of their names.
fn listed(targets: &[PathBuf]) -> String {
    let mut modules = String::new();
    let mut table = String::from("pub(crate) const TARGETS: &[(&str, fn(&[u8]))] = &[\n");
    for file in targets {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let _ = writeln!(modules, "#[path = {file:?}]\nmod {name};");
        let _ = writeln!(table, "    ({name:?}, {name}::run),");
    }
    modules + &table + "];\n"
}

fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|error| io::Error::other(format!("{name}: {error}")))
}
