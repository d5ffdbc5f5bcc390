//! Sentences of the regulations that a rule sheet prints beside the options, by article.
//!
//! Begin at [`of`]. The words are the messages `sentence-…`, in every language.

mod dsj;
mod ordinary;
mod ordnung;
mod pair_moves;
mod swiss;

use crate::article::Article;
use crate::preset::Preset;

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
    const fn new(article: Article, name: &'static str) -> Self {
        Self {
            article,
            name,
            says: &[],
            unless: &[],
        }
    }

    const fn says(self, options: &'static [&'static str]) -> Self {
        Self {
            says: options,
            ..self
        }
    }

    const fn unless(self, options: &'static [&'static str]) -> Self {
        Self {
            unless: options,
            ..self
        }
    }
}

/// The sentences of a preset's regulation, in its order.
pub fn of(preset: Preset) -> &'static [Sentence] {
    match preset {
        Preset::Dsj => dsj::SENTENCES,
        Preset::SwissRules => swiss::SENTENCES,
        Preset::Ordnung => ordnung::SENTENCES,
        Preset::PaarZugSchach => pair_moves::PAAR_ZUG_SCHACH,
        Preset::Fairschach => pair_moves::FAIRSCHACH,
        Preset::Standard => ordinary::SENTENCES,
        Preset::Fics => BUGHOUSE,
    }
}

/// The sentences bughouse shares with the other tandem rules.
const BUGHOUSE: &[Sentence] = &[
    Sentence::new(Article::fics("bughouse"), "two-players-two-boards"),
    Sentence::new(Article::fics("bughouse"), "first-game-decides"),
    Sentence::new(Article::fics("bughouse"), "drop-instead-of-move"),
    Sentence::new(Article::fics("bughouse"), "pawns-on-2-to-7"),
];
