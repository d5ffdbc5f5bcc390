//! The view of a person of a season: results, ratings, partners and opponents.

use kralle_rules::preset::Game;
use kralle_view::named::Named;
use kralle_view::season::table::{SeasonPersonRef, SeasonRow};

use crate::core::wire::wire;
use crate::season::view::SeasonEntrantView;

wire! {
    /// A point of the rating curve: the rating after an evening.
    pub struct SeasonCurvePoint {
        /// The number of the evening.
        pub evening: u32,
        pub rating: f64,
        /// The uncertainty of the rating.
        pub deviation: f64,
        /// The number of rated matches so far.
        pub matches: u32,
    }
}

wire! {
    /// The rating of a person in one game.
    pub struct SeasonPersonRating {
        pub game: Named<Game>,
        pub rating: f64,
        /// The uncertainty of the rating.
        pub deviation: f64,
        /// The number of rated matches.
        pub matches: u32,
        /// The chess rating that the start value came from; `None` for the default start value.
        pub start_from: Option<u16>,
        pub start_rating: f64,
        pub start_deviation: f64,
        /// The rating after each evening with a rated match, in the order of the evenings.
        pub curve: Vec<SeasonCurvePoint>,
    }
}

wire! {
    /// A partner or an opponent of the shown person.
    pub struct SeasonMet {
        pub person: SeasonPersonRef,
        /// The number of rated matches with or against each other.
        pub matches: u32,
        /// Matches won by the shown person; the next two count likewise.
        pub won: u32,
        pub drawn: u32,
        pub lost: u32,
    }
}

wire! {
    /// A person of the season.
    pub struct SeasonPersonView {
        pub person: SeasonPersonRef,
        /// The entries of the person, in the order of the evenings.
        pub entrants: Vec<SeasonEntrantView>,
        /// The row in the table of all persons; `None` if no evening of the person counts.
        pub row: Option<SeasonRow>,
        /// The categories the person belongs to.
        pub categories: Vec<String>,
        /// One rating for each game with rated matches.
        pub ratings: Vec<SeasonPersonRating>,
        /// The partners, by number of matches, most first.
        pub partners: Vec<SeasonMet>,
        /// The opponents, by number of matches, most first.
        pub opponents: Vec<SeasonMet>,
    }
}
