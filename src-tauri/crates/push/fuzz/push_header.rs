//! What an organizer writes into the headers and the address of a push, a line each: key, signature, revision.

use kralle_push::{PublicKey, Revision, Sentence, Signature};

/// Reads `bytes` as these lines; what was read is written as it was, and nothing is signed by chance.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let mut lines = text.lines();
    let mut line = || lines.next().unwrap_or_default();
    let (key, signature, revision) = (line(), line(), line());
    let read_key = key.parse::<PublicKey>();
    if let Ok(read) = &read_key {
        assert_eq!(read.to_string(), key);
    }
    let read_signature = signature.parse::<Signature>();
    if let Ok(read) = &read_signature {
        assert_eq!(read.to_string(), signature);
    }
    let read_revision = revision.parse::<Revision>();
    if let Ok(read) = read_revision {
        assert_eq!(read.to_string(), revision);
    }
    if let (Ok(key), Ok(signature), Ok(revision)) = (read_key, read_signature, read_revision) {
        let sentence = Sentence::Push {
            file: "00112233445566778899AABBCCDDEEFF",
            revision,
            sha256: &[0; 32],
        };
        let _ = key.has_signed(&sentence, &signature);
    }
}
