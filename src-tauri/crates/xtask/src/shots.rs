//! `cargo xtask shots`: takes a picture of every screen in `target/shots`, and the pictures of the
//! handbook.
//!
//! Covers an evening in the real window, every scene of the screens in a browser, the phones, and
//! every kind of archive page. A handbook picture is replaced only if its screen has changed.

use std::ffi::OsString;

use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::system::Purpose;
use crate::{build, step};

/// The environment variable with the folder for pictures of browser tests.
const SHOTS: &str = "KRALLE_SHOTS";

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
    phones.env(SHOTS, place::target().join("shots/phones"));
    step::testing("Pictures of phones", phones).outcome()?;
    let mut archive = build::archive_pages();
    archive.env(SHOTS, place::target().join("shots/archive"));
    step::testing("Pictures of the archive", archive).outcome()?;
    let mut scenes = build::screens_tests(&["run", "shots"]);
    scenes.env(SHOTS, place::target().join("shots/scenes"));
    step::testing("Pictures of every scene", scenes).outcome()?;
    println!("\nPictures: {}", place::target().join("shots").display());
    Ok(())
}
