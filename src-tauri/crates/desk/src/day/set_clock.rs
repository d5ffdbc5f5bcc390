//! A manually set clock, with which a script dates its commands.

use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, Utc};
use kralle_play::board_game::Millis;

/// Milliseconds since 1970; shared by the whole program, like the system clock.
static MOMENT: AtomicI64 = AtomicI64::new(0);

/// Sets the clock to `moment`.
pub fn put(moment: DateTime<Utc>) {
    MOMENT.store(moment.timestamp_millis(), Ordering::Relaxed);
}

/// The time of this clock.
pub(crate) fn now() -> DateTime<Utc> {
    DateTime::from_timestamp_millis(MOMENT.load(Ordering::Relaxed)).unwrap_or_default()
}

/// The time of this clock in milliseconds, for the games at the board.
pub(crate) fn ticks() -> Millis {
    Millis(u64::try_from(MOMENT.load(Ordering::Relaxed)).unwrap_or_default())
}
