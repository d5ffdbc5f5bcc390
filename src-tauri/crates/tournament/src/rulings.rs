//! Decisions of the director on tied teams, and closing the tournament (S W2b, W2c).

use crate::{Course, Decision, Line, Refusal, Ruling, TeamNumber, Tie, Tournament};

impl Tournament {
    /// Records a decision of the director on tied teams.
    ///
    /// # Errors
    /// Fails if the teams are not tied, or their direct encounter decides (S W2a). Fails if joint
    /// winners are not in first place (S W2c), or the ruling omits a team or names one twice.
    pub fn decide_tie(
        &mut self,
        tied: &[TeamNumber],
        ruling: Ruling,
        reason: Line,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        let mut tied = tied.to_vec();
        tied.sort_unstable();
        tied.dedup();
        let standings = self.standings(None);
        let level_with = tied.first().map(|team| self.level_with(*team));
        let level: Vec<_> = standings
            .iter()
            .filter(|standing| {
                let level = level_with.as_ref();
                level.is_some_and(|level| level.contains(&standing.team))
            })
            .collect();
        let mut level_teams: Vec<TeamNumber> = level.iter().map(|standing| standing.team).collect();
        level_teams.sort_unstable();
        if tied.len() < 2 || level_teams != tied {
            return Err(Refusal::NotLevel { teams: tied });
        }
        if level
            .iter()
            .any(|standing| standing.tie == Tie::DirectEncounter)
        {
            return Err(Refusal::DirectEncounterDecides { teams: tied });
        }
        let named = match &ruling {
            Ruling::Order(teams) | Ruling::JointWinners(teams) => teams,
        };
        let mut sorted = named.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let complete = match ruling {
            Ruling::Order(_) => named.len() == sorted.len() && sorted == tied,
            Ruling::JointWinners(_) => {
                let at_first_place = level.iter().any(|standing| standing.rank.from == 1);
                if !at_first_place {
                    return Err(Refusal::JointWinnersOnlyFirst);
                }
                named.len() == sorted.len()
                    && sorted.len() >= 2
                    && sorted.iter().all(|team| tied.contains(team))
            }
        };
        if !complete {
            return Err(Refusal::RulingIncomplete { teams: tied });
        }
        let number = self.decisions.last().map_or(0, |last| last.number) + 1;
        self.decisions.push(Decision {
            number,
            tied,
            ruling,
            reason,
        });
        Ok(())
    }

    /// Checks that the tournament can be closed.
    ///
    /// # Errors
    /// Fails if it is closed, rounds or results are missing, or first place is open (S W2b).
    pub fn may_close(&self) -> Result<(), Refusal> {
        self.must_run()?;
        let paired = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
        let planned = self.rounds_planned();
        if paired < planned || planned == 0 {
            return Err(Refusal::RoundsMissing { paired, planned });
        }
        for round in &self.rounds {
            self.must_be_complete(round.number)?;
        }
        if self.first_place_is_open() {
            let teams = self
                .standings(None)
                .into_iter()
                .filter(|standing| standing.tie == Tie::FirstPlaceOpen)
                .map(|standing| standing.team)
                .collect();
            return Err(Refusal::FirstPlaceOpen { teams });
        }
        Ok(())
    }

    /// Closes the tournament: the standings are final.
    ///
    /// # Errors
    /// Fails as [`Tournament::may_close`].
    pub fn close(&mut self) -> Result<(), Refusal> {
        self.may_close()?;
        self.course = Course::Closed;
        Ok(())
    }

    /// Reopens a closed tournament.
    ///
    /// # Errors
    /// Fails if it is not closed.
    pub const fn reopen(&mut self) -> Result<(), Refusal> {
        match self.course {
            Course::Running => Err(Refusal::NotClosed),
            Course::Closed => {
                self.course = Course::Running;
                Ok(())
            }
        }
    }
}
