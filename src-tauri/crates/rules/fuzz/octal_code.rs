//! Fuzz target for a move in octal code.

use kralle_rules::paarzug::octal::OctalMove;

/// Reads `bytes` as a move; a parsed move must be written the same.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(code) = text.parse::<OctalMove>() {
        assert_eq!(code.to_string(), text);
    }
}
