//! `cargo xtask apt-repository --key KEYID FOLDER`: the packages as a repository for apt, made by reprepro.
//!
//! The key is the person's, in the keyring of gpg; the folder is served as it is by any web server.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::package;
use crate::step;
use crate::system::Purpose;

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let [flag, key, folder] = arguments else {
        return Err(usage());
    };
    let key = key.to_str().filter(|_| flag == "--key").ok_or_else(usage)?;
    machine::prepare(Purpose::Trial)?;
    let mut debs: Vec<PathBuf> = fs::read_dir(package::folder())
        .map_err(|_| Trouble::new("No packages yet: cargo xtask package"))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|it| it == "deb"))
        .collect();
    debs.sort();
    if debs.is_empty() {
        return Err(Trouble::new("No packages yet: cargo xtask package"));
    }
    for deb in &debs {
        add(key, Path::new(folder), deb)?;
    }
    println!("\nRepository: {}", Path::new(folder).display());
    Ok(())
}

fn usage() -> Trouble {
    Trouble::new("apt-repository takes --key KEYID FOLDER")
}

/// Takes a package into the repository in `folder`, which is made where there is none, and signs it.
pub(crate) fn add(key: &str, folder: &Path, deb: &Path) -> Outcome {
    // What reprepro keeps for itself lies beside what is served, and out of its sight.
    let settings = folder.join(".reprepro/conf");
    fs::create_dir_all(&settings)?;
    fs::write(
        settings.join("distributions"),
        format!(
            "Origin: Kralle\nLabel: Kralle\nCodename: stable\nComponents: main\n\
             Architectures: amd64 arm64\nDescription: Tournament manager for tandem chess\nSignWith: {key}\n"
        ),
    )?;
    let folder = fs::canonicalize(folder)?;
    let mut reprepro = Command::new("reprepro");
    reprepro
        .args(["--basedir".as_ref(), folder.join(".reprepro").as_os_str()])
        .args(["--outdir".as_ref(), folder.as_os_str()])
        .args(["--section=games", "--priority=optional", "includedeb", "stable"])
        .arg(deb);
    step::must("Repository", reprepro)?;
    let mut export = Command::new("gpg");
    export.args(["--batch", "--yes", "--armor", "--output"]);
    export.arg(folder.join("kralle.asc")).args(["--export", key]);
    step::answer(export).map(drop)
}
