//! Sends the waiting items of one tournament.

use chrono::Utc;
use kralle_desk::StoreError;
use kralle_desk::archive::archived::{Archived, Errand, InArchive, Trouble};
use kralle_desk::{FileId, Outbox, Sending};

use crate::client::{Client, Watch};
use crate::refused::NotSaid;

/// Sends the waiting items of the tournament `file` in order, and records the results.
///
/// # Errors
/// Fails with the reason for the first failure; that item and all later ones keep waiting.
pub fn send(
    outbox: &Outbox,
    client: &Client,
    file: FileId,
    watch: &mut Watch<'_>,
) -> Result<(), NotSaid> {
    loop {
        let archived = outbox.find(file).map_err(NotSaid::here)?;
        let Some(archived) = archived else {
            return Ok(());
        };
        let Some(errand) = archived.errands.first().cloned() else {
            return Ok(());
        };
        let done = say(outbox, client, file, &archived, &errand, watch);
        outbox.say(None);
        match done {
            Ok(answer) => keep(outbox, file, &errand, answer)?,
            Err(refused) => {
                if refused.refusal.code != StoreError::CANCELED {
                    keep_trouble(outbox, file, &errand, &refused)?;
                }
                return Err(refused);
            }
        }
    }
}

/// Sends one item; returns the new state in the archive, `None` if it did not change.
fn say(
    outbox: &Outbox,
    client: &Client,
    file: FileId,
    archived: &Archived,
    errand: &Errand,
    watch: &mut Watch<'_>,
) -> Result<Option<InArchive>, NotSaid> {
    let archive = &archived.archive;
    let name = file.to_string();
    match errand {
        Errand::Push {
            revision, sha256, ..
        } => {
            let packed = outbox.packed_copy(file, *revision);
            let packed = packed.map_err(NotSaid::here)?;
            let mut told = |sent, total| {
                outbox.say(Some(Sending { file, sent, total }));
                // An item removed meanwhile is not sent completely.
                let is_wanted = || {
                    let found = outbox.find(file);
                    found.is_ok_and(|it| it.is_some_and(|it| it.errands.contains(errand)))
                };
                watch(sent, total) && is_wanted() && !outbox.has_ended()
            };
            let pushed = client.push(archive, &name, *revision, sha256, &packed, &mut told)?;
            Ok(Some(InArchive {
                revision: pushed.revision,
                is_public: true,
                when: Utc::now(),
                page: pushed.page,
            }))
        }
        Errand::People { revision, body } => client
            .people(archive, &name, *revision, body.as_bytes())
            .map(|()| None),
        Errand::Withdraw { revision } => match client.withdraw(archive, &name, *revision) {
            Err(refused) if !refused.is_unknown() => Err(refused),
            // A tournament that is not there need not be withdrawn.
            Ok(()) | Err(_) => Ok(archived.in_archive.clone().map(|it| InArchive {
                is_public: false,
                when: Utc::now(),
                ..it
            })),
        },
    }
}

/// Marks the item as done, unless another has replaced it meanwhile.
fn keep(
    outbox: &Outbox,
    file: FileId,
    errand: &Errand,
    answer: Option<InArchive>,
) -> Result<(), NotSaid> {
    change(outbox, file, |archived| {
        archived.errands.retain(|it| it != errand);
        archived.trouble = None;
        if answer.is_some() {
            archived.in_archive = answer;
        }
    })
}

fn keep_trouble(
    outbox: &Outbox,
    file: FileId,
    errand: &Errand,
    refused: &NotSaid,
) -> Result<(), NotSaid> {
    change(outbox, file, |archived| {
        if archived.errands.contains(errand) {
            archived.trouble = Some(Trouble {
                refusal: refused.refusal.clone(),
                tried: Utc::now(),
                next: refused.next,
            });
        }
        // The next visibility update needs a later number than that.
        let newest = refused.newest_of_people();
        archived.said_of_people = archived.said_of_people.max(newest);
    })
}

fn change(
    outbox: &Outbox,
    file: FileId,
    change: impl FnOnce(&mut Archived),
) -> Result<(), NotSaid> {
    let changed = outbox.change(file, |before| {
        Ok(before.map(|mut archived| {
            change(&mut archived);
            archived
        }))
    });
    changed.map_err(NotSaid::here)
}
