//! `cargo xtask attack`: hostile files, paths and input at full size, all generated.

use std::ffi::OsString;

use crate::build::cargo;
use crate::outcome::Outcome;
use crate::step;

/// The test modules with attacks, by their program; each also runs with small inputs among all
/// tests.
const ATTACKS: [(&str, &[&str]); 5] = [
    // The command line: every reader with little memory, flipped bytes, overwriting.
    ("cli", &["hostile"]),
    // Databases, their journals and logs, paths.
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
