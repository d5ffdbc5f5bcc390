//! `cargo xtask shots`: a picture of every screen in `target/shots`.

use std::ffi::OsString;

use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::system::Purpose;
use crate::{build, step};

/// Where the round with phones and the evening with projectors leave their pictures.
const PHONES: &str = "KRALLE_SHOTS";

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    if let Some(odd) = arguments.first() {
        return Err(Trouble::new(format!(
            "shots takes nothing, not {}",
            odd.display()
        )));
    }
    machine::prepare(Purpose::Phones)?;
    build::screens()?;
    step::testing("Pictures", machine::window_tests("shots::")).outcome()?;
    step::must("Program", build::program())?;
    let mut phones = build::screens_tests(&["run", "phones", "--", "round", "evening"]);
    phones.env(PHONES, place::target().join("shots/phones"));
    step::testing("Pictures of phones", phones).outcome()?;
    println!("\nPictures: {}", place::target().join("shots").display());
    Ok(())
}
