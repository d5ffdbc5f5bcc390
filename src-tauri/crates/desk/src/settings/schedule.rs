//! Conversion of the schedule from the form and back.

use chrono::NaiveTime;
use kralle_tournament::{Schedule, TimeControl};

use crate::core::field::{Expected, Field};
use crate::core::refusal::RefusalView;
use crate::settings::view::ScheduleView;

/// The format of a time of day.
const CLOCK_TIME: &str = "%H:%M";

/// Parses the schedule of a form.
///
/// # Errors
/// Fails if a value is out of range or no time, or if an increment has no thinking time.
pub(crate) fn schedule(view: &ScheduleView) -> Result<Schedule, RefusalView> {
    Ok(Schedule {
        time_control: time_control(view)?,
        first_round_at: read_clock_time(Field::FirstRoundAt, view.first_round_at.as_ref())?,
        end_by: read_clock_time(Field::EndBy, view.end_by.as_ref())?,
    })
}

fn time_control(view: &ScheduleView) -> Result<Option<TimeControl>, RefusalView> {
    let seconds = view.increment_seconds.unwrap_or_default();
    let Some(minutes) = view.thinking_minutes else {
        return if seconds == 0 {
            Ok(None)
        } else {
            Err(RefusalView::missing_field(
                Field::ThinkingMinutes,
                Expected::ThinkingMinutes,
            ))
        };
    };
    TimeControl::new(minutes, seconds).map(Some).ok_or_else(|| {
        if seconds > TimeControl::MOST_SECONDS {
            RefusalView::bad_field(Field::IncrementSeconds, seconds, Expected::IncrementSeconds)
        } else {
            RefusalView::bad_field(Field::ThinkingMinutes, minutes, Expected::ThinkingMinutes)
        }
    })
}

/// Parses a time of day (HH:MM); `None` for an empty text.
pub(crate) fn read_clock_time(
    field: Field,
    typed: Option<&String>,
) -> Result<Option<NaiveTime>, RefusalView> {
    match typed.map(|typed| typed.trim()) {
        None | Some("") => Ok(None),
        Some(typed) => NaiveTime::parse_from_str(typed, CLOCK_TIME)
            .map(Some)
            .map_err(|_| RefusalView::bad_field(field, typed, Expected::ClockTime)),
    }
}

/// Formats a time of day (HH:MM).
pub(crate) fn clock_time(time: NaiveTime) -> String {
    time.format(CLOCK_TIME).to_string()
}

/// Converts the schedule to the form.
pub(crate) fn view(schedule: Schedule) -> ScheduleView {
    ScheduleView {
        thinking_minutes: schedule.time_control.map(TimeControl::minutes),
        increment_seconds: schedule.time_control.map(TimeControl::increment_seconds),
        first_round_at: schedule.first_round_at.map(clock_time),
        end_by: schedule.end_by.map(clock_time),
    }
}
