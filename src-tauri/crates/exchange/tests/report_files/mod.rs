//! The files of `tests/reports`.

use std::fs;
use std::path::{Path, PathBuf};

const REPORTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../exchange/tests/reports");

/// Returns the files with this beginning and ending of their names; there is at least one.
pub(crate) fn files(beginning: &str, ending: &str) -> Vec<PathBuf> {
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    let mut files: Vec<PathBuf> = fs::read_dir(REPORTS)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| name(path).starts_with(beginning) && name(path).ends_with(ending))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{beginning}…{ending}");
    files
}
