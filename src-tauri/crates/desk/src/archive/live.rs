//! Live: after every published round a tournament goes to its archive by itself.

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
    /// Whether the open tournament goes to its archive by itself.
    pub struct SetArchiveLiveInput {
        pub live: Named<Live>,
    }
}

/// Lets the open tournament go to its archive by itself, or no longer. What is public already is sent at once.
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

/// What is known of a tournament that the director let become public.
pub(crate) fn confirmed(archived: Option<Archived>) -> Result<Archived, RefusalView> {
    archived
        .filter(|it| it.confirmed.is_some())
        .ok_or_else(|| ArchiveRefusal::ArchiveNotConfirmed.into())
}

/// Puts the open tournament into the outbox when it is live and the public may see something else than what
/// went there last. That it cannot be put there keeps nobody from the tournament: it stands in the state.
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
    // Where not even that can be kept, the next change tries both again.
    drop(said);
}

/// Whether a tournament went into the outbox.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Followed {
    Put,
    /// The public would see nothing new.
    NothingNew,
}

/// Puts the open tournament into the outbox when the public may see something else than what went there last.
///
/// # Errors
/// When the director has not let it become public, or it cannot be kept.
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
        // The program has begun anew, or another file was open.
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

/// What of a tournament is worth a push: that a round is published, all of one that is complete, and the end.
/// A result in a round that still goes on waits for its end.
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
