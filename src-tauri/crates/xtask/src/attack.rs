//! `cargo xtask attack`: hostile files, places and input at full size, all made by code.

use std::ffi::OsString;

use crate::build::cargo;
use crate::outcome::Outcome;
use crate::step;

/// The tests that attack; each also runs small among all tests.
const ATTACKS: [&str; 13] = [
    // The program: every reader in little memory, flipped bytes, writing over what lies there.
    "hostile",
    // Databases.
    "attacks",
    "hostile_journal",
    "hostile_schemas",
    "limits",
    // Journals and logs beside them, and places.
    "beside",
    "misfit",
    "places",
    "outside",
    // Lists, workbooks, reports, rating lists, pictures.
    "nasty_lists",
    "nasty_ratings",
    "nasty_reports",
    "pictures",
];

/// Runs them all, or those named.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let mut command = cargo(&["test", "--quiet", "--workspace", "--no-fail-fast"]);
    for name in ATTACKS {
        let is_asked = arguments.is_empty() || arguments.iter().any(|asked| asked == name);
        if is_asked {
            command.args(["--test", name]);
        }
    }
    command.env("KRALLE_ATTACKS", "full");
    step::must("Attacks", command)
}
