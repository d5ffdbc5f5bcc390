//! Typed numbers of entrants and rounds.

use std::fmt;
use std::num::NonZeroU16;

/// An entrant's number in this event (German: *Startnummer*), counted from 1.
///
/// FIDE calls it the tournament pairing number (TPN): the smaller number is
/// the higher seed. It is fixed, and it is not a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntrantNumber(NonZeroU16);

/// A round's number, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundNumber(NonZeroU16);

macro_rules! counted_from_one {
    ($name:ident) => {
        impl $name {
            pub const FIRST: Self = Self(NonZeroU16::MIN);

            /// Returns the number; `None` for 0.
            pub const fn new(number: u16) -> Option<Self> {
                match NonZeroU16::new(number) {
                    Some(number) => Some(Self(number)),
                    None => None,
                }
            }

            /// Returns the number at an index counted from 0.
            ///
            /// Indices beyond 65 534 do not occur (an event refuses them) and give the last number.
            pub fn from_index(index: usize) -> Self {
                let number = u16::try_from(index).unwrap_or(u16::MAX).saturating_add(1);
                Self::new(number).unwrap_or(Self::FIRST)
            }

            /// Returns the number, at least 1.
            pub const fn get(self) -> u16 {
                self.0.get()
            }

            /// Returns the index counted from 0.
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// Returns the next number; the last one has no successor and is returned unchanged.
            #[must_use]
            pub const fn next(self) -> Self {
                Self(self.0.saturating_add(1))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }
    };
}

counted_from_one!(EntrantNumber);
counted_from_one!(RoundNumber);

impl RoundNumber {
    /// Returns the previous round; `None` for the first.
    pub const fn previous(self) -> Option<Self> {
        Self::new(self.0.get() - 1)
    }
}
