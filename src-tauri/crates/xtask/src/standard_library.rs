//! The sources of the standard library, for `-Z build-std` with another target.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::step;

/// The Debian suite that has `rust-src` in the versions of rustup's toolchains.
const SUITE: &str = "trixie-backports";

/// Checks that the toolchain has the sources; installs them from Debian if they are missing.
///
/// # Errors
/// Fails with a remedy if neither the toolchain nor Debian has them.
pub(crate) fn prepare() -> Outcome {
    let here = sysroot()?.join("lib/rustlib/src/rust");
    if here.join("library/Cargo.lock").is_file() {
        return Ok(());
    }
    let sources = unpacked().map_err(|trouble| {
        Trouble::new(format!(
            "The toolchain lacks the sources of the standard library, and Debian's could not be taken: {trouble}\n  \
             rustup component add rust-src"
        ))
    })?;
    if let Some(parent) = here.parent() {
        fs::create_dir_all(parent)?;
    }
    // A dangling link.
    if here.is_symlink() {
        fs::remove_file(&here)?;
    }
    link(&sources, &here)
}

/// Returns the arguments to build for the target `triple`, with a standard library from these
/// sources.
pub(crate) fn arguments(triple: &str) -> [&str; 4] {
    ["--target", triple, "-Z", "build-std=std,panic_unwind,test"]
}

/// Sets the environment of a command that runs cargo with those arguments. `folder` is its separate
/// target folder: the variable that allows building the library would rebuild everything else.
pub(crate) fn with_library(command: &mut Command, folder: &Path) {
    command
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", folder);
}

/// Returns the folder of the toolchain.
fn sysroot() -> Result<PathBuf, Trouble> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "sysroot"]);
    Ok(PathBuf::from(step::answer(rustc)?.trim()))
}

/// Returns the version of the compiler, such as `1.95.0`.
fn version() -> Result<String, Trouble> {
    let mut rustc = Command::new("rustc");
    rustc.arg("--version");
    let answer = step::answer(rustc)?;
    let version = answer.split_whitespace().nth(1);
    Ok(version.unwrap_or_default().to_owned())
}

/// Unpacks Debian's sources of the same compiler version, below the target folder.
fn unpacked() -> Result<PathBuf, Trouble> {
    let version = version()?;
    let folder = place::target().join("standard-library");
    let sources = folder.join(format!("usr/src/rustc-{version}"));
    if sources.join("library/Cargo.lock").is_file() {
        return Ok(sources);
    }
    for made in ["lists/partial", "cache/archives/partial"] {
        fs::create_dir_all(folder.join(made))?;
    }
    fs::write(
        folder.join("debian.sources"),
        format!(
            "Types: deb\nURIs: http://deb.debian.org/debian\nSuites: {SUITE}\nComponents: main\n\
             Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg\n"
        ),
    )?;
    let mut update = apt(&folder, "apt-get");
    update.arg("update");
    step::must("Debian's list of sources", update)?;
    let package = package(&folder, &version)?;
    let mut download = apt(&folder, "apt-get");
    download.args(["download", &package]).current_dir(&folder);
    step::must("Sources of the standard library", download)?;
    let file = fs::read_dir(&folder)?
        .flatten()
        .map(|entry| entry.path())
        .find(|path| path.extension().is_some_and(|it| it == "deb"))
        .ok_or_else(|| Trouble::new("apt-get download left no package"))?;
    let mut unpack = Command::new("dpkg-deb");
    unpack.arg("-x").arg(&file).arg(&folder);
    step::must("Unpacking", unpack)?;
    fs::remove_file(file)?;
    Ok(sources)
}

/// Returns the package of `version`, such as `rust-src=1.95.0+dfsg1-2`.
fn package(folder: &Path, version: &str) -> Result<String, Trouble> {
    let mut ask = apt(folder, "apt-cache");
    ask.args(["madison", "rust-src"]);
    let answer = step::answer(ask)?;
    answer
        .lines()
        .filter_map(|line| line.split('|').nth(1))
        .map(str::trim)
        .find(|it| it.starts_with(&format!("{version}+")))
        .map(|it| format!("rust-src={it}"))
        .ok_or_else(|| Trouble::new(format!("{SUITE} has no rust-src {version}")))
}

/// Returns an apt command with its own lists: those of the system do not change.
fn apt(folder: &Path, program: &str) -> Command {
    let mut command = Command::new(program);
    let options = [
        ("Dir::Etc::sourcelist", folder.join("debian.sources")),
        ("Dir::Etc::sourceparts", PathBuf::from("/dev/null")),
        ("Dir::State::Lists", folder.join("lists")),
        ("Dir::Cache", folder.join("cache")),
        ("APT::Sandbox::User", PathBuf::from("root")),
    ];
    for (name, value) in options {
        command.arg("-o").arg(format!("{name}={}", value.display()));
    }
    command
}

#[cfg(unix)]
fn link(sources: &Path, here: &Path) -> Outcome {
    Ok(std::os::unix::fs::symlink(sources, here)?)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> Outcome {
    Err(Trouble::new("rustup component add rust-src"))
}
