//! Beyond one evening: who was there over a year, the season table, and how strong each person is at tandem.
//!
//! Begin at [`Evening`]: one tournament as a season sees it, a plain value.
//!
//! Not here: files, clocks and chance. What is given in gives the same answer each time.

mod evening;
mod number;
pub mod simulation;

pub use evening::{Entrant, Evening, EveningKey, EveningProgress, PlayedMatch, Score, TeamResult};
pub use number::PersonNumber;
