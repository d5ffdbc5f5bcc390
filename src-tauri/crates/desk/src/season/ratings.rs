//! The ratings of a season: shown, and made a rating list of this machine.

use kralle_call::call;
use kralle_rules::preset::Game;

use crate::core::choice::Named;
use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::ratings::view::LoadedRatingList;
use crate::season::rating_view::{SeasonRatingWorking, SeasonRatingsView};

wire! {
    /// Which ratings.
    pub struct SeasonRatingsInput {
        pub game: Named<Game>,
    }
}

/// Shows the ratings of the open season in one game.
#[call]
pub(crate) fn season_ratings(
    desk: &Snapshot,
    input: SeasonRatingsInput,
) -> Result<SeasonRatingsView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}

wire! {
    /// Whose rating, in which game.
    pub struct SeasonRatingWorkingInput {
        pub game: Named<Game>,
        pub person: u32,
    }
}

/// Shows how a rating of the open season came about, match by match.
#[call]
pub(crate) fn season_rating_working(
    desk: &Snapshot,
    input: SeasonRatingWorkingInput,
) -> Result<SeasonRatingWorking, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}

wire! {
    /// What the rating list is called.
    pub struct UseSeasonRatingsInput {
        pub name: String,
    }
}

/// Makes the tandem ratings of the open season a rating list of this machine, in place of the one of
/// the same name: players are completed from it and pots drawn by it.
#[call]
pub(crate) fn use_season_ratings(
    desk: &mut Desk,
    input: UseSeasonRatingsInput,
) -> Result<LoadedRatingList, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}
