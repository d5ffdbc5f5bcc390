//! Shows the hall the ceremony of the drawing of lots, team by team.

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
    /// How far the ceremony is.
    pub struct ShowLotsInput {
        /// How many teams the hall has seen; none: the ceremony is over.
        pub teams: Option<u16>,
    }
}

/// Shows the hall so many of the drawn teams.
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

/// What the hall sees of the ceremony; refused where it sees nothing of it.
pub(crate) fn shown(desk: &Snapshot) -> Result<LotsShownView, RefusalView> {
    let tournament = desk.tournament()?;
    let shown = desk.state.lots_shown.as_ref();
    // Once a round is published, that is what everybody looks for.
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
