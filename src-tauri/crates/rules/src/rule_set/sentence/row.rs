//! A sentence of a regulation, and the options it depends on.

use crate::article::Article;

/// A sentence of a regulation in our own words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sentence {
    pub article: Article,
    /// The message is `sentence-` and this name.
    pub name: &'static str,
    /// The options it covers in the preset's readings; they need no lines of their own.
    pub says: &'static [&'static str],
    /// Further options that make it untrue if they differ from the preset.
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
