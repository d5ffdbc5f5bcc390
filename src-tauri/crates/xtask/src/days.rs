//! `cargo xtask days`: long tournament days through the real window.

use std::ffi::OsString;

use crate::machine;
use crate::outcome::Outcome;
use crate::system::Purpose;
use crate::{build, step};

/// Runs all days, or those whose name begins with the first argument.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    machine::prepare(Purpose::Test)?;
    build::screens()?;
    let wanted = arguments
        .first()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    step::testing("Days", machine::window_tests(&format!("days::{wanted}"))).outcome()
}
