//! A sentence of a regulation, and what it depends on.

use crate::article::Article;

/// A sentence of a regulation in our own words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sentence {
    pub article: Article,
    /// The message is `sentence-` and this name.
    pub name: &'static str,
    /// The options whose readings in the preset it says, in place of their own lines.
    pub says: &'static [&'static str],
    /// The options that make it untrue when they depart from the preset, beside those it says.
    pub unless: &'static [&'static str],
}

impl Sentence {
    pub(super) const fn new(article: Article, name: &'static str) -> Self {
        Self {
            article,
            name,
            says: &[],
            unless: &[],
        }
    }

    pub(super) const fn says(self, options: &'static [&'static str]) -> Self {
        Self {
            says: options,
            ..self
        }
    }

    pub(super) const fn unless(self, options: &'static [&'static str]) -> Self {
        Self {
            unless: options,
            ..self
        }
    }
}
