//! The entrants as they were numbered for a round.
//!
//! A late entrant may get a number among those of the others, who then move up by one. A round that
//! was paired before is explained and judged by the numbers that held then: those of the entrants
//! who had entered, counted without gaps. Late entry never changes who of two entrants has the
//! smaller number, so nothing more has to be kept than when an entrant entered.

use kralle_pairing::event::EntrantNumber;

use crate::{RoundNumber, TeamNumber, Tournament};

/// The teams a round is or was paired from, in the order of their numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Field(Vec<TeamNumber>);

impl Field {
    /// Who they are, number 1 first.
    pub(crate) fn teams(&self) -> &[TeamNumber] {
        &self.0
    }

    pub(crate) fn has(&self, team: TeamNumber) -> bool {
        self.0.binary_search(&team).is_ok()
    }

    /// The number of `team` among them; one nobody has for who is not.
    pub(crate) fn entrant(&self, team: TeamNumber) -> EntrantNumber {
        let index = self.0.binary_search(&team);
        EntrantNumber::from_index(index.unwrap_or_else(|_| self.0.len() + team.index()))
    }

    /// The team with a number among them.
    pub(crate) fn team(&self, entrant: EntrantNumber) -> TeamNumber {
        let team = self.0.get(entrant.index()).copied();
        team.unwrap_or_else(|| TeamNumber::at(entrant.index()))
    }
}

impl Tournament {
    /// Who had entered by round `number`.
    pub(crate) fn field_of(&self, number: RoundNumber) -> Field {
        let entered = self.teams.iter().filter(|team| team.entered <= number);
        Field(entered.map(|team| team.number).collect())
    }

    pub(crate) fn whole_field(&self) -> Field {
        Field(self.teams.iter().map(|team| team.number).collect())
    }
}
