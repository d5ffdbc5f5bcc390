//! An answer with its legal basis.

use crate::article::Article;
use crate::rule_set::option::Entry;

/// An answer with its deciding rule and the relevant readings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling<T> {
    pub answer: T,
    pub article: Article,
    /// The options on whose reading the answer depends; empty if the text settles it.
    pub readings: Vec<Entry>,
}
