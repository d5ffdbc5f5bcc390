//! `cargo xtask storm`: a hall in a bad network whose server is killed, and what of it is kept.

use std::ffi::OsString;
use std::process::Command;

use crate::build::cargo;
use crate::outcome::Outcome;
use crate::step;

/// How many reports, and how many kills, when nothing is said.
const USUAL: [&str; 2] = ["10000", "20"];

/// The number of runs of the load by default.
const USUAL_RUNS: &str = "3";

/// Sends as many reports as the first argument says, and kills as often as the second. After `load` it
/// measures how long captains wait, as often as the next argument says, quiet and beside a busy process.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    if arguments.first().is_some_and(|it| it == "load") {
        let mut command = storm();
        let runs = arguments.get(1).cloned();
        command.env(
            "KRALLE_STORM_RUNS",
            runs.unwrap_or_else(|| USUAL_RUNS.into()),
        );
        return step::must("Load", command);
    }
    let mut command = storm();
    let names = ["KRALLE_STORM_REPORTS", "KRALLE_STORM_KILLS"];
    for (place, (name, usual)) in names.into_iter().zip(USUAL).enumerate() {
        let said = arguments.get(place).cloned();
        command.env(name, said.unwrap_or_else(|| usual.into()));
    }
    step::must("Storm", command)
}

fn storm() -> Command {
    cargo(&[
        "test",
        "--release",
        "--workspace",
        "--test",
        "storm",
        "--",
        "--nocapture",
    ])
}
