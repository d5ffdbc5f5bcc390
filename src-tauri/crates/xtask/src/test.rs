//! `cargo xtask test`: everything that must hold.
//!
//! `cargo xtask test NAME…` runs only these parts; what is no part is a word in the names of tests.
//! A step that breaks does not keep the next one from running, unless nothing could
//! then be built. The last line counts: tests as their runners count them, and every
//! other step as one.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use crate::build::{self, cargo, npm};
use crate::machine;
use crate::openapi;
use crate::outcome::{Outcome, Trouble};
use crate::package;
use crate::step::{self, Report};
use crate::system::Purpose;

/// A part of everything, by the name it is asked for with.
struct Part {
    name: &'static str,
    run: fn() -> Report,
}

const PARTS: &[Part] = &[
    Part {
        name: "format",
        run: format,
    },
    Part {
        name: "types",
        run: types,
    },
    Part {
        name: "screens",
        run: screens,
    },
    Part {
        name: "rust",
        run: || rust(&[]),
    },
    Part {
        name: "window",
        run: || step::testing("Days in the real window", machine::window_tests("story::")),
    },
    Part {
        name: "phones",
        run: phones,
    },
    Part {
        name: "layout",
        run: layout,
    },
    Part {
        name: "pages",
        run: pages,
    },
    Part {
        name: "openapi",
        run: openapi::part,
    },
    Part {
        name: "package",
        run: package::part,
    },
    Part {
        name: "lints",
        run: lints,
    },
    Part {
        name: "docs",
        run: docs,
    },
];

pub(crate) fn format() -> Report {
    step::counting("Format", cargo(&["fmt", "--all", "--check"]))
}

pub(crate) fn types() -> Report {
    step::counting("Screens: types and lints", npm(&["run", "check"]))
}

/// The tests of the screens; they ask the desk through the command line.
fn screens() -> Report {
    with_program("Screens: tests", "test")
}

/// A round with phones in the system's browser, on a bad WLAN.
fn phones() -> Report {
    const NAME: &str = "A round with phones";
    match machine::prepare(Purpose::Phones) {
        Ok(()) => with_program(NAME, "phones"),
        Err(trouble) => step::broken(NAME, &trouble),
    }
}

/// The screens in the system's browser: nothing moves or is cut, in a small window and at 150 %.
fn layout() -> Report {
    const NAME: &str = "The screens in a browser";
    match machine::prepare(Purpose::Phones) {
        Ok(()) => with_program(NAME, "layout"),
        Err(trouble) => step::broken(NAME, &trouble),
    }
}

/// Every kind of page of a running archive in the system's browser.
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

/// The tests in Rust; of those named, only the ones with such a word in their names.
fn rust(named: &[&str]) -> Report {
    let mut command = cargo(&["test", "--workspace", "--no-fail-fast"]);
    if !named.is_empty() {
        command.arg("--").args(named);
    }
    if std::env::var_os("CI").is_some() {
        // The same cases each time: what chance may still find is found where somebody looks.
        command.env("PROPTEST_RNG_SEED", "20261121");
    }
    step::testing("Tests", command)
}

pub(crate) fn lints() -> Report {
    step::counting(
        "Lints",
        cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--keep-going",
            "--",
            "-D",
            "warnings",
        ]),
    )
}

fn docs() -> Report {
    let mut docs = cargo(&[
        "doc",
        "--workspace",
        "--no-deps",
        "--document-private-items",
    ]);
    // A link to a private item is right where private items are documented.
    docs.env(
        "RUSTDOCFLAGS",
        "-D warnings -A rustdoc::private-intra-doc-links",
    );
    step::counting("Docs", docs)
}

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let asked: Vec<&str> = arguments
        .iter()
        .filter_map(|argument| argument.to_str())
        .collect();
    let begun = Instant::now();
    machine::prepare(Purpose::Test)?;
    let prepared = begun.elapsed();
    build::screens()?;
    let built = begun.elapsed();

    let parts = |part: &&Part| asked.is_empty() || asked.contains(&part.name);
    let mut reports: Vec<Report> = PARTS
        .iter()
        .filter(parts)
        .map(|part| (part.run)())
        .collect();
    let is_part = |name: &str| PARTS.iter().any(|part| part.name == name);
    let named: Vec<&str> = asked.iter().copied().filter(|it| !is_part(it)).collect();
    if !named.is_empty() {
        reports.push(rust(&named));
    }

    for report in &reports {
        if !report.ended_well {
            println!("\n── Broken: {}", report.name);
            report.failures.iter().for_each(|line| println!("{line}"));
        }
    }
    println!("\n── Times");
    time("System packages", prepared, true);
    time("Building the screens", built.saturating_sub(prepared), true);
    for report in &reports {
        time(report.name, report.took, report.ended_well);
    }
    time("Together", begun.elapsed(), true);
    conclude(&reports)
}

fn time(name: &str, took: Duration, well: bool) {
    let mark = if well { "" } else { "  BROKEN" };
    println!("  {:>6.1} s  {name}{mark}", took.as_secs_f64());
}

pub(crate) fn conclude(reports: &[Report]) -> Outcome {
    let (passed, failed) = reports
        .iter()
        .map(Report::counted)
        .fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    if failed > 0 {
        let broken: Vec<&str> = reports
            .iter()
            .filter(|report| report.counted().1 > 0)
            .map(|report| report.name)
            .collect();
        println!("broken: {}", broken.join(", "));
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 {
        Ok(())
    } else {
        Err(Trouble::told())
    }
}
