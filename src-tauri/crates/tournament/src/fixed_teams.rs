//! Fixed teams and their line-up orders (German: *Rangfolge*; D 8.1, O 10.1).
//!
//! Start at [`Tournament::add_team`]. A team reports its order with substitutes before the start;
//! publishing round 1 closes it. `line_up` chooses the players of a match.
//!
//! Not here: the numbers of the teams (`start_numbers`).

use crate::{
    Formation, Line, Namesake, PlayerData, PlayerId, Refusal, RoundNumber, RoundState, Team,
    TeamNumber, Tournament,
};
use kralle_rules::rule_set::competition::Substitutes;

/// A reported member of a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamMember {
    /// A player on the list.
    Entered(PlayerId),
    /// A new player, entered with the team.
    New(Box<PlayerData>),
}

/// The justification for changing line-up orders after they are closed.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Saying<'a> {
    /// Not needed: a player is entered, whom the director may put in a team later.
    NotAsked,
    Reason(Option<&'a Line>),
}

/// A reported team and its line-up order. Name and captain are `None` without one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTeam {
    pub name: Option<Line>,
    pub captain: Option<Line>,
    /// The members by line-up order, substitutes from the third on.
    pub members: Vec<TeamMember>,
}

impl Tournament {
    /// Enters a team with its line-up order.
    ///
    /// # Errors
    /// Fails if teams are drawn by lot, numbers are given, or the name is taken. Fails if the team
    /// has fewer than two or more than [`crate::LARGEST_TEAM`] members. Fails if a member is
    /// unknown, named twice, in another team or entered already.
    pub fn add_team(&mut self, team: NewTeam) -> Result<TeamNumber, Refusal> {
        let number = self.must_take_team(team.name.as_ref())?;
        let players = self.players.len();
        let members = self.enter_members(team.members);
        // The members are set last; a refused team is removed completely.
        let entered = members.and_then(|it| self.set_members(number, RoundNumber::FIRST, &it));
        if let Err(refusal) = entered {
            self.players.truncate(players);
            return Err(refusal);
        }
        self.teams.push(Team {
            number,
            name: team.name,
            captain: team.captain,
            entered: RoundNumber::FIRST,
        });
        Ok(number)
    }

    /// Refuses another team, or its name; returns the number it would get.
    pub(crate) fn must_take_team(&self, name: Option<&Line>) -> Result<TeamNumber, Refusal> {
        self.must_run()?;
        self.must_form(&[Formation::FixedTeams])?;
        self.must_precede_rounds()?;
        self.must_precede_lots()?;
        let number = TeamNumber::at(self.teams.len());
        self.must_be_free_name(name, number)?;
        Ok(number)
    }

    /// Changes a team's name and line-up order. Omitted members stay on the player list.
    ///
    /// After round 1 is published, the order is closed. If the rules allow the director to change
    /// teams (S G2a), a change with a reason applies from the next unpublished round on.
    ///
    /// # Errors
    /// Fails as [`Tournament::add_team`], if there is no such team, or the line-up orders are
    /// closed.
    pub fn change_team(
        &mut self,
        number: TeamNumber,
        team: NewTeam,
        reason: Option<&Line>,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_form(&[Formation::FixedTeams])?;
        self.must_know_team(number)?;
        self.must_be_free_name(team.name.as_ref(), number)?;
        let from = self.next_round();
        let now: Vec<TeamMember> = self
            .members(number, from)
            .map(|membership| TeamMember::Entered(membership.player))
            .collect();
        let mut after = self.clone();
        if team.members != now {
            self.must_take_line_ups(Saying::Reason(reason))?;
            let members = after.enter_members(team.members)?;
            after.set_members(number, from, &members)?;
            after.plan_draft_again(number)?;
        }
        for other in &mut after.teams {
            if other.number == number {
                other.name.clone_from(&team.name);
                other.captain.clone_from(&team.captain);
            }
        }
        *self = after;
        Ok(())
    }

