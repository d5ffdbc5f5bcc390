//! Teams from pots that the director re-forms (S G2a): in special cases, also during the
//! tournament.
//!
//! Start at [`Tournament::reform_teams`]. A team keeps its number and its points; earlier
//! memberships keep the rounds they played. `fixed_teams` changes fixed teams.

use crate::{
    Formation, Line, LineUpOrder, Membership, Namesake, PlayerData, PlayerId, Refusal, RoundNumber,
    TeamMember, TeamNumber, Tournament,
};

/// The new members of a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMembers {
    pub team: TeamNumber,
    /// The members from now on; a newcomer is entered as a player.
    pub members: Vec<TeamMember>,
}

/// A re-formed team (German: *Neuzuteilung*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reformed {
    pub team: TeamNumber,
    /// The first round of its new members.
    pub from: RoundNumber,
    pub reason: Line,
}

impl Tournament {
    /// Re-forms teams from the next unpublished round on. Players left without a team stay on the
    /// list.
    ///
    /// # Errors
    /// Fails if teams do not come from pots, there are none, or a team is unknown. Fails if a team
    /// would have fewer than two or more than three members. Fails if a player is unknown, named
    /// twice or in another team, or nothing would change.
    pub fn reform_teams(&mut self, teams: Vec<NewMembers>, reason: &Line) -> Result<(), Refusal> {
        self.may_reform()?;
        let from = self.next_round();
        let mut after = self.clone();
        let mut changed: Vec<(TeamNumber, Vec<PlayerId>)> = Vec::with_capacity(teams.len());
        let mut named: Vec<PlayerId> = Vec::new();
        for new in teams {
            after.must_know_team(new.team)?;
            let mut members = Vec::with_capacity(new.members.len());
            for member in new.members {
                let player = match member {
                    TeamMember::Entered(player) => after.player(player)?.id,
                    TeamMember::New(data) => after.enter_late(*data)?,
                };
                if named.contains(&player) {
                    return Err(Refusal::PlayerNamedTwice { player });
                }
                named.push(player);
                members.push(player);
            }
            after.sort_by_start_order(&mut members);
            let now: Vec<PlayerId> = after.members(new.team, from).map(|it| it.player).collect();
            if now != members {
                changed.push((new.team, members));
            }
        }
        if changed.is_empty() {
            return Err(Refusal::TeamsUnchanged);
        }
        // All leave their teams before anyone joins one: partners may be exchanged.
        for (team, _) in &changed {
            after.end_memberships(*team, from);
        }
        for (team, members) in &changed {
            after.must_be_of_size(members.len())?;
            after.must_be_free(members, *team, from)?;
            after.begin_memberships(*team, from, members);
        }
        after.sort_memberships();
        for (team, _) in &changed {
            after.plan_draft_again(*team)?;
            after.remember_reform(*team, from, reason);
        }
        *self = after;
        Ok(())
    }

    /// Refuses re-forming for reasons independent of the teams.
    ///
    /// # Errors
    /// Fails if the tournament is closed, teams do not come from pots, or there are none yet.
    pub fn may_reform(&self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_form(&[Formation::PotDraw])?;
        self.must_be_formed()
    }

    /// Enters a player who joins after the lots.
    pub(crate) fn enter_late(&mut self, data: PlayerData) -> Result<PlayerId, Refusal> {
        self.must_be_new(&data, None, Namesake::Asked)?;
        Ok(self.push_player(data))
    }

    /// Ends the memberships of `team` before round `from`.
    pub(crate) fn end_memberships(&mut self, team: TeamNumber, from: RoundNumber) {
        self.memberships
            .retain(|membership| membership.team != team || membership.from < from);
        if let Some(last) = from.index().checked_sub(1).map(RoundNumber::at) {
            for membership in &mut self.memberships {
                if membership.team == team && membership.holds_in(from) {
                    membership.to = Some(last);
                }
            }
        }
    }

    /// Makes `members` the line-up order of `team` from round `from` on.
    pub(crate) fn begin_memberships(
        &mut self,
        team: TeamNumber,
        from: RoundNumber,
        members: &[PlayerId],
    ) {
        for (index, player) in members.iter().enumerate() {
            self.memberships.push(Membership {
                team,
                player: *player,
                order: LineUpOrder(u8::try_from(index + 1).unwrap_or(u8::MAX)),
                from,
                to: None,
            });
        }
    }
}
