//! Sentences of the Tandemordnung.

use super::row::Sentence;
use crate::article::Article;

const fn sentence(number: &'static str, name: &'static str) -> Sentence {
    Sentence::new(Article::ordnung(number), name)
}

pub(super) const SENTENCES: &[Sentence] = &[
    sentence("1.1", "two-players-two-boards"),
    sentence("1.1", "advice-within-limits").unless(&["advice"]),
    sentence("1.3", "first-game-decides"),
    sentence("2.2", "announcement-may-replace"),
    sentence("3.1", "clocks-outside"),
    sentence("3.2", "not-the-partners-clock").says(&["clock_press"]),
    sentence("3.4", "claiming-team-stops-clocks").says(&["clock_stop"]),
    sentence("4.1", "drop-instead-of-move"),
    sentence("4.2", "forced-mate-allowed").unless(&["drop_mate"]),
    sentence("4.2", "pawns-on-2-to-7"),
    sentence("5.1", "pawn-for-piece").unless(&["promotion"]),
    sentence("7.1 c", "flag-claimed"),
    sentence("7.1 d", "mate-ends-unless-averted"),
    sentence("7.1 d", "drop-can-avert-mate").unless(&["mate"]),
    sentence("9.1", "talk"),
    sentence("9.2", "penalty-at-discretion"),
    sentence("9.3", "arbiter-without-complaint"),
    sentence("10.1", "ranking-reported").unless(&["line_up"]),
    sentence("10.3", "team-of-the-round"),
];
