//! Takes ratings over from the lists: those the director accepted, all in one step.

use std::collections::BTreeMap;

use kralle_tournament::{PlayerId, Rating};

use crate::desk::Desk;
use crate::parse::field;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use crate::view::settings::RatingKindName;
use crate::view::wire;

wire! {
    /// What is taken over.
    #[ts(rename = "RefreshRatingsInput")]
    pub struct Input {
        /// For whom.
        pub players: Vec<NewRatings>,
    }
}

wire! {
    /// A player's new ratings.
    pub struct NewRatings {
        /// Which player.
        pub player: u32,
        /// The ratings that change; the others stay.
        pub ratings: BTreeMap<RatingKindName, u16>,
        /// The FIDE identity number; none leaves it as it is.
        #[serde(default)]
        pub fide_id: Option<u32>,
        /// The number in a national federation; none or empty leaves it as it is.
        #[serde(default)]
        pub national_id: Option<String>,
    }
}

/// Takes ratings over from the lists.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let mut changes = Vec::new();
    for change in &input.players {
        let mut ratings = Vec::new();
        for (kind, value) in &change.ratings {
            let rating = Rating::try_from(*value)
                .map_err(|error| RefusalView::bad_field("rating", error.found, "rating"))?;
            ratings.push(((*kind).into(), rating));
        }
        let national_id = change.national_id.as_deref().unwrap_or_default();
        let national_id = field::national_id(national_id)?;
        changes.push((
            PlayerId(change.player),
            ratings,
            change.fide_id,
            national_id,
        ));
    }
    let count = data([("count", changes.len().into())]);
    desk.command("refresh_ratings", count, |tournament| {
        for (id, ratings, fide_id, national_id) in changes {
            let mut data = tournament.player(id)?.data.clone();
            data.ratings.extend(ratings);
            data.fide_id = fide_id.or(data.fide_id);
            data.national_id = national_id.or(data.national_id);
            tournament.change_player(id, data)?;
        }
        Ok(())
    })
}
