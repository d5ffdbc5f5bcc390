//! The random stream of the lots: a standard algorithm, so that it never changes.

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

use super::seed::Seed;

/// `ChaCha20` keyed with SHA-256 of the public seed, read in words of 32 bits.
pub struct LotStream(ChaCha20Rng);

impl LotStream {
    /// Creates the stream of `seed`.
    pub fn new(seed: &Seed) -> Self {
        Self(ChaCha20Rng::from_seed(seed.key()))
    }

    /// Creates the stream of a separate lot: `ChaCha20` keyed with SHA-256(seed ‖ NUL ‖ label).
    pub fn labeled(seed: &Seed, label: &str) -> Self {
        Self(ChaCha20Rng::from_seed(seed.labeled(label, "")))
    }

    /// Returns a uniform number in `0..=last`, by rejection: of the 2³² words only those below the
    /// largest multiple of `last + 1` count.
    pub fn up_to(&mut self, last: u32) -> u32 {
        let choices = u64::from(last) + 1;
        let accepted = (1_u64 << 32) - (1_u64 << 32) % choices;
        loop {
            let word = u64::from(self.0.next_u32());
            if word < accepted {
                return u32::try_from(word % choices).unwrap_or(last);
            }
        }
    }

    /// Shuffles by Fisher and Yates: from the last position down to 1, each is swapped with one at
    /// or before it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let last = u32::try_from(i).unwrap_or(u32::MAX);
            items.swap(i, self.up_to(last) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts are within four standard deviations of an even distribution.
    #[test]
    fn each_of_six_orders_is_as_likely() {
        let mut stream = LotStream::new(&Seed::parse("fair").unwrap());
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            stream.shuffle(&mut items);
            *counts.entry(items).or_insert(0_i32) += 1;
        }
        assert_eq!(counts.len(), 6);
        for count in counts.into_values() {
            assert!((count - 10_000).abs() < 4 * 91, "{count}");
        }
    }
}
