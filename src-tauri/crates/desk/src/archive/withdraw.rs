//! Takes a tournament back from the public.

use kralle_call::call;
use kralle_view::named::Named;

use crate::archive::archived::{Archived, Errand, Live};
use crate::archive::push::shown;
use crate::archive::view::ArchiveStateView;
use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refusals::ArchiveRefusal;
use crate::core::wire::Nothing;

/// Takes the open tournament back from the public, with everything that still waits, and lets it go there no
/// longer by itself.
#[call]
pub(crate) fn withdraw_from_archive(
    desk: &mut Desk,
    _: Nothing,
) -> Result<ArchiveStateView, RefusalView> {
    let file = desk.file_identity()?;
    desk.outbox()?.change(file, |before| {
        let mut archived = before.ok_or(ArchiveRefusal::ArchiveNone)?;
        // An answer may have got lost: what waits may be there already.
        let there = archived.in_archive.as_ref().map(|it| it.revision);
        let newest = there.max(archived.waiting());
        let newest = newest.ok_or(ArchiveRefusal::ArchiveNone)?;
        archived.put(Errand::Withdraw { revision: newest });
        Ok(Some(Archived {
            live: Named(Live::Off),
            // To go there again is decided again.
            confirmed: None,
            ..archived
        }))
    })?;
    shown(desk)
}
