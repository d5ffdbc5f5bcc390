//! The matches of a withdrawn or excluded entrant (S G5).
//!
//! In the Swiss system the entrant is no longer paired, and played matches count. In a round robin
//! the remaining matches are forfeited; the option `withdrawal` decides about the played ones.

use kralle_rules::result::Cause;
use kralle_rules::rule_set::competition::Withdrawal;

use crate::refusal::AbsenceRefusal;
use crate::{
    Absence, BySide, Evidence, Format, Match, Outcome, Progress, Refusal, Role, Round, RoundNumber,
    RoundState, TeamNumber, Tournament, Verdict,
};

impl Tournament {
    /// Returns the first round that `team` misses by withdrawal or exclusion; `None` while it
    /// plays.
    pub fn leaves_with(&self, team: TeamNumber) -> Option<RoundNumber> {
        self.absences
            .iter()
            .find(|absence| absence.team == team && absence.to.is_none())
            .map(|absence| absence.from)
    }

    /// True if the matches of `team` are annulled: it has withdrawn from a round robin under rules
    /// that annul them.
    pub fn is_annulled(&self, team: TeamNumber) -> bool {
        let Some(from) = self.leaves_with(team) else {
            return false;
        };
        let of_all = match self.settings.format {
            Format::SwissSystem => return false,
            Format::RoundRobin => 1,
            Format::DoubleRoundRobin => 2,
        } * self.teams.len().saturating_sub(1);
        match self.settings.rule_set.competition.withdrawal {
            Withdrawal::RestForfeited => false,
            Withdrawal::AllAnnulled => true,
            Withdrawal::HalfPlayed => {
                let played = self
                    .rounds
                    .iter()
                    .take(from.index())
                    .flat_map(|round| &round.matches)
                    .filter(|it| it.side_of(team).is_some() && it.is_played())
                    .count();
                2 * played < of_all
            }
        }
    }

    /// True if `team` is outside the ranking: excluded, or its matches annulled.
    pub fn is_out(&self, team: TeamNumber) -> bool {
        self.exclusion_of(team).is_some() || self.is_annulled(team)
    }

    /// True if a match is annulled.
    pub fn is_void(&self, it: &Match) -> bool {
        !self.absences.is_empty() && it.entrants().any(|team| self.is_annulled(team))
    }

    /// Records an exclusion; later requested absences end with it.
    pub(crate) fn leave_for_good(&mut self, absence: &Absence) -> Result<(), Refusal> {
        self.absences.retain(|other| {
            other.team != absence.team || other.to.is_none() || other.from < absence.from
        });
        for other in &mut self.absences {
            if other.team == absence.team && other.to.is_some() && other.holds_in(absence.from) {
                other.to = absence.from.index().checked_sub(1).map(RoundNumber::at);
            }
        }
        self.let_be_absent(absence)
    }

    /// Refuses an absence in rounds that have happened: published ones of the Swiss system, those
    /// of a round robin in which the entrant has played.
    pub(crate) fn must_be_left_open(&self, absence: &Absence) -> Result<(), Refusal> {
        let (team, from) = (absence.team, absence.from);
        if self.settings.format == Format::SwissSystem {
            return if from < self.next_round() {
                Err(Refusal::RoundIsPublished { round: from })
            } else {
                Ok(())
            };
        }
        let played = self
            .rounds
            .iter()
            .filter(|round| absence.holds_in(round.number))
            .find(|round| {
                let mut matches = round.matches.iter();
                matches.any(|it| it.side_of(team).is_some() && it.is_played_to_the_end())
            });
        match played {
            Some(round) => Err(AbsenceRefusal::HasPlayed {
                team,
                round: round.number,
            }
            .into()),
            None => Ok(()),
        }
    }

    /// Forfeits the matches of withdrawn teams in published rounds of a round robin.
    pub(crate) fn forfeit_for_who_left(&mut self) {
        if self.settings.format == Format::SwissSystem || self.absences.is_empty() {
            return;
        }
        let absences = self.absences.clone();
        let format = self.settings.match_format;
        let published = |round: &&mut Round| round.state == RoundState::Published;
        for round in self.rounds.iter_mut().filter(published) {
            let missing = |team: TeamNumber| {
                absences
                    .iter()
                    .find(|absence| absence.team == team && absence.holds_in(round.number))
            };
            for it in &mut round.matches {
                let sides = [Role::First, Role::Second]
                    .map(|role| it.sides.of(role).entrants().find_map(missing));
                let (verdict, absence) = match sides {
                    [None, None] => continue,
                    [Some(absence), None] => (Verdict::won_by(Role::Second), absence),
                    [None, Some(absence)] => (Verdict::won_by(Role::First), absence),
                    [Some(absence), Some(_)] => (Verdict::BothLose, absence),
                };
                let cause = match verdict {
                    Verdict::BothLose => Cause::DoubleForfeit,
                    Verdict::FirstWins | Verdict::SecondWins | Verdict::Drawn => Cause::Forfeit,
                };
                if it.is_played_to_the_end() {
                    continue;
                }
                it.progress = Progress::Awaited;
                it.games.reopen_unplayed();
                format.decide(
                    &mut it.games,
                    &Outcome {
                        verdict,
                        cause,
                        board: None,
                        reason: absence.reason.clone(),
                        evidence: Evidence::default(),
                        overruled: None,
                    },
                );
            }
        }
    }

    /// Reopens the matches that an absence has forfeited.
    ///
    /// # Errors
    /// Never: every match exists.
    pub(crate) fn open_forfeits_of(&mut self, absence: &Absence) -> Result<(), Refusal> {
        if self.settings.format == Format::SwissSystem {
            return Ok(());
        }
        let mut opened = Vec::new();
        for round in &mut self.rounds {
            for it in &mut round.matches {
                let concerned =
                    absence.holds_in(round.number) && it.side_of(absence.team).is_some();
                if concerned {
                    it.games.reopen_unplayed();
                    opened.push((round.number, it.table));
                }
            }
        }
        for (round, table) in opened {
            self.fit_games(round, table)?;
        }
        Ok(())
    }
}

impl Match {
    /// Returns the entrants of both sides, the first-named first.
    pub fn entrants(&self) -> impl Iterator<Item = TeamNumber> {
        let BySide { first, second } = self.sides;
        first.entrants().chain(second.entrants())
    }

    /// True if `one` and `other` are on different sides.
    pub fn opposes(&self, one: TeamNumber, other: TeamNumber) -> bool {
        let roles = self.side_of(one).zip(self.side_of(other));
        roles.is_some_and(|(one, other)| one != other)
    }

    /// Returns the side of `team`; `None` if it does not play this match.
    pub fn side_of(&self, team: TeamNumber) -> Option<Role> {
        [Role::First, Role::Second]
            .into_iter()
            .find(|role| self.sides.of(*role).has(team))
    }
}
