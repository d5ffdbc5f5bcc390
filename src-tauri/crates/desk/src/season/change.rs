//! The settings of a season, changed.

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::season::view::{SeasonSettings, SeasonView};

wire! {
    /// The settings from now on.
    pub struct ChangeSeasonInput {
        pub settings: SeasonSettings,
    }
}

/// Changes the settings of the open season. Comments in SEASON.toml stay.
#[call]
pub(crate) fn change_season(
    desk: &mut Desk,
    input: ChangeSeasonInput,
) -> Result<SeasonView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}

wire! {
    /// Who is a guest, or no longer.
    pub struct SetSeasonGuestInput {
        pub person: u32,
        pub guest: bool,
    }
}

/// Lets a person be a guest, who is ranked in the evening and takes no points, or no longer.
#[call]
pub(crate) fn set_season_guest(
    desk: &mut Desk,
    input: SetSeasonGuestInput,
) -> Result<SeasonView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}
