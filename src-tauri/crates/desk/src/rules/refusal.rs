//! Refusals of rule sets.

use crate::core::wire::refusals;

refusals! {
    /// Refusals of rule sets in files.
    pub(crate) enum RulesRefusal {
        BadInput(exit = 1) RuleSetTooLarge { path: String },
        BadInput(exit = 1) BadRuleSet { line: usize, column: usize, found: String, wanted: String },
    }
}
