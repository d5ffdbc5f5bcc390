//! The randomness of a phone: keys and the jitter of pauses.

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, RngExt as _, SeedableRng as _};

/// A reproducible source of randomness.
#[derive(Debug)]
pub struct Chance {
    generator: ChaCha8Rng,
    /// The jitter of every pause; `None` draws each one.
    jitter: Option<f64>,
}

impl Chance {
    /// Creates the source of a seed.
    pub fn of(seed: u64) -> Self {
        Self {
            generator: ChaCha8Rng::seed_from_u64(seed),
            jitter: None,
        }
    }

    /// Creates a source whose pauses all have the same jitter, from 0 to 1.
    pub fn with_jitter(seed: u64, jitter: f64) -> Self {
        Self {
            jitter: Some(jitter),
            ..Self::of(seed)
        }
    }

    pub(super) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.generator.fill_bytes(&mut bytes);
        bytes
    }

    /// Returns the pause before a retry in milliseconds: 1, 2, 4, 8, 16, then 30 seconds, each up to
    /// 20 percent shorter or longer.
    pub(super) fn pause(&mut self, attempt: u32) -> i64 {
        let jitter = self.jitter.unwrap_or_else(|| self.generator.random());
        let seconds = [1.0, 2.0, 4.0, 8.0, 16.0];
        let seconds = seconds.get(attempt as usize).copied().unwrap_or(30.0);
        // A browser drops the fraction of a millisecond.
        #[expect(clippy::cast_possible_truncation, reason = "at most 36,000")]
        let pause = (seconds * 1000.0 * (0.8 + jitter * 0.4)) as i64;
        pause
    }
}
