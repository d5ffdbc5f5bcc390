//! A position with the rules to judge it by.

use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Position;

/// A position with the rules to judge it by.
pub(crate) struct Case<'a> {
    pub(crate) rules: &'a RuleSet,
    pub(crate) position: &'a Position,
}
