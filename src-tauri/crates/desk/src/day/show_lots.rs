//! Shows the ceremony of the drawing of lots to the hall, team by team.

use kralle_call::call;
use kralle_view::capped::capped;
use kralle_view::public::newest_published;
use kralle_view::refs::PlayerRef;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::day::lots_shown::LotsShown;
use crate::day::refusal::DayRefusal;
use crate::day::view::{DrawnTeamView, LotsShownView};
use crate::teams::lots;

wire! {
    /// The progress of the ceremony.
    pub struct ShowLotsInput {
        /// The number of teams shown to the hall; none ends the ceremony.
        pub teams: Option<u16>,
    }
}

/// Shows the given number of drawn teams to the hall.
#[call]
pub(crate) fn show_lots(desk: &mut Desk, input: ShowLotsInput) -> Result<Nothing, RefusalView> {
    let tournament = desk.tournament()?;
    let shown = input
        .teams
        .map(|teams| LotsShown::of(tournament, teams).ok_or(DayRefusal::NoLotsDrawn));
    let shown = shown.transpose()?;
    desk.show_lots(shown);
    Ok(Nothing {})
}

/// Returns the visible part of the ceremony. Fails if no ceremony is shown.
pub(crate) fn shown(desk: &Snapshot) -> Result<LotsShownView, RefusalView> {
    let tournament = desk.tournament()?;
    let shown = desk.state.lots_shown.as_ref();
    // A published round replaces the ceremony.
    let shown = shown.filter(|_| newest_published(tournament).is_none());
    let teams = shown.and_then(|it| it.teams_of(tournament));
    let lots = lots::view(tournament)?;
    let (Some(shown), Some(lots)) = (teams, lots) else {
        return Err(DayRefusal::NoCeremony.into());
    };
    let place = |pot: &[PlayerRef], id: u32| pot.iter().position(|it| it.id == id).map(capped);
    let teams = lots.teams.iter().take(shown).filter_map(|team| {
        let ids = || team.players.iter().map(|it| it.id);
        Some(DrawnTeamView {
            team: team.number,
            first: ids().find_map(|id| place(&lots.pot_1, id))?,
            partners: ids().filter_map(|id| place(&lots.pot_2, id)).collect(),
        })
    });
    let names = |pot: &[PlayerRef]| pot.iter().map(|it| it.name.clone()).collect::<Vec<_>>();
    Ok(LotsShownView {
        seed: lots.seed.clone(),
        checksum: lots.checksum.clone(),
        pot_1: names(&lots.pot_1),
        pot_2: names(&lots.pot_2),
        teams: teams.collect(),
        of: capped(lots.teams.len()),
    })
}
