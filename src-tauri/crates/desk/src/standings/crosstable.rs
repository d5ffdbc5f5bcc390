//! Shows the crosstable.

use kralle_call::call;
use kralle_tournament::{RoundResult, TeamNumber, Tournament};

use crate::core::people;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::Nothing;
use crate::standings::view::{CrossCell, CrossGame, CrossRow, CrosstableView};

/// Shows the crosstable.
#[call]
pub(crate) fn crosstable(desk: &Snapshot, _: Nothing) -> Result<CrosstableView, RefusalView> {
    let tournament = desk.tournament()?;
    let standings = tournament.standings(None);
    let order: Vec<TeamNumber> = standings.iter().map(|standing| standing.team).collect();
    Ok(CrosstableView {
        formation: tournament.settings.formation.into(),
        rows: standings
            .iter()
            .map(|standing| CrossRow {
                team: people::team(tournament, standing.team, people::newest_round(tournament)),
                rank_from: standing.rank.from,
                rank_to: standing.rank.to,
                half_points: standing.points.0,
                cells: order
                    .iter()
                    .filter(|opponent| **opponent != standing.team)
                    .filter_map(|opponent| cell(tournament, standing.team, *opponent))
                    .collect(),
            })
            .collect(),
    })
}

/// What a team scored against another; nothing when they are not paired.
fn cell(tournament: &Tournament, team: TeamNumber, opponent: TeamNumber) -> Option<CrossCell> {
    let games: Vec<CrossGame> = tournament
        .rounds
        .iter()
        .filter_map(|round| match round.result_of(team) {
            RoundResult::Match { it, role } if *it.teams.of(role.opposite()) == opponent => {
                Some(CrossGame {
                    half_points: tournament.points_in(round, team).map(|points| points.0),
                    role: role.into(),
                })
            }
            RoundResult::Match { .. } | RoundResult::Bye(_) | RoundResult::Unpaired => None,
        })
        .collect();
    (!games.is_empty()).then(|| CrossCell {
        opponent: opponent.get(),
        games,
    })
}
