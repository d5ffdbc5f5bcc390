//! Rating lists of federations: a million players and more, built into a local list. The local
//! list is searched while the user types a name.
//!
//! Begin at [`build()`]. It reads a federation's list and writes the bytes of a local list.
//! Supported are FIDE's fixed-width text and XML, the German DWZ list and any CSV list, zipped or
//! not. [`RatingList`] opens such bytes and searches them. The list is read once from front to
//! back. Memory grows by about 100 bytes per player, for lines of any length. An entry of
//! excessive length is refused.
//!
//! Not here: where local lists are stored, downloads, and the use of ratings in a tournament.

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

/// Maximum number of players. Larger lists are refused; fewer chess players have a number.
pub const MAX_PLAYERS: usize = 8_000_000;
/// Maximum unpacked size of a zipped list, in bytes.
pub const MAX_UNPACKED: u64 = 4 * 1024 * 1024 * 1024;
/// Maximum length of a line, in bytes. The rest of a longer line is skipped.
pub const MAX_LINE: usize = 64 * 1024;
/// Maximum size of a single player's entry, in bytes. A larger entry is an error.
pub const MAX_RECORD: u64 = 4 * 1024 * 1024;
