//! Penalties and bonuses: points beside the results of the rounds.

use super::{EntrantNumber, HalfPoints, Points, RoundNumber};

/// Points added or taken beside the results (TRF record 299).
///
/// They count in the standings from this round on, and in pairing from the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Adjustment {
    pub entrant: EntrantNumber,
    pub round: RoundNumber,
    /// Match points, in half points, signed; in an individual event the points.
    pub match_points: i32,
    /// Game points, in half points, signed; in an individual event the same.
    pub game_points: i32,
}

/// A running sum that penalties may take below zero; the displayed value is never negative.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Balance {
    match_points: i32,
    game_points: i32,
}

impl Balance {
    pub(super) fn add(&mut self, points: Points) {
        self.match_points += i32::from(points.match_points.get());
        self.game_points += i32::from(points.game_points.get());
    }

    pub(super) const fn adjust(&mut self, it: &Adjustment) {
        self.match_points = self.match_points.saturating_add(it.match_points);
        self.game_points = self.game_points.saturating_add(it.game_points);
    }

    pub(super) fn points(self) -> Points {
        let shown = |sum: i32| HalfPoints(u16::try_from(sum.max(0)).unwrap_or(u16::MAX));
        Points {
            match_points: shown(self.match_points),
            game_points: shown(self.game_points),
        }
    }
}
