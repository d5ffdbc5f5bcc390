//! Refusals of the history.

use crate::core::wire::refusals;

refusals! {
    /// Refusals of undo and redo.
    pub(crate) enum HistoryRefusal {
        /// Another command was meant than the one that is next.
        NotNow NotTheNextStep,
    }
}
