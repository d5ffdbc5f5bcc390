//! Packages from the Python Package Index, below the target folder.

use std::path::PathBuf;
use std::process::Command;

use crate::outcome::Trouble;
use crate::place;
use crate::step;

/// Installs `package`, as `name==version`, if it is missing. Returns its folder.
pub(crate) fn install(package: &'static str) -> Result<PathBuf, Trouble> {
    let folder = place::target().join(package);
    if !folder.is_dir() {
        let mut install = Command::new("python3");
        install
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--no-warn-script-location",
            ])
            .arg("--target")
            .arg(&folder)
            .arg(package);
        step::must(package, install)?;
    }
    Ok(folder)
}
