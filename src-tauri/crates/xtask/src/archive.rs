//! `cargo xtask archive WORD`: tests the archive at full size.

use std::ffi::OsString;

use crate::build::cargo;
use crate::outcome::{Outcome, Trouble};
use crate::step;

/// The default number of pushes or tournaments.
const USUAL: &str = "2000";

/// Runs the test named by the first argument, with the number in the second.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let word = arguments.first().and_then(|word| word.to_str());
    let count = arguments.get(1).cloned();
    let count = count.unwrap_or_else(|| USUAL.into());
    match word {
        Some("kill") => {
            let mut command = cargo(&["test", "--workspace", "--test", "archive", "--"]);
            command
                .args(["--nocapture", "kill::"])
                .env("KRALLE_ARCHIVE_PUSHES", count);
            step::must("Kills", command)
        }
        Some("push") => {
            let mut command = cargo(&["test", "--release", "--workspace", "--test", "federation"]);
            command.env("KRALLE_ARCHIVE_PUSHES", count);
            step::must("Pushes", command)
        }
        Some("federation") => {
            let mut command = cargo(&["test", "--release", "--workspace", "--test", "federation"]);
            command.env("KRALLE_FEDERATION_TOURNAMENTS", count);
            step::must("A federation", command)
        }
        _ => Err(Trouble::new(
            "cargo xtask archive kill [PUSHES], push [PUSHES] or federation [TOURNAMENTS]",
        )),
    }
}
