//! A clock that stays where it is set: a script says when each thing happens.

use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, Utc};
use kralle_play::board_game::Millis;

/// Milliseconds since 1970; one clock for the program, as the system's is.
static MOMENT: AtomicI64 = AtomicI64::new(0);

/// Puts the clock to `moment`.
pub fn put(moment: DateTime<Utc>) {
    MOMENT.store(moment.timestamp_millis(), Ordering::Relaxed);
}

/// What time it is by this clock.
pub(crate) fn now() -> DateTime<Utc> {
    DateTime::from_timestamp_millis(MOMENT.load(Ordering::Relaxed)).unwrap_or_default()
}

/// The same, for the games at the board.
pub(crate) fn ticks() -> Millis {
    Millis(u64::try_from(MOMENT.load(Ordering::Relaxed)).unwrap_or_default())
}
