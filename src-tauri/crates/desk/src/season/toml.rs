//! SEASON.toml as text.

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::season::view::SeasonView;

wire! {
    /// SEASON.toml as text.
    pub struct SeasonToml {
        pub text: String,
    }
}

/// Shows SEASON.toml of the open season as text.
#[call]
pub(crate) fn season_toml(desk: &Snapshot, _: Nothing) -> Result<SeasonToml, RefusalView> {
    let _ = desk;
    Err(RefusalView::new("no_season"))
}

/// Checks a text of SEASON.toml, and changes nothing; what is wrong is said with line and column.
#[call]
pub(crate) fn check_season_toml(
    desk: &Snapshot,
    input: SeasonToml,
) -> Result<Nothing, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}

/// Puts a text in the place of SEASON.toml of the open season.
#[call]
pub(crate) fn set_season_toml(
    desk: &mut Desk,
    input: SeasonToml,
) -> Result<SeasonView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}
