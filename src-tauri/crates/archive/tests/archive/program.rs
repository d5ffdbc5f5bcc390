//! The real program, serving.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

/// A program that is killed when this is dropped.
pub(crate) struct Program {
    pub(crate) child: Child,
    /// Where it answers.
    pub(crate) address: String,
}

impl Program {
    /// Starts one on the database at `url`; what it complains of goes to `complaints`.
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
    /// Without a word of farewell.
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
