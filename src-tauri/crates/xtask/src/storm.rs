//! `cargo xtask storm`: tests a hall in a bad network whose server is killed, and what it keeps.

use std::ffi::OsString;
use std::process::Command;

use crate::build::cargo;
use crate::outcome::Outcome;
use crate::step;

/// The default numbers of reports and kills.
const USUAL: [&str; 2] = ["10000", "20"];

/// The default number of load runs.
const USUAL_RUNS: &str = "3";

/// Sends the number of reports in the first argument, with the kills in the second. After `load`,
/// measures the captains' waiting times, the next argument's number of times, idle and with a busy
/// process.
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
