//! The ratings of a season in one game.

use kralle_rules::preset::Game;
use kralle_season::WorkedSeason;
use kralle_season::rating::RatingParameters;

use crate::capped::capped;
use crate::named::Named;
use crate::season::person::{SeasonPersonRef, person_ref};
use crate::season::rating_list::strongest_first;
use crate::wire;

wire! {
    /// The rating of a person.
    pub struct SeasonRatingRow {
        pub person: SeasonPersonRef,
        pub rating: f64,
        /// The uncertainty of the rating.
        pub deviation: f64,
        /// The number of rated matches.
        pub matches: u32,
        /// The chess rating it began from; none where it began in the middle.
        pub start_from: Option<u16>,
    }
}

wire! {
    /// The ratings of one game, the strongest first.
    pub struct SeasonRatingsView {
        pub game: Named<Game>,
        pub rows: Vec<SeasonRatingRow>,
        /// The number of rated matches.
        pub matches: u32,
        /// The parameters as TOML.
        pub parameters: String,
        /// The SHA-256 of the parameters, hexadecimal.
        pub parameters_sha256: String,
    }
}

/// The ratings in one game.
pub fn ratings_of(worked: &WorkedSeason, game: Game) -> SeasonRatingsView {
    let parameters = RatingParameters::default();
    let rated = worked.ratings.in_game(game);
    let rows = strongest_first(rated, &worked.persons).into_iter();
    let evenings = worked.season.evenings().map(|(_, it)| &it.evening);
    let matches = evenings.filter(|it| it.game == game);
    SeasonRatingsView {
        game: Named(game),
        rows: rows
            .filter_map(|(rating, person)| {
                Some(SeasonRatingRow {
                    person: person_ref(worked, person.number)?,
                    rating: rating.estimate.rating,
                    deviation: rating.estimate.deviation,
                    matches: rating.matches,
                    start_from: rating.chess,
                })
            })
            .collect(),
        matches: capped(matches.map(|it| it.matches.len()).sum::<usize>()),
        parameters: parameters.to_toml(),
        parameters_sha256: parameters.sha256(),
    }
}
