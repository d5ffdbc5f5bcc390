//! Numbers with a meaning: each has its own type, so that they cannot be confused.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};

/// Defines a number counted from 1.
macro_rules! counted_from_one {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(NonZeroU16);

        impl $name {
            /// The first number: 1.
            pub const FIRST: Self = Self(NonZeroU16::MIN);

            /// Returns the number `value`; `None` for 0.
            pub const fn new(value: u16) -> Option<Self> {
                match NonZeroU16::new(value) {
                    Some(value) => Some(Self(value)),
                    None => None,
                }
            }

            /// Returns the number for position `index`, counted from 0; positions above 65,534 all
            /// give the last number.
            pub fn at(index: usize) -> Self {
                let value = u16::try_from(index).unwrap_or(u16::MAX).saturating_add(1);
                Self(NonZeroU16::MIN.saturating_add(value - 1))
            }

            /// Returns the plain value, 1 or more.
            pub const fn get(self) -> u16 {
                self.0.get()
            }

            /// Returns the position, counted from 0.
            pub fn index(self) -> usize {
                usize::from(self.0.get()) - 1
            }

            /// Returns the next number.
            #[must_use]
            pub fn next(self) -> Self {
                Self(self.0.saturating_add(1))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

counted_from_one! {
    /// A team's number in this tournament (German: *Startnummer*), counted from 1.
    ///
    /// It is the start number of the team's pot-1 player (S T3) and fixed by the drawing of lots.
    /// FIDE calls it the tournament pairing number (TPN). It is not a rank.
    TeamNumber
}
counted_from_one! {
    /// A round's number (German: *Runde*), counted from 1 through all cycles.
    RoundNumber
}
counted_from_one! {
    /// A table's number in a round: one match, two boards.
    TableNumber
}
counted_from_one! {
    /// A game's number in its match.
    GameNumber
}
/// The identity of a player inside one tournament file; never shown, never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_numbers_agree() {
        assert_eq!(TeamNumber::at(0), TeamNumber::FIRST);
        assert_eq!(TeamNumber::at(4).get(), 5);
        assert_eq!(TeamNumber::at(4).index(), 4);
        assert_eq!(TeamNumber::new(0), None);
    }
}
