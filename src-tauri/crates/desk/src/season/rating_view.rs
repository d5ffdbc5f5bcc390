//! The working of a rating of a season, with every change.

use kralle_rules::preset::Game;
use kralle_season::Score;
use kralle_view::named::Named;
use kralle_view::season::table::SeasonPersonRef;

use crate::core::wire::wire;

wire! {
    /// The change of a person's rating by a match.
    pub struct SeasonRatingChange {
        /// The number of the evening.
        pub evening: u32,
        pub round: u16,
        pub table: u16,
        /// The partner; `None` in a single game.
        pub partner: Option<SeasonPersonRef>,
        pub opponents: Vec<SeasonPersonRef>,
        pub score: Named<Score>,
        /// The expected score of the match, from 0 to 1.
        pub expected: f64,
        pub rating_before: f64,
        pub rating_after: f64,
        pub deviation_before: f64,
        pub deviation_after: f64,
    }
}

wire! {
    /// The working of a person's rating, match by match.
    pub struct SeasonRatingWorking {
        pub game: Named<Game>,
        pub person: SeasonPersonRef,
        pub changes: Vec<SeasonRatingChange>,
    }
}
