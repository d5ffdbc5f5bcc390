//! `cargo xtask test`: everything that must hold.
//!
//! A step that breaks does not keep the next one from running, unless nothing could
//! then be built. The last line counts: tests as their runners count them, and every
//! other step as one.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use crate::build::{self, cargo, npm};
use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::step::{self, Report};
use crate::system::Purpose;

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    if let Some(odd) = arguments.first() {
        return Err(Trouble::new(format!(
            "test takes nothing and runs everything, not {}; \
             for one test there is `cargo test`",
            odd.display()
        )));
    }
    let begun = Instant::now();
    machine::prepare(Purpose::Test)?;
    let prepared = begun.elapsed();
    build::screens()?;
    let built = begun.elapsed();

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
    let reports = [
        step::counting("Format", cargo(&["fmt", "--all", "--check"])),
        step::counting("Screens: types and lints", npm(&["run", "check"])),
        step::testing("Screens: tests", npm(&["run", "test"])),
        step::testing("Tests", cargo(&["test", "--workspace", "--no-fail-fast"])),
        step::testing("Days in the real window", machine::window_tests("story::")),
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
        ),
        step::counting("Docs", docs),
    ];

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

fn conclude(reports: &[Report]) -> Outcome {
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
