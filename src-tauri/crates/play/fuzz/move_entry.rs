//! Fuzz target for a player's entry at the board.

use kralle_play::board_game::{Color, Commitment, Entry, Sealed};
use kralle_rules::paarzug::position::PairPosition;

/// Reads `bytes` as an entry of either player.
///
/// The committed text of a parsed entry must read back the same. Commitments and boxes must survive
/// a round trip too.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for color in Color::ALL {
        if let Ok(entry) = Entry::read(text, &PairPosition::initial(), color) {
            let committed = entry.to_string();
            assert!(
                Entry::of_committed(&committed) == Some(entry),
                "{committed}"
            );
        }
    }
    if let Some(entry) = Entry::of_committed(text) {
        assert_eq!(entry.to_string(), text);
    }
    if let Ok(commitment) = text.parse::<Commitment>() {
        assert_eq!(commitment.to_string(), text);
    }
    if let Ok(sealed) = text.parse::<Sealed>() {
        assert_eq!(sealed.to_string(), text);
    }
}
