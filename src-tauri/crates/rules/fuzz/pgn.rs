//! Fuzz target for game records of ordinary chess.

use kralle_rules::notation::pgn;
use kralle_rules::ordinary::record::replay;
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;

/// Reads `bytes` as game records; parsed games must survive a round trip, and are replayed.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(games) = pgn::read(text) else { return };
    let written = pgn::write(&games);
    assert_eq!(pgn::read(&written).as_ref(), Ok(&games), "{written}");
    let rules = RuleSet::of(Preset::Standard);
    for game in &games {
        let replayed = replay(&rules, game);
        assert!(replayed.moves.len() <= game.plies.len());
        assert!(!replayed.follows(&rules) || replayed.fault.is_none());
    }
}
