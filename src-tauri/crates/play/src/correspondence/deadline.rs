//! Deadline of a message.

use chrono::{NaiveDate, TimeDelta};

/// The due date of a move, and the days until then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deadline {
    /// The last day on which the move is in time.
    pub last_day: NaiveDate,
    /// Days left: 0 on the last day, negative after it.
    pub days_left: i32,
}

/// Returns the deadline of a move whose time began on `since`, as of `today`.
///
/// The first day does not count.
pub fn deadline(since: NaiveDate, days: TimeDelta, today: NaiveDate) -> Deadline {
    let last_day = since.checked_add_signed(days).unwrap_or(NaiveDate::MAX);
    let days_left = (last_day - today).num_days();
    Deadline {
        last_day,
        days_left: i32::try_from(days_left).unwrap_or(if days_left < 0 {
            i32::MIN
        } else {
            i32::MAX
        }),
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[rstest]
    #[case::on_the_day_it_began("2026-11-21", "2026-12-01", 10)]
    #[case::on_the_last_day("2026-12-01", "2026-12-01", 0)]
    #[case::a_day_too_late("2026-12-02", "2026-12-01", -1)]
    fn ten_days_from_november_21(
        #[case] today: &str,
        #[case] last_day: &str,
        #[case] days_left: i32,
    ) {
        let it = deadline(day("2026-11-21"), TimeDelta::days(10), day(today));
        assert_eq!(
            it,
            Deadline {
                last_day: day(last_day),
                days_left
            }
        );
    }

    #[test]
    fn a_leap_day_counts() {
        let it = deadline(day("2028-02-28"), TimeDelta::days(1), day("2028-02-28"));
        assert_eq!(it.last_day, day("2028-02-29"));
    }
}
