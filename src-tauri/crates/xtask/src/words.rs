//! `cargo xtask words`: each message of a language beside the picture of its scene, in `target/words`.

use std::ffi::OsString;

use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::system::Purpose;
use crate::{build, step};

/// Folder for the pages that the tests in a browser write.
const WORDS: &str = "KRALLE_WORDS";

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    if let Some(odd) = arguments.first() {
        return Err(Trouble::new(format!(
            "words takes nothing, not {}",
            odd.display()
        )));
    }
    machine::prepare(Purpose::Phones)?;
    step::must("Program", build::program())?;
    let folder = place::target().join("words");
    let mut words = build::screens_tests(&["run", "words"]);
    words.env(WORDS, &folder);
    step::testing("Messages with pictures", words).outcome()?;
    println!("\nPages: {}", folder.display());
    Ok(())
}
