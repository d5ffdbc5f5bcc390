//! Queues an upload of the open tournament.

use kralle_call::call;
use kralle_push::Revision;
use sha2::{Digest as _, Sha256};

use crate::archive::address::ArchiveAddress;
use crate::archive::archived::{Archived, Errand};
use crate::archive::state::state;
use crate::archive::view::ArchiveStateView;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::outside::read_whole;
use crate::core::refusal::RefusalView;
use crate::core::refusals::ArchiveRefusal;
use crate::core::wire::wire;

wire! {
    /// The director's confirmation of the preview.
    #[derive(Copy, Eq, Default)]
    pub enum ArchiveConsent {
        /// Missing; the first upload is then refused.
        #[default]
        NotAsked,
        /// The director saw the preview and confirms the publication.
        Seen,
    }
}

wire! {
    /// The target archive and the confirmation.
    pub struct PushToArchiveInput {
        /// `https://…`; `http://` only for this machine.
        pub archive: String,
        #[serde(default)]
        pub consent: ArchiveConsent,
    }
}

/// The compression level of zstd: one evening shrinks to a tenth in a millisecond.
const LEVEL: i32 = 9;

/// The maximum size of an uploaded file, in bytes; archives accept no larger one.
const LARGEST: u64 = 64 << 20;

/// Queues a copy of the open tournament for upload to the archive. Replaces a queued older
/// revision.
#[call]
pub(crate) fn push_to_archive(
    desk: &mut Desk,
    input: PushToArchiveInput,
) -> Result<ArchiveStateView, RefusalView> {
    let archive = address(&input.archive)?;
    let file = desk.open_file()?;
    let name = file.tournament.settings.name.to_string();
    let now = desk.now();
    put(desk, |before| {
        let before = before.map_or_else(
            || Ok(Archived::new(archive.clone(), name.clone())),
            |before| moved(before, &archive),
        )?;
        let confirmed = match (before.confirmed, input.consent) {
            (Some(since), _) => since,
            (None, ArchiveConsent::Seen) => now,
            (None, ArchiveConsent::NotAsked) => {
                return Err(ArchiveRefusal::ArchiveNotConfirmed.into());
            }
        };
        Ok(Archived {
            confirmed: Some(confirmed),
            name,
            ..before
        })
    })?;
    shown(desk)
}

/// Parses an address typed by the user.
pub(crate) fn address(typed: &str) -> Result<ArchiveAddress, RefusalView> {
    let read = typed.parse();
    read.map_err(|_| RefusalView::bad_field(Field::Archive, typed, Expected::ArchiveAddress))
}

/// Returns the state of a tournament for a move to `archive`. Fails if it is public in another
/// archive.
pub(crate) fn moved(before: Archived, archive: &ArchiveAddress) -> Result<Archived, RefusalView> {
    if before.archive == *archive {
        return Ok(before);
    }
    if before.in_archive.as_ref().is_some_and(|it| it.is_public) {
        let archive = before.archive.as_str().to_owned();
        return Err(ArchiveRefusal::ArchiveElsewhere { archive }.into());
    }
    Ok(Archived {
        archive: archive.clone(),
        errands: Vec::new(),
        trouble: None,
        in_archive: None,
        // The new archive has another public.
        confirmed: None,
        ..before
    })
}

/// Queues a copy of the open tournament; `ready` returns the state with the archive, or refuses.
pub(crate) fn put(
    desk: &mut Desk,
    ready: impl FnOnce(Option<Archived>) -> Result<Archived, RefusalView>,
) -> Result<(), RefusalView> {
    let outbox = desk.outbox()?.clone();
    let file = desk.open_file()?;
    let head = file.store.head()?;
    let revision = Revision::new(head.entry)
        .ok_or_else(|| RefusalView::internal(&"the journal has no entry"))?;
    let copy = copied(desk)?;
    let packed = zstd::bulk::compress(&copy, LEVEL).map_err(|it| RefusalView::internal(&it))?;
    let push = Errand::Push {
        revision,
        sha256: Sha256::digest(&copy).into(),
        bytes: packed.len() as u64,
        since: desk.now(),
    };
    outbox.change(head.file, |before| {
        let mut archived = ready(before)?;
        outbox.keep_copy(head.file, revision, &packed)?;
        let is_first = archived.in_archive.is_none();
        archived.put(push);
        if is_first && !(archived.people.is_empty() && archived.public_until.is_none()) {
            archived.put_people();
        }
        Ok(Some(archived))
    })?;
    let followed = desk.open_file()?.tournament.clone();
    desk.archive.followed = Some((head.file, followed));
    Ok(())
}

/// Returns a copy of the open file after the last command. Fails if it is larger than `LARGEST`.
fn copied(desk: &Desk) -> Result<Vec<u8>, RefusalView> {
    let folder = tempfile::tempdir().map_err(|error| RefusalView::internal(&error))?;
    let path = folder.path().join("copy.kralle");
    desk.open_file()?.store.save_copy(&path)?;
    read_whole(&path, LARGEST).map_err(|error| {
        ArchiveRefusal::ArchiveTooLarge {
            reason: error.to_string(),
        }
        .into()
    })
}

/// Returns the state after a change.
pub(crate) fn shown(desk: &Desk) -> Result<ArchiveStateView, RefusalView> {
    let head = desk.open_file().ok().and_then(|it| it.store.head().ok());
    Ok(state(
        desk.outbox()?,
        head.map(|it| it.file),
        head.map(|it| it.entry),
    ))
}
