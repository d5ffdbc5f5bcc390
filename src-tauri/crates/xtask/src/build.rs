//! What is built, and with which command.
//!
//! Always the whole workspace: features are chosen over all that is named, so `-p` on a
//! single member would build the window's packages a second time.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::step;

/// Which of the builds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Quick to build; tests use it too.
    Dev,
    /// For the hall.
    Release,
    /// The same to be given away: no path of this machine stands in it, so that every folder makes the same
    /// bytes. Its flags are others than those of everyday builds, so that everything is built for it.
    Packaged,
}

/// A cargo command at the top of the repository.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(place::root()).args(arguments);
    command
}

/// An npm command in the folder of the screens.
pub(crate) fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(place::ui()).args(arguments);
    command
}

/// Installs the packages of the screens when the lock file has changed, and builds them.
pub(crate) fn screens() -> Outcome {
    let lock = fs::read(place::ui().join("package-lock.json"))?;
    let seen = place::ui().join("node_modules/.installed-lock.json");
    if fs::read(&seen).ok().as_ref() != Some(&lock) {
        step::must(
            "Packages of the screens",
            npm(&["ci", "--no-audit", "--no-fund"]),
        )?;
        fs::write(&seen, &lock)?;
    }
    step::must("Screens", npm(&["run", "build"]))
}

/// Builds the command line: the tests of the screens ask the desk through it.
pub(crate) fn program() -> Command {
    cargo(&["build", "--workspace", "--bin", "kralle"])
}

/// An npm command that runs tests of the screens, with the program that [`program`] builds.
pub(crate) fn screens_tests(arguments: &[&str]) -> Command {
    let mut command = npm(arguments);
    command.env("KRALLE_PROGRAM", place::target().join("debug/kralle"));
    command
}

/// The look at every kind of page of an archive, which the test serves itself.
pub(crate) fn archive_pages() -> Command {
    let mut command = cargo(&["test", "--workspace", "--test", "archive"]);
    command.args(["--", "--ignored", "every_page_is_fit"]);
    command
}

/// Flags by which the folders of the sources and of cargo's registry go out of a program, as cargo reads them: a
/// path may have spaces in it.
fn flags_without_paths() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let registry = home.map(|it| it.join("registry/src"));
    let paths = [Some(place::root()), registry].into_iter().flatten();
    let flags = paths.map(|it| format!("--remap-path-prefix={}=", it.display()));
    flags.collect::<Vec<_>>().join("\u{1f}")
}

/// Builds the app and the command line; the screens must be built. Gives the app's path.
pub(crate) fn app(profile: Profile) -> Result<PathBuf, Trouble> {
    let mut command = cargo(&["build", "--workspace", "--bins"]);
    let folder = match profile {
        Profile::Dev => "debug",
        Profile::Release => {
            command.arg("--release");
            "release"
        }
        Profile::Packaged => {
            command.arg("--release");
            command.env("CARGO_ENCODED_RUSTFLAGS", flags_without_paths());
            "release"
        }
    };
    step::must("App", command)?;
    Ok(place::target().join(folder).join("kralle-app"))
}
