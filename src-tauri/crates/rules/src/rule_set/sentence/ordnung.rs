//! The Tandemordnung.

use super::Sentence;
use crate::article::Article;

const fn said(number: &'static str, name: &'static str) -> Sentence {
    Sentence::new(Article::ordnung(number), name)
}

pub(super) const SENTENCES: &[Sentence] = &[
    said("1.1", "two-players-two-boards"),
    said("1.1", "advice-within-limits").unless(&["advice"]),
    said("1.3", "first-game-decides"),
    said("2.2", "announcement-may-replace"),
    said("3.1", "clocks-outside"),
    said("3.2", "not-the-partners-clock").says(&["clock_press"]),
    said("3.4", "claiming-team-stops-clocks").says(&["clock_stop"]),
    said("4.1", "drop-instead-of-move"),
    said("4.2", "forced-mate-allowed").unless(&["drop_mate"]),
    said("4.2", "pawns-on-2-to-7"),
    said("5.1", "pawn-for-piece").unless(&["promotion"]),
    said("7.1 c", "flag-claimed"),
    said("7.1 d", "mate-ends-unless-averted"),
    said("7.1 d", "own-drop-averts-mate").unless(&["mate"]),
    said("9.1", "talk"),
    said("9.2", "penalty-at-discretion"),
    said("9.3", "arbiter-without-complaint"),
    said("10.1", "ranking-reported").unless(&["line_up"]),
    said("10.3", "team-of-the-round"),
];
