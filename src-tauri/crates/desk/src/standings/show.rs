//! Shows the standings.

use std::collections::BTreeMap;

use kralle_call::call;
use kralle_rules::law::Law;
use kralle_tournament::Outcome;
use kralle_tournament::{
    Course, Match, PenaltyKind, Role, Round, RoundNumber, RoundResult, Standing, TeamNumber, Tie,
    Tournament,
};

use crate::core::capped::capped;
use crate::core::choice::Named;
use crate::core::refusal::RefusalView;
use crate::core::refused::{article, refused};
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::core::{parse, people};
use crate::decisions::{penalties, ties};
use crate::standings::view::{CrossGame, EncounterView, ResultCell, StandingRow, StandingsView};

wire! {
    /// After which round.
    pub struct StandingsInput {
        /// After which round; none takes everything played.
        #[serde(default)]
        pub after: Option<u16>,
    }
}

/// Shows the standings.
#[call]
pub(crate) fn standings(
    desk: &Snapshot,
    input: StandingsInput,
) -> Result<StandingsView, RefusalView> {
    let tournament = desk.tournament()?;
    let after = match input.after {
        None => None,
        Some(number) => {
            let number = parse::round(number)?;
            tournament
                .round(number)
                .map_err(|refusal| refused(&refusal, tournament))?;
            Some(number)
        }
    };
    Ok(view(tournament, after, people::newest_round(tournament)))
}

/// The standings after a round, or after all; with the players that teams have `at` a round.
pub(crate) fn view(
    tournament: &Tournament,
    after: Option<RoundNumber>,
    at: RoundNumber,
) -> StandingsView {
    let last = after.or_else(|| tournament.rounds.last().map(|round| round.number));
    let before: BTreeMap<TeamNumber, u16> = last
        .filter(|last| last.get() > 1)
        .map(|last| tournament.standings(Some(RoundNumber::at(last.index() - 1))))
        .unwrap_or_default()
        .into_iter()
        .map(|standing| (standing.team, standing.rank.from))
        .collect();
    let standings = tournament.standings(after);
    let close_blocked = match tournament.course {
        Course::Closed => None,
        Course::Running => tournament.may_close().err(),
    };
    StandingsView {
        after: last.map_or(0, RoundNumber::get),
        formation: tournament.settings.formation.into(),
        tie_breaks: tournament
            .settings
            .tie_breaks
            .iter()
            .map(ToString::to_string)
            .collect(),
        rows: standings
            .iter()
            .map(|standing| row(tournament, standing, last, at, before.get(&standing.team)))
            .collect(),
        penalties: tournament
            .penalties
            .iter()
            .filter(|it| after.is_none_or(|after| it.round <= after))
            .map(|it| penalties::penalty(tournament, it))
            .collect(),
        decisions: tournament
            .decisions
            .iter()
            .map(|decision| ties::decision_view(decision, &standings))
            .collect(),
        close_blocked: close_blocked.map(|refusal| refused(&refusal, tournament)),
        closed: tournament.course == Course::Closed,
        article: article(tournament.settings.rule_set.article(Law::FirstPlace)),
    }
}

/// A line of the standings.
fn row(
    tournament: &Tournament,
    standing: &Standing,
    last: Option<RoundNumber>,
    at: RoundNumber,
    before: Option<&u16>,
) -> StandingRow {
    let team = standing.team;
    let warnings = tournament.penalties.iter().filter(|it| {
        it.team == team && it.kind == PenaltyKind::Warning && last.is_some_and(|at| it.round <= at)
    });
    StandingRow {
        rank_from: standing.rank.from,
        rank_to: standing.rank.to,
        moved: before.and_then(|before| {
            i16::try_from(i32::from(*before) - i32::from(standing.rank.from)).ok()
        }),
        team: people::team(tournament, team, at),
        half_points: standing.points.0,
        penalty_half_points: standing.penalty,
        warnings: capped(warnings.count()),
        excluded: tournament.exclusion_of(team).is_some(),
        left_with: tournament.leaves_with(team).map(RoundNumber::get),
        results: tournament
            .rounds
            .iter()
            .filter(|round| last.is_some_and(|last| round.number <= last))
            .filter_map(|round| cell(tournament, round, team))
            .collect(),
        tie_breaks: standing
            .tie_breaks
            .iter()
            .map(|value| value.map(|value| value.to_string()))
            .collect(),
        direct_encounter: standing.direct_encounter.map(|met| EncounterView {
            opponent: met.opponent.get(),
            own_half_points: met.own.0,
            opponents_half_points: met.opponents.0,
        }),
        tie: Named(standing.tie.kind()),
        decision: match standing.tie {
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

/// The result of a team in a round; `None` if it is neither paired nor absent.
fn cell(tournament: &Tournament, round: &Round, team: TeamNumber) -> Option<ResultCell> {
    let number = round.number.get();
    Some(match round.result_of(team) {
        RoundResult::Unpaired => {
            let absence = tournament.absence_in(team, round.number)?;
            let half_points = tournament.absence_points(absence.worth).0;
            ResultCell::of_absence(number, half_points, absence.to.is_some())
        }
        RoundResult::Bye(_) => {
            let half_points = tournament.points_in(round, team).map(|points| points.0);
            ResultCell::of_bye(number, half_points)
        }
        RoundResult::Match { it, role } => {
            let opponent = it.teams.of(role.opposite()).get();
            ResultCell::of_match(number, opponent, &game(tournament, round, it, role))
        }
    })
}

/// A match from the view of one of its sides.
pub(crate) fn game(tournament: &Tournament, round: &Round, it: &Match, role: Role) -> CrossGame {
    let half_points = tournament.points_in(round, *it.teams.of(role));
    CrossGame::new(
        half_points.map(|points| points.0),
        role,
        it.outcome.as_ref().is_some_and(Outcome::is_forfeit),
        tournament.is_void(it),
    )
}
