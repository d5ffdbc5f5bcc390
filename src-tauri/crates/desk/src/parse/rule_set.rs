//! A rule set, as chosen and as kept.

use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::option::SetError;

use super::field::optional_line;
use crate::view::refusal::RefusalView;
use crate::view::rule_set::{OptionChange, RuleSetDraft};

/// Reads a preset's name.
pub(crate) fn preset(name: &str) -> Result<Preset, RefusalView> {
    name.parse()
        .map_err(|_| RefusalView::bad_field("rule_set", name, "rule_set"))
}

/// Reads a rule set as it was chosen.
pub(crate) fn rule_set(draft: &RuleSetDraft) -> Result<RuleSet, RefusalView> {
    let mut rules = RuleSet::of(preset(&draft.base)?);
    rules.source = optional_line("rule_source", &draft.source)?.map(|line| line.to_string());
    for change in &draft.changes {
        rules
            .set(&change.option, &change.value)
            .map_err(|error| match error {
                SetError::UnknownOption => {
                    RefusalView::bad_field("rule_option", &change.option, "choice")
                }
                SetError::UnknownValue(_) => {
                    RefusalView::bad_field("rule_option", &change.value, "choice")
                }
            })?;
    }
    Ok(rules)
}

/// A rule set in short.
pub(crate) fn draft(rules: &RuleSet) -> RuleSetDraft {
    RuleSetDraft {
        base: rules.base.name().to_owned(),
        source: rules.source.clone().unwrap_or_default(),
        changes: rules
            .differences(rules.base)
            .iter()
            .map(|difference| OptionChange {
                option: difference.here.option.to_owned(),
                value: difference.here.value.to_owned(),
            })
            .collect(),
    }
}
