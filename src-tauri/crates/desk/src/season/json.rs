//! The JSON of a season for other programs.

use kralle_call::call;
use kralle_view::season::json::{
    SeasonJsonCategory, SeasonJsonEvening, SeasonJsonPerson, SeasonJsonQuestion, SeasonJsonRatings,
    categories, evenings, persons, questions, ratings,
};

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::season::open_season::KnownSeason;
use crate::season::show;

wire! {
    /// A season for other programs, without birth years and federation numbers.
    ///
    /// Points are numbers with at most two decimals.
    pub struct SeasonJson {
        pub name: String,
        pub evenings: Vec<SeasonJsonEvening>,
        /// In the order of the table.
        pub persons: Vec<SeasonJsonPerson>,
        pub categories: Vec<SeasonJsonCategory>,
        pub ratings: SeasonJsonRatings,
        pub questions: Vec<SeasonJsonQuestion>,
        /// Files that do not count and settings without effect, as codes with data.
        pub problems: Vec<RefusalView>,
    }
}

/// Returns the open season for other programs.
#[call]
pub(crate) fn season_json(desk: &Snapshot, _: Nothing) -> Result<SeasonJson, RefusalView> {
    let seen = desk.season()?;
    Ok(json(&seen.known, show::view(seen).every_problem()))
}

/// Returns the season for other programs, with these `problems`.
pub(crate) fn json(known: &KnownSeason, problems: Vec<RefusalView>) -> SeasonJson {
    SeasonJson {
        name: known.name(),
        evenings: evenings(known),
        persons: persons(known),
        categories: categories(known),
        ratings: ratings(known),
        questions: questions(known),
        problems,
    }
}
