//! `cargo xtask days`: runs long tournament days through the real window, and clicks every control
//! of every screen.

use std::ffi::OsString;

use crate::machine;
use crate::outcome::Outcome;
use crate::system::Purpose;
use crate::{build, step};

/// The name of the run that clicks every control.
const SWEEP: &str = "sweep";

/// Runs all days and the sweep, or those whose name starts with the first argument.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    machine::prepare(Purpose::Test)?;
    build::screens()?;
    let wanted = arguments
        .first()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    if wanted != SWEEP {
        step::testing("Days", machine::window_tests(&format!("days::{wanted}"))).outcome()?;
    }
    if SWEEP.starts_with(&wanted) {
        step::must("Program", build::program())?;
        let mut sweep = build::screens_tests(&["run", "layout", "--", SWEEP]);
        sweep.env("KRALLE_SWEEP", "all");
        step::testing("Every control of every screen", sweep).outcome()?;
    }
    Ok(())
}
