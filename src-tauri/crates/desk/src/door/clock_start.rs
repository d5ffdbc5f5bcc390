//! The start of a round clock, as stored in the journal.

use kralle_view::named::Named;
use serde::{Deserialize, Serialize};

use crate::core::hall_choice::ClockMoment;

/// The start of a round clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ClockStart {
    /// The running time.
    pub(crate) minutes: u16,
    pub(crate) title: Option<String>,
    /// The newest published round at the start; `None` if there was none.
    pub(crate) round: Option<u16>,
    /// The delay in minutes before the clock runs.
    pub(crate) begins_in: u16,
    /// The text displayed before the clock runs.
    pub(crate) before: Option<String>,
    /// The text displayed after the time is up.
    pub(crate) after: Option<String>,
    /// The minutes before the end at which the warning color begins.
    pub(crate) amber: u16,
    pub(crate) sounds: Vec<Named<ClockMoment>>,
}
