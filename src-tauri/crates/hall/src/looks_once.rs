//! Replay protection for reads and streams: an eavesdropper can record a signed request and send it
//! later. A read with a key counts once. A key with a timestamp is refused forever: at first
//! because it is known, later because it is old, also after a restart.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use kralle_fault::Fault;

/// The maximum difference between a key's timestamp and the laptop's clock, in milliseconds.
const WINDOW: i64 = 60_000;

/// The minimum number of keys before old ones are forgotten.
const MANY: usize = 8192;

/// The prefix of a key with a timestamp: `look-MILLISECONDS-…`, since 1970.
const DATED: &str = "look-";

/// The recently seen keys of reads.
#[derive(Debug)]
pub(crate) struct LooksOnce {
    /// The opening time: an earlier hall may have seen older keys.
    opened: i64,
    seen: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    /// The time at which each key of an id was seen.
    keys: HashMap<(String, String), i64>,
    /// The number of keys at which old ones are forgotten next.
    many: usize,
}

impl LooksOnce {
    /// Creates it at the time `opened`, in milliseconds since 1970.
    pub(crate) fn new(opened: i64) -> Self {
        Self {
            opened,
            seen: Mutex::default(),
        }
    }

    /// Records the key `key` of `id`; true if it was not seen before the time `now`, and any
    /// timestamp in it is current.
    pub(crate) fn is_new(&self, id: &str, key: &str, now: i64) -> bool {
        if Fault::RecordedRequestCounts.is_put_back() {
            return true;
        }
        if let Some(made) = made(key)
            && (made < self.opened || (now - made).abs() > WINDOW)
        {
            return false;
        }
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.keys.len() >= seen.many.max(MANY) {
            // A key ahead of the laptop's time is remembered until it is old.
            seen.keys.retain(|_, at| now - *at <= 2 * WINDOW);
            seen.many = 2 * seen.keys.len();
        }
        let key = (id.to_owned(), key.to_owned());
        seen.keys.insert(key, now).is_none()
    }
}

/// Returns the timestamp in a key; `None` without one.
fn made(key: &str) -> Option<i64> {
    let (made, _) = key.strip_prefix(DATED)?.split_once('-')?;
    made.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_counts_once_and_an_old_one_never() {
        let looks = LooksOnce::new(1_000_000);
        let key = |made: i64| format!("look-{made}-abcdefgh");
        assert!(looks.is_new("s1", &key(1_000_500), 1_000_600));
        assert!(!looks.is_new("s1", &key(1_000_500), 1_000_700));
        assert!(looks.is_new("s2", &key(1_000_500), 1_000_700));
        assert!(
            !looks.is_new("s1", &key(999_999), 1_000_700),
            "an earlier hall"
        );
        assert!(!looks.is_new("s1", &key(1_000_501), 1_060_600), "too old");
        assert!(!looks.is_new("s1", &key(1_200_000), 1_100_000), "ahead");
    }

    #[test]
    fn what_is_forgotten_is_old() {
        let looks = LooksOnce::new(0);
        let key = |made: i64, number: usize| format!("look-{made}-{number:08}");
        for number in 0..MANY {
            assert!(looks.is_new("s1", &key(1000, number), 1000));
        }
        let later = 1000 + 2 * WINDOW + 1;
        assert!(looks.is_new("s1", &key(later, 0), later));
        assert_eq!(looks.seen.lock().unwrap().keys.len(), 1);
        assert!(!looks.is_new("s1", &key(1000, 0), later));
    }
}
