//! What a desk has to do with archives.

use std::sync::Arc;

use kralle_store::FileId;
use kralle_tournament::Tournament;

use crate::archive::outbox::Outbox;

/// The way to archives from a desk.
#[derive(Default)]
pub(crate) struct ArchiveLink {
    /// None at a desk without a settings folder.
    pub(crate) outbox: Option<Outbox>,
    /// The tournament as it went into the outbox last.
    pub(crate) followed: Option<(FileId, Arc<Tournament>)>,
}
