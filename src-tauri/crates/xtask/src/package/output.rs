//! The results of packing, and their paths.

use std::fs;
use std::path::PathBuf;

use crate::outcome::Trouble;
use crate::place;

/// The packed version: that of the workspace.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Returns the folder of the packages.
pub(crate) fn folder() -> PathBuf {
    place::target().join("package")
}

/// Returns the newest Debian package.
pub(crate) fn built() -> Result<PathBuf, Trouble> {
    let none = || Trouble::new("No packages yet: cargo xtask package");
    let mut files = fs::read_dir(folder()).map_err(|_| none())?;
    files
        .find_map(|entry| {
            Some(entry.ok()?.path()).filter(|it| it.extension().is_some_and(|it| it == "deb"))
        })
        .ok_or_else(none)
}

/// The packages of one run.
pub(crate) struct Packages {
    pub(crate) deb: PathBuf,
    pub(crate) rpm: PathBuf,
}
