//! Log of a pair beside its moves: thinking times and opened entries.

use kralle_rules::paarzug::clock::Millis;
use shakmaty::{ByColor, Color};

use super::commitment::{Commitment, OpenedEntry};

/// One player's data in a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedSide {
    pub thinking: Millis,
    pub opened: OpenedEntry,
    pub commitment: Commitment,
}

/// A revealed pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedPair {
    pub sides: ByColor<LoggedSide>,
}

/// The reason a stored entry is part of no pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unopened {
    /// It was never opened.
    Covered,
    /// The supervisor took it back.
    TakenBack,
}

/// A stored entry that is part of no pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnopenedEntry {
    pub why: Unopened,
    /// Its pair, from 1.
    pub pair: usize,
    pub color: Color,
    pub commitment: Commitment,
}

/// The running time of each clock in this pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Timing {
    since: ByColor<Option<Millis>>,
    used: ByColor<u64>,
}

impl Timing {
    /// Starts the clock of `color` at this moment, unless it is running.
    pub(super) fn start(&mut self, color: Color, moment: Millis) {
        self.since.get_mut(color).get_or_insert(moment);
    }

    /// Stops the clock of `color`.
    pub(super) fn stop(&mut self, color: Color, moment: Millis) {
        if let Some(since) = self.since.get_mut(color).take() {
            *self.used.get_mut(color) += moment.0.saturating_sub(since.0);
        }
    }

    /// Returns the time a player has used since the last call.
    pub(super) fn take(&mut self, color: Color) -> Millis {
        Millis(std::mem::take(self.used.get_mut(color)))
    }
}
