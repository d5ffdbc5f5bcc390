//! The senders of requests.

use std::fmt;

/// The sender of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sender {
    Phone(u16),
    Device(usize),
    Spectator,
    Eavesdropper,
}

impl Sender {
    /// Returns a number for the fate of its requests.
    pub(crate) const fn seed(self) -> u64 {
        match self {
            Self::Phone(number) => 100 + number as u64,
            Self::Device(number) => 10 + number as u64,
            Self::Spectator => 1,
            Self::Eavesdropper => 2,
        }
    }

    /// True if its requests are its own.
    pub(crate) const fn is_honest(self) -> bool {
        matches!(self, Self::Phone(_) | Self::Device(_))
    }
}

impl fmt::Display for Sender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Phone(number) => write!(f, "phone {number}"),
            Self::Device(number) => write!(f, "tablet {number}"),
            Self::Spectator => f.write_str("a spectator"),
            Self::Eavesdropper => f.write_str("the eavesdropper"),
        }
    }
}
