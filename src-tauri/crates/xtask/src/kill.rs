//! `cargo xtask kill`: kills the program while it writes, and checks the file.

use std::ffi::OsString;

use crate::build::cargo;
use crate::outcome::Outcome;
use crate::step;

/// The default number of kills.
const KILLS: &str = "1000";

/// Runs the number of kills in the first argument.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let mut command = cargo(&[
        "test",
        "--quiet",
        "--package",
        "kralle-store",
        "--test",
        "kill",
    ]);
    let kills = arguments.first().cloned();
    command.env("KRALLE_KILLS", kills.unwrap_or_else(|| KILLS.into()));
    step::must("Kills", command)
}
