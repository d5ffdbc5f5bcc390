//! `cargo xtask check`: checks format, types, lints, documentation, instruction counts and
//! packages.
//!
//! `cargo xtask check NAME…` runs only these parts. A failed part does not stop the next one.

use std::ffi::OsString;

use crate::bench::counts;
use crate::build::{cargo, npm};
use crate::outcome::{Outcome, Trouble};
use crate::package;
use crate::part::{Part, Parts};
use crate::step::{self, Report};

const PARTS: &[Part] = &[
    Part::new("format", format),
    Part::new("types", types),
    Part::new("lints", lints),
    Part::new("optimized", optimized),
    // After the lints: all three read the same metadata of external crates.
    Part::new("docs", docs),
    Part::new("counts", counts::part),
    Part::new("package", package::part),
];

pub(crate) fn format() -> Report {
    step::counting("Format", cargo(&["fmt", "--all", "--check"]))
}

fn types() -> Report {
    step::counting("Screens: types and lints", npm(&["run", "check"]))
}

pub(crate) fn lints() -> Report {
    let mut clippy = cargo(&["clippy"]);
    clippy.args([
        "--workspace",
        "--all-targets",
        "--keep-going",
        "--",
        "-D",
        "warnings",
    ]);
    step::counting("Lints", clippy)
}

/// Returns the lints of the code that only an optimized build contains. The other crates keep their
/// debug assertions, and are not compiled again.
fn optimized() -> Report {
    let mut clippy = cargo(&["clippy", "--workspace", "--lib", "--bins", "--keep-going"]);
    clippy.args(["--config", "profile.dev.debug-assertions=false"]);
    let others = "profile.dev.package.\"*\".debug-assertions=true";
    clippy.args(["--config", others, "--", "-D", "warnings"]);
    step::counting("Lints of an optimized build", clippy)
}

fn docs() -> Report {
    let mut docs = cargo(&[
        "doc",
        "--workspace",
        "--no-deps",
        "--document-private-items",
    ]);
    // Links to private items are valid, since private items are documented.
    docs.env(
        "RUSTDOCFLAGS",
        "-D warnings -A rustdoc::private-intra-doc-links",
    );
    step::counting("Docs", docs)
}

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let names: Vec<&str> = arguments.iter().filter_map(|it| it.to_str()).collect();
    let is_part = |name: &str| PARTS.iter().any(|part| part.name == name);
    if let Some(unknown) = names.iter().find(|name| !is_part(name)) {
        let parts: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
        return Err(Trouble::new(format!(
            "check has no part {unknown}: {}",
            parts.join(", ")
        )));
    }
    Parts::run(PARTS, &names)?.conclude()
}
