//! The real program, answering on a socket.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use kralle_push::{Revision, SecretKey, Sentence, header};
use sha2::{Digest as _, Sha256};

use crate::clubs::Evening;

/// A server that ends when this is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(url: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kralle-archive"))
            .args(["serve", "--database", url, "--requests-a-minute", "0"])
            .stdout(Stdio::piped())
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

    /// Pushes an evening, which must be new.
    pub(crate) fn push(&self, agent: &ureq::Agent, secret: &SecretKey, evening: &Evening) {
        let sha256: [u8; 32] = Sha256::digest(&evening.bytes).into();
        let sentence = Sentence::Push {
            file: &evening.file,
            revision: Revision::new(evening.revision).unwrap(),
            sha256: &sha256,
        };
        let address = format!(
            "http://{}/api/v1/tournaments/{}/{}",
            self.address, evening.file, evening.revision
        );
        let packed = zstd::bulk::compress(&evening.bytes, 3).unwrap();
        let answer = agent
            .put(address)
            .header(header::KEY, secret.public().to_string())
            .header(header::SIGNATURE, secret.sign(&sentence).to_string())
            .header("content-encoding", "zstd")
            .send(&packed)
            .unwrap();
        assert_eq!(answer.status(), 201);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
