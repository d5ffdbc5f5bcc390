//! What the large runs do with the program.

use kralle_push::{Revision, SecretKey, Sentence, header};
use sha2::{Digest as _, Sha256};

use crate::clubs::Evening;
use crate::program::Program;

impl Program {
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
