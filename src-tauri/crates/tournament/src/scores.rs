//! The score of a team in a round.

use crate::{
    Bye, HalfPoints, Match, Outcome, Role, Round, Scoring, TeamNumber, Tournament, Verdict,
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
        if let Some(bye) = self.bye.as_ref().filter(|bye| bye.team == team) {
            return RoundResult::Bye(bye);
        }
        self.matches
            .iter()
            .find_map(|it| {
                [Role::First, Role::Second]
                    .into_iter()
                    .find(|role| *it.teams.of(*role) == team)
                    .map(|role| RoundResult::Match { it, role })
            })
            .unwrap_or(RoundResult::Unpaired)
    }
}

impl Scoring {
    /// Returns the points of `outcome` for the team on side `role` (S W1, W1b). An absent team has
    /// missed the match, not lost it, and gets nothing even if a loss has points.
    pub const fn points(&self, outcome: &Outcome, role: Role) -> HalfPoints {
        match (outcome.verdict, role) {
            (Verdict::FirstWins, Role::First) | (Verdict::SecondWins, Role::Second) => self.win,
            (Verdict::Drawn, Role::First | Role::Second) => self.draw,
            (Verdict::FirstWins, Role::Second)
            | (Verdict::SecondWins, Role::First)
            | (Verdict::BothLose, Role::First | Role::Second) => {
                if outcome.is_forfeit() {
                    HalfPoints::ZERO
                } else {
                    self.loss
                }
            }
        }
    }
}

impl Tournament {
    /// Returns the points of `team` in `round`; `None` while its match is open, and zero for an
    /// annulled match. A bye and an absence count once their round is published.
    pub fn points_in(&self, round: &Round, team: TeamNumber) -> Option<HalfPoints> {
        match round.result_of(team) {
            RoundResult::Bye(bye) => {
                (round.state == crate::RoundState::Published).then_some(bye.points)
            }
            RoundResult::Match { it, .. } if self.is_void(it) => Some(HalfPoints(0)),
            RoundResult::Match { it, role } => it
                .outcome
                .as_ref()
                .map(|outcome| self.settings.scoring.points(outcome, role)),
            RoundResult::Unpaired => self
                .absence_in(team, round.number)
                .filter(|_| round.state == crate::RoundState::Published)
                .map(|absence| self.absence_points(absence.worth)),
        }
    }
}
