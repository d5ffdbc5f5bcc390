//! Exact points as integers.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// A score in half points: 3 means 1½.
///
/// An integer, so that sums are exact and equal scores compare equal. All arithmetic saturates; no
/// event reaches 32 767 points.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct HalfPoints(pub u16);

impl HalfPoints {
    pub const ZERO: Self = Self(0);

    /// Returns a number of whole points.
    pub const fn whole(points: u16) -> Self {
        Self(points.saturating_mul(2))
    }

    /// Returns the number of half points.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl Add for HalfPoints {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

/// Writes `1.5`, always with one decimal, as in TRF.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 2, (self.0 % 2) * 5))
    }
}
