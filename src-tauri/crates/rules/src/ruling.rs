//! An answer that says what it rests on.

use crate::article::Article;
use crate::rule_set::option::Entry;

/// An answer with the rule that decides it and the readings it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling<T> {
    pub answer: T,
    pub article: Article,
    /// The options whose reading the answer rests on; empty when the text settles it.
    pub readings: Vec<Entry>,
}
