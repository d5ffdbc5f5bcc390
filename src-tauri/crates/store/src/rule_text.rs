//! A rule set as stored in a row: the name of its preset, the options that differ, the source.

use std::fmt::Write as _;

use kralle_tournament::RuleSet;

/// Returns the options in which a rule set differs from its preset, as TOML.
pub(crate) fn overrides(rule_set: &RuleSet) -> String {
    let mut text = String::new();
    for difference in rule_set.differences(rule_set.base) {
        // Writing to a String cannot fail. Names and readings need no quoting.
        let _ = writeln!(
            text,
            "{} = \"{}\"",
            difference.here.option, difference.here.value
        );
    }
    text
}

/// Parses the rule set of a row; the error is the reason.
pub(crate) fn rule_set(
    preset: &str,
    overrides: &str,
    source: Option<&str>,
) -> Result<RuleSet, String> {
    let base = preset
        .parse::<RuleSet>()
        .map_err(|error| error.to_string())?
        .base;
    let text = format!("base = \"{}\"\n{overrides}", base.code());
    let mut rule_set = RuleSet::from_toml(&text).map_err(|error| error.to_string())?;
    rule_set.source = source.map(str::to_owned);
    Ok(rule_set)
}
