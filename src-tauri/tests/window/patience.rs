//! Waiting for a condition, with a timeout.

use std::thread;
use std::time::{Duration, Instant};

use crate::trouble::{Told, Trouble};

/// The timeout, for a slow machine with parallel tests.
pub(crate) const LONGEST: Duration = Duration::from_mins(1);

/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(10);

/// Calls `look` until it returns a value.
///
/// # Errors
/// Fails with the sentence of `missing` after [`LONGEST`], and if `look` fails.
pub(crate) fn until<T>(
    mut look: impl FnMut() -> Told<Option<T>>,
    missing: impl FnOnce() -> String,
) -> Told<T> {
    let deadline = Instant::now() + LONGEST;
    loop {
        if let Some(seen) = look()? {
            return Ok(seen);
        }
        if Instant::now() > deadline {
            return Err(Trouble::new(missing()));
        }
        thread::sleep(PAUSE);
    }
}
