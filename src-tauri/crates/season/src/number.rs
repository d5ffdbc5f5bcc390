//! Typed numbers of persons, evenings and points.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

/// A person of a season, counted from 1 in the order in which persons first took part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonNumber(pub u32);

impl PersonNumber {
    /// Returns the number for position `index`, counted from 0.
    pub fn at(index: usize) -> Self {
        Self(u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1))
    }

    /// Returns the position counted from 0.
    pub const fn index(self) -> usize {
        self.0.saturating_sub(1) as usize
    }
}

/// A tournament of a season, counted from 1 in the order of the season: by date, the undated last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EveningNumber(pub u32);

impl EveningNumber {
    /// Returns the number for position `index`, counted from 0.
    pub fn at(index: usize) -> Self {
        Self(u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1))
    }

    /// Returns the position counted from 0.
    pub const fn index(self) -> usize {
        self.0.saturating_sub(1) as usize
    }
}

/// Points of the season table in hundredths: 650 are 6.5.
///
/// An integer, so that sums are exact and equal totals compare equal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(pub i64);

impl Points {
    pub const NONE: Self = Self(0);

    /// Returns whole points.
    pub const fn whole(points: i64) -> Self {
        Self(points.saturating_mul(100))
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::NONE, Add::add)
    }
}

impl fmt::Display for Points {
    /// Writes the form of the settings: `10`, `6.5`, `3.33`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let sign = if self.0 < 0 { "-" } else { "" };
        f.pad(&match (rest, rest % 10) {
            (0, _) => format!("{sign}{whole}"),
            (_, 0) => format!("{sign}{whole}.{}", rest / 10),
            _ => format!("{sign}{whole}.{rest:02}"),
        })
    }
}
