//! A message of a player by correspondence.

use kralle_tournament::correspondence::mentions;

/// Looks `bytes` through for moves; every mention stands where it is said to.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for it in mentions(text) {
        let line = text
            .lines()
            .nth(it.line.saturating_sub(1))
            .unwrap_or_default();
        let rest: String = line.chars().skip(it.column.saturating_sub(1)).collect();
        assert!(rest.starts_with(&it.text), "{it:?}");
    }
}
