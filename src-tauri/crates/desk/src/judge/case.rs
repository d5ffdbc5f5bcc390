//! A position under rules, to be asked about.

use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Position;

/// A position under rules, to be asked about.
pub(crate) struct Case<'a> {
    pub(crate) rules: &'a RuleSet,
    pub(crate) position: &'a Position,
}
