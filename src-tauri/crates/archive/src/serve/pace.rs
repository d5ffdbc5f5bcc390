//! How fast an address may go on asking.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// From how many on those are forgotten of whom there is nothing to know any more.
const MANY: usize = 65_536;
const MINUTE: f64 = 60.0;

/// Who has to wait.
#[derive(Debug)]
pub(super) struct Pace {
    /// In a minute, and at once after one in which nothing was asked; none: as many as one likes.
    most: Option<u32>,
    asked: Mutex<HashMap<IpAddr, Bucket>>,
}

/// What may still be asked at once.
#[derive(Debug, Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Pace {
    pub(super) fn of(most: Option<u32>) -> Self {
        Self {
            most,
            asked: Mutex::default(),
        }
    }

    /// Counts a request at `now`; how long the address has to wait where that is too much.
    pub(super) fn ask(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let Some(most) = self.most else {
            return Ok(());
        };
        let most = f64::from(most);
        let rate = most / MINUTE;
        let filled = |bucket: &Bucket| {
            let gone = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.left + gone * rate).min(most)
        };
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.len() >= MANY {
            asked.retain(|_, bucket| filled(bucket) < most);
        }
        let bucket = asked.entry(address).or_insert(Bucket {
            left: most,
            at: now,
        });
        let left = filled(bucket);
        bucket.at = now;
        bucket.left = left;
        if left < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - left) / rate));
        }
        bucket.left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::time::{Duration, Instant};

    use super::Pace;

    #[test]
    fn who_asks_too_fast_waits_and_nobody_else() {
        let pace = Pace::of(Some(60));
        let now = Instant::now();
        let (greedy, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        let asked = std::iter::repeat_with(|| pace.ask(greedy, now));
        assert_eq!(asked.take_while(Result::is_ok).take(100).count(), 60);
        assert!(pace.ask(greedy, now).is_err());
        assert!(pace.ask(other, now).is_ok());
        assert!(pace.ask(greedy, now + Duration::from_secs(2)).is_ok());
    }
}
