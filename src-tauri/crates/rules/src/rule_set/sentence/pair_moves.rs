//! *Fairschach und PaarZugSchach*.

use super::Sentence;
use crate::article::Article;

const fn said(passage: &'static str, name: &'static str) -> Sentence {
    Sentence::new(Article::paar_zug(passage), name)
}

/// PZSR 1 to 8, with what the prose adds.
pub(super) const PAAR_ZUG_SCHACH: &[Sentence] = &[
    said("Spielen mit Paarzügen (2)", "pair-hidden"),
    said("Spielen mit Paarzügen (3)", "pair-ways"),
    said("Spielen mit Paarzügen (3)", "pair-king-target"),
    said("Spielen mit Paarzügen (6)", "pair-left-piece"),
    said("Spielen mit Paarzügen (7)", "pair-swap"),
    said("PaarZugSchach (1)", "pair-score-sheets"),
    said("PaarZugSchach, Notation", "pair-notation"),
    said("Spielregeln (1)", "pair-change-before-clock"),
    said("Spielregeln (4)", "pair-right-use"),
    said("Spielregeln (5)", "pair-change-in-check"),
    said("PZSR 1", "pair-at-once"),
    said("PZSR 1", "pair-right"),
    said("PZSR 2", "pair-store"),
    said("PZSR 2", "pair-reveal"),
    said("PZSR 3", "pair-standing-piece"),
    said("PZSR 4", "pair-strength").unless(&["same_target"]),
    said("PZSR 4", "pair-king-and-pawn"),
    said("PZSR 5", "pair-check-first"),
    said("PZSR 5", "pair-second-changes"),
    said("PZSR 6", "pair-check-after"),
    said("PZSR 8", "pair-normal-ends"),
    said("PZSR 8", "pair-kings-adjacent"),
];

/// *Spielen mit Paarzügen*, with the first-move right of *Fairschach*.
pub(super) const FAIRSCHACH: &[Sentence] = &[
    said("Fairschach (3)", "fair-right"),
    said("Spielen mit Paarzügen (1)", "fair-normal-chess"),
    said("Spielen mit Paarzügen (2)", "pair-hidden"),
    said("Spielen mit Paarzügen (2)", "fair-reveal"),
    said("Spielen mit Paarzügen (3)", "fair-at-once"),
    said("Spielen mit Paarzügen (3)", "pair-ways"),
    said("Spielen mit Paarzügen (3)", "pair-king-target"),
    said("Spielen mit Paarzügen (4)", "fair-agreed-rule"),
    said("Spielen mit Paarzügen (4)", "fair-strength").unless(&["same_target"]),
    said("Spielen mit Paarzügen (5)", "pair-king-and-pawn"),
    said("Spielen mit Paarzügen (6)", "pair-standing-piece"),
    said("Spielen mit Paarzügen (6)", "pair-left-piece"),
    said("Spielen mit Paarzügen (7)", "pair-swap"),
];
