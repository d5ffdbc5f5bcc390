//! Until when the coming moves have to come.

use chrono::{DateTime, Local, NaiveDate, Utc};
use kralle_play::correspondence::Reckoning;
use shakmaty::Color;

use crate::play::correspondence::view::DueView;

/// The day of a moment where the supervisor is.
pub(crate) fn local_day(moment: DateTime<Utc>) -> NaiveDate {
    moment.with_timezone(&Local).date_naive()
}

/// Until when the coming move of `color` has to come.
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
