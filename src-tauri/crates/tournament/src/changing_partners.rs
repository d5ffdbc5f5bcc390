//! Pairing of changing partners: single players, who have another partner in each round.
//!
//! Start at [`Tournament::changing_pairs`]. In a round robin every two players are partners once,
//! by a complete schedule. Otherwise the squares follow the standings (the "Z system").
//!
//! Not here: schedules and squares ([`kralle_pairing::changing_partners`]).

use kralle_pairing::changing_partners::{
    self, CompleteRound, Partners, Player, Square, complete_schedule, pair_squares,
};
use kralle_pairing::event::EntrantNumber;

use crate::pairing::Pairs;
use crate::{
    BySide, Format, Formation, Match, Refusal, Role, Round, RoundNumber, RoundResult, Side,
    TeamNumber, Tournament,
};

/// The fewest players of a tournament with changing partners: those of one table.
pub const FEWEST_PARTNERS: u16 = 4;

/// The most players for whom a complete schedule exists.
pub const MOST_IN_SCHEDULE: u16 = 32;

/// The square of a table in a round that was paired by standing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareReason {
    /// The number of the square in the order of the standings, from 1.
    pub square: u16,
    /// The four players in that order.
    pub players: [TeamNumber; 4],
    /// The division of the square.
    pub parting: changing_partners::Parting,
}

impl Tournament {
    /// Returns the pairs of a round with changing partners.
    pub(crate) fn changing_pairs(&self, number: RoundNumber) -> Result<Pairs, Refusal> {
        match self.settings.format {
            Format::RoundRobin | Format::DoubleRoundRobin => self.scheduled_pairs(number),
            Format::SwissSystem => self.pairs_by_standing(number),
        }
    }

    /// Refuses a number of players without a complete schedule, or with too few for a table.
    pub(crate) const fn must_make_tables(&self, players: u16) -> Result<(), Refusal> {
        match self.settings.formation {
            Formation::ChangingPartners => {}
            Formation::PotDraw | Formation::FixedTeams | Formation::SinglePlayers => return Ok(()),
        }
        if players < FEWEST_PARTNERS {
            return Err(Refusal::TooFewPlayers {
                players,
                needed: FEWEST_PARTNERS,
            });
        }
        match self.settings.format {
            Format::RoundRobin | Format::DoubleRoundRobin if players > MOST_IN_SCHEDULE => {
                Err(Refusal::NoCompleteSchedule {
                    players,
                    most: MOST_IN_SCHEDULE,
                })
            }
            Format::RoundRobin | Format::DoubleRoundRobin | Format::SwissSystem => Ok(()),
        }
    }

    fn scheduled_pairs(&self, number: RoundNumber) -> Result<Pairs, Refusal> {
        let players = self.team_count();
        self.must_make_tables(players)?;
        let mut schedule = complete_schedule(players).into_iter().flatten();
        let round = schedule
            .nth(number.index())
            .ok_or(Refusal::AllRoundsPaired {
                rounds: self.rounds_planned(),
            })?;
        let CompleteRound { tables, resting } = round;
        let side = |(one, other): Partners| {
            Side::partners(self.at_table_number(one), self.at_table_number(other))
        };
        let pairs = tables.into_iter().map(|table| {
            let (first, second) = (side(table.first), side(table.second));
            match self.top_role() {
                Role::First => BySide { first, second },
                Role::Second => BySide {
                    first: second,
                    second: first,
                },
            }
        });
        let resting = resting.into_iter().map(|it| self.at_table_number(it));
        Ok(Pairs::new(pairs, resting))
    }

    fn pairs_by_standing(&self, number: RoundNumber) -> Result<Pairs, Refusal> {
        let players = self.players_by_standing(number);
        let playing = u16::try_from(players.len()).unwrap_or(u16::MAX);
        self.must_make_tables(playing)?;
        let round = pair_squares(&players);
        let side = |(one, other): Partners| Side::partners(team(one), team(other));
        let pairs = round.squares.into_iter().map(|square| BySide {
            first: side(square.first),
            second: side(square.second),
        });
        Ok(Pairs::new(pairs, round.resting.into_iter().map(team)))
    }

    /// Returns the players of a round in the order of the standings before it, equal ones by
    /// number, with their history.
    fn players_by_standing(&self, number: RoundNumber) -> Vec<Player> {
        let before = number.index().checked_sub(1).map(RoundNumber::at);
        let mut order: Vec<TeamNumber> = match before {
            Some(before) => {
                let standings = self.standings(Some(before)).into_iter();
                standings.map(|row| row.team).collect()
            }
            None => self.teams.iter().map(|team| team.number).collect(),
        };
        let field = self.field_of(number);
        order.retain(|team| field.has(*team) && self.absence_in(*team, number).is_none());
        let earlier: Vec<&Round> = self.rounds.iter().take(number.index()).collect();
        let of = |round: &Round, team| match round.result_of(team) {
            RoundResult::Match { it, role } => Some((it.sides.of(role).partner_of(team), role)),
            RoundResult::Bye(_) | RoundResult::Unpaired => None,
        };
        let history = |team: TeamNumber| {
            let played = earlier.iter().filter_map(|round| of(round, team));
            let times_first = played.clone().filter(|(_, role)| *role == Role::First);
            let last = earlier.last().and_then(|round| of(round, team));
            let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
            Player {
                number: entrant(team),
                last_partner: last.and_then(|(partner, _)| partner).map(entrant),
                rests: count(earlier.len() - played.count()),
                times_first: count(times_first.count()),
            }
        };
        order.into_iter().map(history).collect()
    }

    /// Returns the square of a match paired by standing; `None` if it was changed by hand.
    pub(crate) fn square_of(&self, number: RoundNumber, it: &Match) -> Option<SquareReason> {
        let players = self.players_by_standing(number);
        let paired = pair_squares(&players);
        let is_this = |square: &Square| {
            let sides = [it.sides.first, it.sides.second];
            let made = [square.first, square.second]
                .map(|(one, other)| Side::partners(team(one), team(other)));
            sides == made
        };
        let index = paired.squares.iter().position(is_this)?;
        let square = paired.squares[index];
        let ((a, b), (c, d)) = (square.first, square.second);
        let mut four = [a, b, c, d];
        four.sort_by_key(|number| players.iter().position(|player| player.number == *number));
        Some(SquareReason {
            square: u16::try_from(index + 1).unwrap_or(u16::MAX),
            players: four.map(team),
            parting: square.parting,
        })
    }
}

fn entrant(team: TeamNumber) -> EntrantNumber {
    EntrantNumber::from_index(team.index())
}

fn team(entrant: EntrantNumber) -> TeamNumber {
    TeamNumber::at(entrant.index())
}
