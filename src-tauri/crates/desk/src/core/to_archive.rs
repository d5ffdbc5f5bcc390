//! The way from the desk to archives.

use kralle_store::FileId;

use crate::core::desk::Desk;
use crate::core::outbox::Outbox;
use crate::core::refusal::RefusalView;
use crate::core::refusals::ArchiveRefusal;

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
        outbox.ok_or_else(|| ArchiveRefusal::ArchiveNoFolder.into())
    }
}
