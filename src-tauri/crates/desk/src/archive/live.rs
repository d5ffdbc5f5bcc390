//! Automatic uploads of a tournament to its archive after every published round.

use std::sync::Arc;

use kralle_call::call;
use kralle_store::FileId;
use kralle_tournament::{Round, RoundState, Tournament};
use kralle_view::named::Named;

use crate::archive::archived::{Archived, Live, Next, Trouble};
use crate::archive::push::{put, shown};
use crate::archive::view::ArchiveStateView;
use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refusals::ArchiveRefusal;
use crate::core::wire::wire;

wire! {
    /// The rule for automatic uploads of the open tournament.
    pub struct SetArchiveLiveInput {
        pub live: Named<Live>,
    }
}

/// Turns automatic uploads of the open tournament on or off. Rounds that are already published are
/// sent immediately.
#[call]
pub(crate) fn set_archive_live(
    desk: &mut Desk,
    input: SetArchiveLiveInput,
) -> Result<ArchiveStateView, RefusalView> {
    let file = desk.file_identity()?;
    desk.outbox()?.change(file, |before| {
        let archived = confirmed(before)?;
        Ok(Some(Archived {
            live: input.live,
            ..archived
        }))
    })?;
    follow(desk);
    shown(desk)
}

/// Returns the state of a tournament whose publication the director confirmed. Fails without a
/// confirmation.
pub(crate) fn confirmed(archived: Option<Archived>) -> Result<Archived, RefusalView> {
    archived
        .filter(|it| it.confirmed.is_some())
        .ok_or_else(|| ArchiveRefusal::ArchiveNotConfirmed.into())
}

/// Queues the open tournament if it is live and its public part changed since the last upload. A
/// failure does not block the tournament: it is stored in the state.
pub(crate) fn follow(desk: &mut Desk) {
    let Some((file, archived)) = known(desk) else {
        return;
    };
    if archived.live.0 == Live::Off {
        return;
    }
    let Err(refusal) = put_if_due(desk) else {
        return;
    };
    let trouble = Trouble {
        refusal,
        tried: desk.now(),
        next: Next::Stays,
    };
    let said = desk.outbox().cloned().and_then(|outbox| {
        outbox.change(file, |before| {
            Ok(before.map(|archived| Archived {
                trouble: Some(trouble),
                ..archived
            }))
        })
    });
    // If even that cannot be stored, the next change tries both again.
    drop(said);
}

/// The result of an automatic upload.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Followed {
    Put,
    /// The public part has not changed.
    NothingNew,
}

/// Queues the open tournament if its public part changed since the last upload.
///
/// # Errors
/// Fails if the director has not confirmed the publication, or the queue cannot be written.
pub fn put_if_due(desk: &mut Desk) -> Result<Followed, RefusalView> {
    let known = known(desk).map(|(_, archived)| archived);
    let archived = confirmed(known)?;
    if !is_due(desk, &archived) {
        return Ok(Followed::NothingNew);
    }
    put(desk, confirmed)?;
    Ok(Followed::Put)
}

fn known(desk: &Desk) -> Option<(FileId, Archived)> {
    let file = desk.file_identity().ok()?;
    Some((file, desk.outbox().ok()?.find(file).ok()??))
}

fn is_due(desk: &Desk, archived: &Archived) -> bool {
    let Ok(open) = desk.open_file() else {
        return false;
    };
    let Ok(head) = open.store.head() else {
        return false;
    };
    let now = &open.tournament;
    match &desk.archive.followed {
        Some((file, before)) if *file == head.file => {
            !Arc::ptr_eq(before, now) && public_part(before) != public_part(now)
        }
        // The program was restarted, or another file was open.
        Some(_) | None => {
            let last = archived.waiting();
            let last = last.or(archived.in_archive.as_ref().map(|it| it.revision));
            published(now).next().is_some() && last.is_none_or(|it| it.get() != head.entry)
        }
    }
}

fn published(tournament: &Tournament) -> impl Iterator<Item = &Round> {
    let rounds = tournament.rounds.iter();
    rounds.filter(|round| round.state == RoundState::Published)
}

/// The part of a tournament whose change causes an upload: published rounds, the content of
/// complete rounds, decisions, penalties and the close. Results of an incomplete round wait until
/// it is complete.
fn public_part(tournament: &Tournament) -> impl PartialEq {
    let rounds: Vec<_> = published(tournament)
        .map(|round| {
            let is_complete = tournament.is_complete(round.number);
            (round.number, is_complete.then(|| round.clone()))
        })
        .collect();
    (
        rounds,
        tournament.course,
        tournament.decisions.clone(),
        tournament.penalties.clone(),
    )
}
