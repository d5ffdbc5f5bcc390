//! Shows which number of the round robin tables each team has.

use kralle_tournament::TeamNumber;

use crate::desk::Desk;
use crate::show::refusal::refused;
use crate::view::pairing::NumbersView;
use crate::view::refusal::RefusalView;

/// Shows which number of the round robin tables each team has.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<NumbersView, RefusalView> {
    let tournament = desk.tournament()?;
    let numbering = tournament.numbering.as_ref();
    Ok(NumbersView {
        seed: numbering.map(|it| it.seed.as_str().to_owned()),
        teams: numbering.map_or_else(
            || tournament.teams.iter().map(|it| it.number.get()).collect(),
            |it| it.teams.iter().copied().map(TeamNumber::get).collect(),
        ),
        blocked: tournament
            .may_draw_numbers()
            .err()
            .map(|refusal| refused(&refusal, tournament)),
    })
}
