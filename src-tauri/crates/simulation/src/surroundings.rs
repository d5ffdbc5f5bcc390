//! The clocks and the randomness of the laptop.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use kralle_desk::{Environment, Millis};
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};
use tokio::time::Instant;

use crate::phone::Moment;

/// 19:00 UTC on a Friday, in milliseconds since 1970.
const BEGIN: i64 = 1_795_806_000_000;

/// The laptop's environment: simulated time, a wall clock that can jump, randomness by seed.
pub(crate) struct Laptop {
    begun: Instant,
    state: Mutex<State>,
}

struct State {
    /// The milliseconds by which the wall clock is ahead.
    ahead: i64,
    chance: ChaCha8Rng,
}

impl Laptop {
    pub(crate) fn of(seed: u64) -> Self {
        Self {
            begun: Instant::now(),
            state: Mutex::new(State {
                ahead: 0,
                chance: ChaCha8Rng::seed_from_u64(seed),
            }),
        }
    }

    /// Returns the true time, which no clock of the evening changes.
    pub(crate) fn moment(&self) -> Moment {
        Moment(BEGIN).after(millis(self.begun.elapsed()))
    }

    /// Returns the instant of a moment.
    pub(crate) fn instant(&self, moment: Moment) -> Instant {
        let since = moment.0.saturating_sub(BEGIN);
        self.begun + Duration::from_millis(u64::try_from(since).unwrap_or_default())
    }

    /// Sets the wall clock forward; back if negative.
    pub(crate) fn jump(&self, milliseconds: i64) {
        self.state().ahead += milliseconds;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl Environment for Laptop {
    fn now(&self) -> DateTime<Utc> {
        let now = self.moment().0.saturating_add(self.state().ahead);
        DateTime::from_timestamp_millis(now).unwrap_or_default()
    }

    fn ticks(&self) -> Millis {
        Millis(u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn fill(&self, bytes: &mut [u8]) -> io::Result<()> {
        self.state().chance.fill_bytes(bytes);
        Ok(())
    }
}
