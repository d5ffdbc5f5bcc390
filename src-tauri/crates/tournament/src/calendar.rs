//! Input dates, limited to years that every calendar, program and database supports.

use chrono::{Datelike as _, NaiveDate};

/// Parses a date as `YYYY-MM-DD`; `None` if it is invalid, or its year is not [in the
/// calendar](is_in_calendar).
pub fn calendar_date(text: &str) -> Option<NaiveDate> {
    let date = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?;
    is_in_calendar(date).then_some(date)
}

/// Returns the date of a year, month and day; `None` as for [`calendar_date`].
pub fn date_of(year: i32, month: u32, day: u32) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(year, month, day).filter(|date| is_in_calendar(*date))
}

/// True if the year is from 1 to 9999.
pub fn is_in_calendar(date: NaiveDate) -> bool {
    (1..=9999).contains(&date.year())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_beyond_four_digits_and_before_the_first_are_no_dates() {
        for text in ["2026-11-21", "0001-01-01", "9999-12-31"] {
            assert_eq!(
                calendar_date(text).map(|it| it.to_string()).as_deref(),
                Some(text)
            );
        }
        for text in [
            "-2026-11-21",
            "0000-01-01",
            "+10000-01-01",
            "99999-01-01",
            "2026-02-30",
            "",
        ] {
            assert_eq!(calendar_date(text), None, "{text}");
        }
        assert_eq!(date_of(-2026, 11, 21), None);
        assert_eq!(date_of(0, 1, 1), None);
        assert_eq!(date_of(2026, 11, 21), calendar_date("2026-11-21"));
    }
}
