//! A rule set as TOML, for sharing.

use kralle_call::call;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::{Fact, Formation, Line, Refusal};
use kralle_view::named::Named;

use crate::core::field::{Expected, Field};
use crate::core::files::{FileToRead, FileToWrite};
use crate::core::outside::read_at_most;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused_by;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::rules::refusal::RulesRefusal;
use crate::rules::view::RuleSetDraft;

wire! {
    /// The rule set to write, and its destination.
    pub struct RuleSetTomlInput {
        pub rules: RuleSetDraft,
        /// The file; if omitted, no file is written.
        #[serde(default)]
        pub path: Option<FileToWrite>,
    }
}

wire! {
    /// A rule set as TOML text.
    pub struct RuleSetToml {
        pub text: String,
    }
}

/// Writes a rule set as TOML, for sharing.
#[call(names_a_file)]
pub(crate) fn rule_set_toml(
    desk: &Snapshot,
    input: RuleSetTomlInput,
) -> Result<RuleSetToml, RefusalView> {
    let text = crate::rules::options::rule_set(&input.rules)?.to_toml();
    if let Some(path) = &input.path {
        crate::core::pdf::write(desk.files().to_write(path)?, text.as_bytes())?;
    }
    Ok(RuleSetToml { text })
}

/// The largest rule set file accepted, in bytes; a rule set has one line for each option.
const LARGEST: u64 = 1 << 20;

wire! {
    /// The file to read, and the formation of the tournament.
    pub struct ReadRuleSetInput {
        /// The TOML file.
        pub path: FileToRead,
        /// The formation of the tournament; rules of a game for another formation are refused.
        pub formation: Named<Formation>,
    }
}

/// Reads a rule set from a TOML file, without changing the tournament.
///
/// # Errors
/// Fails if the file is unreadable, too large or invalid, or if its game has another formation.
#[call(names_a_file)]
pub(crate) fn read_rule_set(
    desk: &Snapshot,
    input: ReadRuleSetInput,
) -> Result<RuleSetDraft, RefusalView> {
    let path = desk.files().to_read(&input.path)?;
    let bytes = read_at_most(path, LARGEST)?;
    if bytes.len() as u64 > LARGEST {
        let path = input.path.to_string();
        return Err(RulesRefusal::RuleSetTooLarge { path }.into());
    }
    let rules = read(&bytes)?;
    let has_teams = !input.formation.0.has_single_games();
    if has_teams != (rules.game() == kralle_rules::preset::Game::Tandem) {
        let formation = input.formation.0;
        return Err(refused_by(
            &Refusal::RulesOfOtherFormation { formation },
            &rules,
        ));
    }
    Ok(crate::rules::options::draft(&rules))
}

/// Parses a rule set from TOML.
///
/// # Errors
/// Fails with line and column of the fault.
pub(crate) fn read(bytes: &[u8]) -> Result<RuleSet, RefusalView> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let mut rules = RuleSet::from_toml(text).map_err(|error| RulesRefusal::BadRuleSet {
        line: error.line,
        column: error.column,
        found: shown(&error.found),
        wanted: shown(&error.expected),
    })?;
    rules.source = match rules.source {
        None => None,
        Some(source) => Line::read(&source)
            .map_err(|_| {
                RefusalView::bad_field(Field::RuleSource, shown(&source), Expected::ShorterText)
            })?
            .map(|line| line.to_string()),
    };
    Ok(rules)
}

/// Truncates text for display.
fn shown(text: &str) -> String {
    const MOST: usize = 160;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may fail")]
    use rstest::rstest;

    use super::*;
    use crate::core::refusal::Datum;

    #[rstest]
    #[case::no_base("drop_mate = \"allowed\"", 1, 1)]
    #[case::no_such_option("base = \"dsj\"\ndrop_mat = \"allowed\"", 2, 1)]
    #[case::no_such_reading("base = \"dsj\"\ndrop_mate = \"maybe\"", 2, 13)]
    #[case::no_toml("base = \"dsj\"\n???", 2, 4)]
    #[case::a_byte_order_mark("\u{feff}base = 5", 1, 8)]
    #[case::latin_1("base = \"dsj\"\nsource = \"\u{fffd}\"\nx = \"y\"", 3, 1)]
    fn a_wrong_rule_set_is_refused_with_line_and_column(
        #[case] text: &str,
        #[case] line: i32,
        #[case] column: i32,
    ) {
        let refusal = read(text.as_bytes()).unwrap_err();
        assert_eq!(refusal.code, "bad_rule_set");
        assert_eq!(refusal.data["line"], Datum::Number(line), "{refusal:?}");
        assert_eq!(refusal.data["column"], Datum::Number(column), "{refusal:?}");
        assert!(refusal.data.contains_key("found") && refusal.data.contains_key("wanted"));
    }
}
