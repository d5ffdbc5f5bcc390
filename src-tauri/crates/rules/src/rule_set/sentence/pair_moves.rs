//! Sentences of *Fairschach und PaarZugSchach*.

use super::row::Sentence;
use crate::article::Article;

const fn sentence(passage: &'static str, name: &'static str) -> Sentence {
    Sentence::new(Article::paar_zug(passage), name)
}

/// PZSR 1 to 8, with additions from the prose.
pub(super) const PAAR_ZUG_SCHACH: &[Sentence] = &[
    sentence("Spielen mit Paarzügen (2)", "pair-hidden"),
    sentence("Spielen mit Paarzügen (3)", "pair-ways"),
    sentence("Spielen mit Paarzügen (3)", "pair-king-target"),
    sentence("Spielen mit Paarzügen (6)", "pair-left-piece"),
    sentence("Spielen mit Paarzügen (7)", "pair-swap"),
    sentence("PaarZugSchach (1)", "pair-score-sheets"),
    sentence("PaarZugSchach, Notation", "pair-notation"),
    sentence("Spielregeln (1)", "pair-change-before-clock"),
    sentence("Spielregeln (4)", "pair-right-use"),
    sentence("Spielregeln (5)", "pair-change-in-check"),
    sentence("PZSR 1", "pair-at-once"),
    sentence("PZSR 1", "pair-right"),
    sentence("PZSR 2", "pair-store"),
    sentence("PZSR 2", "pair-reveal"),
    sentence("PZSR 3", "pair-standing-piece"),
    sentence("PZSR 4", "pair-strength").unless(&["same_target"]),
    sentence("PZSR 4", "pair-king-and-pawn"),
    sentence("PZSR 5", "pair-check-first"),
    sentence("PZSR 5", "pair-second-changes"),
    sentence("PZSR 6", "pair-check-after"),
    sentence("PZSR 8", "pair-normal-ends"),
    sentence("PZSR 8", "pair-kings-adjacent"),
];

/// *Spielen mit Paarzügen*, with the first-move right of *Fairschach*.
pub(super) const FAIRSCHACH: &[Sentence] = &[
    sentence("Fairschach (3)", "fair-right"),
    sentence("Spielen mit Paarzügen (1)", "fair-normal-chess"),
    sentence("Spielen mit Paarzügen (2)", "pair-hidden"),
    sentence("Spielen mit Paarzügen (2)", "fair-reveal"),
    sentence("Spielen mit Paarzügen (3)", "fair-at-once"),
    sentence("Spielen mit Paarzügen (3)", "pair-ways"),
    sentence("Spielen mit Paarzügen (3)", "pair-king-target"),
    sentence("Spielen mit Paarzügen (4)", "fair-agreed-rule"),
    sentence("Spielen mit Paarzügen (4)", "fair-strength").unless(&["same_target"]),
    sentence("Spielen mit Paarzügen (5)", "pair-king-and-pawn"),
    sentence("Spielen mit Paarzügen (6)", "pair-standing-piece"),
    sentence("Spielen mit Paarzügen (6)", "pair-left-piece"),
    sentence("Spielen mit Paarzügen (7)", "pair-swap"),
    // The text does not mention it.
    Sentence::new(Article::kralle("kings_adjacent"), "pair-kings-adjacent"),
];
