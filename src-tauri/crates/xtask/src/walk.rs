//! `cargo xtask walk`: compares the rules with their second model over many steps. Then repeats
//! that with known faults inserted, each of which the walk must find.
//!
//! Faults are inserted into a copy of the sources in `target/walk`, never into the working tree.

mod faults;
mod tree;

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use crate::build::cargo;
use crate::outcome::{Outcome, Trouble};
use crate::{place, step};

use faults::{FAULTS, Fault};

/// The default number of steps.
const USUAL: &str = "10000";

/// Walks the number of steps in the first argument.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let steps = arguments.first().cloned().unwrap_or_else(|| USUAL.into());
    let tree = tree::copied(&place::target().join("walk/tree"))?;
    build("The rules as they are", &tree)?;
    let walk = walked(&tree, "walk::", &steps)?;
    if !walk.agrees {
        return Err(Trouble::new(format!(
            "the rules and their second model differ:\n{}",
            walk.output
        )));
    }
    tell("the rules as they are", &walk);
    let mut missed = Vec::new();
    for fault in FAULTS {
        let walk = with_fault(fault, &tree, &steps)?;
        tell(&format!("put back: {}", fault.name), &walk);
        if walk.agrees {
            missed.push(fault.name);
        }
    }
    if missed.is_empty() {
        println!("\nwalk: {} of {} faults found", FAULTS.len(), FAULTS.len());
        Ok(())
    } else {
        let missed = missed.join("; ");
        Err(Trouble::new(format!("the walk did not find: {missed}")))
    }
}

/// The result of a walk.
struct Walk {
    /// True if the rules and the second model agree everywhere.
    agrees: bool,
    output: String,
}

fn with_fault(fault: &Fault, tree: &Path, steps: &OsString) -> Result<Walk, Trouble> {
    let path = tree.join(fault.file);
    let right = fs::read_to_string(&path)?;
    fs::write(&path, fault.put_back(&right)?)?;
    let walk = build("A fault put back", tree).and_then(|()| walked(tree, fault.test, steps));
    fs::write(&path, right)?;
    walk
}

/// Builds the test program; a failed build is not a found fault.
fn build(name: &'static str, tree: &Path) -> Outcome {
    let mut command = cargo(&["test", "--quiet", "--offline", "--no-run"]);
    in_tree(&mut command, tree);
    step::must(name, command)
}

fn walked(tree: &Path, test: &str, steps: &OsString) -> Result<Walk, Trouble> {
    let mut command = cargo(&["test", "--quiet", "--offline"]);
    in_tree(&mut command, tree);
    command.args([test, "--", "--nocapture"]);
    command.env("KRALLE_WALK", steps).env("RUST_BACKTRACE", "0");
    let output = command.output()?;
    let parts = [output.stdout, output.stderr];
    let text = parts.map(|it| String::from_utf8_lossy(&it).into_owned());
    Ok(Walk {
        agrees: output.status.success(),
        output: text.concat(),
    })
}

/// Sets up a command for the copy: optimized, with a persistent build folder, and without warnings
/// about code that a fault leaves unused.
fn in_tree(command: &mut std::process::Command, tree: &Path) {
    command
        .current_dir(tree)
        .args(["--package", "kralle-rules", "--test", "rules"])
        .env("CARGO_TARGET_DIR", place::target().join("walk/build"))
        .env("CARGO_PROFILE_TEST_OPT_LEVEL", "2")
        .env("RUSTFLAGS", "--cap-lints=allow");
}

fn tell(what: &str, walk: &Walk) {
    let outcome = if walk.agrees {
        "no difference"
    } else {
        "found"
    };
    println!("{what}: {outcome}");
    for line in walk.output.lines().filter(|it| it.starts_with("walk: ")) {
        println!("  {line}");
    }
}
