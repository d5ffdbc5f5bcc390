//! Fuzz target for game records of both boards.

use kralle_rules::notation::bpgn;
use kralle_rules::preset::Preset;
use kralle_rules::replay::replay;
use kralle_rules::rule_set::RuleSet;

/// Reads `bytes` as game records.
///
/// Parsed games must survive a round trip, and are replayed under every tandem rule set.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(games) = bpgn::read(text) else { return };
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
            replay(&rules, game);
        }
    }
}
