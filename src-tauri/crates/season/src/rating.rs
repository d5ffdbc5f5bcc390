//! Ratings of persons by their played matches.
//!
//! Begin at [`Ratings::of`]: it rates the [`Games`] of all evenings in order. Tandem is rated by
//! the method of Weng and Lin for two teams, the single games by Glicko-2, each game on its own.
//! `docs/rating.md` describes the limits of the numbers.
//!
//! Not here: forfeits and byes, which are no matches ([`crate::Evening`]), and the identity of
//! persons ([`crate::Persons`]).

mod games;
mod parameters;
mod parameters_text;
mod run;
mod strength;

pub use games::{Games, RatedMatch, STARTS_BY, Seated};
pub use parameters::{RatingParameters, SingleParameters, StartParameters, TandemParameters};
pub use run::{Change, HistoryPoint, PersonRating, Ratings};
pub use strength::Estimate;
