//! Commitments to hidden entries, verifiable afterwards, and the sealed boxes of the entries.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use shakmaty::Color;

use super::as_text;
use super::entry::Entry;
use super::opening::GameNumber;

/// Random bytes that protect a commitment from being guessed: there are few possible moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct EntryNonce(pub [u8; 32]);

/// SHA-256 of the text of an opened entry, shown when the move is stored.
///
/// Displays as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

/// The text is not a commitment or nonce.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct CommitmentError;

impl Commitment {
    /// Returns its short form, for writing down or photographing: eight groups of four digits.
    pub fn short(&self) -> String {
        let pairs = self.0.chunks(2).take(8);
        pairs.map(hex::encode).collect::<Vec<_>>().join(" ")
    }
}

/// An entry opened at the reveal; anyone can recompute the commitment from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenedEntry {
    #[serde(with = "as_text")]
    pub nonce: EntryNonce,
    #[serde(with = "as_text")]
    pub entry: Entry,
}

impl OpenedEntry {
    /// Returns the committed text: the game, the pair from 1, the color, the nonce and the entry.
    ///
    /// Game, pair and color prevent reuse of another player's commitment.
    pub fn text(&self, game: GameNumber, pair: usize, color: Color) -> String {
        format!("kralle/{game}/{pair}/{color}/{}/{}", self.nonce, self.entry)
    }

    /// Returns the commitment to this entry.
    pub fn commitment(&self, game: GameNumber, pair: usize, color: Color) -> Commitment {
        Commitment(Sha256::digest(self.text(game, pair, color)).into())
    }
}

/// A sealed entry: only the key of the game opens it.
///
/// All boxes have the same length. Displays as hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Sealed(Vec<u8>);

impl Sealed {
    /// The maximum length of a box, in bytes.
    pub const LONGEST: usize = 1024;

    /// Wraps the bytes of a box.
    pub const fn new(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// Returns its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

fn read_hex(text: &str) -> Result<Vec<u8>, CommitmentError> {
    if text.len() > 2 * Sealed::LONGEST || text.bytes().any(|it| it.is_ascii_uppercase()) {
        return Err(CommitmentError);
    }
    hex::decode(text).map_err(|_| CommitmentError)
}

/// Implements hexadecimal text for a type of bytes.
macro_rules! hexadecimal {
    ($name:ident, $bytes:expr, $read:expr) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let bytes: fn(&Self) -> &[u8] = $bytes;
                f.write_str(&hex::encode(bytes(self)))
            }
        }

        impl FromStr for $name {
            type Err = CommitmentError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let read: fn(Vec<u8>) -> Result<Self, CommitmentError> = $read;
                read(read_hex(text)?)
            }
        }
    };
}

fn exactly(bytes: Vec<u8>) -> Result<[u8; 32], CommitmentError> {
    bytes.try_into().map_err(|_| CommitmentError)
}

hexadecimal!(Commitment, |it| &it.0, |it| exactly(it).map(Commitment));
hexadecimal!(EntryNonce, |it| &it.0, |it| exactly(it).map(EntryNonce));
hexadecimal!(Sealed, |it| &it.0, |it| Ok(Sealed(it)));

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({})", self.short())
    }
}

impl fmt::Debug for EntryNonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EntryNonce(…)")
    }
}

impl fmt::Debug for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sealed({} bytes)", self.0.len())
    }
}

impl FromStr for Entry {
    type Err = CommitmentError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::of_committed(text).ok_or(CommitmentError)
    }
}

#[cfg(test)]
mod tests {
    use kralle_rules::paarzug::piece_move::PieceMove;
    use shakmaty::Square;

    use super::*;

    fn opened() -> OpenedEntry {
        OpenedEntry {
            nonce: EntryNonce([0x5a; 32]),
            entry: Entry::of(PieceMove::new(Square::E2, Square::E4)),
        }
    }

    #[test]
    fn a_commitment_is_the_hash_of_the_text_that_is_told() {
        let game = GameNumber(3);
        let text = opened().text(game, 12, Color::White);
        assert_eq!(text, format!("kralle/3/12/white/{}/e2e4", "5a".repeat(32)));
        let commitment = opened().commitment(game, 12, Color::White);
        assert_eq!(commitment.to_string().parse(), Ok(commitment));
        assert_eq!(commitment.short().len(), 8 * 4 + 7);
        assert!(
            commitment
                .to_string()
                .starts_with(&commitment.short().replace(' ', ""))
        );
    }

    #[test]
    fn another_game_pair_color_nonce_or_move_gives_another_commitment() {
        let it = opened();
        let base = it.commitment(GameNumber(3), 12, Color::White);
        let other_nonce = OpenedEntry {
            nonce: EntryNonce([0; 32]),
            ..it.clone()
        };
        let other_move = OpenedEntry {
            entry: Entry::of(PieceMove::new(Square::E2, Square::E3)),
            ..it.clone()
        };
        for other in [
            it.commitment(GameNumber(4), 12, Color::White),
            it.commitment(GameNumber(3), 13, Color::White),
            it.commitment(GameNumber(3), 12, Color::Black),
            other_nonce.commitment(GameNumber(3), 12, Color::White),
            other_move.commitment(GameNumber(3), 12, Color::White),
        ] {
            assert_ne!(other, base);
        }
    }

    #[test]
    fn what_is_not_hexadecimal_is_refused() {
        for text in ["", "5A", "5", "xy", &"00".repeat(31), &"00".repeat(2000)] {
            assert!(text.parse::<Commitment>().is_err(), "{text}");
        }
        assert!("5".parse::<Sealed>().is_err());
    }
}
