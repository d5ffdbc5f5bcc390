//! Numbers that stand for something.

/// A person of a season, counted from 1 in the order in which persons first took part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonNumber(pub u32);

impl PersonNumber {
    /// The number for position `index`, counted from 0.
    pub fn at(index: usize) -> Self {
        Self(u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1))
    }

    /// The position counted from 0.
    pub const fn index(self) -> usize {
        self.0.saturating_sub(1) as usize
    }
}
