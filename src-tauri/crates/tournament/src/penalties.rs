//! Imposes and lifts penalties (D 7.4, S K3, O 9.2, O 9.3).
//!
//! Start at [`Tournament::punish`]. A lost match is stored as the arbiter's decision, an exclusion
//! as a withdrawal, so that pairing and standings need no special case.

use kralle_rules::result::Cause;

use crate::refusal::PenaltyRefusal;
use crate::{
    Absence, AbsenceWorth, Evidence, HalfPoints, Line, Outcome, Penalty, PenaltyKind, PlayerId,
    Progress, Refusal, Role, RoundNumber, TableNumber, TeamNumber, Tournament, Verdict,
};

/// The maximum number of points of one penalty, above any tournament's total.
const MOST_POINTS: u16 = 100;

/// A penalty to impose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPenalty {
    pub team: TeamNumber,
    /// The member responsible; `None` for the team.
    pub player: Option<PlayerId>,
    /// The round in which it is imposed; for an exclusion, the first round missed.
    pub round: RoundNumber,
    pub kind: PenaltyKind,
    pub reason: Line,
}

impl Tournament {
    /// Imposes a penalty.
    ///
    /// # Errors
    /// Fails if there is no such team, the player is not of it, the round is not published, or no
    /// points are named. Fails if the match is not the team's, or is lost by a penalty already.
    /// Fails if the entrant to exclude has withdrawn, or has played in that round.
    pub fn punish(&mut self, new: NewPenalty) -> Result<u16, Refusal> {
        self.must_run()?;
        self.must_know_team(new.team)?;
        if let Some(player) = new.player {
            self.player(player)?;
            if !self
                .members(new.team, new.round)
                .any(|it| it.player == player)
            {
                return Err(Refusal::PlayerNotInTeam {
                    player,
                    team: new.team,
                });
            }
        }
        let mut after = self.clone();
        match new.kind {
            PenaltyKind::Warning => after.must_be_published(new.round)?,
            PenaltyKind::PointsDown(points) | PenaltyKind::PointsUp(points) => {
                after.must_be_published(new.round)?;
                if points == HalfPoints(0) {
                    return Err(PenaltyRefusal::NoPoints.into());
                }
                if points.0 > 2 * MOST_POINTS {
                    return Err(PenaltyRefusal::TooManyPoints { most: MOST_POINTS }.into());
                }
            }
            PenaltyKind::MatchLost(table) => after.lose_match(&new, table)?,
            PenaltyKind::Exclusion => after.leave_for_good(&Absence {
                team: new.team,
                from: new.round,
                to: None,
                worth: AbsenceWorth::Nothing,
                reason: Some(new.reason.clone()),
            })?,
        }
        let number = self.penalties.last().map_or(0, |last| last.number) + 1;
        after.penalties.push(Penalty {
            number,
            team: new.team,
            player: new.player,
            round: new.round,
            kind: new.kind,
            reason: new.reason,
        });
        *self = after;
        Ok(number)
    }

    /// Lifts a penalty. Its match is open again; an excluded entrant plays again from the next
    /// round on.
    ///
    /// # Errors
    /// Fails if there is no such penalty.
    pub fn lift_penalty(&mut self, number: u16) -> Result<(), Refusal> {
        self.must_run()?;
        let lifted = self.penalty(number)?.clone();
        let mut after = self.clone();
        after.penalties.retain(|penalty| penalty.number != number);
        match lifted.kind {
            PenaltyKind::Warning | PenaltyKind::PointsDown(_) | PenaltyKind::PointsUp(_) => {}
            PenaltyKind::MatchLost(table) => {
                let ends_early = after.settings.match_format.ends_early();
                after
                    .match_at_mut(lifted.round, table)?
                    .games
                    .reopen(ends_early);
                // The other team's penalty for the same match stays.
                let other = after.lost_by_penalty(lifted.round, table).next().cloned();
                if let Some(other) = other {
                    let verdict = after.lost_verdict(other.round, table, None)?;
                    after.keep_lost(other.round, table, verdict, &other.reason)?;
                }
            }
            PenaltyKind::Exclusion => {
                let round = lifted.round.max(after.next_round());
                after.be_there_again(lifted.team, round)?;
            }
        }
        *self = after;
        Ok(())
    }

