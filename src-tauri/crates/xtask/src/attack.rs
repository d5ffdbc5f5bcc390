//! `cargo xtask attack`: hostile files, places and input at full size, all made by code.

use std::ffi::OsString;

use crate::build::cargo;
use crate::outcome::Outcome;
use crate::step;

/// The modules of tests that attack, by the program that holds them; each also runs small among all tests.
const ATTACKS: [(&str, &[&str]); 5] = [
    // The command line: every reader in little memory, flipped bytes, overwriting.
    ("cli", &["hostile"]),
    // Databases, journals and logs beside them, places.
    (
        "store",
        &[
            "attacks",
            "hostile_journal",
            "hostile_schemas",
            "limits",
            "beside",
            "misfit",
            "places",
        ],
    ),
    ("desk", &["outside"]),
    // Lists, workbooks, reports, rating lists, pictures.
    (
        "exchange",
        &["nasty_lists", "nasty_ratings", "nasty_reports"],
    ),
    ("sheets", &["pictures"]),
];

/// Runs all of them, or those named.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let mut command = cargo(&["test", "--quiet", "--workspace", "--no-fail-fast"]);
    let mut filters = Vec::new();
    for (program, modules) in ATTACKS {
        let wanted = modules
            .iter()
            .filter(|module| arguments.is_empty() || arguments.iter().any(|name| name == *module));
        let before = filters.len();
        filters.extend(wanted.map(|module| format!("{module}::")));
        if filters.len() > before {
            command.args(["--test", program]);
        }
    }
    command.arg("--").args(filters);
    command.env("KRALLE_ATTACKS", "full");
    step::must("Attacks", command)
}
