//! An evening on its way from an organizer to the program.

use kralle_push::{Revision, SecretKey, Sentence, header};
use sha2::{Digest as _, Sha256};

use crate::clubs::Evening;
use crate::program::Program;

impl Program {
    /// Sends a push, which must be new.
    pub(crate) fn take(&self, agent: &ureq::Agent, push: &Push) {
        let answer = agent
            .put(format!("http://{}{}", self.address, push.path))
            .header(header::KEY, &push.key)
            .header(header::SIGNATURE, &push.signature)
            .header("content-encoding", "zstd")
            .send(&push.packed)
            .unwrap();
        assert_eq!(answer.status(), 201);
    }
}

/// An evening as its organizer's machine has packed and signed it.
pub(crate) struct Push {
    path: String,
    key: String,
    signature: String,
    packed: Vec<u8>,
}

impl Push {
    pub(crate) fn of(evening: &Evening, secret: &SecretKey) -> Self {
        let sha256: [u8; 32] = Sha256::digest(&evening.bytes).into();
        let sentence = Sentence::Push {
            file: &evening.file,
            revision: Revision::new(evening.revision).unwrap(),
            sha256: &sha256,
        };
        Self {
            path: format!("/api/v1/tournaments/{}/{}", evening.file, evening.revision),
            key: secret.public().to_string(),
            signature: secret.sign(&sentence).to_string(),
            packed: zstd::bulk::compress(&evening.bytes, 3).unwrap(),
        }
    }
}