    /// Removes a team; its members stay on the player list. The numbers of later teams move up.
    ///
    /// # Errors
    /// Fails if teams are drawn by lot, there is no such team, or numbers are given.
    pub fn remove_team(&mut self, number: TeamNumber) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_form(&[Formation::FixedTeams])?;
        self.must_know_team(number)?;
        self.must_precede_rounds()?;
        self.must_precede_lots()?;
        self.teams.retain(|team| team.number != number);
        self.memberships
            .retain(|membership| membership.team != number);
        let order: Vec<TeamNumber> = self.teams.iter().map(|team| team.number).collect();
        self.renumber(&order);
        Ok(())
    }

    /// True if the line-up orders are closed: round 1 is published.
    pub fn line_ups_are_closed(&self) -> bool {
        self.rounds
            .first()
            .is_some_and(|first| first.state == RoundState::Published)
    }

    /// Returns the players without a team.
    pub fn without_team(&self) -> impl Iterator<Item = PlayerId> {
        let next = self.next_round();
        self.players
            .iter()
            .map(|player| player.id)
            .filter(move |id| {
                !self
                    .memberships
                    .iter()
                    .any(|membership| membership.player == *id && membership.holds_in(next))
            })
    }

    /// Returns the first unpublished round: changes of a team apply from there.
    pub fn next_round(&self) -> RoundNumber {
        let published = self
            .rounds
            .iter()
            .filter(|round| round.state == RoundState::Published)
            .count();
        RoundNumber::at(published)
    }

    /// Refuses new line-up orders after they are closed, unless the rules allow the director to
    /// change a team (S G2a).
    pub(crate) fn must_take_line_ups(&self, saying: Saying<'_>) -> Result<(), Refusal> {
        if !self.line_ups_are_closed() {
            return Ok(());
        }
        match (self.settings.rule_set.competition.substitutes, saying) {
            (Substitutes::DirectorOnly, Saying::Reason(None)) => Err(Refusal::TeamReasonMissing),
            (Substitutes::DirectorOnly, Saying::Reason(Some(_)) | Saying::NotAsked) => Ok(()),
            (Substitutes::Allowed | Substitutes::None, _) => Err(Refusal::LineUpsClosed),
        }
    }

    /// Refuses an unknown team.
    pub(crate) fn must_know_team(&self, number: TeamNumber) -> Result<(), Refusal> {
        if self.teams.iter().any(|team| team.number == number) {
            Ok(())
        } else {
            Err(Refusal::TeamUnknown { team: number })
        }
    }

    /// Refuses a name of a team other than `number`.
    pub(crate) fn must_be_free_name(
        &self,
        name: Option<&Line>,
        number: TeamNumber,
    ) -> Result<(), Refusal> {
        let Some(name) = name else {
            return Ok(());
        };
        let lower = name.as_str().to_lowercase();
        let taken = self.teams.iter().find(|team| {
            team.number != number
                && team
                    .name
                    .as_ref()
                    .is_some_and(|other| other.as_str().to_lowercase() == lower)
        });
        match taken {
            Some(team) => Err(Refusal::TeamNameTaken {
                team: team.number,
                name: name.clone(),
            }),
            None => Ok(()),
        }
    }

    /// Enters new members and returns all members as players, while entry is open.
    fn enter_members(&mut self, members: Vec<TeamMember>) -> Result<Vec<PlayerId>, Refusal> {
        let is_new = |member: &TeamMember| matches!(member, TeamMember::New(_));
        if members.iter().any(is_new) {
            self.must_take_players()?;
        }
        self.push_members(members)
    }

    /// Enters new members and returns all members as players.
    pub(crate) fn push_members(
        &mut self,
        members: Vec<TeamMember>,
    ) -> Result<Vec<PlayerId>, Refusal> {
        let mut ids: Vec<PlayerId> = Vec::with_capacity(members.len());
        for member in members {
            let id = match member {
                TeamMember::Entered(id) => self.player(id)?.id,
                TeamMember::New(data) => {
                    self.must_be_new(&data, None, Namesake::Asked)?;
                    self.push_player(*data)
                }
            };
            if ids.contains(&id) {
                return Err(Refusal::PlayerNamedTwice { player: id });
            }
            ids.push(id);
        }
        Ok(ids)
    }

    /// Makes `members` the line-up order of a team from round `from` on.
    pub(crate) fn set_members(
        &mut self,
        team: TeamNumber,
        from: RoundNumber,
        members: &[PlayerId],
    ) -> Result<(), Refusal> {
        self.must_be_of_size(members.len())?;
        self.must_be_free(members, team, from)?;
        // Memberships that started in this round or later are replaced; earlier ones end with the
        // previous round.
        self.end_memberships(team, from);
        self.begin_memberships(team, from, members);
        self.sort_memberships();
        Ok(())
    }

    /// Refuses a team with too few or too many members.
    pub(crate) fn must_be_of_size(&self, members: usize) -> Result<(), Refusal> {
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        let size = self.settings.formation.team_size();
        if size.contains(&members) {
            return Ok(());
        }
        Err(Refusal::TeamOfSize {
            members: count(members),
            fewest: count(*size.start()),
            most: count(*size.end()),
        })
    }

    /// Refuses members who are in a team other than `team` from round `from` on.
    pub(crate) fn must_be_free(
        &self,
        members: &[PlayerId],
        team: TeamNumber,
        from: RoundNumber,
    ) -> Result<(), Refusal> {
        let elsewhere = self.memberships.iter().find(|membership| {
            membership.team != team
                && membership.to.is_none_or(|to| from <= to)
                && members.contains(&membership.player)
        });
        match elsewhere {
            Some(elsewhere) => Err(Refusal::PlayerInTeam {
                player: elsewhere.player,
                team: elsewhere.team,
            }),
            None => Ok(()),
        }
    }
}
