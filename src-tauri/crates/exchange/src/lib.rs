//! Files of other programs: player lists, rating lists, tournament reports (TRF), tables and web
//! pages.
//!
//! Begin at [`players`] for the player lists of clubs, and at [`trf`] for FIDE's report files.
//! Input is untrusted: it becomes plain values, and problems have a line and a column.
//!
//! Not here: opening files, and entering imported players into a tournament.

mod directory;
mod foreign;
pub mod players;
pub mod rating_list;
mod sex;
pub mod site;
pub mod table;
pub mod tournament_report;
pub mod trf;
pub mod workbook;
