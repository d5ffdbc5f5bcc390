//! Players who come after the drawing of lots, without a team (S G2a, G4b).
//!
//! Start at [`Tournament::place_player`]. A present player without a team is waiting
//! ([`Tournament::waiting`]); nothing but the player list records it. He can join a team as its
//! third, or replace a member permanently. He can also form a new team with another waiting player
//! or with one of a team of three. The rules for re-formed teams apply to all of these (`reform`),
//! those for late entries to a new team (`late_entry`).
//!
//! Not here: departures (`going_home`).

use crate::{
    AbsenceRefusal, Format, Formation, LateEntrant, LateEntry, LateNumber, Line, Missed,
    NewMembers, Part, PlacingRefusal, Player, PlayerId, Presence, Reformed, Refusal, RoundNumber,
    TeamMember, TeamNumber, Tournament,
};

/// The place for a player without a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Waits,
    /// He joins a team of two as its third (S G4b).
    Third(TeamNumber),
    /// Replaces a departed member of a team permanently (S G2a).
    InPlaceOf(PlayerId),
    /// Forms a new team with a partner, who is waiting or is one of a team of three.
    NewTeam {
        with: PlayerId,
        missed: Missed,
    },
}

/// The placing of a player, from the next unpublished round on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placing {
    /// The player; a new one is entered as present.
    pub player: TeamMember,
    pub place: Place,
    /// The reason; required if teams change (S G2a).
    pub reason: Option<Line>,
}

impl Tournament {
    /// Returns the present players without a team: in none from the next round on, or in one that
    /// has withdrawn.
    pub fn waiting(&self) -> impl Iterator<Item = &Player> {
        let drawn = self.settings.formation == Formation::PotDraw && self.is_formed();
        self.players.iter().filter(move |player| {
            drawn
                && player.data.presence == Presence::Here
                && player.data.part == Part::Entered
                && self.is_free(player.id)
        })
    }

    /// True if `player` has no team from the next round on. A team that has withdrawn from a round
    /// robin still counts: its matches are forfeited in the name of its members.
    pub fn is_free(&self, player: PlayerId) -> bool {
        let next = self.next_round();
        match self.team_of(player, next) {
            None => true,
            Some(team) => {
                self.settings.format == Format::SwissSystem
                    && self.has_left(team)
                    && self.exclusion_of(team).is_none()
            }
        }
    }

    /// True if `team` has withdrawn by the next round.
    pub fn has_left(&self, team: TeamNumber) -> bool {
        let next = self.next_round();
        self.leaves_with(team).is_some_and(|from| from <= next)
    }

    /// Places a player without a team, from the next unpublished round on. Pairs its draft again if
    /// the number of teams changes; otherwise only updates its line-ups.
    ///
    /// # Errors
    /// Fails if the tournament is closed or not from pots, lots are not drawn, or the player exists
    /// already or has a team. Unless he only waits, also fails if no round is left, no reason is
    /// given, or the team is full or gone. The same if the partner cannot be spared, the replaced
    /// player is in no team, or there is no room for a new team.
    pub fn place_player(&mut self, placing: Placing) -> Result<PlayerId, Refusal> {
        self.must_run()?;
        self.must_form(&[Formation::PotDraw])?;
        self.must_be_formed()?;
        let mut after = self.clone();
        let player = after.enter_here(placing.player)?;
        after.must_be_without_team(player)?;
        match placing.place {
            Place::Waits => {}
            Place::Third(_) | Place::InPlaceOf(_) | Place::NewTeam { .. } => {
                self.must_have_a_round_left()?;
                let reason = placing.reason.ok_or(Refusal::TeamReasonMissing)?;
                match placing.place {
                    Place::Third(team) => after.join_as_third(player, team, &reason)?,
                    Place::InPlaceOf(gone) => after.step_in(player, gone, &reason)?,
                    Place::NewTeam { with, missed } => {
                        after.form_late_team(player, with, missed, &reason)?;
                    }
                    Place::Waits => {}
                }
            }
        }
        *self = after;
        Ok(player)
    }

    /// Enters a new player, and marks the player as present.
    pub(crate) fn enter_here(&mut self, player: TeamMember) -> Result<PlayerId, Refusal> {
        let id = match player {
            TeamMember::Entered(id) => self.player(id)?.id,
            TeamMember::New(data) => self.enter_late(*data)?,
        };
        self.set_presence(id, Presence::Here);
        Ok(id)
    }

    /// Sets the presence of a player.
    pub(crate) fn set_presence(&mut self, id: PlayerId, presence: Presence) {
        for player in self.players.iter_mut().filter(|player| player.id == id) {
            player.data.presence = presence;
        }
    }

    fn join_as_third(
        &mut self,
        player: PlayerId,
        team: TeamNumber,
        reason: &Line,
    ) -> Result<(), Refusal> {
        self.must_know_team(team)?;
        if self.has_left(team) {
            return Err(PlacingRefusal::TeamGone { team }.into());
        }
        self.release(player);
        let mut members = self.members_now(team);
        members.push(player);
        self.reform_teams(vec![of_entered(team, members)], reason)
    }

