//! What a desk has to do with archives.

use std::sync::Arc;

use kralle_store::FileId;
use kralle_tournament::Tournament;

use crate::core::desk::Desk;
use crate::core::outbox::Outbox;
use crate::core::refusal::RefusalView;

/// The way to archives from a desk.
#[derive(Default)]
pub(crate) struct AtArchive {
    /// None at a desk without a settings folder.
    pub(crate) outbox: Option<Outbox>,
    /// The tournament as it went into the outbox last.
    pub(crate) followed: Option<(FileId, Arc<Tournament>)>,
}

impl AtArchive {
    /// Where the settings folder is known.
    pub(crate) fn with(outbox: Outbox) -> Self {
        Self {
            outbox: Some(outbox),
            followed: None,
        }
    }
}

impl Desk {
    /// The identity of the open file.
    ///
    /// # Errors
    /// When none is open.
    pub fn file_identity(&self) -> Result<FileId, RefusalView> {
        Ok(self.open_file()?.store.head()?.file)
    }

    /// What waits for archives on this machine.
    ///
    /// # Errors
    /// At a desk without a settings folder.
    pub fn outbox(&self) -> Result<&Outbox, RefusalView> {
        let outbox = self.archive.outbox.as_ref();
        outbox.ok_or_else(|| RefusalView::new("archive_no_folder"))
    }
}
