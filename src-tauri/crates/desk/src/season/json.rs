//! A season in one piece, as JSON for other programs.

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
    /// A season for other programs. Points are numbers with two decimals at most; nothing in it is a
    /// birth year or a number of a federation.
    pub struct SeasonJson {
        pub name: String,
        pub evenings: Vec<SeasonJsonEvening>,
        /// In the order of the table.
        pub persons: Vec<SeasonJsonPerson>,
        pub categories: Vec<SeasonJsonCategory>,
        pub ratings: SeasonJsonRatings,
        pub questions: Vec<SeasonJsonQuestion>,
        /// What does not count or could not be done, as codes with data.
        pub problems: Vec<RefusalView>,
    }
}

/// Gives the open season in one piece, for other programs.
#[call]
pub(crate) fn season_json(desk: &Snapshot, _: Nothing) -> Result<SeasonJson, RefusalView> {
    let seen = desk.season()?;
    Ok(json(&seen.known, show::view(seen).every_problem()))
}

/// The season for other programs; `problems` are those that were found.
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
