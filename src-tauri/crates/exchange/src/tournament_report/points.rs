//! Points that follow from the cells of a report.

use kralle_tournament::{
    HalfPoints, PointsKind, RoundNumber, RoundResult, RoundState, TeamNumber, Tournament,
};

/// Returns the points of a team's games with a result, byes, absences and penalties.
///
/// The standings differ where a match has its own points, and while a further game is open.
pub(super) fn of_games(tournament: &Tournament, team: TeamNumber) -> HalfPoints {
    let rounds = tournament.rounds.iter();
    let rounds = rounds.filter(|round| round.state == RoundState::Published);
    let mut after: Option<RoundNumber> = None;
    let mut points = 0;
    for round in rounds {
        after = Some(round.number);
        let scored = match round.result_of(team) {
            RoundResult::Match { it, role } if !tournament.is_void(it) => {
                Some(tournament.settings.scoring.so_far(it, role))
            }
            RoundResult::Match { .. } => None,
            RoundResult::Bye(_) | RoundResult::Unpaired => {
                tournament.points_of_kind_in(round, team, PointsKind::Game)
            }
        };
        points += i32::from(scored.unwrap_or(HalfPoints::ZERO).get());
    }
    let points = points.saturating_add(tournament.penalty_points(team, after));
    HalfPoints(u16::try_from(points.max(0)).unwrap_or(u16::MAX))
}
