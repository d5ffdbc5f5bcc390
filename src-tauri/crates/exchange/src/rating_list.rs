//! Rating lists of federations: a million players and more, made into a local list that is searched
//! while a name is typed.
//!
//! Begin at [`build()`]: a list as the federation gives it (FIDE's fixed-width text or XML, packed or
//! not; the German DWZ list; any CSV list) in, the bytes of a local list out. [`RatingList`] opens
//! such bytes and searches them. The list is read once from front to back; memory grows by about
//! 100 bytes a player, however long the lines are, and an entry that never ends is refused.
//!
//! Not here: where local lists lie, downloading, and what a tournament does with a rating.

mod build;
mod csv_list;
mod entry;
mod error;
mod fide_text;
mod fide_xml;
mod layout;
mod lines;
mod search;
mod source;

pub use build::{Built, build};
pub use csv_list::clubs;
pub use entry::{RatedPlayer, Ratings, Title};
pub use error::RatingListError;
pub use search::RatingList;
pub use source::{ListSource, SourceForm};

/// More players than this are not read: there are fewer chess players with a number.
pub const MAX_PLAYERS: usize = 8_000_000;
/// What a packed list may unpack to, in bytes.
pub const MAX_UNPACKED: u64 = 4 * 1024 * 1024 * 1024;
/// A line longer than this is no line of a list, in bytes.
pub const MAX_LINE: usize = 64 * 1024;
/// More than this is no single player of a list, in bytes.
pub const MAX_RECORD: u64 = 4 * 1024 * 1024;
