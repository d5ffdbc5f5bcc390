//! The part `openapi` of the tests: Schemathesis asks a running archive everything that its description allows, and
//! some that it does not.

use std::process::Command;

use crate::build::cargo;
use crate::machine;
use crate::place;
use crate::step::{self, Report};
use crate::system::Purpose;

const NAME: &str = "What the archive says it answers";
/// From the Python Package Index (MIT).
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// Runs it, installed into the target folder where it is not there yet.
pub(crate) fn part() -> Report {
    if let Err(trouble) = machine::prepare(Purpose::Description) {
        return step::broken(NAME, &trouble);
    }
    let folder = place::target().join(SCHEMATHESIS);
    if !folder.is_dir() {
        let mut install = Command::new("python3");
        install
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--no-warn-script-location",
            ])
            .arg("--target")
            .arg(&folder)
            .arg(SCHEMATHESIS);
        let installed = step::counting("Schemathesis", install);
        if !installed.ended_well {
            return installed;
        }
    }
    let mut command = cargo(&["test", "--workspace", "--test", "archive"]);
    command
        .args(["--", "--ignored", "described"])
        .env("PYTHONPATH", folder);
    step::testing(NAME, command)
}
