//! Polling with a deadline, for what happens in another process or thread.

use std::thread;
use std::time::{Duration, Instant};

/// The timeout, long enough for a slow and busy machine.
const LONGEST: Duration = Duration::from_mins(1);
/// The pause between two polls.
const PAUSE: Duration = Duration::from_millis(5);

/// Polls until the condition holds.
///
/// # Panics
/// Panics with `what` after a minute.
pub(crate) fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let deadline = Instant::now() + LONGEST;
    while !holds() {
        assert!(Instant::now() < deadline, "never: {what}");
        thread::sleep(PAUSE);
    }
}
