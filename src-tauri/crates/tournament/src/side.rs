//! A side of a match.

use std::fmt;

use crate::{GameNumber, Match, Role, Seating, TeamNumber, Verdict};

/// One side of a match: a team, or two entrants who are partners for this match only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Side {
    lead: TeamNumber,
    partner: Option<TeamNumber>,
}

impl Side {
    /// Returns the side of a team.
    pub const fn team(team: TeamNumber) -> Self {
        Self {
            lead: team,
            partner: None,
        }
    }

    /// Returns the side of two partners; the lower number leads.
    pub fn partners(one: TeamNumber, other: TeamNumber) -> Self {
        Self {
            lead: one.min(other),
            partner: Some(one.max(other)),
        }
    }

    /// Returns the team, or the partner with the lower number, who counts as the pot-1 player.
    pub const fn lead(self) -> TeamNumber {
        self.lead
    }

    /// Returns the partner with the higher number; `None` for a team.
    pub const fn partner(self) -> Option<TeamNumber> {
        self.partner
    }

    /// Returns the entrants: the team, or both partners.
    pub fn entrants(self) -> impl DoubleEndedIterator<Item = TeamNumber> {
        std::iter::once(self.lead).chain(self.partner)
    }

    /// True if `entrant` is on this side.
    pub fn has(self, entrant: TeamNumber) -> bool {
        self.lead == entrant || self.partner == Some(entrant)
    }

    /// Returns the partner of `entrant`; `None` for a team, and for an entrant of another side.
    pub fn partner_of(self, entrant: TeamNumber) -> Option<TeamNumber> {
        let partner = self.partner?;
        match entrant {
            _ if entrant == self.lead => Some(partner),
            _ if entrant == partner => Some(self.lead),
            _ => None,
        }
    }

    /// Returns the side with other entrants.
    pub(crate) fn map(self, other: impl Fn(TeamNumber) -> TeamNumber) -> Self {
        let lead = other(self.lead);
        self.partner
            .map_or(Self::team(lead), |it| Self::partners(lead, other(it)))
    }
}

/// The number of the team, or those of both partners: "3+7".
impl fmt::Display for Side {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.lead)?;
        match self.partner {
            Some(partner) => write!(formatter, "+{partner}"),
            None => Ok(()),
        }
    }
}

/// Two entrants who meet in a match, in the terms of the pairing systems.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Encounter {
    /// The first-named team and the other; of changing partners, White and Black on a board.
    pub entrants: [TeamNumber; 2],
    /// The side of the first of them.
    pub first_role: Role,
}

impl Match {
    /// Returns the entrants who meet: both teams, or the players on each board in the first game.
    ///
    /// Before the opponents and colors of changing partners are chosen, the lower numbers meet, and
    /// the first-named side has White on board 1.
    pub fn encounters(&self) -> Vec<Encounter> {
        let sides = self.sides;
        let (Some(first), Some(second)) = (sides.first.partner(), sides.second.partner()) else {
            return vec![Encounter {
                entrants: [sides.first.lead(), sides.second.lead()],
                first_role: Role::First,
            }];
        };
        let game = self.games.get(GameNumber::FIRST);
        let crossed = game.and_then(|it| it.seating.seating()) == Some(Seating::Cross);
        let mut opponents = [sides.second.lead(), second];
        if crossed {
            opponents.reverse();
        }
        let white = game.and_then(|it| it.seating.white_on_board_1());
        let on_board_1 = white.unwrap_or(Role::First);
        let boards = [
            (sides.first.lead(), opponents[0], on_board_1),
            (first, opponents[1], on_board_1.opposite()),
        ];
        let encounters = boards.map(|(one, other, white)| Encounter {
            entrants: match white {
                Role::First => [one, other],
                Role::Second => [other, one],
            },
            first_role: white,
        });
        encounters.to_vec()
    }
}

impl Verdict {
    /// Returns the verdict with the sides in the order of `first`, the side named first.
    pub(crate) const fn seen_from(self, first: Role) -> Self {
        match (self, first) {
            (Self::FirstWins, Role::Second) => Self::SecondWins,
            (Self::SecondWins, Role::Second) => Self::FirstWins,
            (Self::FirstWins | Self::SecondWins, Role::First)
            | (Self::Drawn | Self::BothLose, _) => self,
        }
    }
}
