//! Sends the open file.

use kralle_desk::archive::push::{ArchiveConsent, PushToArchiveInput};
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ArchiveRefusal;
use kralle_desk::{ArchiveAddress, Desk, calls};
use kralle_outbox::send;

use crate::archive::at_archive::speaker;
use crate::progress;

/// Puts the open file into the outbox; running this command confirms the publication.
pub(crate) fn put(desk: &mut Desk, to: &ArchiveAddress) -> Result<(), RefusalView> {
    let input = PushToArchiveInput {
        archive: to.to_string(),
        consent: ArchiveConsent::Seen,
    };
    desk.ask::<calls::push_to_archive>(input).map(drop)
}

/// Sends the waiting items of the open file; returns the address of the public page.
pub(crate) fn sent(desk: &Desk) -> Result<String, RefusalView> {
    let (outbox, client) = speaker(desk)?;
    let file = desk.file_identity()?;
    let job = progress::job();
    let mut watch = |sent, total| {
        let capped = |bytes| usize::try_from(bytes).unwrap_or(usize::MAX);
        job.progress(capped(sent), capped(total));
        true
    };
    let sent = send(&outbox, &client, file, &mut watch);
    job.progress(1, 1);
    sent.map_err(|it| it.refusal)?;
    let archived = outbox.find(file)?;
    let page = archived.and_then(|it| Some(it.archive.at_root(&it.in_archive?.page)));
    page.ok_or_else(|| ArchiveRefusal::ArchiveNone.into())
}

/// Sends the open file; returns the address of the public page.
pub(crate) fn pushed(desk: &mut Desk, to: &ArchiveAddress) -> Result<String, RefusalView> {
    put(desk, to)?;
    sent(desk)
}
