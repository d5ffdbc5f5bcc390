//! The projector, and the spectators with phones of their own.

use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom as _;

/// The public views without a number.
const VIEWS: [&str; 10] = [
    "overview",
    "round",
    "standings",
    "crosstable",
    "clock",
    "notices",
    "plan",
    "day",
    "screens",
    "lots",
];

/// Chooses the path of a public view.
pub(crate) fn path(chance: &mut ChaCha8Rng) -> String {
    let view = match chance.random_range(0..14_u8) {
        0..=1 => format!("round/{}", chance.random_range(1..=6_u8)),
        2 => "find?name=klaue".to_owned(),
        _ => VIEWS
            .choose(chance)
            .copied()
            .unwrap_or("overview")
            .to_owned(),
    };
    format!("/api/public/{view}")
}
