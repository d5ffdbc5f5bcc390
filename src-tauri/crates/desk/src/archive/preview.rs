//! The preview of a publication.

use kralle_call::call;
use kralle_view::capped::capped;
use kralle_view::people;
use kralle_view::published::{covered, published};

use crate::archive::archived::Archived;
use crate::archive::view::{ArchivePersonView, ArchivePreviewView};
use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::wire::Nothing;

/// Shows the data of the open tournament that would be published, and the visibility of each
/// player.
#[call]
pub(crate) fn archive_preview(
    desk: &mut Desk,
    _: Nothing,
) -> Result<ArchivePreviewView, RefusalView> {
    let file = desk.open_file()?;
    let archived = desk.outbox()?.find(desk.file_identity()?)?;
    let tournament = &file.tournament;
    let shown = archived
        .as_ref()
        .map(Archived::visibility)
        .unwrap_or_default();
    let public =
        published(&covered(tournament, &shown)).map_err(|refusal| refused(&refusal, tournament))?;
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
