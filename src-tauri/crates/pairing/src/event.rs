//! The record of a tournament as input of pairing and tie-breaks.
//!
//! Begin at [`EventBuilder`]: it takes the rounds and returns a checked [`Event`] with scores,
//! meetings, roles, floats and bans before each round.
//!
//! An entrant is a player in an individual event and a team in a team event. Instead of colors
//! there are [`Role`]s: First means White in the FIDE texts (a tandem team is First if it is named
//! first).
//!
//! Not here: the names of the entrants, and the choice of pairs.

mod acceleration;
mod adjustment;
mod build;
mod entrant;
mod error;
mod floats;
mod forbidden;
mod history;
mod number;
mod otherwise;
mod points;
mod record;
mod scoring;

pub use acceleration::{Acceleration, baku_acceleration};
pub use adjustment::Adjustment;
pub use build::EventBuilder;
pub use entrant::Entrant;
pub use error::EventError;
pub use floats::Float;
pub use forbidden::ForbiddenPairs;
pub use history::{Event, Format};
pub use number::{EntrantNumber, RoundNumber};
pub use points::HalfPoints;
pub use record::{GameResult, PairOutcome, Participation, Points, RequestedBye, Role, RoundRecord};
pub use scoring::{ColorPreferenceType, ScoreKind, ScoringSystem, SecondaryScore};
