//! `cargo xtask power`: every state of the disk that a power cut may leave, laid out and opened.

use std::ffi::OsString;

use crate::build::cargo;
use crate::outcome::{Outcome, Trouble};
use crate::step;

/// The options, with the variables of the test program.
const OPTIONS: [(&str, &str); 3] = [
    ("--command", "KRALLE_POWER_COMMAND"),
    ("--fault", "KRALLE_POWER_FAULT"),
    ("--sample", "KRALLE_POWER_SAMPLE"),
];

/// Lays out all states, or those that the options choose. After `calls`, lets system calls fail
/// instead.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let mut command = cargo(&["test", "--quiet", "--workspace", "--test", "crash_states"]);
    command.env("KRALLE_POWER_SAMPLE", "all");
    let (part, options) = match arguments.split_first() {
        Some((first, rest)) if first == "calls" => ("calls", rest),
        Some(_) | None => ("cuts", arguments),
    };
    command.env("KRALLE_POWER_PART", part);
    for option in options.chunks(2) {
        let name = option.first().and_then(|it| it.to_str());
        let entry = OPTIONS.iter().find(|(option, _)| name == Some(option));
        let (Some((option, variable)), Some(value)) = (entry, option.get(1)) else {
            return Err(Trouble::new(
                "cargo xtask power [calls] [--command NAME] [--fault NAME] [--sample STATES]",
            ));
        };
        command.env(variable, value);
        if *option == "--fault" {
            command.args(["--features", "kralle-power/faults"]);
        }
    }
    step::must("Power cuts", command)
}
