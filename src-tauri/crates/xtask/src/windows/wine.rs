//! Wine with its own folder, separate from the user's.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::step;

/// Returns the folder of this Wine: its drives and its registry.
pub(super) fn prefix() -> PathBuf {
    place::target().join("windows/wine")
}

/// Creates the folder, and adds a library that Wine 8 lacks.
///
/// # Errors
/// Fails if Wine does not start, or the library cannot be compiled.
pub(super) fn prepare() -> Outcome {
    let system = prefix().join("drive_c/windows/system32");
    if !system.join("kernel32.dll").is_file() {
        fs::create_dir_all(prefix())?;
        let mut boot = Command::new("wineboot");
        boot.arg("--init");
        with_wine(&mut boot);
        step::must("Wine", boot)?;
    }
    let library = system.join("bcryptprimitives.dll");
    if library.is_file() {
        return Ok(());
    }
    let mut compile = Command::new("x86_64-w64-mingw32-gcc");
    compile
        .args(["-O2", "-shared", "-o"])
        .arg(library)
        .arg(place::root().join("packaging/windows/prng.c"))
        .arg("-ladvapi32");
    step::must("Random numbers for Wine", compile)
}

/// Sets the environment of a command that starts Wine.
pub(super) fn with_wine(command: &mut Command) {
    command
        .env("WINEPREFIX", prefix())
        .env("WINEDEBUG", "-all")
        // Suppresses the questions about browsers and .NET on the first start.
        .env("WINEDLLOVERRIDES", "mscoree,mshtml=");
}

/// Keeps Wine's server running until dropped. Starting it for each program would take a second, and
/// a program killed during that could block it.
pub(super) struct Server;

impl Server {
    pub(super) fn start() -> Result<Self, Trouble> {
        // A leftover server of an earlier run would refuse a second one.
        end();
        // Server and services outlive these commands: an open pipe to them would never close.
        step::must("Wine's server", silent(server("--persistent")))?;
        let mut first = Command::new("wine");
        first.args(["cmd", "/c", "exit"]);
        with_wine(&mut first);
        step::must("Wine's services", silent(first))?;
        Ok(Self)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        end();
    }
}

fn server(flag: &str) -> Command {
    let mut command = Command::new("wineserver");
    command.arg(flag);
    with_wine(&mut command);
    command
}

/// Detaches a command from this program's streams.
fn silent(mut command: Command) -> Command {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// Stops the server of this folder, if one runs.
fn end() {
    for flag in ["--kill", "--wait"] {
        // There may be no server.
        let _ = server(flag).stderr(Stdio::null()).status();
    }
}
