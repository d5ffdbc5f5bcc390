//! Token buckets: a rate limit for each client.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The number of buckets at which full ones are removed.
const MANY: usize = 4096;

/// A token bucket: its size, and the tokens added evenly in each minute.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    pub at_once: u32,
    pub per_minute: u32,
}

impl Pace {
    /// Allows this number of requests a minute; after an idle minute, all of them in a burst.
    pub const fn per_minute(requests: u32) -> Self {
        Self {
            at_once: requests,
            per_minute: requests,
        }
    }

    fn per_second(self) -> f64 {
        f64::from(self.per_minute) / 60.0
    }
}

/// A bucket for each client key.
#[derive(Debug)]
pub struct Buckets<K> {
    pace: Pace,
    all: Mutex<All<K>>,
}

#[derive(Debug)]
struct All<K> {
    by_client: HashMap<K, Bucket>,
    /// The number of buckets at which full ones are removed next.
    tidy_at: usize,
}

/// The remaining requests of a client.
#[derive(Debug, Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl<K: Eq + Hash> Buckets<K> {
    pub fn new(pace: Pace) -> Self {
        Self {
            pace,
            all: Mutex::new(All {
                by_client: HashMap::new(),
                tidy_at: MANY,
            }),
        }
    }

    /// Counts a request at `now`.
    ///
    /// # Errors
    /// Fails if it is over the limit, with the time until the next one is allowed.
    pub fn take(&self, client: K, now: Instant) -> Result<(), Duration> {
        let most = f64::from(self.pace.at_once);
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.by_client.len() >= all.tidy_at {
            all.by_client
                .retain(|_, it| it.filled(self.pace, now) < most);
            // The next cleanup is at twice the size, so a flood of clients costs little.
            all.tidy_at = MANY.max(2 * all.by_client.len());
        }
        let bucket = all.by_client.entry(client).or_insert(Bucket {
            left: most,
            at: now,
        });
        *bucket = Bucket {
            left: bucket.filled(self.pace, now),
            at: now,
        };
        if bucket.left < 1.0 {
            let wait = (1.0 - bucket.left) / self.pace.per_second().max(0.001);
            return Err(Duration::from_secs_f64(wait));
        }
        bucket.left -= 1.0;
        Ok(())
    }
}

impl Bucket {
    /// Returns the remaining requests at `now`.
    fn filled(self, pace: Pace, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + passed * pace.per_second()).min(f64::from(pace.at_once))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_come_back_with_time() {
        let buckets = Buckets::new(Pace {
            at_once: 2,
            per_minute: 240,
        });
        let now = Instant::now();
        let is_taken = |client: u32, after: u64| {
            let at = now + Duration::from_millis(after);
            buckets.take(client, at).is_ok()
        };
        assert_eq!(
            [0, 0, 0, 200].map(|it| is_taken(1, it)),
            [true, true, false, false]
        );
        assert!(is_taken(2, 200), "another client");
        assert_eq!(
            [250, 251, 5000].map(|it| is_taken(1, it)),
            [true, false, true]
        );
    }

    #[test]
    fn a_client_that_is_too_fast_waits_and_no_other() {
        let buckets = Buckets::new(Pace::per_minute(60));
        let now = Instant::now();
        let taken = std::iter::repeat_with(|| buckets.take(1, now));
        assert_eq!(taken.take_while(Result::is_ok).take(100).count(), 60);
        assert_eq!(buckets.take(1, now), Err(Duration::from_secs(1)));
        assert_eq!(buckets.take(2, now), Ok(()));
        assert_eq!(buckets.take(1, now + Duration::from_secs(2)), Ok(()));
    }

    #[test]
    fn clients_with_a_full_bucket_are_forgotten() {
        let buckets = Buckets::new(Pace::per_minute(60));
        let now = Instant::now();
        for client in 0..MANY {
            assert_eq!(buckets.take(client, now), Ok(()));
        }
        let later = now + Duration::from_hours(1);
        assert_eq!(buckets.take(MANY, later), Ok(()));
        assert_eq!(buckets.all.lock().unwrap().by_client.len(), 1);
    }

    #[test]
    fn a_flood_of_clients_is_gone_through_as_often_as_it_doubles() {
        let buckets = Buckets::new(Pace::per_minute(60));
        let now = Instant::now();
        for client in 0..=MANY {
            assert_eq!(buckets.take(client, now), Ok(()));
        }
        let all = buckets.all.lock().unwrap();
        assert_eq!((all.by_client.len(), all.tidy_at), (MANY + 1, 2 * MANY));
    }
}
