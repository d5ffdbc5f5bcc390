//! A virtual screen (Xvfb).

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::outcome::Trouble;

/// A virtual screen; stopped on drop.
pub(crate) struct Screen {
    server: Child,
    /// Its name for programs, as in `DISPLAY`.
    pub(crate) name: String,
}

impl Screen {
    pub(crate) fn new() -> Result<Self, Trouble> {
        Self::with(&[])
    }

    fn with(more: &[&str]) -> Result<Self, Trouble> {
        // Xvfb chooses a free number and reports it once it accepts clients.
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x800x24",
                "-ac",
                "-nolisten",
                "tcp",
            ])
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Trouble::new(format!("Xvfb: {error}")))?;
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            BufReader::new(output).read_line(&mut number)?;
        }
        Ok(Self {
            server,
            name: format!(":{}", number.trim()),
        })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// A virtual screen with its pixels in a file, so that they can be read from outside.
pub(crate) struct OpenScreen {
    pub(crate) screen: Screen,
    pixels: File,
    /// The offset of the pixels in the file, in bytes.
    begin: u64,
    /// The length of a row, in bytes.
    line: usize,
    lines: u32,
}

/// Only every fourth row is read: letters are higher.
const STEP: u32 = 4;

impl OpenScreen {
    /// Starts a screen that draws into a file in `folder`.
    pub(crate) fn new(folder: &Path) -> Result<Self, Trouble> {
        let screen = Screen::with(&["-fbdir", &folder.display().to_string()])?;
        let mut pixels = File::open(folder.join("Xvfb_screen0"))?;
        let mut header = [0; 80];
        pixels.read_exact(&mut header)?;
        // The header is that of a window dump (X11/XWDFile.h): 32-bit numbers, big-endian.
        let number = |at: usize| {
            let bytes = header.get(4 * at..4 * at + 4).unwrap_or(&[0; 4]);
            bytes
                .iter()
                .fold(0_u32, |sum, &it| (sum << 8) | u32::from(it))
        };
        let (length, lines, line, colors) = (number(0), number(5), number(12), number(19));
        Ok(Self {
            screen,
            pixels,
            begin: u64::from(length) + 12 * u64::from(colors),
            line: line as usize,
            lines,
        })
    }

    /// Returns the current pixels of the sampled rows.
    pub(crate) fn look(&mut self) -> std::io::Result<Vec<u32>> {
        let mut seen = Vec::with_capacity(self.line / 4 * (self.lines / STEP) as usize);
        let mut line = vec![0; self.line];
        for number in (0..self.lines).step_by(STEP as usize) {
            let at = self.begin + u64::from(number) * self.line as u64;
            self.pixels.seek(SeekFrom::Start(at))?;
            self.pixels.read_exact(&mut line)?;
            let pixels = line.chunks_exact(4);
            seen.extend(pixels.map(|it| u32::from_ne_bytes([it[0], it[1], it[2], it[3]])));
        }
        Ok(seen)
    }
}
