//! Refusals of the day.

use crate::core::wire::refusals;

refusals! {
    /// Refusals of the round clock, notices, the plan and the shown lots.
    pub(crate) enum DayRefusal {
        NotNow ClockIsOn,
        NotNow ClockDoesNotRun,
        NotNow ClockIsNotPaused,
        NotNow NoClock,
        NotFound NoSuchNotice,
        BadInput(exit = 1) DayParts { found: usize, most: usize },
        NotNow NoLotsDrawn,
        NotNow NoCeremony,
    }
}
