//! Progress and cancellation.

/// The observer of a long pairing: receives progress and may cancel.
///
/// Both methods are called often, also inside a bracket, so they must be fast.
pub trait Watch {
    /// Reports the number of paired entrants.
    fn progress(&self, done: usize, total: usize);
    /// True if the pairing should stop.
    fn is_cancelled(&self) -> bool;
}

/// An observer that ignores progress and never cancels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn progress(&self, _done: usize, _total: usize) {}

    fn is_cancelled(&self) -> bool {
        false
    }
}
