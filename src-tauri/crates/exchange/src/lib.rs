//! Files of other programs: player lists, TRF; read with suspicion, written exactly.
//!
//! Begin at [`players`] for the lists that clubs keep, and at [`trf`] for the report files of
//! FIDE. What is read becomes plain values; what is wrong is said with line and column.
//!
//! Not here: opening files, and what a tournament makes of what was read.

mod directory;
mod foreign;
pub mod players;
pub mod rating_list;
pub mod site;
pub mod table;
pub mod tournament_report;
pub mod trf;
pub mod workbook;
