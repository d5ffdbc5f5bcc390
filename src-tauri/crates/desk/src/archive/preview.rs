//! What becomes public, before it does.

use std::collections::BTreeMap;

use kralle_call::call;
use kralle_tournament::PlayerId;

use crate::archive::view::{ArchivePersonView, ArchivePreviewView};
use crate::core::archived::Archived;
use crate::core::capped::capped;
use crate::core::desk::Desk;
use crate::core::people;
use crate::core::refusal::RefusalView;
use crate::core::shown::Shown;
use crate::core::wire::Nothing;
use crate::hall::published::published;

/// How much of each player the public sees, as the director decided; of all others the name.
pub(crate) fn visibility(archived: Option<&Archived>) -> BTreeMap<PlayerId, Shown> {
    let decided = archived.into_iter().flat_map(|it| &it.people);
    decided
        .map(|(player, shown)| (PlayerId(*player), shown.0))
        .collect()
}

/// Shows what becomes public of the open tournament, and how much of each player.
#[call]
pub(crate) fn archive_preview(
    desk: &mut Desk,
    _: Nothing,
) -> Result<ArchivePreviewView, RefusalView> {
    let file = desk.open_file()?;
    let archived = desk.outbox()?.find(desk.file_identity()?)?;
    let tournament = &file.tournament;
    let shown = visibility(archived.as_ref());
    let public = published(tournament, &shown)?;
    let players = tournament.players.iter().zip(public.players);
    let players = players.map(|(player, public)| {
        let view = people::player(tournament, player);
        ArchivePersonView {
            player: view.id,
            name: view.name,
            club: view.club,
            shown: shown.get(&player.id).copied().unwrap_or_default().into(),
            public_name: public.name,
            public_club: public.club,
        }
    });
    Ok(ArchivePreviewView {
        name: tournament.settings.name.to_string(),
        players: players.collect(),
        teams: capped(public.teams.len()),
        rounds: capped(public.rounds.len()),
        has_standings: public.standings.is_some(),
        has_lots: public.lots.is_some(),
        public_until: archived
            .and_then(|it| it.public_until)
            .map(|it| it.to_string()),
    })
}
