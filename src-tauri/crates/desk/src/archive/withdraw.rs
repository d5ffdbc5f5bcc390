//! Withdraws a tournament from the public.

use kralle_call::call;
use kralle_view::named::Named;

use crate::archive::archived::{Archived, Errand, Live};
use crate::archive::push::shown;
use crate::archive::view::ArchiveStateView;
use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refusals::ArchiveRefusal;
use crate::core::wire::Nothing;

/// Withdraws the open tournament from the public, drops its queued requests, and turns off its
/// automatic uploads.
#[call]
pub(crate) fn withdraw_from_archive(
    desk: &mut Desk,
    _: Nothing,
) -> Result<ArchiveStateView, RefusalView> {
    let file = desk.file_identity()?;
    desk.outbox()?.change(file, |before| {
        let mut archived = before.ok_or(ArchiveRefusal::ArchiveNone)?;
        // A response may have been lost: the queued revision may have arrived.
        let there = archived.in_archive.as_ref().map(|it| it.revision);
        let newest = there.max(archived.waiting());
        let newest = newest.ok_or(ArchiveRefusal::ArchiveNone)?;
        archived.put(Errand::Withdraw { revision: newest });
        Ok(Some(Archived {
            live: Named(Live::Off),
            // A new upload needs a new confirmation.
            confirmed: None,
            ..archived
        }))
    })?;
    shown(desk)
}
