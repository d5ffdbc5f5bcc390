//! What comes of packing, and where it lies.

use std::fs;
use std::path::PathBuf;

use crate::outcome::Trouble;
use crate::place;

/// What is packed: the version of the whole workspace.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Where the packages come to lie.
pub(crate) fn folder() -> PathBuf {
    place::target().join("package")
}

/// The package for Debian that was made last.
pub(crate) fn built() -> Result<PathBuf, Trouble> {
    let none = || Trouble::new("No packages yet: cargo xtask package");
    let mut files = fs::read_dir(folder()).map_err(|_| none())?;
    files
        .find_map(|entry| {
            Some(entry.ok()?.path()).filter(|it| it.extension().is_some_and(|it| it == "deb"))
        })
        .ok_or_else(none)
}

/// The packages that came of a run.
pub(crate) struct Packages {
    pub(crate) deb: PathBuf,
    pub(crate) rpm: PathBuf,
}
