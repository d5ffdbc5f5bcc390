//! Detects sleep of this machine by its clock: much time passed between two consecutive checks.

use std::time::Duration;

use chrono::{DateTime, Utc};
use serde::Serialize;

/// A period in which this machine did nothing: it slept, or its clock was set forward.
///
/// Uses the wall clock only: during sleep the monotonic clock stops on Linux and macOS and
/// continues on Windows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Gap {
    pub from: DateTime<Utc>,
    pub until: DateTime<Utc>,
}

/// The tolerance for delays on a busy machine.
const LATE: Duration = Duration::from_secs(30);

impl Gap {
    /// Returns the gap between two checks scheduled `apart`; `None` if there is none.
    pub(crate) fn between(
        from: DateTime<Utc>,
        until: DateTime<Utc>,
        apart: Duration,
    ) -> Option<Self> {
        // A clock that was set back is no sleep.
        let passed = (until - from).to_std().ok()?;
        (passed >= apart + LATE).then_some(Self { from, until })
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::in_time(5, false)]
    #[case::late_on_a_busy_machine(34, false)]
    #[case::slept_for_a_moment(35, true)]
    #[case::slept_for_an_hour(3600, true)]
    #[case::clock_set_back(-3600, false)]
    fn a_look_that_comes_much_too_late_is_a_gap(#[case] seconds: i64, #[case] is_gap: bool) {
        let from = DateTime::UNIX_EPOCH;
        let until = from + chrono::Duration::seconds(seconds);
        let gap = Gap::between(from, until, Duration::from_secs(5));
        assert_eq!(gap, is_gap.then_some(Gap { from, until }));
    }
}
