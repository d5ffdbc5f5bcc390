//! The lines of the standings.

use std::collections::BTreeMap;

use kralle_tournament::Standing;
use kralle_tournament::{
    Match, PenaltyKind, PointsKind, Role, Round, RoundNumber, RoundResult, TeamNumber, Tie,
    TieKind, Tournament,
};

use crate::capped::capped;
use crate::cell::{CrossGame, ResultCell};
use crate::named::Named;
use crate::people;
use crate::refs::TeamRef;
use crate::wire;

wire! {
    /// The direct encounter of a team with the only other team that has as many points.
    pub struct EncounterView {
        pub opponent: u16,
        pub own_half_points: u16,
        pub opponents_half_points: u16,
    }
}

wire! {
    /// A line of the standings.
    pub struct StandingRow {
        /// The rank; the first of the ranks if they are shared.
        pub rank_from: u16,
        /// The last of the shared ranks; the rank itself if it is not shared.
        pub rank_to: u16,
        /// Ranks gained since the previous round; negative if lost. `None` after round 1 and before any round.
        pub moved: Option<i16>,
        pub team: TeamRef,
        /// Half points, including those of penalties.
        pub half_points: u16,
        /// The half points of matches, including those of penalties.
        pub match_half_points: u16,
        /// The half points of games, including those of penalties.
        pub game_half_points: u16,
        /// The half points among them from penalties; negative if penalties took more than they gave.
        pub penalty_half_points: i32,
        /// The number of warnings of the team and its members so far.
        pub warnings: u16,
        pub excluded: bool,
        /// The first missed round if the team has left or is excluded; `None` while it plays.
        pub left_with: Option<u16>,
        /// Matches, byes and absences so far, by round.
        pub results: Vec<ResultCell>,
        /// The text of each tie-break of the list, in its order; `None` for a tie-break without a value.
        pub tie_breaks: Vec<Option<String>>,
        /// The direct encounter; `None` unless it counts and exactly two teams have these points.
        pub direct_encounter: Option<EncounterView>,
        pub tie: Named<TieKind>,
        /// The number of the decision that determines the rank; `None` without one.
        pub decision: Option<u16>,
    }
}

/// Returns the lines of `standings` after round `last`, with the players of each team in round `at`.
///
/// Without a `last` round the lines have no results.
pub fn rows(
    tournament: &Tournament,
    standings: &[Standing],
    last: Option<RoundNumber>,
    at: RoundNumber,
) -> Vec<StandingRow> {
    let before: BTreeMap<TeamNumber, u16> = last
        .filter(|last| last.get() > 1)
        .map(|last| tournament.standings(Some(RoundNumber::at(last.index() - 1))))
        .unwrap_or_default()
        .into_iter()
        .map(|line| (line.team, line.rank.from))
        .collect();
    let rows = standings.iter();
    rows.map(|line| row(tournament, line, last, at, before.get(&line.team)))
        .collect()
}

fn row(
    tournament: &Tournament,
    line: &Standing,
    last: Option<RoundNumber>,
    at: RoundNumber,
    before: Option<&u16>,
) -> StandingRow {
    let team = line.team;
    let warnings = tournament.penalties.iter().filter(|it| {
        it.team == team && it.kind == PenaltyKind::Warning && last.is_some_and(|at| it.round <= at)
    });
    StandingRow {
        rank_from: line.rank.from,
        rank_to: line.rank.to,
        moved: before
            .and_then(|before| i16::try_from(i32::from(*before) - i32::from(line.rank.from)).ok()),
        team: people::team(tournament, team, at),
        half_points: line.points.0,
        match_half_points: tournament.points_of_kind(team, last, PointsKind::Match).0,
        game_half_points: tournament.points_of_kind(team, last, PointsKind::Game).0,
        penalty_half_points: line.penalty,
        warnings: capped(warnings.count()),
        excluded: tournament.exclusion_of(team).is_some(),
        left_with: tournament.leaves_with(team).map(RoundNumber::get),
        results: tournament
            .rounds
            .iter()
            .filter(|round| last.is_some_and(|last| round.number <= last))
            .filter_map(|round| cell(tournament, round, team))
            .collect(),
        tie_breaks: line
            .tie_breaks
            .iter()
            .map(|value| value.map(|value| value.to_string()))
            .collect(),
        direct_encounter: line.direct_encounter.map(|met| EncounterView {
            opponent: met.opponent.get(),
            own_half_points: met.own.0,
            opponents_half_points: met.opponents.0,
        }),
        tie: Named(line.tie.kind()),
        decision: match line.tie {
            Tie::Decided(number) | Tie::JointWinner(number) => Some(number),
            Tie::None
            | Tie::DirectEncounter
            | Tie::TieBreaks
            | Tie::Shared
            | Tie::FirstPlaceOpen
            | Tie::Out => None,
        },
    }
}

/// Returns the result of a team in a round; `None` if it is neither paired nor absent.
fn cell(tournament: &Tournament, round: &Round, team: TeamNumber) -> Option<ResultCell> {
    let number = round.number.get();
    Some(match round.result_of(team) {
        RoundResult::Unpaired => {
            let absence = tournament.absence_in(team, round.number)?;
            let points = tournament.points_of_rest(tournament.absence_points(absence.worth));
            ResultCell::of_absence(number, points.0, absence.to.is_some())
        }
        RoundResult::Bye(_) => {
            let half_points = tournament.points_in(round, team).map(|points| points.0);
            ResultCell::of_bye(number, half_points)
        }
        RoundResult::Match { it, role } => {
            let opponents = *it.sides.of(role.opposite());
            let partner = it.sides.of(role).partner_of(team);
            let game = game(tournament, round, it, role);
            ResultCell::of_match(number, opponents, partner, &game)
        }
    })
}

/// Returns a match from the view of one side.
pub fn game(tournament: &Tournament, round: &Round, it: &Match, role: Role) -> CrossGame {
    let half_points = tournament.points_in(round, it.sides.of(role).lead());
    CrossGame::new(
        half_points.map(|points| points.0),
        role,
        it.is_forfeit(),
        tournament.is_void(it),
    )
}

/// Returns "3", or "3–5" for shared ranks.
pub fn rank(from: u16, to: u16) -> String {
    if from == to {
        from.to_string()
    } else {
        format!("{from}–{to}")
    }
}
