//! Calls that show the rules in force and change them.

use kralle_call::call;
use kralle_rules::rule_set::RuleSet;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::{Overview, UnderGamesName};
use crate::core::parse;
use crate::core::refusal::{Data, Datum, RefusalView, data};
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::rules::options;
use crate::rules::view::{RuleSetDraft, RuleSetView};

wire! {
    /// The rule set to show.
    pub struct RuleSetInput {
        /// A draft that is being edited; if omitted, the rule set of the open tournament.
        #[serde(default)]
        pub draft: Option<RuleSetDraft>,
    }
}

/// Shows a rule set option by option: the tournament's, or a draft that is being edited.
///
/// A draft needs no open tournament.
#[call]
pub(crate) fn rule_set(desk: &Snapshot, input: RuleSetInput) -> Result<RuleSetView, RefusalView> {
    let (rules, begun) = match (&input.draft, desk.tournament()) {
        (Some(draft), Ok(tournament)) => (
            crate::rules::options::rule_set(draft)?,
            tournament.has_begun(),
        ),
        (Some(draft), Err(_)) => (crate::rules::options::rule_set(draft)?, false),
        (None, Ok(tournament)) => (tournament.settings.rule_set.clone(), tournament.has_begun()),
        (None, Err(refusal)) => return Err(refusal),
    };
    Ok(crate::rules::options::view(&rules, begun))
}

wire! {
    /// The new rules, and an optional reason.
    pub struct ChangeRuleSetInput {
        pub rules: RuleSetDraft,
        /// The reason; required once the tournament has begun.
        #[serde(default)]
        pub reason: Option<String>,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderGamesName>"))]
        pub under_games: UnderGamesName,
    }
}

/// Changes the rules in force; once the tournament has begun, a reason is required.
#[call]
pub(crate) fn change_rule_set(
    desk: &mut Desk,
    input: ChangeRuleSetInput,
) -> Result<Overview, RefusalView> {
    let rules = options::rule_set(&input.rules)?;
    let reason = parse::missing_line(Field::Reason, input.reason.as_ref())?;
    let mut said = said(&desk.tournament()?.settings.rule_set, &rules);
    said.extend(crate::core::refusal::reason(reason.as_ref()));
    desk.command_under(
        Command::ChangeRuleSet,
        said,
        input.under_games,
        |tournament| tournament.change_rule_set(rules, reason.as_ref()),
    )
}

/// Returns the data of the journal sentence: the names of the changed options.
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
