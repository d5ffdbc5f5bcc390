//! The numbers of fixed teams and of single players: by strength, by lot or as listed.
//!
//! Begin at [`Tournament::give_numbers`]. From pots a team gets its number with the lots instead
//! (`teams`).

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};

use crate::lots::start_list::TieLot;
use crate::lots::{Seed, initial_role, start_list};
use crate::{
    Formation, LineUpOrder, Membership, Rating, Refusal, Role, RoundNumber, Team, TeamNumber,
    Tournament,
};

/// In which order numbers are given.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum NumberOrder {
    /// The strongest first.
    ///
    /// A team by the average rating of the first two of its line-up order, a player by his own.
    /// Those without a rating come last; equals stand by lot.
    Strength,
    Lot,
    /// As they were entered.
    Listed,
}

/// How the entrants got their numbers, enough to give them again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StartNumbering {
    /// The public seed: of the lot, of equals, and of the role of the top entrant.
    pub seed: Seed,
    pub order: NumberOrder,
    /// The role of the top entrant in round 1; in single games First is White.
    pub top_role: Role,
}

impl Tournament {
    /// Gives the entrants their numbers. They may be given again until round 1 is paired.
    ///
    /// # Errors
    /// When teams are drawn from pots, rounds exist, or there are too few entrants.
    pub fn give_numbers(&mut self, seed: &Seed, order: NumberOrder) -> Result<(), Refusal> {
        self.may_give_numbers()?;
        match self.settings.formation {
            Formation::SinglePlayers => self.number_players(seed, order),
            Formation::PotDraw | Formation::FixedTeams => self.number_teams(seed, order),
        }
        // Numbers of the round robin tables were drawn for the teams as they were numbered before.
        self.numbering = None;
        self.start_numbering = Some(StartNumbering {
            seed: seed.clone(),
            order,
            top_role: initial_role(seed),
        });
        Ok(())
    }

    /// Refuses what would keep numbers from being given now, whatever the seed.
    ///
    /// # Errors
    /// As [`Tournament::give_numbers`].
    pub fn may_give_numbers(&self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_form(&[Formation::FixedTeams, Formation::SinglePlayers])?;
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
            (Formation::PotDraw | Formation::FixedTeams | Formation::SinglePlayers, _) => Ok(()),
        }
    }

    /// Refuses what keeps this formation's entrants from getting their numbers now: from pots by
    /// lot, otherwise as [`Tournament::may_give_numbers`] says.
    ///
    /// # Errors
    /// As the one that fits the formation.
    pub fn may_form(&self) -> Result<(), Refusal> {
        match self.settings.formation {
            Formation::PotDraw => self.may_draw_lots(),
            Formation::FixedTeams | Formation::SinglePlayers => self.may_give_numbers(),
        }
    }

    /// Takes the numbers back: teams and players may come and go again. Absences and penalties of fixed teams
    /// stay with them; single players are no entrants any more.
    ///
    /// # Errors
    /// When there are none, or rounds exist.
    pub fn take_numbers_back(&mut self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_precede_rounds()?;
        if self.start_numbering.take().is_none() {
            return Err(Refusal::NumbersMissing);
        }
        self.numbering = None;
        if self.settings.formation == Formation::SinglePlayers {
            self.teams.clear();
            self.memberships.clear();
            self.move_absences_and_penalties(|_| None);
        }
        Ok(())
    }

    /// Makes each single player who takes part an entrant of his own.
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

    /// Puts the fixed teams in order and numbers them anew.
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
            // Teams are kept in the order they were entered until they are numbered otherwise; the
            // ids of their players remember that order.
            NumberOrder::Listed => numbers.sort_by_cached_key(|team| {
                self.members(*team, RoundNumber::FIRST)
                    .map(|membership| membership.player)
                    .min()
            }),
        }
        self.renumber(&numbers);
    }

    /// Twice the average rating of the first two of a team's line-up order who have one; none when
    /// neither has. Twice, so that it is a whole number.
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

    /// The rating the pairing systems and tie-breaks see: a player's own, of a team the average of
    /// the first two of its line-up order.
    pub(crate) fn rating_of(&self, team: TeamNumber) -> Option<u16> {
        let doubled = self.strength(team)?;
        Some(doubled.div_ceil(2))
    }

    /// The lot of a team: SHA-256(seed ‖ NUL ‖ "number" ‖ NUL ‖ its name, then its players' names).
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

    /// Gives the teams numbers from 1 in this order of their present numbers.
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

    /// Gives absences and penalties the new number of their entrant; those of an entrant without one go.
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

    /// Keeps the memberships by team, line-up order and first round.
    pub(crate) fn sort_memberships(&mut self) {
        self.memberships
            .sort_by_key(|membership| (membership.team, membership.order, membership.from));
    }
}
