//! How a round clock is started, as the journal keeps it.

use kralle_view::named::Named;
use serde::{Deserialize, Serialize};

use crate::core::hall_choice::ClockMoment;

/// How a round clock is started.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ClockStart {
    /// How long it runs.
    pub(crate) minutes: u16,
    pub(crate) title: Option<String>,
    /// The newest published round then.
    pub(crate) round: Option<u16>,
    /// Minutes until it begins to run.
    pub(crate) begins_in: u16,
    /// What is to be read until it runs.
    pub(crate) before: Option<String>,
    /// What is to be read once the time is up.
    pub(crate) after: Option<String>,
    /// From how many minutes before the end on little time is left.
    pub(crate) amber: u16,
    pub(crate) sounds: Vec<Named<ClockMoment>>,
}
