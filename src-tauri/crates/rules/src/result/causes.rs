//! Selectable causes under a rule set.

use super::{Cause, Verdict};
use crate::rule_set::RuleSet;

impl RuleSet {
    /// Returns the causes by which a side can win, in screen order.
    pub fn causes_for_win(&self) -> Vec<Cause> {
        self.causes_for(Verdict::Win)
    }

    /// Returns the causes by which a match can be drawn, in screen order.
    pub fn causes_for_draw(&self) -> Vec<Cause> {
        self.causes_for(Verdict::Draw)
    }

    /// Returns the causes that admit a verdict, in screen order.
    pub fn causes_for(&self, verdict: Verdict) -> Vec<Cause> {
        Cause::ALL
            .into_iter()
            .filter(|cause| self.admits(*cause, verdict).is_ok())
            .collect()
    }
}
