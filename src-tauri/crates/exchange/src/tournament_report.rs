//! A tournament as a TRF-2026 report, and a report as a tournament.
//!
//! Begin at [`write()`] and [`read()`]. A match of a tandem tournament has one result, so each of its
//! boards shows it; `w` is the team named first, whatever colors were played. A report carries
//! neither causes nor reasons nor the drawing of lots: teams come back as fixed teams, and a result
//! as one the arbiter entered.
//!
//! Not here: what a line of a report means ([`crate::trf`]).

mod error;
mod national;
mod read;
mod round;
mod seating;
mod write;

pub use error::{ReportError, ReportRemark};
pub use read::{ReadReport, read};
pub use seating::{UnknownSeating, unknown_seating};
pub use write::write;
