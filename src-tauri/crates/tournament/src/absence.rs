//! Absences: requested byes, and withdrawal (C.04.1; S G5).
//!
//! An absence covers rounds that are not published yet; the Swiss system pairs the others. In a
//! round robin everyone meets everyone: a single missed match is entered as a forfeit. Only a
//! withdrawal is an absence there; `leaving` handles its matches.

use kralle_choice::Choice;
use kralle_rules::rule_set::competition::Leaving;
use serde::{Deserialize, Serialize};

use crate::refusal::AbsenceRefusal;
use crate::{
    Format, HalfPoints, Line, Match, Refusal, Round, RoundNumber, RoundState, TeamNumber,
    Tournament,
};

/// The points of an absence.
///
/// For each of its rounds.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum AbsenceWorth {
    /// As much as a draw.
    Half,
    Nothing,
}

/// An entrant's absence from some rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Absence {
    /// The entrant; a single player counts as a team.
    pub team: TeamNumber,
    /// The first round missed.
    pub from: RoundNumber,
    /// The last round missed; `None` after a withdrawal.
    pub to: Option<RoundNumber>,
    pub worth: AbsenceWorth,
    /// The reason; may be `None` if the rules allow leaving early and no result changes.
    pub reason: Option<Line>,
}

impl Absence {
    /// True if the entrant is absent in `round`.
    pub fn holds_in(&self, round: RoundNumber) -> bool {
        self.from <= round && self.to.is_none_or(|to| round <= to)
    }
}

impl Tournament {
    /// Returns the absence of `team` in `round`; `None` if it is present.
    pub fn absence_in(&self, team: TeamNumber, round: RoundNumber) -> Option<&Absence> {
        self.absences
            .iter()
            .find(|absence| absence.team == team && absence.holds_in(round))
    }

    /// Returns the points for each round of an absence.
    pub const fn absence_points(&self, worth: AbsenceWorth) -> HalfPoints {
        match worth {
            AbsenceWorth::Half => self.settings.scoring.draw,
            AbsenceWorth::Nothing => HalfPoints(0),
        }
    }

