//! The state of uploads to archives.

use chrono::{DateTime, SecondsFormat, Utc};
use kralle_call::call;
use kralle_store::FileId;

use crate::archive::archived::{Archived, Errand, Next};
use crate::archive::outbox::{Outbox, Sending};
use crate::archive::view::{
    ArchiveStateView, ArchiveTroubleView, ArchivedView, ErrandName, InArchiveView, SendingView,
    WaitingView,
};
use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refusals::ArchiveRefusal;
use crate::core::snapshot::Snapshot;
use crate::core::wire::Nothing;

impl Desk {
    /// The upload queue of this machine.
    ///
    /// # Errors
    /// Fails if the desk has no settings folder.
    pub fn outbox(&self) -> Result<&Outbox, RefusalView> {
        let outbox = self.archive.outbox.as_ref();
        outbox.ok_or_else(|| ArchiveRefusal::ArchiveNoFolder.into())
    }
}

/// Shows the upload queue, and the state of the open tournament in its archive.
#[call]
pub(crate) fn archive_state(desk: &Snapshot, _: Nothing) -> Result<ArchiveStateView, RefusalView> {
    let outbox = desk.state.outbox.as_ref();
    let outbox = outbox.ok_or(ArchiveRefusal::ArchiveNoFolder)?;
    Ok(state(
        outbox,
        desk.file_identity(),
        desk.newest_entry().ok(),
    ))
}

/// Returns the state; `open` and `revision` belong to the open file.
pub(crate) fn state(
    outbox: &Outbox,
    open: Option<FileId>,
    revision: Option<u32>,
) -> ArchiveStateView {
    let all = outbox.all();
    let sending = outbox.sending();
    let mut archives: Vec<String> = all
        .iter()
        .map(|(_, archived)| archived.archive.to_string())
        .collect();
    archives.sort_unstable();
    archives.dedup();
    let tournament = all.iter().find(|(file, _)| Some(*file) == open);
    ArchiveStateView {
        archives,
        revision,
        tournament: tournament.map(|(file, archived)| shown(*file, archived, sending)),
        outbox: all
            .iter()
            .filter_map(|(file, archived)| waiting(*file, archived, sending))
            .collect(),
    }
}

fn shown(file: FileId, archived: &Archived, sending: Option<Sending>) -> ArchivedView {
    ArchivedView {
        archive: archived.archive.to_string(),
        live: archived.live,
        is_confirmed: archived.confirmed.is_some(),
        public_until: archived.public_until.map(|it| it.to_string()),
        waiting: waiting(file, archived, sending),
        in_archive: archived.in_archive.as_ref().map(|it| InArchiveView {
            revision: it.revision.get(),
            is_public: it.is_public,
            when: said(it.when),
            address: archived.archive.at_root(&it.page),
        }),
    }
}

fn waiting(file: FileId, archived: &Archived, sending: Option<Sending>) -> Option<WaitingView> {
    if archived.errands.is_empty() {
        return None;
    }
    let since = archived.errands.iter().find_map(|errand| match errand {
        Errand::Push { since, .. } => Some(*since),
        Errand::Withdraw { .. } | Errand::People { .. } => None,
    });
    Some(WaitingView {
        file: file.to_string(),
        name: archived.name.clone(),
        archive: archived.archive.to_string(),
        errands: archived.errands.iter().map(named).collect(),
        since: since.map(said),
        trouble: archived.trouble.as_ref().map(|it| ArchiveTroubleView {
            refusal: it.refusal.clone(),
            tried: said(it.tried),
            is_tried_again: it.next == Next::Again,
        }),
        sending: sending.filter(|it| it.file == file).map(|it| SendingView {
            sent: capped(it.sent),
            total: capped(it.total),
        }),
    })
}

const fn named(errand: &Errand) -> ErrandName {
    match errand {
        Errand::Push { .. } => ErrandName::Push,
        Errand::People { .. } => ErrandName::People,
        Errand::Withdraw { .. } => ErrandName::Withdraw,
    }
}

fn capped(bytes: u64) -> u32 {
    u32::try_from(bytes).unwrap_or(u32::MAX)
}

fn said(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Secs, true)
}
