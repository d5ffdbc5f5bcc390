//! Fuzz target for a written game of PaarZugSchach.

use kralle_rules::paarzug::notation::read::read;
use kralle_rules::paarzug::notation::replay::{record_of, replay};
use kralle_rules::paarzug::options::{PairDash, PairRules};
use kralle_rules::paarzug::position::PairPosition;

/// Reads `bytes` as a record.
///
/// A parsed record must survive a round trip. A replayed game must have as many pairs as the
/// record.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(told) = read(text) else {
        return;
    };
    let written = told.record.to_string();
    let again = read(&written);
    assert!(
        again.is_ok_and(|it| it.record == told.record),
        "{written:?} reads differently"
    );
    let rules = PairRules {
        pair_dash: PairDash::BlackFirst,
        ..PairRules::default()
    };
    let written = told.record.by_rules(&rules).to_string();
    assert!(
        read(&written).is_ok_and(|it| it.record == told.record),
        "{written:?} reads differently"
    );
    if let Ok(replayed) = replay(&told, PairPosition::initial(), PairRules::default()) {
        let record = record_of(&replayed.game, replayed.ordinary.as_ref(), Vec::new());
        assert_eq!(record.pairs, told.record.pairs, "{written:?}");
    }
}
