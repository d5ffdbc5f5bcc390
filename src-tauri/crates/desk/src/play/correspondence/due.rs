//! Deadlines of the coming moves.

use chrono::{DateTime, Local, NaiveDate, Utc};
use kralle_play::correspondence::Reckoning;
use shakmaty::Color;

use crate::play::correspondence::view::DueView;

/// Returns the day of a moment in the supervisor's time zone.
pub(crate) fn local_day(moment: DateTime<Utc>) -> NaiveDate {
    moment.with_timezone(&Local).date_naive()
}

/// Returns the deadline of the coming move of `color`.
pub(crate) fn due(
    reckoning: &Reckoning,
    color: Color,
    today: NaiveDate,
    waited_for: bool,
) -> DueView {
    let it = reckoning.deadline(color, today);
    let day = |day: Option<NaiveDate>| day.map(|day| day.to_string());
    DueView {
        waited_for,
        last_day: it.last_day.to_string(),
        days_left: it.days_left,
        came: day(reckoning.came(color)),
        reminded: day(reckoning.reminded(color)),
    }
}
