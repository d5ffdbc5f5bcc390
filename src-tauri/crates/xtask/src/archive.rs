//! `cargo xtask archive WORD`: the archive at full size.

use std::ffi::OsString;

use crate::build::cargo;
use crate::outcome::{Outcome, Trouble};
use crate::step;

/// How many pushes, or tournaments, when nothing is said.
const USUAL: &str = "2000";

/// Does what the first argument says, as often as the second.
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
