//! A copy of the rules that builds separately.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::outcome::Trouble;
use crate::place;

/// The members that the rules need.
const MEMBERS: [&str; 5] = [
    "src-tauri/crates/choice",
    "src-tauri/crates/choice-derive",
    "src-tauri/crates/counts",
    "src-tauri/crates/refusal",
    "src-tauri/crates/rules",
];

/// The test modules with walks.
const MODULES: [&str; 3] = ["paarzug_second", "slow", "walk"];

/// Replaces `tree` by a copy of the sources.
pub(super) fn copied(tree: &Path) -> Result<PathBuf, Trouble> {
    if tree.exists() {
        fs::remove_dir_all(tree)?;
    }
    for member in MEMBERS {
        copy(&place::root().join(member), &tree.join(member))?;
    }
    let manifest = fs::read_to_string(place::root().join("Cargo.toml"))?;
    let manifest = with_members(&manifest)
        .ok_or_else(|| Trouble::new("Cargo.toml: expected a list of members"))?;
    fs::write(tree.join("Cargo.toml"), manifest)?;
    fs::copy(place::root().join("Cargo.lock"), tree.join("Cargo.lock"))?;
    let tests = tree.join("src-tauri/crates/rules/tests/main.rs");
    let main = fs::read_to_string(&tests)?;
    fs::write(tests, with_modules(&main))?;
    // Absolute, since cargo runs inside it.
    Ok(std::path::absolute(tree)?)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

/// Returns a workspace manifest with only these members.
fn with_members(manifest: &str) -> Option<String> {
    let (head, rest) = manifest.split_once("members = [")?;
    let (_, tail) = rest.split_once(']')?;
    Some(format!("{head}members = {MEMBERS:?}{tail}"))
}

/// Returns a test program with only these modules.
fn with_modules(main: &str) -> String {
    main.lines()
        .filter(|line| {
            line.strip_prefix("mod ")
                .and_then(|it| it.strip_suffix(';'))
                .is_none_or(|it| MODULES.contains(&it))
        })
        .flat_map(|line| [line, "\n"])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_members_and_modules_are_left_out() {
        let manifest = "[workspace]\nmembers = [\n    \"a\",\n]\nexclude = []\n";
        let expected = format!("[workspace]\nmembers = {MEMBERS:?}\nexclude = []\n");
        assert_eq!(with_members(manifest), Some(expected));
        let main = "//! Tests.\nmod pgn;\nmod slow;\nmod walk;\n";
        assert_eq!(with_modules(main), "//! Tests.\nmod slow;\nmod walk;\n");
    }
}
