//! Fuzz target for game records of ordinary chess.

use kralle_rules::notation::pgn;
use kralle_rules::ordinary::record::{replay, shorten};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;

/// Reads `bytes` as game records; parsed games must survive a round trip, also in short notation,
/// and are replayed.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let each = pgn::read_each(text);
    let Ok(games) = pgn::read(text) else {
        assert!(each.iter().any(|it| it.error.is_some()));
        return;
    };
    assert!(each.iter().map(|it| &it.game).eq(&games));
    let written = pgn::write(&games);
    assert_eq!(pgn::read(&written).as_ref(), Ok(&games), "{written}");
    let rules = RuleSet::of(Preset::Standard);
    for game in &games {
        let replayed = replay(&rules, game);
        assert!(replayed.moves.len() <= game.plies.len());
        assert!(!replayed.follows(&rules) || replayed.fault.is_none());
        let mut short = game.clone();
        shorten(&mut short);
        assert_eq!(replay(&rules, &short).moves, replayed.moves);
    }
}
