//! The numbers of fixed teams and single players: by strength, by lot or as listed.
//!
//! Start at [`Tournament::give_numbers`]. With pots, a team gets its number from the lots
//! (`teams`).

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};

use crate::lots::start_list::TieLot;
use crate::lots::{Seed, initial_role, start_list};
use crate::{
    Formation, LineUpOrder, Membership, Rating, Refusal, Role, RoundNumber, Team, TeamNumber,
    Tournament,
};

/// The order in which numbers are given.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum NumberOrder {
    /// The strongest first.
    ///
    /// A team by the average rating of the first two of its line-up order, a player by his own.
    /// Entrants without a rating come last; equals are ordered by lot.
    Strength,
    Lot,
    /// In order of entry.
    Listed,
}

/// The data that reproduce the numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StartNumbering {
    /// The public seed: for the lot, for equals, and for the role of the top entrant.
    pub seed: Seed,
    pub order: NumberOrder,
    /// The role of the top entrant in round 1; in single games First is White.
    pub top_role: Role,
}

impl Tournament {
    /// Gives the entrants their numbers. Can be repeated until round 1 is paired.
    ///
    /// # Errors
    /// Fails if teams are drawn from pots, rounds exist, or there are too few entrants.
    pub fn give_numbers(&mut self, seed: &Seed, order: NumberOrder) -> Result<(), Refusal> {
        self.may_give_numbers()?;
        match self.settings.formation {
            Formation::SinglePlayers | Formation::ChangingPartners => {
                self.number_players(seed, order);
            }
            Formation::PotDraw | Formation::FixedTeams => self.number_teams(seed, order),
        }
        // Round robin numbers were drawn for the previous team numbers.
        self.numbering = None;
        self.start_numbering = Some(StartNumbering {
            seed: seed.clone(),
            order,
            top_role: initial_role(seed),
        });
        Ok(())
    }

    /// Refuses giving numbers now, for reasons independent of the seed.
    ///
    /// # Errors
    /// Fails as [`Tournament::give_numbers`].
    pub fn may_give_numbers(&self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_form(&[
            Formation::FixedTeams,
            Formation::SinglePlayers,
            Formation::ChangingPartners,
        ])?;
        self.must_precede_rounds()?;
        let entrants = self.team_count();
        match (self.settings.formation, entrants) {
            (Formation::SinglePlayers, 0..=1) => Err(Refusal::TooFewPlayers {
                players: entrants,
                needed: 2,
            }),
            (Formation::FixedTeams, 0..=1) => Err(Refusal::TooFewTeams {
                teams: entrants,
                needed: 2,
            }),
            (Formation::ChangingPartners, _) => self.must_make_tables(entrants),
            (Formation::PotDraw | Formation::FixedTeams | Formation::SinglePlayers, _) => Ok(()),
        }
    }

    /// Refuses forming the entrants now: from pots by lot, otherwise as
    /// [`Tournament::may_give_numbers`].
    ///
    /// # Errors
    /// Fails as the check for the formation.
    pub fn may_form(&self) -> Result<(), Refusal> {
        match self.settings.formation {
            Formation::PotDraw => self.may_draw_lots(),
            Formation::FixedTeams | Formation::SinglePlayers | Formation::ChangingPartners => {
                self.may_give_numbers()
            }
        }
    }

    /// Takes the numbers back: teams and players may come and go again. Fixed teams keep their
    /// absences and penalties; single players are no longer entrants.
    ///
    /// # Errors
    /// Fails if there are none, or rounds exist.
    pub fn take_numbers_back(&mut self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_precede_rounds()?;
        if self.start_numbering.take().is_none() {
            return Err(Refusal::NumbersMissing);
        }
        self.numbering = None;
        if self.settings.formation.has_single_entrants() {
            self.teams.clear();
            self.memberships.clear();
            self.move_absences_and_penalties(|_| None);
        }
        Ok(())
    }

