//! Fuzz target: any bytes, searched as a local rating list.

use std::io::Cursor;

use kralle_exchange::rating_list::RatingList;

/// Searches `bytes`: nonsense may come out, but it must come out.
pub(crate) fn run(bytes: &[u8]) {
    if let Ok(mut list) = RatingList::open(Cursor::new(bytes)) {
        let _ = list.search("a mu", 20);
        let _ = list.by_fide_id(1_300_001);
        let _ = list.by_name("Muster, Anna");
    }
}
