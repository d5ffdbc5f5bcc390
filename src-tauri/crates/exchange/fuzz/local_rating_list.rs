//! Fuzz target: arbitrary bytes, searched as a local rating list.

use std::io::Cursor;

use kralle_exchange::rating_list::RatingList;

/// Searches `bytes`. Results may be nonsense, but no search may panic.
pub(crate) fn run(bytes: &[u8]) {
    if let Ok(mut list) = RatingList::open(Cursor::new(bytes)) {
        let _ = list.search("a mu", 20);
        let _ = list.by_fide_id(1_300_001);
        let _ = list.by_name("Muster, Anna");
    }
}
