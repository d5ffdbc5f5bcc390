//! The score of a team in a round.

use crate::{
    Bye, HalfPoints, Match, Outcome, PointsKind, Role, Round, RoundNumber, RoundState, Scoring,
    Settings, Side, TeamNumber, Tournament,
};

/// The part of a team in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundResult<'a> {
    /// A match, on this side of it.
    Match { it: &'a Match, role: Role },
    /// It has a bye (S P1a).
    Bye(&'a Bye),
    /// Not paired in this round: absent, or not entered yet.
    Unpaired,
}

impl Round {
    /// Returns the part of `team` in this round.
    pub fn result_of(&self, team: TeamNumber) -> RoundResult<'_> {
        if let Some(bye) = self.byes.iter().find(|bye| bye.team == team) {
            return RoundResult::Bye(bye);
        }
        self.matches
            .iter()
            .find_map(|it| {
                let role = it.side_of(team)?;
                Some(RoundResult::Match { it, role })
            })
            .unwrap_or(RoundResult::Unpaired)
    }
}

impl Tournament {
    /// Returns the side of `team` in a round; the team alone without a match.
    pub fn side_in(&self, round: RoundNumber, team: TeamNumber) -> Side {
        let result = self.round(round).map(|round| round.result_of(team));
        match result {
            Ok(RoundResult::Match { it, role }) => *it.sides.of(role),
            Ok(RoundResult::Bye(_) | RoundResult::Unpaired) | Err(_) => Side::team(team),
        }
    }
}

impl Scoring {
    /// Returns the points of `outcome` for the team on side `role`.
    pub const fn points(&self, outcome: &Outcome, role: Role) -> HalfPoints {
        self.points_of(outcome.verdict, outcome.is_forfeit(), role)
    }
}

impl Scoring {
    /// Returns the points of the games with a result for the team on side `role`.
    pub fn so_far(&self, it: &Match, role: Role) -> HalfPoints {
        let outcomes = it.games.iter().filter_map(|game| game.outcome.as_ref());
        outcomes.map(|outcome| self.points(outcome, role)).sum()
    }

    /// Returns the points of all games of a match for the team on side `role`; `None` while a game
    /// is open.
    pub fn score(&self, it: &Match, role: Role) -> Option<HalfPoints> {
        it.is_decided().then(|| self.so_far(it, role))
    }
}

impl Tournament {
    /// Returns the points of `team` in `round` that decide the standings: see
    /// [`points_of_kind_in`](Self::points_of_kind_in).
    pub fn points_in(&self, round: &Round, team: TeamNumber) -> Option<HalfPoints> {
        self.points_of_kind_in(round, team, self.settings.match_format.standings_by)
    }

    /// Returns the points of a round without a match that decide the standings, given those for one
    /// game.
    pub const fn points_of_rest(&self, points: HalfPoints) -> HalfPoints {
        let format = &self.settings.match_format;
        format.points_without_match(points, format.standings_by)
    }

    /// Returns the points of `team` in `round`; `None` while its match is open, and zero for an
    /// annulled match. A bye and an absence count once their round is published.
    pub fn points_of_kind_in(
        &self,
        round: &Round,
        team: TeamNumber,
        kind: PointsKind,
    ) -> Option<HalfPoints> {
        let Settings {
            match_format: format,
            scoring,
            ..
        } = &self.settings;
        let is_published = round.state == RoundState::Published;
        match round.result_of(team) {
            RoundResult::Bye(bye) => is_published.then(|| format.points_of_bye(bye, kind)),
            RoundResult::Match { it, .. } if self.is_void(it) => Some(HalfPoints(0)),
            RoundResult::Match { it, role } => format.points(scoring, it, role, kind),
            RoundResult::Unpaired => self
                .absence_in(team, round.number)
                .filter(|_| is_published)
                .map(|absence| {
                    format.points_without_match(self.absence_points(absence.worth), kind)
                }),
        }
    }
}
