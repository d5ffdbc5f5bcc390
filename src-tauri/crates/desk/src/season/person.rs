//! A person of a season.

use kralle_call::call;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::season::person_view::SeasonPersonView;
use crate::season::view::SeasonPersonRef;

wire! {
    /// Which person.
    pub struct SeasonPersonInput {
        pub person: u32,
    }
}

/// Shows a person of the open season: results, ratings, who played with whom and how that went.
#[call]
pub(crate) fn season_person(
    desk: &Snapshot,
    input: SeasonPersonInput,
) -> Result<SeasonPersonView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}

wire! {
    /// The persons of a season.
    pub struct SeasonPersonsView {
        /// By name.
        pub persons: Vec<SeasonPersonRef>,
    }
}

/// Shows all persons of the open season by name.
#[call]
pub(crate) fn season_persons(
    desk: &Snapshot,
    _: Nothing,
) -> Result<SeasonPersonsView, RefusalView> {
    let _ = desk;
    Err(RefusalView::new("no_season"))
}
