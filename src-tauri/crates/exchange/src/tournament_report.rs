//! Export of a tournament as a TRF-2026 report, and import of a report as a tournament.
//!
//! Begin at [`write()`] and [`read()`]. A game of a tandem tournament has one result, so both
//! boards show it. The color `w` means the first-named team, whatever colors were played. Games of
//! one match are successive rounds ([`game_rounds`]). A report contains no causes, reasons or drawing of lots. Imported teams are fixed teams, and
//! imported results count as entered by the arbiter.
//!
//! Not here: the meaning of a report's lines ([`crate::trf`]).

mod error;
mod game_rounds;
mod national;
mod partners;
mod points;
mod read;
mod round;
mod seating;
mod write;

pub use error::{ReportError, ReportLoss, ReportRemark};
pub use partners::{PartnersByRound, told_partners};
pub use read::{ReadReport, read};
pub use seating::{UnknownSeating, unknown_seating};
pub use write::write;
