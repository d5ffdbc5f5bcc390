//! `cargo xtask kill`: kills the program while it writes, and looks what the file holds.

use std::ffi::OsString;

use crate::build::cargo;
use crate::outcome::Outcome;
use crate::step;

/// How often when nothing is said.
const KILLS: &str = "1000";

/// Kills as often as the first argument says.
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
