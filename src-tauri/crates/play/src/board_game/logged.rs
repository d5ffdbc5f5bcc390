//! What is kept of a pair beside the moves: thinking times, and the entries as they were opened.

use kralle_rules::paarzug::clock::Millis;
use shakmaty::{ByColor, Color};

use super::commitment::{Commitment, OpenedEntry};

/// One player's part in a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedSide {
    pub thinking: Millis,
    pub opened: OpenedEntry,
    pub commitment: Commitment,
}

/// A pair that was revealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedPair {
    pub sides: ByColor<LoggedSide>,
}

/// Why a stored entry is part of no pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unopened {
    /// It was never opened.
    Covered,
    /// The supervisor took it back.
    TakenBack,
}

/// An entry that was stored and is part of no pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnopenedEntry {
    pub why: Unopened,
    /// The pair it was for, from 1.
    pub pair: usize,
    pub color: Color,
    pub commitment: Commitment,
}

/// How long each clock has run in this pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Timing {
    since: ByColor<Option<Millis>>,
    used: ByColor<u64>,
}

impl Timing {
    /// The clock of `color` runs from this moment, unless it runs already.
    pub(super) fn start(&mut self, color: Color, moment: Millis) {
        self.since.get_mut(color).get_or_insert(moment);
    }

    /// The clock of `color` stands.
    pub(super) fn stop(&mut self, color: Color, moment: Millis) {
        if let Some(since) = self.since.get_mut(color).take() {
            *self.used.get_mut(color) += moment.0.saturating_sub(since.0);
        }
    }

    /// What a player used since this was asked last.
    pub(super) fn take(&mut self, color: Color) -> Millis {
        Millis(std::mem::take(self.used.get_mut(color)))
    }
}
