//! Progress and cancel.

/// Someone who waits for a long pairing: hears how far it is, and may stop it.
///
/// Both are asked often, inside of a bracket too: they must be quick.
pub trait Watch {
    /// So many of all entrants are paired.
    fn progress(&self, done: usize, total: usize);
    /// Whether to stop.
    fn is_cancelled(&self) -> bool;
}

/// Nobody waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn progress(&self, _done: usize, _total: usize) {}

    fn is_cancelled(&self) -> bool {
        false
    }
}
