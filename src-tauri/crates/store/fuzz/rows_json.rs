//! Fuzz target: arbitrary bytes as a tournament in JSON.

use kralle_store::{from_json, read_json, to_json};

/// Reads `bytes` as JSON; a valid tournament must survive a round trip.
pub fn run(bytes: &[u8]) {
    let Ok(tournament) = read_json(bytes) else {
        return;
    };
    let out = to_json(&tournament);
    assert!(out.is_ok(), "{out:?}");
    if let Ok(out) = out {
        assert_eq!(from_json(&out), Ok(tournament));
    }
}
