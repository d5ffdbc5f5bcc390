//! Puts other rules in force.

use kralle_rules::rule_set::RuleSet;

use crate::desk::Desk;
use crate::parse::{field, rule_set};
use crate::view::overview::Overview;
use crate::view::refusal::{Data, Datum, RefusalView, data};
use crate::view::rule_set::RuleSetDraft;
use crate::view::wire;

wire! {
    /// The rules, and why they change.
    #[ts(rename = "ChangeRuleSetInput")]
    pub struct Input {
        /// The rules that are to be in force.
        pub rules: RuleSetDraft,
        /// Why; needed once the tournament has begun.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Puts other rules in force.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let rules = rule_set::rule_set(&input.rules)?;
    let reason = field::missing_line("reason", input.reason.as_ref())?;
    let mut said = said(&desk.tournament()?.settings.rule_set, &rules);
    said.extend(super::reason(reason.as_ref()));
    desk.command("change_rule_set", said, |tournament| {
        tournament.change_rule_set(rules, reason.as_ref())
    })
}

/// What the sentence needs: what changes, each by the name of its option.
fn said(before: &RuleSet, after: &RuleSet) -> Data {
    if before.base != after.base {
        return data([("option", Datum::Texts(vec!["base".to_owned()]))]);
    }
    let others = before.entries();
    let mut changed: Vec<String> = after
        .entries()
        .iter()
        .filter(|entry| !others.contains(entry))
        .map(|entry| entry.option.to_owned())
        .collect();
    if before.source != after.source {
        changed.push("source".to_owned());
    }
    data([("option", Datum::Texts(changed))])
}
