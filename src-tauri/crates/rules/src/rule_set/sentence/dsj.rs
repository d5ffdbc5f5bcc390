//! Sentences of the DSJ tandem rules.

use super::row::Sentence;
use crate::article::Article;

const fn sentence(number: &'static str, name: &'static str) -> Sentence {
    Sentence::new(Article::dsj(number), name)
}

pub(super) const SENTENCES: &[Sentence] = &[
    sentence("1.1", "two-players-two-boards"),
    sentence("1.1", "advice-within-limits").unless(&["advice"]),
    sentence("1.3", "first-game-decides"),
    sentence("2.1", "clocks-outside"),
    sentence("2.3", "clocks-stopped-for-arbiter").says(&["clock_stop"]),
    sentence("3.1", "drop-instead-of-move"),
    sentence("3.3", "pawns-on-2-to-7"),
    sentence("4.1", "pawn-for-piece").unless(&["promotion"]),
    sentence("5.2", "flag-established"),
    sentence("5.3", "mate-wins"),
    sentence("5.3.1", "own-drop-averts-mate").unless(&["mate"]),
    sentence("7.1", "talk-and-ask"),
    sentence("7.4", "arbiter-intervenes"),
];
