//! Shows a rule set option by option.

use crate::desk::Desk;
use crate::view::refusal::RefusalView;
use crate::view::rule_set::{RuleSetDraft, RuleSetView};
use crate::view::wire;

wire! {
    /// Which rule set.
    #[ts(rename = "RuleSetInput")]
    pub struct Input {
        /// One that is being chosen; none takes that of the open tournament.
        #[serde(default)]
        pub draft: Option<RuleSetDraft>,
    }
}

/// Shows a rule set option by option. One that is being chosen needs no open tournament.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<RuleSetView, RefusalView> {
    let (rules, begun) = match (&input.draft, desk.tournament()) {
        (Some(draft), Ok(tournament)) => (
            crate::parse::rule_set::rule_set(draft)?,
            tournament.has_begun(),
        ),
        (Some(draft), Err(_)) => (crate::parse::rule_set::rule_set(draft)?, false),
        (None, Ok(tournament)) => (tournament.settings.rule_set.clone(), tournament.has_begun()),
        (None, Err(refusal)) => return Err(refusal),
    };
    Ok(crate::show::rule_set::view(&rules, begun))
}
