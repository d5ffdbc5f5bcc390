//! A person of a season as it is shown: results, ratings, who played with whom.

use kralle_rules::preset::Game;
use kralle_view::named::Named;
use kralle_view::season::table::{SeasonPersonRef, SeasonRow};

use crate::core::wire::wire;
use crate::season::view::SeasonEntrantView;

wire! {
    /// A rating after an evening: a point of the curve.
    pub struct SeasonCurvePoint {
        /// The number of the evening.
        pub evening: u32,
        pub rating: f64,
        /// How uncertain it is.
        pub deviation: f64,
        /// How many matches were rated so far.
        pub matches: u32,
    }
}

wire! {
    /// The rating of a person in one game.
    pub struct SeasonPersonRating {
        pub game: Named<Game>,
        pub rating: f64,
        pub deviation: f64,
        pub matches: u32,
        /// The chess rating it began from; none where it began in the middle.
        pub start_from: Option<u16>,
        pub start_rating: f64,
        pub start_deviation: f64,
        /// After each evening with a rated match, in the order of the evenings.
        pub curve: Vec<SeasonCurvePoint>,
    }
}

wire! {
    /// Somebody whom a person played with, or against.
    pub struct SeasonMet {
        pub person: SeasonPersonRef,
        pub matches: u32,
        /// Of them, for the person who is looked at.
        pub won: u32,
        pub drawn: u32,
        pub lost: u32,
    }
}

wire! {
    /// A person of the season.
    pub struct SeasonPersonView {
        pub person: SeasonPersonRef,
        /// Where the person was, by the order of the evenings.
        pub entrants: Vec<SeasonEntrantView>,
        /// The row in the table of all; none where no evening of the person counts.
        pub row: Option<SeasonRow>,
        /// The categories the person belongs to.
        pub categories: Vec<String>,
        pub ratings: Vec<SeasonPersonRating>,
        /// With whom, the most matches first.
        pub partners: Vec<SeasonMet>,
        /// Against whom, the most matches first.
        pub opponents: Vec<SeasonMet>,
    }
}
