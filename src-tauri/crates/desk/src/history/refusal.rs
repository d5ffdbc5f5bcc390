//! Refusals of the history.

use crate::core::wire::refusals;

refusals! {
    /// Refusals of undo and redo.
    pub(crate) enum HistoryRefusal {
        /// The next command to undo or redo is not the named one.
        NotNow NotTheNextStep,
    }
}
