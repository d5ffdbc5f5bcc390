//! `cargo xtask run`: opens the app.

use std::ffi::OsString;
use std::process::Command;

use crate::build::{self, Profile};
use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::step;
use crate::system::Purpose;

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    machine::prepare(Purpose::Run)?;
    let (flags, files): (Vec<_>, Vec<_>) = arguments
        .iter()
        .partition(|argument| *argument == "--release");
    let profile = if flags.is_empty() {
        Profile::Dev
    } else {
        Profile::Release
    };
    build::screens()?;
    let app = build::app(profile)?;
    let display = ["DISPLAY", "WAYLAND_DISPLAY"];
    if display.iter().all(|name| std::env::var_os(name).is_none()) {
        return Err(Trouble::new(format!(
            "The app is built, but there is no display to open a window on.\n\
             On a desktop: {}\nWithout one, in a picture only: cargo xtask shots",
            app.display()
        )));
    }
    let mut command = Command::new(app);
    command.args(files);
    step::must("Kralle", command)
}
