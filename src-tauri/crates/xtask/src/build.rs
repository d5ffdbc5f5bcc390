//! The builds and their commands.
//!
//! Always builds the complete workspace: features are unified over all named packages, so `-p` with
//! one member would build the window's packages again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::step;

/// The kind of build.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Fast to build; also for tests.
    Dev,
    /// For use in the hall.
    Release,
    /// For distribution: contains no local path, so that builds in any folder are identical. Its
    /// flags differ from everyday builds, so everything is rebuilt.
    Packaged,
}

/// Returns a cargo command in the root of the repository.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(place::root()).args(arguments);
    // CI builds once: incremental data would cost time and several gigabytes.
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
        // CI needs no backtraces; a panic still reports its location.
        command.env("CARGO_PROFILE_DEV_DEBUG", "0");
    }
    command
}

/// Returns the command of a script in the folder `packaging`, as in the workflows.
pub(crate) fn packaging(script: &str) -> Command {
    let mut command = Command::new("bash");
    command
        .current_dir(place::root())
        .arg(place::root().join("packaging").join(script));
    command
}

/// Returns an npm command in the folder of the screens.
pub(crate) fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(place::ui()).args(arguments);
    command
}

/// Installs the npm packages if the lock file has changed, and builds the screens if a source has.
pub(crate) fn screens() -> Outcome {
    let lock = fs::read(place::ui().join("package-lock.json"))?;
    let installed = place::ui().join("node_modules/.installed-lock.json");
    if fs::read(&installed).ok().as_ref() != Some(&lock) {
        step::must(
            "Packages of the screens",
            npm(&["ci", "--no-audit", "--no-fund"]),
        )?;
        fs::write(&installed, &lock)?;
    }
    if screens_are_built()? {
        return Ok(());
    }
    step::must("Screens", npm(&["run", "build"]))
}

/// True if both builds of the screens are newer than their sources.
fn screens_are_built() -> std::io::Result<bool> {
    let mut newest = SystemTime::UNIX_EPOCH;
    for folder in [place::ui(), place::root().join("docs/handbook")] {
        newest = newest.max(newest_in(&folder)?);
    }
    let built = ["dist/index.html", "dist-hall/m.html"].map(|page| {
        let file = fs::metadata(place::ui().join(page));
        file.and_then(|it| it.modified())
    });
    Ok(built
        .into_iter()
        .all(|made| made.is_ok_and(|made| made > newest)))
}

/// Returns the time of the newest file or folder below `folder`, without packages and build output.
fn newest_in(folder: &Path) -> std::io::Result<SystemTime> {
    let mut newest = SystemTime::UNIX_EPOCH;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if ["node_modules", "dist", "dist-hall"]
            .iter()
            .any(|built| name == *built)
        {
            continue;
        }
        newest = newest.max(entry.metadata()?.modified()?);
        if entry.file_type()?.is_dir() {
            newest = newest.max(newest_in(&entry.path())?);
        }
    }
    Ok(newest)
}

/// Builds the command line and the model of a phone with the features of the tests, which have
/// built both already.
pub(crate) fn program() -> Command {
    let mut command = cargo(&["test", "--workspace", "--no-run"]);
    command.args(["--test", "cli", "--test", "simulation"]);
    command
}

/// Builds the app, the command line and the archive with the features of the tests. Returns their
/// folder.
pub(crate) fn programs() -> Result<PathBuf, Trouble> {
    let mut command = program();
    command.args(["--test", "window", "--test", "archive"]);
    step::must("Programs", command)?;
    Ok(place::target().join("debug"))
}

/// Returns an npm command that runs tests of the screens, with the program from [`program`].
pub(crate) fn screens_tests(arguments: &[&str]) -> Command {
    let mut command = npm(arguments);
    command.env("KRALLE_PROGRAM", place::target().join("debug/kralle"));
    command
}

/// Returns the command for the layout test of every kind of archive page; it starts its own server.
pub(crate) fn archive_pages() -> Command {
    let mut command = cargo(&["test", "--workspace", "--test", "archive"]);
    command.args(["--", "--ignored", "every_page_is_fit"]);
    command
}

/// Returns compiler flags, in cargo's encoding, that remove the folders of the sources and of
/// cargo's registry from a program. Paths may contain spaces.
fn flags_without_paths() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let registry = home.map(|it| it.join("registry/src"));
    let paths = [Some(place::root()), registry].into_iter().flatten();
    let flags = paths.map(|it| format!("--remap-path-prefix={}=", it.display()));
    flags.collect::<Vec<_>>().join("\u{1f}")
}

/// Builds the app, and for a package also the command line and the archive; the screens must be
/// built. Returns the app's path.
pub(crate) fn app(profile: Profile) -> Result<PathBuf, Trouble> {
    let mut command = cargo(&["build", "--workspace"]);
    let folder = match profile {
        Profile::Dev => {
            command.args(["--bin", "kralle-app"]);
            "debug"
        }
        Profile::Release => {
            command.args(["--bin", "kralle-app", "--release"]);
            "release"
        }
        Profile::Packaged => {
            command.args(["--bins", "--release"]);
            command.env("CARGO_ENCODED_RUSTFLAGS", flags_without_paths());
            "release"
        }
    };
    step::must("App", command)?;
    Ok(place::target().join(folder).join("kralle-app"))
}

/// Writes an executable shell script.
pub(crate) fn script(path: &Path, text: &str) -> Outcome {
    fs::write(path, text)?;
    let mut allow = Command::new("chmod");
    allow.arg("+x").arg(path);
    step::answer(allow).map(drop)
}
