//! The state of a desk for archives.

use std::sync::Arc;

use kralle_store::FileId;
use kralle_tournament::Tournament;

use crate::archive::outbox::Outbox;

/// The link of a desk to archives.
#[derive(Default)]
pub(crate) struct ArchiveLink {
    /// `None` if the desk has no settings folder.
    pub(crate) outbox: Option<Outbox>,
    /// The tournament as last queued in the outbox, with its file; `None` before the first time.
    pub(crate) followed: Option<(FileId, Arc<Tournament>)>,
}
