//! The real program, serving.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

/// A running program, killed on drop.
pub(crate) struct Program {
    pub(crate) child: Child,
    /// The address it listens on.
    pub(crate) address: String,
}

impl Program {
    /// Starts the program on the database at `url`; its errors go to `complaints`.
    pub(crate) fn start(url: &str, complaints: Stdio) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kralle-archive"))
            .args(["serve", "--requests-a-minute", "0", "--database", url])
            .stdout(Stdio::piped())
            .stderr(complaints)
            .spawn()
            .unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut said)
            .unwrap();
        let said: serde_json::Value = serde_json::from_str(&said).unwrap();
        Self {
            child,
            address: said["address"].as_str().unwrap().to_owned(),
        }
    }
}

impl Drop for Program {
    /// Kills the program without a graceful shutdown.
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
