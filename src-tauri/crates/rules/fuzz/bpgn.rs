//! Fuzz target for game records of both boards.

use kralle_rules::notation::bpgn;
use kralle_rules::preset::Preset;
use kralle_rules::replay::{replay, shorten};
use kralle_rules::rule_set::RuleSet;

/// Reads `bytes` as game records.
///
/// Parsed games must survive a round trip, and are replayed under every tandem rule set.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let each = bpgn::read_each(text);
    let Ok(games) = bpgn::read(text) else {
        assert!(each.iter().any(|it| it.error.is_some()));
        return;
    };
    assert!(each.iter().map(|it| &it.game).eq(&games));
    let written = bpgn::write(&games);
    assert_eq!(bpgn::read(&written).as_ref(), Ok(&games), "{written}");
    for preset in [
        Preset::Dsj,
        Preset::SwissRules,
        Preset::Ordnung,
        Preset::Fics,
    ] {
        let rules = RuleSet::of(preset);
        for game in &games {
            let replayed = replay(&rules, game);
            let mut short = game.clone();
            shorten(&rules, &mut short);
            assert_eq!(replay(&rules, &short).plies, replayed.plies);
        }
    }
}
