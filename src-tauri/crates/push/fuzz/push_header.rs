//! Fuzz target: the texts in the headers and the address of a push, one a line: key, signature,
//! revision, number, hash, and the identity of the archive.

use kralle_push::{
    ArchiveId, Claim, ContentHash, PublicKey, Revision, Signature, Statement, StatementNumber,
};

/// Parses `bytes` as these lines; a parsed text is written back unchanged, and no random signature
/// is valid.
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
    let (number, sha256, archive) = (line(), line(), line());
    let read_number = number.parse::<StatementNumber>();
    if let Ok(read) = read_number {
        assert_eq!(read.to_string(), number);
    }
    let read_hash = sha256.parse::<ContentHash>();
    if let Ok(read) = read_hash {
        assert_eq!(read.to_string(), sha256.to_ascii_lowercase());
    }
    let read_archive = archive.parse::<ArchiveId>();
    if let Ok(read) = &read_archive {
        assert_eq!(read.as_str(), archive);
    }
    if let (Ok(key), Ok(signature), Ok(revision)) = (read_key, read_signature, read_revision) {
        let statement = Statement {
            archive: &read_archive.unwrap_or(ArchiveId::from_bytes([0; 16])),
            number: read_number.unwrap_or(StatementNumber::FIRST),
            claim: Claim::Push {
                file: "00112233445566778899AABBCCDDEEFF",
                revision,
                sha256: read_hash.unwrap_or(ContentHash([0; 32])),
            },
        };
        let _ = key.has_signed(&statement, &signature);
    }
}
