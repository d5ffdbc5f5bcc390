//! Draws teams by lot from the list of players (S T1–T3).

use crate::lots::start_list::TieLot;
use crate::lots::{
    LotsError, Seed, Wish, checksum, draw_lots, initial_role, lots_on_record, start_list,
};
use crate::{
    Formation, LineUpOrder, LotsRecord, Membership, PlayerId, Refusal, RoundNumber, Team,
    TeamNumber, Tournament,
};

/// The director's input for drawing lots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotsOrder {
    pub seed: Seed,
    pub wish: Wish,
    /// The team that the third player joins if the number is odd; `None` for the largest number.
    pub third_joins: Option<TeamNumber>,
}

impl Tournament {
    /// Draws the teams: pot 1 is the upper half of the seeding list. Each player of pot 1 gets a
    /// partner from pot 2 and gives the team his number (S T1–T3).
    ///
    /// Can be repeated with another seed until round 1 is paired.
    ///
    /// # Errors
    /// Fails if the number of players makes no teams, rounds exist, the seed is the same as before,
    /// or the wish cannot be met.
    pub fn draw_teams(&mut self, order: &LotsOrder) -> Result<(), Refusal> {
        self.may_draw_lots()?;
        if self
            .lots
            .as_ref()
            .is_some_and(|lots| lots.seed == order.seed)
        {
            return Err(Refusal::SameSeed);
        }
        let (record, teams, memberships) = self.teams_by_lot(order)?;
        self.lots = Some(record);
        self.numbering = None;
        self.teams = teams;
        self.memberships = memberships;
        // Absences and penalties referred to teams of other players.
        self.absences.clear();
        self.penalties.clear();
        self.reformed.clear();
        Ok(())
    }

    /// Refuses drawing lots now, for reasons independent of the seed.
    ///
    /// # Errors
    /// Fails if the tournament is closed, rounds exist, or the number of players makes no teams.
    pub fn may_draw_lots(&self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_form(&[Formation::PotDraw])?;
        self.must_precede_rounds()?;
        self.must_make_teams()
    }

    /// Returns the drawn teams by number, whatever their present members: their players in line-up
    /// order. Empty before the lots.
    pub fn drawn_teams(&self) -> Vec<Vec<PlayerId>> {
        let Some(lots) = &self.lots else {
            return Vec::new();
        };
        let border = usize::from(lots.pot_1).min(lots.start_list.len());
        let (pot_1, pot_2) = lots.start_list.split_at(border);
        let joins = lots.third_joins;
        let fallen = lots_on_record(pot_2.len(), joins.is_some(), &lots.seed, lots.shuffles);
        let partner = |position: usize| pot_2.get(position).copied();
        let pairs = pot_1.iter().zip(&fallen.partners).enumerate();
        pairs
            .map(|(index, (first, position))| {
                let third = fallen
                    .third
                    .filter(|_| joins == Some(TeamNumber::at(index)));
                std::iter::once(*first)
                    .chain(partner(*position))
                    .chain(third.and_then(partner))
                    .collect()
            })
            .collect()
    }

    /// Draws the teams without storing them.
    fn teams_by_lot(
        &self,
        order: &LotsOrder,
    ) -> Result<(LotsRecord, Vec<Team>, Vec<Membership>), Refusal> {
        let list = start_list(
            self.participants(),
            &self.settings.rating_order,
            &self.by_hand,
            TieLot::Seed(&order.seed),
        );
        let (pot_1, pot_2) = list.split_at(list.len() / 2);
        let largest = TeamNumber::at(pot_1.len().saturating_sub(1));
        let joins = order.third_joins.unwrap_or(largest);
        if joins > largest {
            return Err(Refusal::TeamUnknown { team: joins });
        }
        let clubs = |pot: &[crate::lots::Entrant<'_>]| -> Vec<Option<crate::Line>> {
            pot.iter()
                .map(|entrant| entrant.data.club.clone())
                .collect()
        };
        let lots = draw_lots(
            &clubs(pot_1),
            &clubs(pot_2),
            joins.index(),
            &order.seed,
            order.wish,
        )
        .map_err(|error| match error {
            LotsError::UnequalPots { pot_1, pot_2 } => Refusal::OddPlayers {
                players: u16::try_from(pot_1 + pot_2).unwrap_or(u16::MAX),
            },
            LotsError::WishImpossible => Refusal::WishImpossible,
            LotsError::WishTooRare { shuffles } => Refusal::WishTooRare { shuffles },
        })?;
        let member = |team, player, order| Membership {
            team,
            player,
            order: LineUpOrder(order),
            from: RoundNumber::FIRST,
            to: None,
        };
        let mut memberships = Vec::with_capacity(list.len());
        for (index, (first, partner)) in pot_1.iter().zip(&lots.partners).enumerate() {
            let team = TeamNumber::at(index);
            memberships.push(member(team, first.id, 1));
            memberships.extend(pot_2.get(*partner).map(|second| member(team, second.id, 2)));
            if team == joins {
                let third = lots.third.and_then(|position| pot_2.get(position));
                memberships.extend(third.map(|third| member(team, third.id, 3)));
            }
        }
        let teams = (0..pot_1.len())
            .map(|index| Team {
                number: TeamNumber::at(index),
                name: None,
                captain: None,
                entered: RoundNumber::FIRST,
            })
            .collect();
        let record = LotsRecord {
            seed: order.seed.clone(),
            wish: order.wish,
            shuffles: lots.shuffles,
            start_list: list.iter().map(|entrant| entrant.id).collect(),
            pot_1: u16::try_from(pot_1.len()).unwrap_or(u16::MAX),
            third_joins: lots.third.map(|_| joins),
            top_role: initial_role(&order.seed),
            checksum: checksum(&list, &self.settings.rating_order),
        };
        Ok((record, teams, memberships))
    }
}
