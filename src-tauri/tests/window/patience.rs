//! Waiting for what comes when it comes, and not for ever.

use std::thread;
use std::time::{Duration, Instant};

use crate::trouble::{Told, Trouble};

/// The longest anything may take, on a slow machine with others on it.
pub(crate) const LONGEST: Duration = Duration::from_mins(1);

/// Between two looks.
const PAUSE: Duration = Duration::from_millis(10);

/// Looks again and again until there is something to see; `missing` says what was not.
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
