//! Entering, changing and removing players.

use kralle_choice::Choice;

use crate::fixed_teams::Saying;
use crate::lots::start_list::{TieLot, tie_across_border};
use crate::lots::{Entrant, start_list};
use crate::{
    Formation, Likeness, OddNumber, Part, Person, Player, PlayerData, PlayerId, Presence, Refusal,
    Tournament,
};

/// The treatment of a player who seems to be entered already.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum Namesake {
    /// Refused first, to ask the user (`player_twice`).
    #[default]
    Asked,
    /// Another person of that name: entered.
    Admitted,
}

impl Tournament {
    /// Enters a player who is not entered yet.
    ///
    /// # Errors
    /// Fails as [`Tournament::enter_player`].
    pub fn add_player(&mut self, data: PlayerData) -> Result<PlayerId, Refusal> {
        self.enter_player(data, Namesake::Asked)
    }

    /// Enters a player. After the drawing of lots, the player waits until he is placed
    /// ([`Tournament::place_player`]).
    ///
    /// # Errors
    /// Fails if the list is closed, or the same person is entered ([`Likeness::Same`]) and not
    /// confirmed as another one.
    pub fn enter_player(
        &mut self,
        data: PlayerData,
        namesake: Namesake,
    ) -> Result<PlayerId, Refusal> {
        self.must_take_players()?;
        self.must_be_new(&data, None, namesake)?;
        Ok(self.push_player(data))
    }

    /// Appends a player to the list, with the next id.
    pub(crate) fn push_player(&mut self, data: PlayerData) -> PlayerId {
        let ids = self.players.iter().map(|player| player.id.0);
        let id = PlayerId(ids.max().unwrap_or(0) + 1);
        self.players.push(Player { id, data });
        id
    }

    /// Changes the data of a player. After the lots, the ratings and reason for playing of drawn
    /// players are fixed, since the order came from them. Presence may change at any time; in a
    /// fixed team it decides who plays the next match by default.
    ///
    /// # Errors
    /// Fails if there is no such player, the tournament is closed, the change would make two
    /// players the same person, or comes too late.
    pub fn change_player(&mut self, id: PlayerId, data: PlayerData) -> Result<(), Refusal> {
        self.correct_player(id, data, Namesake::Asked)
    }

    /// Changes the data of a player, as [`Tournament::change_player`]. Needs no confirmation if he
    /// stays the same person.
    ///
    /// # Errors
    /// Fails as [`Tournament::change_player`].
    pub fn correct_player(
        &mut self,
        id: PlayerId,
        data: PlayerData,
        namesake: Namesake,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        let now = self.player(id)?.data.clone();
        let (person, before) = (Person::from(&data), Person::from(&now));
        if person != before {
            self.must_be_new(&data, Some(id), namesake)?;
        }
        self.must_keep_order(id, &now, &data)?;
        for player in &mut self.players {
            if player.id == id {
                player.data = data;
                break;
            }
        }
        Ok(())
    }

    /// Refuses a change of data that the order of the drawn lots was made from.
    pub(crate) fn must_keep_order(
        &self,
        id: PlayerId,
        now: &PlayerData,
        data: &PlayerData,
    ) -> Result<(), Refusal> {
        let order_changes = data.ratings != now.ratings || data.part != now.part;
        if order_changes && !self.came_after_lots(id) {
            self.must_precede_lots()?;
        }
        Ok(())
    }

    /// Removes a player from the list.
    ///
    /// # Errors
    /// Fails if there is no such player, he is in a team or was drawn, or the list is closed.
    pub fn remove_player(&mut self, id: PlayerId) -> Result<(), Refusal> {
        self.player(id)?;
        self.must_take_players()?;
        if self.lots.is_some() && !self.came_after_lots(id) {
            self.must_precede_lots()?;
        }
        if let Some(membership) = self.memberships.iter().find(|it| it.player == id) {
            return Err(Refusal::PlayerInTeam {
                player: id,
                team: membership.team,
            });
        }
        self.players.retain(|player| player.id != id);
        self.by_hand.retain(|other| *other != id);
        // A penalty for his conduct stays with his team.
        for penalty in &mut self.penalties {
            if penalty.player == Some(id) {
                penalty.player = None;
            }
        }
        Ok(())
    }

    /// Orders tied players (S T1: "or another metric that the director sets").
    ///
    /// # Errors
    /// Fails if one of them is unknown or named twice, or the lots are drawn.
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

    /// Returns the participants in the lots: all present players, and for an odd number the first
    /// who steps in (S G4a).
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

    /// Returns the order of the participants as far as known before the lots; equals without a
    /// manual order are sorted by name for now.
    pub fn provisional_order(&self) -> Vec<Entrant<'_>> {
        start_list(
            self.participants(),
            &self.settings.rating_order,
            &self.by_hand,
            TieLot::Provisional,
        )
    }

    /// Returns the players tied across the border of the pots, whom the lot will order. Empty if
    /// the order by hand separates them, or teams are not drawn from pots.
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

    /// Refuses while the number of players does not allow teams (S G4).
    pub fn must_make_teams(&self) -> Result<(), Refusal> {
        let players = u16::try_from(self.participants().len()).unwrap_or(u16::MAX);
        match (players, players % 2, self.odd_number) {
            (0..=3, _, _) => Err(Refusal::TooFewPlayers { players, needed: 4 }),
            (_, 0, _) | (_, _, OddNumber::ThreePlayerTeam) => Ok(()),
            (_, _, OddNumber::Refused) => Err(Refusal::OddPlayers { players }),
        }
    }

    /// True if the input of the order is fixed. Then lots are drawn, single players have numbers,
    /// or the line-up orders of fixed teams are closed (D 8.1, O 10.1).
    pub fn players_stand(&self) -> bool {
        match self.settings.formation {
            Formation::PotDraw => self.is_formed(),
            Formation::SinglePlayers | Formation::ChangingPartners | Formation::FixedTeams => {
                self.must_take_players().is_err()
            }
        }
    }

    /// Refuses new players if the tournament is closed, single players have numbers, or the line-up
    /// orders of fixed teams are closed (D 8.1, O 10.1). With pots, players may always come; after
    /// the lots they wait.
    pub(crate) fn must_take_players(&self) -> Result<(), Refusal> {
        self.must_run()?;
        match self.settings.formation {
            Formation::PotDraw => Ok(()),
            Formation::SinglePlayers | Formation::ChangingPartners => self.must_precede_lots(),
            Formation::FixedTeams => self.must_take_line_ups(Saying::NotAsked),
        }
    }

    /// Refuses a person who is entered already, unless confirmed as another one.
    pub(crate) fn must_be_new(
        &self,
        data: &PlayerData,
        own: Option<PlayerId>,
        namesake: Namesake,
    ) -> Result<(), Refusal> {
        match (self.same_person(data, own), namesake) {
            (Some(twin), Namesake::Asked) => Err(Refusal::PlayerTwice {
                player: twin.id,
                name: twin.data.name.clone(),
            }),
            (Some(_), Namesake::Admitted) | (None, _) => Ok(()),
        }
    }

    /// Returns the first player who is the same person, skipping `own`; `None` without one.
    pub fn same_person(&self, data: &PlayerData, own: Option<PlayerId>) -> Option<&Player> {
        let person = Person::from(data);
        self.players.iter().find(|player| {
            Some(player.id) != own && person.likeness(&(&player.data).into()) == Likeness::Same
        })
    }
}
