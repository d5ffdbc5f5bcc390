//! `cargo xtask test`: runs all tests. Format, types, lints, documentation and packages are in
//! `cargo xtask check`.
//!
//! `cargo xtask test NAME…` runs only these parts. Any other word selects the Rust tests whose
//! names contain it. A failed step does not stop the next one, unless nothing could be built then.
//! The final line counts tests as reported by their runners, and every other step as one.

use std::ffi::OsString;

use crate::build::{self, cargo};
use crate::machine;
use crate::openapi;
use crate::outcome::Outcome;
use crate::part::{Part, Parts};
use crate::step::{self, Report};
use crate::system::Purpose;

const PARTS: &[Part] = &[
    Part::new("rust", || rust(&[])),
    Part::waiting("window", || {
        step::testing("Days in the real window", machine::window_tests("story::"))
    }),
    Part::new("screens", screens),
    Part::new("phones", phones),
    Part::new("layout", layout),
    Part::new("pages", pages),
    Part::new("openapi", openapi::part),
];

/// Returns the tests of the screens; they use the desk through the command line.
fn screens() -> Report {
    with_program("Screens: tests", "test")
}

/// Returns a round with phones in the system's browser, on a bad WLAN.
fn phones() -> Report {
    const NAME: &str = "A round with phones";
    match machine::prepare(Purpose::Phones) {
        Ok(()) => with_program(NAME, "phones"),
        Err(trouble) => step::broken(NAME, &trouble),
    }
}

/// Returns the layout of the screens in the system's browser: nothing overlaps or is cut off, in a
/// small window and at 150 %.
fn layout() -> Report {
    const NAME: &str = "The screens in a browser";
    match machine::prepare(Purpose::Phones) {
        Ok(()) => with_program(NAME, "layout"),
        Err(trouble) => step::broken(NAME, &trouble),
    }
}

/// Returns every kind of page of a running archive in the system's browser.
fn pages() -> Report {
    const NAME: &str = "The pages of the archive";
    match machine::prepare(Purpose::Phones) {
        Ok(()) => step::testing(NAME, build::archive_pages()),
        Err(trouble) => step::broken(NAME, &trouble),
    }
}

/// Tests in `ui` that need the command line.
fn with_program(name: &'static str, script: &str) -> Report {
    let program = step::counting("Program", build::program());
    if program.ended_well {
        step::testing(name, build::screens_tests(&["run", script]))
    } else {
        program
    }
}

/// Returns the Rust tests; with `named`, only those whose names contain one of the words.
fn rust(named: &[&str]) -> Report {
    let mut command = cargo(&["test", "--workspace", "--no-fail-fast"]);
    if !named.is_empty() {
        command.arg("--").args(named);
    }
    if std::env::var_os("CI").is_some() {
        // A fixed seed for reproducible runs; interactive runs use random ones.
        command.env("PROPTEST_RNG_SEED", "20261121");
    }
    step::testing("Tests", command)
}

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let names: Vec<&str> = arguments.iter().filter_map(|it| it.to_str()).collect();
    let is_part = |name: &str| PARTS.iter().any(|part| part.name == name);
    let mut parts = Parts::run(PARTS, &names)?;
    let words: Vec<&str> = names.into_iter().filter(|name| !is_part(name)).collect();
    if !words.is_empty() {
        parts.reports.push(rust(&words));
    }
    parts.conclude()
}
