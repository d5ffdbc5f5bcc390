//! `cargo xtask deny [advisories]`: checks licenses, bans and sources of every dependency by
//! `deny.toml`, with cargo-deny.
//!
//! Uses the network only to install cargo-deny, once, from crates.io. Advisories are checked
//! against the database of `cargo deny fetch`; without it that check fails.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use crate::build::cargo;
use crate::outcome::{Outcome, Trouble};
use crate::{place, step};

/// The checks without a database.
const CHECKS: [&str; 3] = ["licenses", "bans", "sources"];

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    if let Some(odd) = arguments.iter().find(|it| *it != "advisories") {
        return Err(Trouble::new(format!(
            "deny takes only `advisories`; found {}",
            odd.display()
        )));
    }
    let mut deny = Command::new(installed()?);
    deny.current_dir(place::root())
        .args(["--offline", "check"])
        .args(CHECKS)
        .args(arguments);
    step::must("Dependencies", deny)
}

/// Finds cargo-deny on the path, or installs it below `target`.
fn installed() -> Result<PathBuf, Trouble> {
    let on_path = Command::new("cargo-deny").arg("--version").output();
    if on_path.is_ok_and(|it| it.status.success()) {
        return Ok(PathBuf::from("cargo-deny"));
    }
    let root = place::target().join("cargo-deny");
    let program = root.join("bin/cargo-deny");
    if !program.is_file() {
        let mut install = cargo(&["install", "--locked", "cargo-deny", "--root"]);
        install.arg(&root);
        step::must("cargo-deny", install)?;
    }
    Ok(program)
}
