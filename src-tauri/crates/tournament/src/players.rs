//! Entering, changing and leaving out players.

use crate::fixed_teams::Saying;
use crate::lots::start_list::{TieLot, tie_across_border};
use crate::lots::{Entrant, start_list};
use crate::{
    Formation, OddNumber, Part, Player, PlayerData, PlayerId, Presence, Refusal, Tournament,
};

impl Tournament {
    /// Enters a player.
    ///
    /// # Errors
    /// When the list stands already, or a player of the same name, year and club is entered.
    pub fn add_player(&mut self, data: PlayerData) -> Result<PlayerId, Refusal> {
        self.must_take_players()?;
        self.must_be_new(&data, None)?;
        Ok(self.push_player(data))
    }

    /// Puts a player on the list, with the next id.
    pub(crate) fn push_player(&mut self, data: PlayerData) -> PlayerId {
        let ids = self.players.iter().map(|player| player.id.0);
        let id = PlayerId(ids.max().unwrap_or(0) + 1);
        self.players.push(Player { id, data });
        id
    }

    /// Changes what is known of a player. After the lots ratings, presence and part stay: the
    /// order they made is drawn. Of a fixed team's player presence may change at any time: it says
    /// who plays the next match if nothing else is reported.
    ///
    /// # Errors
    /// When there is no such player, the change would make two the same, or comes too late.
    pub fn change_player(&mut self, id: PlayerId, data: PlayerData) -> Result<(), Refusal> {
        let now = self.player(id)?.data.clone();
        self.must_be_new(&data, Some(id))?;
        let fixed_teams = self.settings.formation == Formation::FixedTeams;
        let came_or_went = data.presence != now.presence && !fixed_teams;
        if data.ratings != now.ratings || data.part != now.part || came_or_went {
            self.must_precede_lots()?;
        }
        for player in &mut self.players {
            if player.id == id {
                player.data = data;
                break;
            }
        }
        Ok(())
    }

    /// Takes a player off the list.
    ///
    /// # Errors
    /// When there is no such player, he is in a fixed team, or the list stands.
    pub fn remove_player(&mut self, id: PlayerId) -> Result<(), Refusal> {
        self.player(id)?;
        self.must_take_players()?;
        if let Some(membership) = self.memberships.iter().find(|it| it.player == id) {
            return Err(Refusal::PlayerInTeam {
                player: id,
                team: membership.team,
            });
        }
        self.players.retain(|player| player.id != id);
        self.by_hand.retain(|other| *other != id);
        Ok(())
    }

    /// Orders players who are level (S T1: "or another metric that the director sets").
    ///
    /// # Errors
    /// When one of them is unknown or named twice, or the lots are drawn.
    pub fn order_by_hand(&mut self, order: Vec<PlayerId>) -> Result<(), Refusal> {
        self.must_precede_lots()?;
        for (index, id) in order.iter().enumerate() {
            self.player(*id)?;
            if order[..index].contains(id) {
                return Err(Refusal::PlayerNamedTwice { player: *id });
            }
        }
        self.by_hand = order;
        Ok(())
    }

    /// Those who take part in the lots: everyone who is here, and when their number is odd the
    /// first who steps in (S G4a).
    pub fn participants(&self) -> Vec<Entrant<'_>> {
        let here = |part| {
            self.players.iter().filter(move |player| {
                player.data.presence == Presence::Here && player.data.part == part
            })
        };
        let mut taking_part: Vec<&Player> = here(Part::Entered).collect();
        if taking_part.len() % 2 == 1 && self.settings.formation != Formation::FixedTeams {
            taking_part.extend(here(Part::StepsIn).next());
        }
        taking_part
            .into_iter()
            .map(|player| Entrant {
                id: player.id,
                data: &player.data,
            })
            .collect()
    }

    /// The order of those who take part, as far as it is known before the lots; equals whom no
    /// hand has ordered stand by name for the time being.
    pub fn provisional_order(&self) -> Vec<Entrant<'_>> {
        start_list(
            self.participants(),
            &self.settings.rating_order,
            &self.by_hand,
            TieLot::Provisional,
        )
    }

    /// The players level across the border of the pots whom the lot will order.
    pub fn tie_across_border(&self) -> Vec<Entrant<'_>> {
        if self.settings.formation != Formation::PotDraw {
            return Vec::new();
        }
        let tied = tie_across_border(&self.provisional_order(), &self.settings.rating_order);
        let ordered = tied
            .iter()
            .filter(|entrant| self.by_hand.contains(&entrant.id))
            .count();
        if ordered + 1 >= tied.len() {
            Vec::new()
        } else {
            tied
        }
    }

    /// Refuses while the number of players does not make teams (S G4).
    pub fn must_make_teams(&self) -> Result<(), Refusal> {
        let players = u16::try_from(self.participants().len()).unwrap_or(u16::MAX);
        match (players, players % 2, self.odd_number) {
            (0..=3, _, _) => Err(Refusal::TooFewPlayers { players, needed: 4 }),
            (_, 0, _) | (_, _, OddNumber::ThreePlayerTeam) => Ok(()),
            (_, _, OddNumber::Refused) => Err(Refusal::OddPlayers { players }),
        }
    }

    /// Whether the list of players stands: nobody comes, nobody goes.
    pub fn players_stand(&self) -> bool {
        self.must_take_players().is_err()
    }

    /// Refuses when the list of players stands: for pots and single players once they have their
    /// numbers, for fixed teams once their line-up orders are closed (D 8.1, O 10.1).
    pub(crate) fn must_take_players(&self) -> Result<(), Refusal> {
        match self.settings.formation {
            Formation::PotDraw | Formation::SinglePlayers => self.must_precede_lots(),
            Formation::FixedTeams => self.must_take_line_ups(Saying::NotAsked),
        }
    }

    /// Refuses data that another player has already.
    pub(crate) fn must_be_new(
        &self,
        data: &PlayerData,
        own: Option<PlayerId>,
    ) -> Result<(), Refusal> {
        let twin = self.players.iter().find(|player| {
            Some(player.id) != own
                && player.data.name == data.name
                && player.data.birth_year == data.birth_year
                && player.data.club == data.club
        });
        match twin {
            Some(twin) => Err(Refusal::PlayerTwice {
                player: twin.id,
                name: twin.data.name.clone(),
            }),
            None => Ok(()),
        }
    }
}