    /// Records an absence. Pairs an affected draft again; in a round robin forfeits the remaining
    /// matches.
    ///
    /// # Errors
    /// Fails if it is a round robin and the entrant does not withdraw, or there is no such entrant.
    /// Fails if a round is published, played or an absence already, or a withdrawal has points.
    /// Fails without a reason if the rules forbid leaving early or results change.
    pub fn let_be_absent(&mut self, absence: &Absence) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_be_formed()?;
        match (self.settings.format, absence.to) {
            (Format::SwissSystem, _) | (_, None) => {}
            (Format::RoundRobin | Format::DoubleRoundRobin, Some(_)) => {
                return Err(AbsenceRefusal::InRoundRobin.into());
            }
        }
        self.must_know_team(absence.team)?;
        self.must_be_left_open(absence)?;
        match absence.to {
            Some(to) if to < absence.from => return Err(Refusal::RoundUnknown { round: to }),
            None if absence.worth == AbsenceWorth::Half => {
                return Err(AbsenceRefusal::LeavingBringsNothing.into());
            }
            Some(_) | None => {}
        }
        let overlapping = self.absences.iter().find(|other| {
            other.team == absence.team
                && (other.holds_in(absence.from) || absence.holds_in(other.from))
        });
        if let Some(other) = overlapping {
            return Err(AbsenceRefusal::AlreadyAbsent {
                team: absence.team,
                round: other.from.max(absence.from),
            }
            .into());
        }
        let forbidden = self.settings.rule_set.competition.leaving == Leaving::Forbidden;
        if forbidden && absence.reason.is_none() {
            return Err(AbsenceRefusal::ReasonMissing { team: absence.team }.into());
        }
        let mut after = self.clone();
        after.absences.push(absence.clone());
        after.sort_absences();
        after.follow_absences(absence)?;
        self.must_say_why(&after, absence.team, absence.reason.as_ref())?;
        *self = after;
        Ok(())
    }

    /// Cancels an absence for the rounds that are not published. In a round robin its forfeited
    /// matches are open again.
    ///
    /// # Errors
    /// Fails if the entrant is not absent in `round`, the round is published, or results change
    /// without a reason.
    pub fn take_absence_back(
        &mut self,
        team: TeamNumber,
        round: RoundNumber,
        reason: Option<&Line>,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        if self.exclusion_of(team).is_some() {
            return Err(AbsenceRefusal::Excluded { team }.into());
        }
        let mut after = self.clone();
        after.be_there_again(team, round)?;
        self.must_say_why(&after, team, reason)?;
        *self = after;
        Ok(())
    }

    /// Requires a reason for changing results of published rounds.
    fn must_say_why(
        &self,
        after: &Self,
        team: TeamNumber,
        reason: Option<&Line>,
    ) -> Result<(), Refusal> {
        let came_of = |tournament: &Self, it: &Match| {
            let outcomes = it.games.iter().map(|game| {
                let outcome = game.outcome.as_ref();
                outcome.map(|outcome| (outcome.verdict, outcome.cause))
            });
            (outcomes.collect::<Vec<_>>(), tournament.is_void(it))
        };
        let published = |round: &&Round| round.state == RoundState::Published;
        let changes = self.rounds.iter().filter(published).any(|round| {
            let decided = round.matches.iter().filter(|it| it.has_results());
            decided.into_iter().any(|it| {
                after
                    .match_at(round.number, it.table)
                    .is_ok_and(|now| came_of(after, now) != came_of(self, it))
            })
        });
        if changes && reason.is_none() {
            return Err(AbsenceRefusal::ChangesResults { team }.into());
        }
        Ok(())
    }

    /// Cancels an absence without requiring a reason: that of a lifted penalty is stored with it.
    pub(crate) fn be_there_again(
        &mut self,
        team: TeamNumber,
        round: RoundNumber,
    ) -> Result<(), Refusal> {
        let next = match self.settings.format {
            Format::SwissSystem => self.next_round(),
            // Nothing is missed for good: forfeited matches can still be played.
            Format::RoundRobin | Format::DoubleRoundRobin => RoundNumber::FIRST,
        };
        let Some(absence) = self.absence_in(team, round).cloned() else {
            return Err(AbsenceRefusal::NotAbsent { team, round }.into());
        };
        if absence.to.is_some_and(|to| to < next) {
            return Err(Refusal::RoundIsPublished { round });
        }
        let mut after = self.clone();
        after
            .absences
            .retain(|other| (other.team, other.from) != (team, absence.from));
        if absence.from < next {
            after.absences.push(Absence {
                to: next.index().checked_sub(1).map(RoundNumber::at),
                ..absence.clone()
            });
            after.sort_absences();
        }
        // Its former members may be in another team by now.
        after.must_be_of_size(after.members(team, after.next_round()).count())?;
        after.open_forfeits_of(&absence)?;
        after.follow_absences(&absence)?;
        *self = after;
        Ok(())
    }

    /// Sorts the absences by entrant and first round.
    pub(crate) fn sort_absences(&mut self) {
        self.absences
            .sort_by_key(|absence| (absence.team, absence.from));
    }

    /// Applies the change of the absence `changed` to the rounds. In the Swiss system pairs a draft
    /// again; in a round robin forfeits matches.
    fn follow_absences(&mut self, changed: &Absence) -> Result<(), Refusal> {
        match self.settings.format {
            Format::SwissSystem => self.pair_draft_again(changed),
            Format::RoundRobin | Format::DoubleRoundRobin => {
                self.forfeit_for_who_left();
                Ok(())
            }
        }
    }

    /// Pairs the newest draft again if the absence affects it.
    fn pair_draft_again(&mut self, absence: &Absence) -> Result<(), Refusal> {
        let concerned = self
            .rounds
            .last()
            .is_some_and(|last| last.state == RoundState::Draft && absence.holds_in(last.number));
        if concerned {
            self.pair_round()?;
        }
        Ok(())
    }
}
