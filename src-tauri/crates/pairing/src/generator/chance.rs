//! Reproducible random numbers, determined by a text.

use rand::rngs::ChaCha20Rng;
use rand::{RngExt as _, SeedableRng as _};

/// Returns the stream of a text: `ChaCha20`, keyed with the text's FNV-1a hash (little endian, then
/// zeros).
///
/// Only for generated events. `tournament` draws the lots that decide anything.
pub(super) fn stream(text: &str) -> ChaCha20Rng {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let mut key = [0; 32];
    key[..8].copy_from_slice(&hash.to_le_bytes());
    ChaCha20Rng::from_seed(key)
}

/// True with this probability in percent.
pub(super) fn happens(percent: u8, stream: &mut ChaCha20Rng) -> bool {
    stream.random_range(0..100) < percent
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::Rng as _;

    /// Values computed by an independent program from the definitions of FNV-1a and `ChaCha20`.
    #[test]
    fn a_text_gives_its_stream_and_no_other() {
        assert_eq!(stream("").next_u64(), 0x9ee9_611b_3121_4332);
        assert_eq!(stream("a").next_u64(), 0xa446_6816_17c9_7f31);
    }

    #[test]
    fn what_never_and_what_always_happens() {
        let mut stream = stream("always");
        assert!((0..1000).all(|_| happens(100, &mut stream)));
        assert!((0..1000).all(|_| !happens(0, &mut stream)));
    }

    #[test]
    fn half_is_about_half() {
        let mut stream = stream("half");
        let counted = (0..10_000).filter(|_| happens(50, &mut stream)).count();
        assert!((4800..5200).contains(&counted), "{counted}");
    }
}
