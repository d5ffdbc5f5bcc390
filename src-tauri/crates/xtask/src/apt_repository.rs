//! `cargo xtask apt-repository --key KEYID FOLDER`: adds the Debian package to an apt repository
//! made by reprepro.
//!
//! The key is the user's, in the keyring of gpg; any web server can serve the folder.

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
    let words: Vec<&str> = arguments.iter().filter_map(|it| it.to_str()).collect();
    let (key, deb, folder) = match words[..] {
        ["--key", key, folder] => (key, package::built()?, folder),
        ["--key", key, "--deb", deb, folder] => (key, PathBuf::from(deb), folder),
        _ => {
            return Err(Trouble::new(
                "apt-repository takes --key KEYID [--deb FILE] FOLDER",
            ));
        }
    };
    machine::prepare(Purpose::Trial)?;
    let folder = Path::new(folder);
    add(key, folder, &deb)?;
    println!("\nRepository: {}", folder.display());
    Ok(())
}

/// Adds a package to the repository in `folder`, which is created if missing, and signs it.
fn add(key: &str, folder: &Path, deb: &Path) -> Outcome {
    // Files of reprepro itself are next to the served ones, not below them.
    let settings = folder.join(".reprepro/conf");
    fs::create_dir_all(&settings)?;
    fs::write(
        settings.join("distributions"),
        format!(
            "Origin: Kralle\nLabel: Kralle\nCodename: stable\nComponents: main\n\
             Architectures: amd64 arm64\nDescription: Tournament manager for tandem chess\nSignWith: {key}\n"
        ),
    )?;
    let folder = std::path::absolute(folder)?;
    let mut reprepro = Command::new("reprepro");
    reprepro
        .args(["--basedir".as_ref(), folder.join(".reprepro").as_os_str()])
        .args(["--outdir".as_ref(), folder.as_os_str()])
        .args([
            "--section=games",
            "--priority=optional",
            "includedeb",
            "stable",
        ])
        .arg(deb);
    step::must("Repository", reprepro)?;
    let mut export = Command::new("gpg");
    export.args(["--batch", "--yes", "--armor", "--output"]);
    export
        .arg(folder.join("kralle.asc"))
        .args(["--export", key]);
    step::answer(export).map(drop)
}
