//! Simulated time.

/// A moment in milliseconds since 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

impl Moment {
    /// Returns the moment some milliseconds later.
    #[must_use]
    pub const fn after(self, milliseconds: i64) -> Self {
        Self(self.0.saturating_add(milliseconds))
    }
}
