//! Rate limits. Counted by id and address together, so that no client can slow down another.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use kralle_serve::Buckets;

use crate::limits::Limits;

/// An address and an id; the id is empty for anonymous clients.
type Who = (IpAddr, String);

/// The number of clients at which idle ones are forgotten.
const MANY: usize = 4096;

/// Returns the monotonic time of the runtime, which a simulation advances.
pub(crate) fn instant() -> Instant {
    tokio::time::Instant::now().into_std()
}

/// The clients that must wait.
#[derive(Debug)]
pub(crate) struct Paces {
    limits: Limits,
    pub(crate) requests: Buckets<Who>,
    pub(crate) enters: Buckets<Who>,
    pub(crate) searches: Buckets<IpAddr>,
    wrong: Mutex<HashMap<Who, Wrong>>,
}

/// Consecutive wrong signatures of a client.
#[derive(Debug)]
struct Wrong {
    count: u32,
    until: Instant,
}

impl Paces {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            requests: Buckets::new(limits.requests),
            enters: Buckets::new(limits.enters),
            searches: Buckets::new(limits.searches),
            wrong: Mutex::default(),
        }
    }

    /// Fails with the remaining pause of an id at an address after wrong signatures.
    pub(crate) fn pause(&self, address: IpAddr, id: &str, now: Instant) -> Result<(), Duration> {
        let wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        match wrong.get(&(address, id.to_owned())) {
            Some(it) if it.until > now => Err(it.until - now),
            Some(_) | None => Ok(()),
        }
    }

    /// Counts a wrong signature and starts a pause if necessary.
    pub(crate) fn was_wrong(&self, address: IpAddr, id: &str, now: Instant) {
        let longest = self.limits.longest_pause;
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        if wrong.len() >= MANY {
            // Forgotten after another longest pause.
            wrong.retain(|_, it| it.until + longest > now);
        }
        let it = wrong.entry((address, id.to_owned())).or_insert(Wrong {
            count: 0,
            until: now,
        });
        it.count = it.count.saturating_add(1);
        let doubled = it.count.checked_sub(self.limits.wrong_at_first + 1);
        if let Some(doubled) = doubled {
            let pause = self.limits.first_pause * 2_u32.saturating_pow(doubled.min(16));
            it.until = now + pause.min(longest);
        }
    }

    /// Resets the count after a valid signature.
    pub(crate) fn was_right(&self, address: IpAddr, id: &str) {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        wrong.remove(&(address, id.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 9));

    #[test]
    fn pauses_double_up_to_the_longest_and_one_right_signature_ends_them() {
        let paces = Paces::new(Limits::default());
        let now = Instant::now();
        let wrong = || {
            paces.was_wrong(HERE, "s1", now);
            paces
                .pause(HERE, "s1", now)
                .err()
                .map_or(0, |it| it.as_secs())
        };
        let pauses: Vec<u64> = std::iter::repeat_with(wrong).take(12).collect();
        assert_eq!(pauses, [0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
        assert_eq!(paces.pause(THERE, "s1", now), Ok(()));
        assert_eq!(paces.pause(HERE, "s2", now), Ok(()));
        let later = now + Duration::from_mins(1);
        assert_eq!(paces.pause(HERE, "s1", later), Ok(()));
        paces.was_right(HERE, "s1");
        paces.was_wrong(HERE, "s1", later);
        assert_eq!(paces.pause(HERE, "s1", later), Ok(()));
    }

    #[test]
    fn who_is_no_longer_slowed_down_is_forgotten() {
        let paces = Paces::new(Limits::default());
        let now = Instant::now();
        for it in 0..MANY {
            paces.was_wrong(HERE, &it.to_string(), now);
        }
        let later = now + Duration::from_hours(1);
        paces.was_wrong(HERE, "s1", later);
        assert_eq!(paces.wrong.lock().unwrap().len(), 1);
    }
}
