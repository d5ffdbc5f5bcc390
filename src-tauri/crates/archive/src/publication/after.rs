//! Cursor of the list of tournaments.

use std::fmt;
use std::str::FromStr;

use chrono::{Datelike as _, NaiveDate};

/// The last tournament of a page in the list, which is sorted by date, newest first, undated
/// last. Written with the day number since year 1, which has only one spelling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct After {
    pub(crate) date: Option<NaiveDate>,
    pub(crate) tournament: i32,
}

/// The first full year of PostgreSQL, 4712 BC; its last year is after that of `chrono`.
const FIRST_YEAR: i32 = -4711;

impl FromStr for After {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (days, tournament) = text.split_once('.').ok_or(())?;
        let date = match days {
            "" => None,
            days => Some(
                days.parse()
                    .ok()
                    .and_then(NaiveDate::from_num_days_from_ce_opt)
                    .filter(|date| date.year() >= FIRST_YEAR)
                    .ok_or(())?,
            ),
        };
        let tournament = tournament.parse().ok().filter(|it| *it > 0).ok_or(())?;
        Ok(Self { date, tournament })
    }
}

impl fmt::Display for After {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = self.date.map(|it| it.num_days_from_ce().to_string());
        write!(f, "{}.{}", days.unwrap_or_default(), self.tournament)
    }
}
