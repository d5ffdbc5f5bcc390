//! Sentences of the regulations that a rule sheet prints beside the options, by article.
//!
//! Begin at [`of`]. The texts are the messages `sentence-…`, in every language.

mod dsj;
mod ordinary;
mod ordnung;
mod pair_moves;
mod row;
mod swiss;

use crate::article::Article;
use crate::preset::Preset;

pub use row::Sentence;

/// Returns the sentences of a preset's regulation, in its order.
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

/// The sentences that bughouse shares with the other tandem rules.
const BUGHOUSE: &[Sentence] = &[
    Sentence::new(Article::fics("bughouse"), "two-players-two-boards"),
    Sentence::new(Article::fics("bughouse"), "first-game-decides"),
    Sentence::new(Article::fics("bughouse"), "drop-instead-of-move"),
    Sentence::new(Article::fics("bughouse"), "pawns-on-2-to-7"),
];
