//! Fuzz target: arbitrary bytes, built into a local rating list.

use std::io::Cursor;
use std::ops::ControlFlow;

use kralle_exchange::rating_list::{ListSource, RatingList, build};
use kralle_tournament::folded;

/// Reads `bytes` as a rating list and checks that each of its players is found by name.
pub(crate) fn run(bytes: &[u8]) {
    let mut local = Vec::new();
    let source = ListSource::new(Cursor::new(bytes), "rapid.txt");
    let built = build(source, &mut local, &mut |_, _| ControlFlow::Continue(()));
    let Ok(built) = built else {
        return;
    };
    let opened = RatingList::open(Cursor::new(local));
    assert!(opened.is_ok(), "what was written must be readable");
    let Ok(mut list) = opened else {
        return;
    };
    assert_eq!(list.players() as usize, built.players);
    let everyone = list.search("a", 50).unwrap_or_default();
    for player in everyone {
        let again = list.search(&player.name, 4096).unwrap_or_default();
        let words = folded(&player.name).split(' ').count();
        assert!(words > 8 || again.contains(&player), "{player:?}");
    }
}
