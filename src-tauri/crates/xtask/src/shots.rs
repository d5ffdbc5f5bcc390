//! `cargo xtask shots`: a picture of every screen in `target/shots`.

use std::ffi::OsString;

use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::system::Purpose;
use crate::{build, step};

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    if let Some(odd) = arguments.first() {
        return Err(Trouble::new(format!(
            "shots takes nothing, not {}",
            odd.display()
        )));
    }
    machine::prepare(Purpose::Test)?;
    build::screens()?;
    step::testing("Pictures", machine::window_tests("shots::")).outcome()?;
    println!("\nPictures: {}", place::target().join("shots").display());
    Ok(())
}
