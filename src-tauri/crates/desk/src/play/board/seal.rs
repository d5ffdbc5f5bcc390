//! Sealed boxes for entries: XChaCha20-Poly1305 with the key of the game.
//!
//! All boxes have the same length, so that the length reveals nothing. Each is bound to its game,
//! pair and color, so that boxes cannot be exchanged.

use std::io;

use chacha20poly1305::aead::{Aead as _, Payload};
use chacha20poly1305::{KeyInit as _, XChaCha20Poly1305};
use kralle_play::board_game::{Commitment, Entry, EntryNonce, GameNumber, OpenedEntry, Sealed};
use shakmaty::Color;

use crate::core::keys::{Key, random};

/// The game, pair and player of an entry.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) game: GameNumber,
    /// The pair, from 1.
    pub(crate) pair: usize,
    pub(crate) color: Color,
}

impl Place {
    fn bound_to(self) -> String {
        format!("kralle/{}/{}/{}", self.game, self.pair, self.color)
    }
}

const NONCE: usize = 24;
/// The length of the plaintext in bytes: commitment nonce, length of the text, space for the
/// longest entry.
const INSIDE: usize = 32 + 1 + 200;

/// Seals an entry, and commits to it.
///
/// # Errors
/// Fails if the system provides no randomness.
pub(crate) fn seal(key: &Key, place: Place, entry: Entry) -> io::Result<(Commitment, Sealed)> {
    let (mut nonce, mut secret) = ([0; NONCE], [0; 32]);
    random(&mut nonce)?;
    random(&mut secret)?;
    let opened = OpenedEntry {
        nonce: EntryNonce(secret),
        entry,
    };
    let text = opened.entry.to_string();
    let length = u8::try_from(text.len()).map_err(io::Error::other)?;
    let mut inside = secret.to_vec();
    inside.push(length);
    inside.extend(text.as_bytes());
    inside.resize(INSIDE, 0);
    let bound_to = place.bound_to();
    let payload = Payload {
        msg: &inside,
        aad: bound_to.as_bytes(),
    };
    let hidden = XChaCha20Poly1305::new(&(*key).into())
        .encrypt(&nonce.into(), payload)
        .map_err(|_| io::Error::other("the entry cannot be sealed"))?;
    let commitment = opened.commitment(place.game, place.pair, place.color);
    let bytes = nonce.into_iter().chain(hidden).collect();
    Ok((commitment, Sealed::new(bytes)))
}

/// Opens a box; `None` if its key or place is different.
pub(crate) fn open(key: &Key, place: Place, sealed: &Sealed) -> Option<OpenedEntry> {
    let (nonce, hidden) = sealed.bytes().split_first_chunk::<NONCE>()?;
    let bound_to = place.bound_to();
    let payload = Payload {
        msg: hidden,
        aad: bound_to.as_bytes(),
    };
    let inside = XChaCha20Poly1305::new(&(*key).into())
        .decrypt(&(*nonce).into(), payload)
        .ok()?;
    let (secret, rest) = inside.split_first_chunk::<32>()?;
    let (length, rest) = rest.split_first()?;
    let text = std::str::from_utf8(rest.get(..usize::from(*length))?).ok()?;
    Some(OpenedEntry {
        nonce: EntryNonce(*secret),
        entry: Entry::of_committed(text)?,
    })
}

#[cfg(test)]
mod tests {
    use kralle_rules::paarzug::position::PairPosition;

    use super::*;

    const PLACE: Place = Place {
        game: GameNumber(3),
        pair: 12,
        color: Color::White,
    };

    fn entry(text: &str) -> Entry {
        Entry::read(text, &PairPosition::initial(), Color::White).unwrap()
    }

    #[test]
    fn an_entry_comes_out_as_it_went_in_and_as_it_was_committed_to() {
        for text in ["e2e4", "e7e8q", &"Ü".repeat(40)] {
            let (commitment, sealed) = seal(&[7; 32], PLACE, entry(text)).unwrap();
            let opened = open(&[7; 32], PLACE, &sealed).unwrap();
            assert_eq!(opened.entry, entry(text));
            assert_eq!(
                opened.commitment(GameNumber(3), 12, Color::White),
                commitment
            );
        }
    }

    #[test]
    fn all_boxes_are_of_one_length() {
        let length = |text: &str| {
            let (_, sealed) = seal(&[7; 32], PLACE, entry(text)).unwrap();
            sealed.bytes().len()
        };
        assert_eq!(length("e2e4"), length("e7e8q"));
        assert_eq!(length("e2e4"), length(&"Ü".repeat(40)));
    }

    #[test]
    fn another_key_place_or_byte_opens_nothing() {
        let (_, sealed) = seal(&[7; 32], PLACE, entry("e2e4")).unwrap();
        assert_eq!(open(&[8; 32], PLACE, &sealed), None);
        let other = Place { pair: 13, ..PLACE };
        assert_eq!(open(&[7; 32], other, &sealed), None);
        let mut bytes = sealed.bytes().to_vec();
        bytes[40] ^= 1;
        assert_eq!(open(&[7; 32], PLACE, &Sealed::new(bytes)), None);
        assert_eq!(open(&[7; 32], PLACE, &Sealed::new(vec![1; 5])), None);
    }
}
