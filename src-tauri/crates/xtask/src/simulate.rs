//! `cargo xtask simulate`: plays evenings by seed.

use std::ffi::OsString;

use crate::build::{self, cargo};
use crate::outcome::{Outcome, Trouble};

/// The arguments that need a build in which known faults can be put back.
const FAULTS: [&str; 2] = ["--fault", "--faults"];

/// Plays the evenings in the arguments. The output is that of the simulation alone.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    build::screens()?;
    // Optimized, but built faster than a release. Not the workspace: the feature must reach no other
    // program.
    let mut command = cargo(&[
        "run",
        "--quiet",
        "--profile",
        "counts",
        "--package",
        "kralle-simulation",
        "--bin",
        "kralle-simulate",
    ]);
    let needs_faults = |it: &OsString| {
        let text = it.to_string_lossy();
        let name = text.split('=').next().unwrap_or_default();
        FAULTS.contains(&name)
    };
    if arguments.iter().any(needs_faults) {
        command.args(["--features", "faults"]);
    }
    let status = command.arg("--").args(arguments).status()?;
    if status.success() {
        Ok(())
    } else {
        Err(Trouble::told())
    }
}
