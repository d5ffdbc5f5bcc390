//! The record of a tournament as pairing and tie-breaks see it.
//!
//! Begin at [`EventBuilder`]: put in what happened, round by round, and get a
//! checked [`Event`] that answers who scored what before which round, who met
//! whom in which role, who floated, who may not meet.
//!
//! An entrant is a player in an individual event and a team in a team event.
//! Instead of colors there are [`Role`]s: First stands where the FIDE texts
//! say White (at the border a tandem team is First when it is named first).
//!
//! Not here: what the entrants are called, and any choice of pairs.

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
