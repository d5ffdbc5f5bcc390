//! The causes a screen offers under a rule set.

use super::{Cause, Verdict};
use crate::rule_set::RuleSet;

impl RuleSet {
    /// The causes by which one side can win, in the order of a screen.
    pub fn causes_for_win(&self) -> Vec<Cause> {
        self.causes_for(Verdict::Win)
    }

    /// The causes by which a match can be drawn, in the order of a screen.
    pub fn causes_for_draw(&self) -> Vec<Cause> {
        self.causes_for(Verdict::Draw)
    }

    /// The causes that admit a verdict, in the order of a screen.
    pub fn causes_for(&self, verdict: Verdict) -> Vec<Cause> {
        Cause::ALL
            .into_iter()
            .filter(|cause| self.admits(*cause, verdict).is_ok())
            .collect()
    }
}
