//! `cargo xtask storm`: a hall in a bad network whose server is killed, and what of it is kept.

use std::ffi::OsString;

use crate::build::cargo;
use crate::outcome::Outcome;
use crate::step;

/// How many reports, and how many kills, when nothing is said.
const USUAL: [&str; 2] = ["10000", "20"];

/// Sends as many reports as the first argument says, and kills as often as the second.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let mut command = cargo(&[
        "test",
        "--release",
        "--workspace",
        "--test",
        "storm",
        "--",
        "--nocapture",
    ]);
    let names = ["KRALLE_STORM_REPORTS", "KRALLE_STORM_KILLS"];
    for (place, (name, usual)) in names.into_iter().zip(USUAL).enumerate() {
        let said = arguments.get(place).cloned();
        command.env(name, said.unwrap_or_else(|| usual.into()));
    }
    step::must("Storm", command)
}
