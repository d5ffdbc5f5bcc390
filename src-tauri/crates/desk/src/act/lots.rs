//! Shows what happened when the lots were drawn.

use kralle_tournament::{RoundNumber, TeamNumber, Tournament};

use crate::desk::Desk;
use crate::show::people;
use crate::view::lots::LotsView;
use crate::view::refusal::RefusalView;

/// Shows what happened when the lots were drawn; nothing before that.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Option<LotsView>, RefusalView> {
    view(desk.tournament()?)
}

/// What happened when the lots of `tournament` were drawn; nothing before that.
pub(crate) fn view(tournament: &Tournament) -> Result<Option<LotsView>, RefusalView> {
    let Some(lots) = &tournament.lots else {
        return Ok(None);
    };
    let list = lots
        .start_list
        .iter()
        .map(|id| people::player_with(tournament, *id))
        .collect::<Result<Vec<_>, _>>()?;
    let (pot_1, pot_2) = list.split_at(usize::from(lots.pot_1).min(list.len()));
    let [a, b, c, d] = lots.checksum;
    Ok(Some(LotsView {
        seed: lots.seed.as_str().to_owned(),
        wish: lots.wish.into(),
        shuffles: lots.shuffles,
        checksum: format!("{a:02X}{b:02X} {c:02X}{d:02X}"),
        top_role: lots.top_role.into(),
        pot_1: pot_1.to_vec(),
        pot_2: pot_2.to_vec(),
        teams: tournament
            .teams
            .iter()
            .map(|team| people::team(tournament, team.number, RoundNumber::FIRST))
            .collect(),
        third_joins: lots.third_joins.map(TeamNumber::get),
    }))
}
