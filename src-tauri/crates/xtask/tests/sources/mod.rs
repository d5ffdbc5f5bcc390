//! Access to the Rust sources of the workspace for the tests of this crate.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the folder of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// Parses a manifest.
pub(crate) fn manifest(folder: &Path) -> Result<toml::Table, Box<dyn Error>> {
    let path = folder.join("Cargo.toml");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text.parse()?)
}

/// Returns the folders of the members, from the root of the workspace.
pub(crate) fn members() -> Result<Vec<String>, Box<dyn Error>> {
    let workspace = manifest(&root())?;
    let members = workspace["workspace"]["members"]
        .as_array()
        .ok_or("no members")?;
    Ok(members
        .iter()
        .filter_map(|member| member.as_str().map(str::to_owned))
        .collect())
}

/// Collects the sources below `folder`, without files that contain only tests.
pub(crate) fn sources(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if name == "tests" || name == "tests.rs" || name.ends_with("_tests.rs") {
            continue;
        }
        if path.is_dir() {
            sources(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    Ok(())
}
