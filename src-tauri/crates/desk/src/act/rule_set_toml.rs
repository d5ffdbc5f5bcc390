//! Saves a rule set as TOML, to share it.

use std::path::Path;

use crate::desk::Desk;
use crate::view::refusal::RefusalView;
use crate::view::rule_set::RuleSetDraft;
use crate::view::wire;

wire! {
    /// Which rule set, and where it goes.
    #[ts(rename = "RuleSetTomlInput")]
    pub struct Input {
        /// The rule set.
        pub rules: RuleSetDraft,
        /// The file; none writes none.
        #[serde(default)]
        pub path: Option<String>,
    }
}

wire! {
    /// A rule set as TOML.
    pub struct RuleSetToml {
        /// The text.
        pub text: String,
    }
}

/// Writes a rule set as TOML; a file is there whole or not at all.
pub(crate) fn run(_: &mut Desk, input: Input) -> Result<RuleSetToml, RefusalView> {
    let text = crate::parse::rule_set::rule_set(&input.rules)?.to_toml();
    if let Some(path) = &input.path {
        crate::sheet::press::write(Path::new(path), text.as_bytes())?;
    }
    Ok(RuleSetToml { text })
}
