//! Sending of a tournament from an organizer to the program.

use kralle_push::{
    ArchiveId, Claim, ContentHash, Revision, SecretKey, Statement, StatementNumber, header,
};
use sha2::{Digest as _, Sha256};

use crate::clubs::Evening;
use crate::postgres::sql;
use crate::program::Program;

impl Program {
    /// Sends a push, which must be new.
    pub(crate) fn take(&self, agent: &ureq::Agent, push: &Push) {
        let answer = agent
            .put(format!("http://{}{}", self.address, push.path))
            .header(header::KEY, &push.key)
            .header(header::NUMBER, StatementNumber::FIRST.to_string())
            .header(header::SHA256, push.sha256.to_string())
            .header(header::SIGNATURE, &push.signature)
            .header("content-encoding", "zstd")
            .send(&push.packed)
            .unwrap();
        assert_eq!(answer.status(), 201);
    }
}

/// A tournament packed and signed by its organizer.
pub(crate) struct Push {
    path: String,
    key: String,
    signature: String,
    sha256: ContentHash,
    packed: Vec<u8>,
}

/// Returns the identity of the archive on the database at `url`.
pub(crate) fn identity(url: &str) -> ArchiveId {
    let id = sql(url, "SELECT encode(id, 'hex') FROM archive_identity");
    id.parse().unwrap()
}

impl Push {
    pub(crate) fn of(evening: &Evening, archive: &ArchiveId, secret: &SecretKey) -> Self {
        let sha256 = ContentHash(Sha256::digest(&evening.bytes).into());
        let statement = Statement {
            archive,
            number: StatementNumber::FIRST,
            claim: Claim::Push {
                file: &evening.file,
                revision: Revision::new(evening.revision).unwrap(),
                sha256,
            },
        };
        Self {
            path: format!("/api/v1/tournaments/{}/{}", evening.file, evening.revision),
            key: secret.public().to_string(),
            signature: secret.sign(&statement).to_string(),
            sha256,
            packed: zstd::bulk::compress(&evening.bytes, 3).unwrap(),
        }
    }
}