    /// Returns the penalty of this number.
    ///
    /// # Errors
    /// Fails if there is none.
    pub fn penalty(&self, number: u16) -> Result<&Penalty, Refusal> {
        self.penalties
            .iter()
            .find(|penalty| penalty.number == number)
            .ok_or_else(|| PenaltyRefusal::Unknown { number }.into())
    }

    /// Returns the half points that penalties up to round `after` give to `team`; negative if they
    /// take more. `None` includes all rounds.
    pub fn penalty_points(&self, team: TeamNumber, after: Option<RoundNumber>) -> i32 {
        self.penalties
            .iter()
            .filter(|penalty| penalty.team == team)
            .filter(|penalty| after.is_none_or(|after| penalty.round <= after))
            .map(|penalty| penalty.kind.adjustment())
            .fold(0, i32::saturating_add)
    }

    /// Returns the exclusion of `team`; `None` if it is not excluded.
    pub fn exclusion_of(&self, team: TeamNumber) -> Option<&Penalty> {
        self.penalties
            .iter()
            .find(|penalty| penalty.team == team && penalty.kind == PenaltyKind::Exclusion)
    }

    /// Returns the penalties by which the match at `table` is lost; two if both teams lose it.
    pub fn lost_by_penalty(
        &self,
        round: RoundNumber,
        table: TableNumber,
    ) -> impl Iterator<Item = &Penalty> {
        self.penalties.iter().filter(move |penalty| {
            penalty.round == round && penalty.kind == PenaltyKind::MatchLost(table)
        })
    }

    /// Refuses to change the result of a match lost by a penalty.
    pub(crate) fn must_not_be_lost_by_penalty(
        &self,
        round: RoundNumber,
        table: TableNumber,
    ) -> Result<(), Refusal> {
        match self.lost_by_penalty(round, table).next() {
            Some(penalty) => Err(PenaltyRefusal::MatchLost {
                round,
                table,
                team: penalty.team,
            }
            .into()),
            None => Ok(()),
        }
    }

    /// Decides the match at `table` against the team.
    fn lose_match(&mut self, new: &NewPenalty, table: TableNumber) -> Result<(), Refusal> {
        self.must_be_published(new.round)?;
        if self.match_at(new.round, table)?.side_of(new.team).is_none() {
            return Err(Refusal::TeamNotInMatch {
                round: new.round,
                table,
                team: new.team,
            });
        }
        let is_lost = self
            .lost_by_penalty(new.round, table)
            .any(|penalty| penalty.team == new.team);
        if is_lost {
            self.must_not_be_lost_by_penalty(new.round, table)?;
        }
        let verdict = self.lost_verdict(new.round, table, Some(new.team))?;
        self.keep_lost(new.round, table, verdict, &new.reason)
    }

    /// Returns the verdict of a match lost by penalty, for `loser` in addition to the earlier
    /// losers.
    fn lost_verdict(
        &self,
        round: RoundNumber,
        table: TableNumber,
        loser: Option<TeamNumber>,
    ) -> Result<Verdict, Refusal> {
        let it = self.match_at(round, table)?;
        let losers: Vec<TeamNumber> = self
            .lost_by_penalty(round, table)
            .map(|penalty| penalty.team)
            .chain(loser)
            .collect();
        let loses = |role: Role| losers.iter().any(|loser| it.sides.of(role).has(*loser));
        match (loses(Role::First), loses(Role::Second)) {
            (true, true) => Ok(Verdict::BothLose),
            (true, false) => Ok(Verdict::won_by(Role::Second)),
            (false, true) => Ok(Verdict::won_by(Role::First)),
            (false, false) => Err(Refusal::TeamNotInMatch {
                round,
                table,
                team: losers.first().copied().unwrap_or(it.sides.first.lead()),
            }),
        }
    }

    /// Stores the arbiter's decision for every game; earlier evidence stays with the match.
    fn keep_lost(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        verdict: Verdict,
        reason: &Line,
    ) -> Result<(), Refusal> {
        let format = self.settings.match_format;
        let it = self.match_at_mut(round, table)?;
        it.progress = Progress::Awaited;
        let lost = Outcome {
            verdict,
            cause: Cause::ArbiterDecision,
            board: None,
            reason: Some(reason.clone()),
            evidence: Evidence::default(),
            overruled: None,
        };
        for game in it.games.iter_mut() {
            game.outcome = game.outcome.take().map(|before| Outcome {
                evidence: before.evidence,
                ..lost.clone()
            });
        }
        format.decide(&mut it.games, &lost);
        Ok(())
    }
}
