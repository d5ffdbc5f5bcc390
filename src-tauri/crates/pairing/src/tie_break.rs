//! Who is ahead among those with equal points: the tie-breaks of the FIDE
//! Play-Off and Tie-Break Regulations (C.07, in force since 1 March 2026).
//!
//! Begin at [`rank`]: an event, a list of [`TieBreak`]s in order and whether
//! the pairs were made beforehand give the [`Standings`], each cell with its
//! [`Working`]: which opponents, which values, what was cut.
//!
//! Unplayed rounds follow articles 15 and 16 (`unplayed`). Which scores are
//! whole and which half numbers follows from the scoring system.
//!
//! Not here: play-offs (article 3) and the drawing of lots: entrants who are
//! still level share the rank.

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
pub use standings::{Column, Standing, Standings, rank, rank_apart};
pub use table::PairingMode;
pub use value::Value;
pub use working::{Against, AgainstKind, Contribution, Working};
