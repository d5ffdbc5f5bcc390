//! Fuzz target for a rule set in TOML.

use kralle_rules::rule_set::RuleSet;

/// Reads `bytes` as a rule set; a parsed one must survive a round trip.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(rules) = RuleSet::from_toml(text) {
        assert_eq!(RuleSet::from_toml(&rules.to_toml()), Ok(rules));
    }
}
