//! The window of a program in the fresh root, on a virtual screen of this machine.
//!
//! The screen is outside, so that the root contains only the package's content.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;
use crate::step;

/// The timeout for a window's content on the slowest machine.
const PATIENCE: Duration = Duration::from_mins(2);

impl Screen {
    /// Starts `command` on the screen and waits until its window shows each of `words`; saves a
    /// picture at `picture`.
    pub(crate) fn shows(&self, mut command: Command, words: &[&str], picture: &Path) -> Outcome {
        let mut program = command
            .env("DISPLAY", &self.name)
            .stdin(Stdio::null())
            .spawn()
            .map_err(|error| Trouble::new(format!("the window: {error}")))?;
        let began = Instant::now();
        let seen = loop {
            let text = self.read(picture)?;
            if words.iter().all(|word| text.contains(word)) {
                break Ok(());
            }
            if began.elapsed() > PATIENCE {
                let wanted = words.join(", ");
                break Err(Trouble::new(format!(
                    "the window does not show {wanted}, but:\n{text}"
                )));
            }
        };
        self.close(&mut program)?;
        seen
    }

    /// Returns the text on the screen.
    fn read(&self, picture: &Path) -> Result<String, Trouble> {
        let mut scrot = Command::new("scrot");
        scrot
            .args(["--overwrite", "--silent"])
            .arg(picture)
            .env("DISPLAY", &self.name);
        step::answer(scrot)?;
        let mut tesseract = Command::new("tesseract");
        tesseract.arg(picture).args(["stdout", "--psm", "11"]);
        step::answer(tesseract)
    }

    /// Closes the window, which ends its program, and waits for that.
    fn close(&self, program: &mut Child) -> Outcome {
        let mut close = Command::new("xdotool");
        close.env("DISPLAY", &self.name);
        close.args([
            "search",
            "--onlyvisible",
            "--class",
            "kralle-app",
            "windowclose",
            "%@",
        ]);
        let closed = step::answer(close);
        if closed.is_err() {
            program.kill()?;
        }
        program.wait()?;
        Ok(())
    }
}

/// A folder served on localhost; stopped on drop.
pub(crate) struct Served {
    server: Child,
    pub(crate) address: String,
}

impl Served {
    pub(crate) fn new(folder: PathBuf) -> Result<Self, Trouble> {
        let free = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let server = Command::new("python3")
            .args(["-m", "http.server", "--bind", "127.0.0.1", "--directory"])
            .arg(folder)
            .arg(free.port().to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let began = Instant::now();
        while std::net::TcpStream::connect(free).is_err() {
            if began.elapsed() > PATIENCE {
                return Err(Trouble::new("the web server does not answer"));
            }
            std::thread::yield_now();
        }
        Ok(Self {
            server,
            address: format!("http://{free}"),
        })
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
