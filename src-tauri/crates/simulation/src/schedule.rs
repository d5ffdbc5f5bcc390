//! The events of an evening in the order of simulated time.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use crate::phone::Moment;

/// The place of an event: its moment, then by chance, then as it was added.
type Place = (Moment, Reverse<u32>, u64);

/// A queue of events.
pub(crate) struct Schedule<T> {
    events: BTreeMap<Place, T>,
    chance: ChaCha8Rng,
    added: u64,
}

impl<T> Schedule<T> {
    /// Creates an empty queue, whose simultaneous events are ordered by the seed.
    pub(crate) fn of(seed: u64) -> Self {
        Self {
            events: BTreeMap::new(),
            chance: ChaCha8Rng::seed_from_u64(seed),
            added: 0,
        }
    }

    pub(crate) fn add(&mut self, at: Moment, event: T) {
        self.added += 1;
        let tie = Reverse(self.chance.random());
        self.events.insert((at, tie, self.added), event);
    }

    /// Returns the moment of the next event.
    pub(crate) fn next(&self) -> Option<Moment> {
        let first = self.events.first_key_value();
        first.map(|(place, _)| place.0)
    }

    /// Takes the next event, unless it is later than `now`.
    pub(crate) fn take(&mut self, now: Moment) -> Option<T> {
        let first = self.events.first_entry()?;
        (first.key().0 <= now).then(|| first.remove())
    }
}
