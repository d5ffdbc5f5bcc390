//! The allowed names in the root of the repository.

use std::error::Error;
use std::process::Command;

use crate::sources::root;

const NAMES: &[&str] = &[
    ".cargo",
    ".ci",
    ".gitattributes",
    ".github",
    ".gitignore",
    ".taurignore",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "clippy.toml",
    "deny.toml",
    "docs",
    "migrations",
    "packaging",
    "src-tauri",
    "templates",
    "ui",
];

/// Returns the names in the root that git tracks, or would add.
fn names() -> Result<Vec<String>, Box<dyn Error>> {
    let output = Command::new("git")
        .args([
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
            "-z",
        ])
        .current_dir(root())
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let paths = String::from_utf8(output.stdout)?;
    let tops = paths
        .split_terminator('\0')
        .filter_map(|path| path.split('/').next());
    let mut names: Vec<String> = tops.map(str::to_owned).collect();
    names.sort();
    names.dedup();
    Ok(names)
}

#[test]
fn only_known_names_are_at_the_top() -> Result<(), Box<dyn Error>> {
    let names = names()?;
    assert_eq!(names, NAMES);
    Ok(())
}
