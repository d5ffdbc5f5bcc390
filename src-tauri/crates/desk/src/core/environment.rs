//! The clocks and the randomness of a program, so that tests can replay them.

use std::io;
use std::sync::OnceLock;
use std::time::Instant;

use chrono::{DateTime, Utc};
use kralle_play::board_game::Millis;
use rand::TryRng as _;
use rand::rngs::SysRng;

/// The source of time and randomness of a desk and its hall.
pub trait Environment: Send + Sync {
    fn now(&self) -> DateTime<Utc>;

    /// Returns the monotonic clock, independent of changes to the time of day.
    fn ticks(&self) -> Millis;

    /// Fills `bytes` with random values.
    ///
    /// # Errors
    /// Fails if the system has no randomness.
    fn fill(&self, bytes: &mut [u8]) -> io::Result<()>;
}

/// The environment of this system.
#[derive(Debug, Clone, Copy)]
pub struct ThisSystem;

impl Environment for ThisSystem {
    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }

    fn ticks(&self) -> Millis {
        static START: OnceLock<Instant> = OnceLock::new();
        let since = START.get_or_init(Instant::now).elapsed();
        Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    fn fill(&self, bytes: &mut [u8]) -> io::Result<()> {
        SysRng.try_fill_bytes(bytes).map_err(io::Error::other)
    }
}

/// This system with another clock, for tests.
#[cfg(test)]
pub(crate) struct ByClock(pub(crate) fn() -> DateTime<Utc>);

#[cfg(test)]
impl Environment for ByClock {
    fn now(&self) -> DateTime<Utc> {
        (self.0)()
    }

    fn ticks(&self) -> Millis {
        ThisSystem.ticks()
    }

    fn fill(&self, bytes: &mut [u8]) -> io::Result<()> {
        ThisSystem.fill(bytes)
    }
}
