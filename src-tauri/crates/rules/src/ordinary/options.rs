//! Options for ambiguous passages of ordinary chess.

use crate::article::Article;
use crate::rule_set::option::{rule_group, rule_option};

rule_option! {
    /// The moment to claim the third occurrence of a position (N *Remis*; FIDE 9.2).
    pub enum RepetitionClaim: "repetition_claim", article(|_preset| Article::ordinary_chess("Remis (3)")) {
        /// With the intended move before it is made, or right after the opponent's move.
        BeforeOrAfter = "before_or_after",
        /// Only before the third occurrence, with the intended move.
        BeforeOnly = "before_only",
    }
}

rule_option! {
    /// The effect of a position in which neither side can mate (N *Remis*; FIDE 5.2.2).
    pub enum DeadPosition: "dead_position", article(|_preset| Article::ordinary_chess("Remis (5)")) {
        /// It is an immediate draw.
        EndsGame = "ends_game",
        OnClaim = "on_claim",
    }
}

rule_group! {
    /// All options of ordinary chess.
    pub struct OrdinaryRules {
        repetition_claim: RepetitionClaim,
        dead_position: DeadPosition,
    }
}

impl OrdinaryRules {
    /// Returns each option in the recommended reading.
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
