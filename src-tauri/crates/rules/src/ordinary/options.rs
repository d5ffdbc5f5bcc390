//! The readings of ordinary chess that its text leaves open, each an option.

use crate::article::Article;
use crate::rule_set::option::{rule_group, rule_option};

rule_option! {
    /// When the third occurrence of a position may be claimed (N *Remis*; FIDE 9.2).
    pub enum RepetitionClaim: "repetition_claim", article(|_preset| Article::ordinary_chess("Remis (3)")) {
        /// With the move that brings it about, before it is made, or just after, with the claimer to move.
        BeforeOrAfter = "before_or_after",
        /// Only before the third occurrence, with the intended move.
        BeforeOnly = "before_only",
    }
}

rule_option! {
    /// Whether a position in which nobody can mate ends the game by itself (N *Remis*;
    /// FIDE 5.2.2).
    pub enum DeadPosition: "dead_position", article(|_preset| Article::ordinary_chess("Remis (5)")) {
        /// It is drawn at once.
        EndsGame = "ends_game",
        OnClaim = "on_claim",
    }
}

rule_group! {
    /// Every dimension in which ordinary chess is read differently.
    pub struct OrdinaryRules {
        repetition_claim: RepetitionClaim,
        dead_position: DeadPosition,
    }
}

impl OrdinaryRules {
    /// Each option in the recommended reading.
    pub const fn recommended() -> Self {
        Self {
            repetition_claim: RepetitionClaim::BeforeOrAfter,
            dead_position: DeadPosition::EndsGame,
        }
    }
}

impl Default for OrdinaryRules {
    fn default() -> Self {
        Self::recommended()
    }
}
