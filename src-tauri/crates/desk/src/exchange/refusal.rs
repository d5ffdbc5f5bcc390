//! Refusals of files of other programs.

use crate::core::wire::refusals;

refusals! {
    /// Refusals of exports and imports.
    pub(crate) enum ExchangeRefusal {
        NotNow NoGameRecords,
        NotNow NoFideIds,
        NotAllowed FolderNotEmpty { path: String },
        BadInput ReportTooLarge { most: String },
        BadInput JsonContradicts { reason: String },
    }
}
