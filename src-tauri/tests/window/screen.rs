//! A separate virtual screen for a story, beside the one of the tests.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use crate::trouble::{Told, Trouble};

/// A running X server; stopped on drop.
pub(crate) struct Screen {
    server: Child,
    display: String,
}

impl Screen {
    /// Starts a server on the first free display.
    pub(crate) fn start() -> Told<Self> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24"])
            .args(["-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Trouble::new(format!("Xvfb: {error}")))?;
        let mut number = String::new();
        if let Some(told) = server.stdout.take() {
            BufReader::new(told).read_line(&mut number)?;
        }
        let this = Self {
            server,
            display: format!(":{}", number.trim()),
        };
        if number.trim().is_empty() {
            return Err(Trouble::new("Xvfb has no display"));
        }
        Ok(this)
    }

    /// Returns the display name for programs.
    pub(crate) fn display(&self) -> &str {
        &self.display
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
