//! Players who go home before the end, and their teams (S G5; S G2a).
//!
//! Start at [`Tournament::go_home`]. The player is absent from the hall, and belongs to no team
//! that continues without him. The others of a team of three continue, a substitute steps in
//! permanently, or the team withdraws. `reform` handles other exchanges of members.

use kralle_rules::rule_set::competition::{Leaving, Substitutes};

use crate::fixed_teams::Saying;
use crate::placing::of_entered;
use crate::{
    Absence, AbsenceRefusal, AbsenceWorth, Formation, Line, PlacingRefusal, PlayerId, Presence,
    Refusal, TeamMember, TeamNumber, Tournament,
};

/// The future of the team of a player who goes home, from the next unpublished round on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamLeft {
    /// The others continue: two of a team of three (S G4b), or a fixed team with its substitutes (O
    /// 10.1).
    PlaysOn,
    /// Another player steps in permanently (S G2a): a waiting one, one of a team of three, or a new
    /// one. In a fixed team he is last in the order, as long as it is open.
    StepsIn(TeamMember),
    /// The team withdraws (S G5).
    Leaves,
}

/// A player's departure before the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoingHome {
    pub player: PlayerId,
    /// The future of his team; `None` if he has no team to play in any more.
    pub team: Option<TeamLeft>,
    /// The reason; required if the rules forbid leaving early, or a team changes.
    pub reason: Option<Line>,
}

impl Tournament {
    /// Returns the team that `player` would leave. `None` if he has none, it has withdrawn already,
    /// or every round is published.
    pub fn team_left_behind(&self, player: PlayerId) -> Option<TeamNumber> {
        let team = self.team_of(player, self.next_round())?;
        let plays = self.is_formed() && !self.has_left(team);
        (plays && self.must_have_a_round_left().is_ok()).then_some(team)
    }

    /// Records that a player is gone, and the future of his team.
    ///
    /// # Errors
    /// Fails if the tournament is closed, there is no such player, or the choice for his team is
    /// missing or superfluous. Fails if the team becomes too small, the substitute cannot be
    /// spared, the formation does not allow the choice, or a required reason is missing.
    pub fn go_home(&mut self, going: GoingHome) -> Result<(), Refusal> {
        self.must_run()?;
        let GoingHome {
            player,
            team: then,
            reason,
        } = going;
        let name = self.player(player)?.data.name.clone();
        let mut after = self.clone();
        after.set_presence(player, Presence::Absent);
        match (self.team_left_behind(player), then) {
            (None, None) => {}
            (None, Some(_)) => return Err(PlacingRefusal::InNoTeam { player, name }.into()),
            (Some(team), None) => return Err(PlacingRefusal::TeamUndecided { team }.into()),
            (Some(team), Some(then)) => {
                let forbidden = self.settings.rule_set.competition.leaving == Leaving::Forbidden;
                if forbidden && reason.is_none() {
                    return Err(AbsenceRefusal::ReasonMissing { team }.into());
                }
                after.leave_team(player, team, then, reason)?;
            }
        }
        *self = after;
        Ok(())
    }

    fn leave_team(
        &mut self,
        player: PlayerId,
        team: TeamNumber,
        then: TeamLeft,
        reason: Option<Line>,
    ) -> Result<(), Refusal> {
        let formation = self.settings.formation;
        match (formation, then) {
            (_, TeamLeft::Leaves) => self.leave_for_good(&Absence {
                team,
                from: self.next_round(),
                to: None,
                worth: AbsenceWorth::Nothing,
                reason,
            }),
            (Formation::PotDraw, TeamLeft::PlaysOn) => {
                let reason = reason.ok_or(Refusal::TeamReasonMissing)?;
                let mut members = self.members_now(team);
                members.retain(|member| *member != player);
                self.reform_teams(vec![of_entered(team, members)], &reason)
            }
            (Formation::PotDraw, TeamLeft::StepsIn(other)) => {
                let reason = reason.ok_or(Refusal::TeamReasonMissing)?;
                let other = self.enter_here(other)?;
                if self.members_now(team).contains(&other) {
                    return Err(Refusal::PlayerInTeam {
                        player: other,
                        team,
                    });
                }
                self.step_in(other, player, &reason)
            }
            (Formation::FixedTeams, TeamLeft::PlaysOn) => {
                self.play_on_without(player, team, reason.as_ref())
            }
            (Formation::FixedTeams, TeamLeft::StepsIn(other)) => {
                self.must_take_line_ups(Saying::Reason(reason.as_ref()))?;
                let other = self.enter_here(other)?;
                let mut members = self.members_now(team);
                if members.contains(&other) {
                    return Err(Refusal::PlayerInTeam {
                        player: other,
                        team,
                    });
                }
                members.retain(|member| *member != player);
                members.push(other);
                self.set_members(team, self.next_round(), &members)?;
                self.plan_draft_again(team)
            }
            (
                Formation::SinglePlayers | Formation::ChangingPartners,
                TeamLeft::PlaysOn | TeamLeft::StepsIn(_),
            ) => Err(Refusal::OtherFormation { formation }),
        }
    }

    /// Continues a fixed team with its other members. If substitutes play as reported (O 10.1), the
    /// order stays, and absent players do not play. Otherwise replacing one of the first two needs
    /// a change of the order, which must be open or allowed to the director (S G2a).
    fn play_on_without(
        &mut self,
        player: PlayerId,
        team: TeamNumber,
        reason: Option<&Line>,
    ) -> Result<(), Refusal> {
        let mut members = self.members_now(team);
        let here = members.iter().filter(|member| {
            self.player(**member)
                .is_ok_and(|member| member.data.presence == Presence::Here)
        });
        self.must_be_of_size(here.count())?;
        let was_to_play = members.iter().take(2).any(|member| *member == player);
        match self.settings.rule_set.competition.substitutes {
            Substitutes::DirectorOnly | Substitutes::None if was_to_play => {
                self.must_take_line_ups(Saying::Reason(reason))?;
                members.retain(|member| *member != player);
                self.set_members(team, self.next_round(), &members)?;
            }
            Substitutes::Allowed | Substitutes::DirectorOnly | Substitutes::None => {}
        }
        self.plan_draft_again(team)
    }
}
