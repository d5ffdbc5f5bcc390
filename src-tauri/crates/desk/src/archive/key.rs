//! The organizer's key for archives.

use kralle_call::call;

use crate::archive::view::ArchiveKeyView;
use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::Nothing;

/// Shows the public key by which the administrator of an archive admits this organizer; made on
/// first use.
#[call]
pub(crate) fn archive_key(desk: &mut Desk, _: Nothing) -> Result<ArchiveKeyView, RefusalView> {
    let key = desk.outbox()?.key()?;
    Ok(ArchiveKeyView {
        public_key: key.public().to_string(),
    })
}
