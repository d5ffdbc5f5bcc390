//! A manually set clock, with which a script dates its commands.

use std::io;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, Utc};
use kralle_play::board_game::Millis;

use crate::core::environment::{Environment, ThisSystem};

/// Milliseconds since 1970; shared by the whole program, like the system clock.
static MOMENT: AtomicI64 = AtomicI64::new(0);

/// Sets the clock to `moment`.
pub fn put(moment: DateTime<Utc>) {
    MOMENT.store(moment.timestamp_millis(), Ordering::Relaxed);
}

/// The environment of this clock; its randomness is the system's.
pub(crate) struct SetClock;

impl Environment for SetClock {
    fn now(&self) -> DateTime<Utc> {
        DateTime::from_timestamp_millis(MOMENT.load(Ordering::Relaxed)).unwrap_or_default()
    }

    fn ticks(&self) -> Millis {
        Millis(u64::try_from(MOMENT.load(Ordering::Relaxed)).unwrap_or_default())
    }

    fn fill(&self, bytes: &mut [u8]) -> io::Result<()> {
        ThisSystem.fill(bytes)
    }
}