    /// Replaces `gone` with `player` permanently and marks him absent, unless `gone` plays only for
    /// an odd number (S G4a) and is on standby again. A withdrawn team plays again.
    pub(crate) fn step_in(
        &mut self,
        player: PlayerId,
        gone: PlayerId,
        reason: &Line,
    ) -> Result<(), Refusal> {
        let next = self.next_round();
        let name = self.player(gone)?.data.name.clone();
        let team = self.team_of(gone, next);
        let team = team.ok_or(PlacingRefusal::InNoTeam { player: gone, name })?;
        if self.exclusion_of(team).is_some() {
            return Err(AbsenceRefusal::Excluded { team }.into());
        }
        let spared = self.spare(player)?;
        let mut members = self.members_now(team);
        members.retain(|member| *member != gone && *member != player);
        members.push(player);
        let mut teams = vec![of_entered(team, members)];
        teams.extend(spared);
        self.reform_teams(teams, reason)?;
        match self.player(gone)?.data.part {
            Part::Entered => self.set_presence(gone, Presence::Absent),
            Part::StepsIn => {}
        }
        if self.has_left(team) {
            self.be_there_again(team, next)?;
        }
        Ok(())
    }

    /// Forms a new team of `player` and `with`.
    fn form_late_team(
        &mut self,
        player: PlayerId,
        with: PlayerId,
        missed: Missed,
        reason: &Line,
    ) -> Result<(), Refusal> {
        self.player(with)?;
        if player == with {
            return Err(Refusal::PlayerNamedTwice { player });
        }
        self.release(player);
        let next = self.next_round();
        let spared = self.spare(with)?;
        if let Some(old) = &spared {
            // The matches of a draft are rebuilt with the new team.
            self.end_memberships(old.team, next);
            let members: Vec<PlayerId> = old.members.iter().filter_map(entered).collect();
            self.begin_memberships(old.team, next, &members);
            self.sort_memberships();
            self.remember_reform(old.team, next, reason);
        }
        self.set_presence(with, Presence::Here);
        if self.settings.format != Format::SwissSystem {
            self.must_be_of_no_earlier_team([player, with])?;
        }
        let team = self.take_late_entry(LateEntry {
            entrant: LateEntrant::Pair([player, with]),
            number: LateNumber::Next,
            missed,
            reason: Some(reason.clone()),
        })?;
        self.remember_reform(team, next, reason);
        Ok(())
    }

    /// Returns the other two members of the player's team of three. Returns `None` for a free
    /// player, after ending his membership in a withdrawn team.
    fn spare(&mut self, player: PlayerId) -> Result<Option<NewMembers>, Refusal> {
        if self.is_free(player) {
            self.release(player);
            return Ok(None);
        }
        let Some(team) = self.team_of(player, self.next_round()) else {
            return Ok(None);
        };
        let mut members = self.members_now(team);
        members.retain(|member| *member != player);
        if self.must_be_of_size(members.len()).is_err() || self.has_left(team) {
            let name = self.player(player)?.data.name.clone();
            return Err(PlacingRefusal::NotToSpare { player, name, team }.into());
        }
        Ok(Some(of_entered(team, members)))
    }

    /// Ends a free player's membership in a withdrawn team.
    fn release(&mut self, player: PlayerId) {
        let next = self.next_round();
        let last = next.index().checked_sub(1).map(RoundNumber::at);
        self.memberships
            .retain(|it| it.player != player || it.from < next);
        for membership in &mut self.memberships {
            if membership.player == player && membership.holds_in(next) {
                membership.to = last;
            }
        }
    }

    /// Refuses a player who has a team.
    fn must_be_without_team(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.team_of(player, self.next_round()) {
            Some(team) if !self.is_free(player) => Err(Refusal::PlayerInTeam { player, team }),
            Some(_) | None => Ok(()),
        }
    }

    /// Refuses players who belonged to a team in a published round: a new team of a round robin
    /// gets matches in these rounds.
    fn must_be_of_no_earlier_team(&self, players: [PlayerId; 2]) -> Result<(), Refusal> {
        let next = self.next_round();
        let earlier = self
            .memberships
            .iter()
            .find(|it| players.contains(&it.player) && it.from < next);
        match earlier {
            Some(it) => Err(PlacingRefusal::BelongedElsewhere {
                player: it.player,
                name: self.player(it.player)?.data.name.clone(),
                team: it.team,
                round: it.from,
            }
            .into()),
            None => Ok(()),
        }
    }

    /// Returns the members of `team` in the next unpublished round.
    pub(crate) fn members_now(&self, team: TeamNumber) -> Vec<PlayerId> {
        let members = self.members(team, self.next_round());
        members.map(|membership| membership.player).collect()
    }

    /// Records a re-formed team and the reason.
    pub(crate) fn remember_reform(&mut self, team: TeamNumber, from: RoundNumber, reason: &Line) {
        self.reformed
            .retain(|it| (it.team, it.from) != (team, from));
        self.reformed.push(Reformed {
            team,
            from,
            reason: reason.clone(),
        });
        self.reformed.sort_by_key(|it| (it.team, it.from));
    }
}

/// Returns a team's new members from listed players.
pub(crate) fn of_entered(team: TeamNumber, members: Vec<PlayerId>) -> NewMembers {
    NewMembers {
        team,
        members: members.into_iter().map(TeamMember::Entered).collect(),
    }
}

/// Returns the player of a listed member; `None` for a new one.
const fn entered(member: &TeamMember) -> Option<PlayerId> {
    match member {
        TeamMember::Entered(player) => Some(*player),
        TeamMember::New(_) => None,
    }
}
