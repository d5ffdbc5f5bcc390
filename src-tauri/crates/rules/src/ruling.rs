//! An answer that says what it rests on.

use crate::article::Article;
use crate::rule_set::option::Entry;

/// An answer with the rule that decides it and the readings it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling<T> {
    /// The answer.
    pub answer: T,
    /// The rule that decides.
    pub article: Article,
    /// The options whose reading the answer rests on; empty when the text settles it.
    pub readings: Vec<Entry>,
}
