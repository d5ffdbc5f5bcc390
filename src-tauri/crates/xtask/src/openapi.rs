//! The test part `openapi`: Schemathesis sends requests to a running archive, both valid and
//! invalid by its API description.

use crate::build::cargo;
use crate::machine;
use crate::python;
use crate::step::{self, Report};
use crate::system::Purpose;

const NAME: &str = "What the archive says it answers";
/// From the Python Package Index (MIT).
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// Runs Schemathesis; installs it below the target folder if missing.
pub(crate) fn part() -> Report {
    let installed =
        machine::prepare(Purpose::Description).and_then(|()| python::install(SCHEMATHESIS));
    let folder = match installed {
        Ok(folder) => folder,
        Err(trouble) => return step::broken(NAME, &trouble),
    };
    let mut command = cargo(&["test", "--workspace", "--test", "archive"]);
    command
        .args(["--", "--ignored", "described"])
        .env("PYTHONPATH", folder);
    step::testing(NAME, command)
}
