//! The entrants with their numbers at the time of a round.
//!
//! A late entrant may get a number among the others, who then move up by one. An earlier round is
//! explained by the numbers of its time: those of the entrants who had entered, counted without
//! gaps. Late entry never changes the relative order of two numbers, so the round of entry is all
//! that is stored.

use kralle_pairing::event::EntrantNumber;

use crate::{RoundNumber, TeamNumber, Tournament};

/// The teams from which a round is paired, in number order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Field(Vec<TeamNumber>);

impl Field {
    /// Returns the teams, number 1 first.
    pub(crate) fn teams(&self) -> &[TeamNumber] {
        &self.0
    }

    pub(crate) fn has(&self, team: TeamNumber) -> bool {
        self.0.binary_search(&team).is_ok()
    }

    /// Returns the number of `team` among them; an unused number for a team outside.
    pub(crate) fn entrant(&self, team: TeamNumber) -> EntrantNumber {
        let index = self.0.binary_search(&team);
        EntrantNumber::from_index(index.unwrap_or_else(|_| self.0.len() + team.index()))
    }

    /// Returns the team of a number among them; for a number beyond them, the team of that number.
    pub(crate) fn team(&self, entrant: EntrantNumber) -> TeamNumber {
        let team = self.0.get(entrant.index()).copied();
        team.unwrap_or_else(|| TeamNumber::at(entrant.index()))
    }
}

impl Tournament {
    /// Returns the teams that had entered by round `number`.
    pub(crate) fn field_of(&self, number: RoundNumber) -> Field {
        let entered = self.teams.iter().filter(|team| team.entered <= number);
        Field(entered.map(|team| team.number).collect())
    }

    pub(crate) fn whole_field(&self) -> Field {
        Field(self.teams.iter().map(|team| team.number).collect())
    }
}
