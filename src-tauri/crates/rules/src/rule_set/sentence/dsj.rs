//! The DSJ tandem rules.

use super::Sentence;
use crate::article::Article;

const fn said(number: &'static str, name: &'static str) -> Sentence {
    Sentence::new(Article::dsj(number), name)
}

pub(super) const SENTENCES: &[Sentence] = &[
    said("1.1", "two-players-two-boards"),
    said("1.1", "advice-within-limits").unless(&["advice"]),
    said("1.3", "first-game-decides"),
    said("2.1", "clocks-outside"),
    said("2.3", "clocks-stopped-for-arbiter").says(&["clock_stop"]),
    said("3.1", "drop-instead-of-move"),
    said("3.3", "pawns-on-2-to-7"),
    said("4.1", "pawn-for-piece").unless(&["promotion"]),
    said("5.2", "flag-established"),
    said("5.3", "mate-wins"),
    said("5.3.1", "own-drop-averts-mate").unless(&["mate"]),
    said("7.1", "talk-and-ask"),
    said("7.4", "arbiter-intervenes"),
];
