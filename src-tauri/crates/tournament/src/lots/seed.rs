//! The public seed: a text that is published in the hall before the drawing.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use crate::text::parsed_text;

/// The longest seed, in characters.
pub const LONGEST_SEED: usize = 200;

/// A public seed (German: *Startzahl*): any text, trimmed, NFC.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(String);

/// The reason a text is not a seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SeedError {
    /// Only white space.
    #[error("the seed is empty")]
    Empty,
    /// More than [`LONGEST_SEED`] characters.
    #[error("the seed has {characters} characters, {LONGEST_SEED} at most")]
    TooLong { characters: usize },
}

impl Seed {
    /// Parses a typed seed: trimmed and composed (NFC).
    ///
    /// # Errors
    /// Fails if it is empty or too long.
    pub fn parse(typed: &str) -> Result<Self, SeedError> {
        let text: String = typed.trim().nfc().collect();
        let characters = text.chars().count();
        match characters {
            0 => Err(SeedError::Empty),
            1..=LONGEST_SEED => Ok(Self(text)),
            _ => Err(SeedError::TooLong { characters }),
        }
    }

    /// Returns the key of the random stream: SHA-256(seed).
    pub fn key(&self) -> [u8; 32] {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// Returns a separate lot for `label` and `what`: SHA-256(seed ‖ NUL ‖ label ‖ NUL ‖ what),
    /// without the last NUL if `what` is empty.
    pub fn labeled(&self, label: &str, what: &str) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(self.0.as_bytes());
        hash.update([0]);
        hash.update(label.as_bytes());
        if !what.is_empty() {
            hash.update([0]);
            hash.update(what.as_bytes());
        }
        hash.finalize().into()
    }
}

parsed_text!(Seed, SeedError, parse);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_and_composition_make_no_difference() {
        assert_eq!(Seed::parse(" Ka\u{308}fer\n"), Seed::parse("Käfer"));
        assert_eq!(Seed::parse("  "), Err(SeedError::Empty));
    }
}
