//! How strong each person is, by the matches that were played.
//!
//! Begin at [`Ratings::of`]: the [`Games`] of all evenings, one after the other. Tandem is rated by
//! the method of Weng and Lin for two teams, the single games by Glicko-2, each game for itself. What
//! the numbers can and cannot know stands in `docs/rating.md`.
//!
//! Not here: forfeits and byes, which are no matches ([`crate::Evening`]), and who is who
//! ([`crate::Persons`]).

mod games;
mod parameters;
mod parameters_text;
mod run;
mod strength;

pub use games::{Games, RatedMatch, STARTS_BY, Seated};
pub use parameters::{RatingParameters, SingleParameters, StartParameters, TandemParameters};
pub use run::{Change, HistoryPoint, PersonRating, Ratings};
pub use strength::Estimate;
