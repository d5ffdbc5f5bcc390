//! Tie-breaks of the FIDE Play-Off and Tie-Break Regulations (C.07, in force since 1 March 2026).
//!
//! Begin at [`rank`]: it takes an event, an ordered list of [`TieBreak`]s and the pairing mode, and
//! returns the [`Standings`]. Each cell has its [`Working`]: opponents, values and cuts.
//!
//! Unplayed rounds follow articles 15 and 16 (`unplayed`). The scoring system determines which
//! scores are whole and which have halves.
//!
//! Not here: play-offs (article 3) and the drawing of lots. Entrants that are still tied share the
//! rank.

mod boards;
mod buchholz;
mod code;
mod cut;
mod encounter;
mod koya;
mod opponents;
mod own;
mod performance;
mod rating_table;
mod requirement;
mod standings;
mod table;
mod unplayed;
mod value;
mod working;

pub(crate) use rating_table::expected as expected_percent;

pub use code::{
    BuchholzForm, ForfeitReading, KoyaLimit, ListOrder, TieBreak, TieBreakError, TieBreakKind,
    Trim, parse_list,
};
pub use requirement::Requirement;
pub use standings::{Column, Standing, Standings, rank, rank_apart};
pub use table::PairingMode;
pub use value::Value;
pub use working::{Against, AgainstKind, Contribution, Working};
