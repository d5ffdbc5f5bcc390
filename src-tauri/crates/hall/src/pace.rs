//! How fast somebody may go on. Counted for an id and the address it comes from together, so that
//! nobody slows down anybody else.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::limits::{Limits, Pace};

/// An id, empty for nobody's, and where it comes from.
type Who = (IpAddr, String);

/// From how many on those are forgotten of whom there is nothing to know any more.
const MANY: usize = 4096;

/// Who has to wait.
#[derive(Debug)]
pub(crate) struct Paces {
    limits: Limits,
    asked: Mutex<HashMap<(Who, What), Bucket>>,
    wrong: Mutex<HashMap<Who, Wrong>>,
}

/// What is counted by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum What {
    Request,
    Enter,
    Search,
}

/// What may still be asked at once.
#[derive(Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// Wrong signatures in a row.
#[derive(Debug)]
struct Wrong {
    count: u32,
    until: Instant,
}

impl Paces {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            asked: Mutex::default(),
            wrong: Mutex::default(),
        }
    }

    const fn pace(&self, what: What) -> Pace {
        match what {
            What::Request => self.limits.requests,
            What::Enter => self.limits.enters,
            What::Search => self.limits.searches,
        }
    }

    /// Counts one that is asked at `now`; how long it has to wait where that is too much.
    pub(crate) fn ask(
        &self,
        what: What,
        address: IpAddr,
        id: &str,
        now: Instant,
    ) -> Result<(), Duration> {
        let pace = self.pace(what);
        let (most, rate) = (f64::from(pace.at_once), f64::from(pace.per_second));
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.len() >= MANY {
            asked.retain(|(_, what), it| {
                let pace = self.pace(*what);
                it.filled(pace, now) < f64::from(pace.at_once)
            });
        }
        let bucket = asked
            .entry(((address, id.to_owned()), what))
            .or_insert(Bucket {
                left: most,
                at: now,
            });
        bucket.left = bucket.filled(pace, now);
        bucket.at = now;
        if bucket.left < 1.0 {
            let wait = (1.0 - bucket.left) / rate.max(0.001);
            return Err(Duration::from_secs_f64(wait));
        }
        bucket.left -= 1.0;
        Ok(())
    }

    /// How long an id has to wait at an address after wrong signatures.
    pub(crate) fn pause(&self, address: IpAddr, id: &str, now: Instant) -> Result<(), Duration> {
        let wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        match wrong.get(&(address, id.to_owned())) {
            Some(it) if it.until > now => Err(it.until - now),
            Some(_) | None => Ok(()),
        }
    }

    /// Counts a wrong signature.
    pub(crate) fn was_wrong(&self, address: IpAddr, id: &str, now: Instant) {
        let longest = self.limits.longest_pause;
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        if wrong.len() >= MANY {
            // Forgotten once as much time again has passed as the longest pause takes.
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

    /// Forgets wrong signatures: this one was right.
    pub(crate) fn was_right(&self, address: IpAddr, id: &str) {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        wrong.remove(&(address, id.to_owned()));
    }
}

impl Bucket {
    /// What may be asked at once by `now`.
    fn filled(&self, pace: Pace, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + passed * f64::from(pace.per_second)).min(f64::from(pace.at_once))
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
    fn what_was_asked_at_once_comes_back_with_time() {
        let paces = Paces::new(Limits {
            requests: Pace {
                at_once: 2,
                per_second: 4,
            },
            ..Limits::default()
        });
        let now = Instant::now();
        let ask = |id: &str, after: u64| {
            let at = now + Duration::from_millis(after);
            paces.ask(What::Request, HERE, id, at).is_ok()
        };
        assert_eq!(
            [0, 0, 0, 200].map(|it| ask("s1", it)),
            [true, true, false, false]
        );
        assert!(ask("s2", 200));
        assert_eq!(
            [250, 251, 5000].map(|it| ask("s1", it)),
            [true, false, true]
        );
    }

    #[test]
    fn who_is_no_longer_slowed_down_is_forgotten() {
        let paces = Paces::new(Limits::default());
        let now = Instant::now();
        let id = |it: usize| it.to_string();
        for it in 0..MANY {
            assert!(paces.ask(What::Request, HERE, &id(it), now).is_ok());
            paces.was_wrong(HERE, &id(it), now);
        }
        let later = now + Duration::from_hours(1);
        assert!(paces.ask(What::Request, HERE, "s1", later).is_ok());
        paces.was_wrong(HERE, "s1", later);
        assert_eq!(paces.asked.lock().unwrap().len(), 1);
        assert_eq!(paces.wrong.lock().unwrap().len(), 1);
    }
}
