//! Fuzz target: arbitrary bytes, imported as a tournament report.

use kralle_exchange::tournament_report::{read, write};

/// Imports `bytes` as a tournament and checks that the tournament survives export and import.
pub(crate) fn run(bytes: &[u8]) {
    let Ok(first) = read(bytes) else {
        return;
    };
    let out = write(&first.tournament);
    assert!(out.is_ok(), "{out:?}");
    let Ok(out) = out else {
        return;
    };
    let again = read(&out.to_bytes());
    assert!(again.is_ok(), "{:?}", again.err());
    if let Ok(again) = again {
        let written = write(&again.tournament).map(|report| report.to_bytes());
        assert_eq!(written, Ok(out.to_bytes()));
    }
}