    /// Makes each participating single player an entrant of his own.
    fn number_players(&mut self, seed: &Seed, order: NumberOrder) {
        let participants = self.participants();
        let list = match order {
            NumberOrder::Strength => start_list(
                participants,
                &self.settings.rating_order,
                &self.by_hand,
                TieLot::Seed(seed),
            ),
            NumberOrder::Lot => start_list(participants, &[], &[], TieLot::Seed(seed)),
            NumberOrder::Listed => {
                let mut list = participants;
                list.sort_by_key(|entrant| entrant.id);
                list
            }
        };
        let memberships: Vec<Membership> = list
            .iter()
            .enumerate()
            .map(|(index, entrant)| Membership {
                team: TeamNumber::at(index),
                player: entrant.id,
                order: LineUpOrder(1),
                from: RoundNumber::FIRST,
                to: None,
            })
            .collect();
        self.teams = memberships
            .iter()
            .map(|membership| Team {
                number: membership.team,
                name: None,
                captain: None,
                entered: RoundNumber::FIRST,
            })
            .collect();
        let before = std::mem::replace(&mut self.memberships, memberships.clone());
        self.move_absences_and_penalties(|number| {
            let player = before.iter().find(|it| it.team == number)?.player;
            let now = memberships.iter().find(|it| it.player == player)?;
            Some(now.team)
        });
    }

    /// Sorts and renumbers the fixed teams.
    fn number_teams(&mut self, seed: &Seed, order: NumberOrder) {
        let mut numbers: Vec<TeamNumber> = self.teams.iter().map(|team| team.number).collect();
        match order {
            NumberOrder::Strength => numbers.sort_by_cached_key(|team| {
                (
                    std::cmp::Reverse(self.strength(*team)),
                    self.lot_of(seed, *team),
                )
            }),
            NumberOrder::Lot => numbers.sort_by_cached_key(|team| self.lot_of(seed, *team)),
            // Teams are stored in order of entry until they are renumbered; the ids of their
            // players keep that order.
            NumberOrder::Listed => numbers.sort_by_cached_key(|team| {
                self.members(*team, RoundNumber::FIRST)
                    .map(|membership| membership.player)
                    .min()
            }),
        }
        self.renumber(&numbers);
    }

    /// Returns twice the average rating of the first two players of a team's line-up order,
    /// ignoring an unrated one; `None` if both are unrated. Doubled to be an integer.
    pub fn strength(&self, team: TeamNumber) -> Option<u16> {
        let ratings: Vec<Rating> = self
            .team_players(team, RoundNumber::FIRST)
            .take(2)
            .filter_map(|player| player.data.rating(&self.settings.rating_order))
            .collect();
        match ratings[..] {
            [one] => Some(one.get() * 2),
            [one, other] => Some(one.get() + other.get()),
            _ => None,
        }
    }

    /// Returns the rating for pairing systems and tie-breaks: a player's own, or a team's average
    /// of the first two of its line-up order, rounded up. `None` if none of them is rated.
    pub(crate) fn rating_of(&self, team: TeamNumber) -> Option<u16> {
        let doubled = self.strength(team)?;
        Some(doubled.div_ceil(2))
    }

    /// Returns the lot of a team: SHA-256(seed ‖ NUL ‖ "number" ‖ NUL ‖ its name, then its players'
    /// names).
    fn lot_of(&self, seed: &Seed, team: TeamNumber) -> [u8; 32] {
        let mut text = self
            .team_name(team)
            .map(ToString::to_string)
            .unwrap_or_default();
        for player in self.team_players(team, RoundNumber::FIRST) {
            text.push('\t');
            text.push_str(player.data.name.as_str());
        }
        seed.labeled("number", &text)
    }

    /// Renumbers the teams from 1 in this order of their present numbers.
    pub(crate) fn renumber(&mut self, order: &[TeamNumber]) {
        let new_number = |old: TeamNumber| {
            order
                .iter()
                .position(|number| *number == old)
                .map_or(old, TeamNumber::at)
        };
        for team in &mut self.teams {
            team.number = new_number(team.number);
        }
        for membership in &mut self.memberships {
            membership.team = new_number(membership.team);
        }
        self.teams.sort_by_key(|team| team.number);
        self.sort_memberships();
        self.move_absences_and_penalties(|old| {
            let index = order.iter().position(|number| *number == old)?;
            Some(TeamNumber::at(index))
        });
    }

    /// Gives absences and penalties the new number of their entrant; removes those of an entrant
    /// without one.
    fn move_absences_and_penalties(
        &mut self,
        new_number: impl Fn(TeamNumber) -> Option<TeamNumber>,
    ) {
        let moved = |team: &mut TeamNumber| match new_number(*team) {
            Some(number) => {
                *team = number;
                true
            }
            None => false,
        };
        self.absences.retain_mut(|absence| moved(&mut absence.team));
        self.penalties
            .retain_mut(|penalty| moved(&mut penalty.team));
        self.sort_absences();
    }

    /// Sorts the memberships by team, line-up order and first round.
    pub(crate) fn sort_memberships(&mut self) {
        self.memberships
            .sort_by_key(|membership| (membership.team, membership.order, membership.from));
    }
}
