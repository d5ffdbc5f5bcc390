//! The director's actions on the upload queue.

use kralle_call::call;
use kralle_store::FileId;
use kralle_view::named::Named;

use crate::archive::archived::{Archived, Live};
use crate::archive::push::shown;
use crate::archive::view::ArchiveStateView;
use crate::core::desk::Desk;
use crate::core::mark::bytes;
use crate::core::refusal::RefusalView;
use crate::core::refusals::ArchiveRefusal;
use crate::core::wire::{Nothing, wire};

/// Retries all queued requests immediately.
#[call]
pub(crate) fn retry_outbox(desk: &mut Desk, _: Nothing) -> Result<ArchiveStateView, RefusalView> {
    let outbox = desk.outbox()?;
    for (file, _) in outbox.all() {
        outbox.change(file, |before| {
            let stuck = before.filter(|it| it.trouble.is_some());
            Ok(stuck.map(|mut archived| {
                archived.trouble = None;
                // With a new revision, the update counts even after an update from another machine.
                if archived.people_wait() {
                    archived.put_people();
                }
                archived
            }))
        })?;
    }
    outbox.ring();
    shown(desk)
}

wire! {
    /// A tournament in the upload queue.
    pub struct WaitingInput {
        /// The identity of its file.
        pub file: String,
    }
}

/// Drops the queued requests of a tournament, even during an upload, and turns off its automatic
/// uploads. The state in the archive does not change.
#[call]
pub(crate) fn drop_from_outbox(
    desk: &mut Desk,
    input: WaitingInput,
) -> Result<ArchiveStateView, RefusalView> {
    let unknown = || ArchiveRefusal::ArchiveNone;
    let file = bytes(&input.file).map(FileId).ok_or_else(unknown)?;
    desk.outbox()?.change(file, |before| {
        let archived = before.ok_or_else(unknown)?;
        Ok(Some(Archived {
            errands: Vec::new(),
            trouble: None,
            live: Named(Live::Off),
            ..archived
        }))
    })?;
    shown(desk)
}
