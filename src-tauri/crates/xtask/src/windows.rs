//! `cargo xtask windows`: lints, programs and tests for Windows, built here and run under Wine.
//!
//! Released programs are built for `-msvc`, on Windows; these are for `-gnu`, which needs only
//! Debian packages. `cargo xtask windows NAME…` runs only these parts; `--quick` runs a sample.

mod wine;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use crate::build;
use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::part::{self, Part, Parts};
use crate::place;
use crate::standard_library;
use crate::step::{self, Report};
use crate::system::Purpose;

/// The Rust target.
const TRIPLE: &str = "x86_64-pc-windows-gnu";

/// The number of kills during commands, in full and in the sample.
const KILLS: u32 = 50;
const FEW_KILLS: u32 = 1;

const PARTS: &[Part] = &[
    Part::new("lints", lints),
    Part::new("tests", || step::counting("Tests under Wine", tests(&[]))),
    Part::new("phones", || {
        testing("A round with phones served by Windows", phones())
    }),
    Part::new("there-and-back", || {
        testing("Windows and this system, at one file", there_and_back())
    }),
    Part::new("installer", || {
        testing("The installer under Wine", installer())
    }),
    Part::new(KILLED, || step::counting(KILLED, kills(KILLS))),
];

/// The sample: an evening on the command line, an open hall, two programs with one file, kills.
const SAMPLE: &[Part] = &[
    Part::new("lints", lints),
    Part::new("evening", || {
        step::counting("An evening under Wine", tests(EVENING))
    }),
    Part::new(KILLED, || step::counting(KILLED, kills(FEW_KILLS))),
];

/// The name of the part with kills.
const KILLED: &str = "kills";

/// The tests of the sample: the command line, the hall, two programs with one file.
const EVENING: &[&str] = &["day::", "serve::", "in_use::"];

/// Runs all parts, or those named.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let words: Vec<&str> = arguments.iter().filter_map(|it| it.to_str()).collect();
    let (flags, names): (Vec<&str>, Vec<&str>) = words.into_iter().partition(|it| *it == "--quick");
    let (parts, kills) = if flags.is_empty() {
        (PARTS, KILLS)
    } else {
        (SAMPLE, FEW_KILLS)
    };
    if let Some(odd) = names
        .iter()
        .find(|name| parts.iter().all(|part| part.name != **name))
    {
        return Err(Trouble::new(format!("windows has no part {odd}")));
    }
    machine::prepare(Purpose::Windows)?;
    standard_library::prepare()?;
    wine::prepare()?;
    let _server = wine::Server::start()?;
    let done = Parts::run(parts, &names)?;
    let outcome = done.conclude();
    let (passed, failed) = part::counted(&done.reports);
    match done.reports.iter().find(|report| report.name == KILLED) {
        Some(report) if report.ended_well => {
            println!("windows: {passed} passed, {failed} failed, {kills} kills, 0 lost");
        }
        Some(_) => println!("windows: {passed} passed, {failed} failed, kills broken"),
        None => println!("windows: {passed} passed, {failed} failed"),
    }
    outcome
}

/// Sets the environment of a command that builds for Windows, and runs its programs under Wine.
fn for_windows(command: &mut Command) {
    standard_library::with_library(command, &folder());
    command
        .env("CARGO_INCREMENTAL", "0")
        // With debug information a program has 300 MB.
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        // printpdf is also a C library: its linker would export more symbols than the format
        // allows.
        .env(
            "CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS",
            "-C link-arg=-Wl,--exclude-all-symbols",
        )
        .env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER", "wine")
        // The WebView2 loader is in the folder of the programs; tests are below it.
        .env("WINEPATH", folder().join(TRIPLE).join("debug"))
        // Snapshots are in the source tree, under its path on this system.
        .env("INSTA_WORKSPACE_ROOT", place::root());
    wine::with_wine(command);
}

/// Returns the command of a workflow script that runs cargo, for Windows.
fn script(name: &str) -> Command {
    let mut command = build::packaging(name);
    command.args(standard_library::arguments(TRIPLE));
    for_windows(&mut command);
    command
}

fn folder() -> PathBuf {
    place::target().join("windows")
}

fn lints() -> Report {
    let mut command = script("lints.sh");
    command.arg("--workspace");
    step::counting("Lints for Windows", command)
}

/// Returns the command for the tests; with `named`, only those whose names contain one of the
/// words. Excludes those in the real window.
fn tests(named: &[&str]) -> Command {
    let mut command = script("tests-without-display.sh");
    command.args(["--lib", "--bins", "--tests"]);
    if !named.is_empty() {
        command.arg("--").args(named);
    }
    command
}

fn kills(count: u32) -> Command {
    let mut command = script("tests-without-display.sh");
    command
        .args(["--test", "kill"])
        .env("KRALLE_KILLS", count.to_string());
    command
}

/// Runs tests that need preparation.
fn testing(name: &'static str, command: Result<Command, Trouble>) -> Report {
    match command {
        Ok(mut command) => {
            wine::with_wine(&mut command);
            step::testing(name, command)
        }
        Err(trouble) => step::broken(name, &trouble),
    }
}

/// Returns the command for the round with phones, with the hall served by the Windows program.
fn phones() -> Result<Command, Trouble> {
    machine::prepare(Purpose::Phones)?;
    let mut command = build::npm(&["run", "phones"]);
    command.env("KRALLE_PROGRAM", program()?);
    Ok(command)
}

/// Returns the command for a tournament played with the Windows program and opened on this system,
/// and the reverse.
fn there_and_back() -> Result<Command, Trouble> {
    let mut command = build::cargo(&["test", "--workspace", "--test", "cli", "--"]);
    command
        .args(["--ignored", "a_tournament_goes_to_another_system_and_back"])
        .env("KRALLE_OTHER_PROGRAM", program()?);
    Ok(command)
}

/// Returns the command for the installer test: built, signed, installed, refused while the program
/// runs, updated and removed.
fn installer() -> Result<Command, Trouble> {
    let mut command = build::packaging("windows/try-under-wine.sh");
    command.arg(programs()?);
    Ok(command)
}

/// Builds the app and the command line. Returns their folder.
fn programs() -> Result<PathBuf, Trouble> {
    let mut command = script("tests-without-display.sh");
    command.args(["--no-run", "--test", "cli", "--test", "window"]);
    step::must("Programs for Windows", command)?;
    Ok(folder().join(TRIPLE).join("debug"))
}

/// Returns a script that runs the Windows command line like a native program.
fn program() -> Result<PathBuf, Trouble> {
    let program = programs()?.join("kralle.exe");
    let script = folder().join("kralle");
    build::script(
        &script,
        &format!("#!/bin/sh\nexec wine '{}' \"$@\"\n", program.display()),
    )?;
    Ok(script)
}
