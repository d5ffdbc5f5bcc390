//! Who goes home before the end, and what becomes of his team (S G5; S G2a).
//!
//! Begin at [`Tournament::go_home`]. He is not in the hall any more, and in no team that plays on
//! without him: the others of a team of three go on, somebody steps in for good, or the team leaves
//! with him. Teams that exchange members besides are formed anew in `reform`.

use kralle_rules::rule_set::competition::{Leaving, Substitutes};

use crate::fixed_teams::Saying;
use crate::placing::of_entered;
use crate::{
    Absence, AbsenceRefusal, AbsenceWorth, Formation, Line, PlacingRefusal, PlayerId, Presence,
    Refusal, TeamMember, TeamNumber, Tournament,
};

/// What becomes of the team of who goes home, from the next round on that is not published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamLeft {
    /// The others play on: two of a team of three (S G4b), or a fixed team with its substitutes
    /// (O 10.1).
    PlaysOn,
    /// Somebody steps in for good (S G2a): who waits, one of a team of three, or somebody new. In a
    /// fixed team he is the last of the order, which takes him as long as it is open.
    StepsIn(TeamMember),
    /// The team leaves with him (S G5).
    Leaves,
}

/// A player who goes home.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoingHome {
    pub player: PlayerId,
    /// What becomes of his team; none where he has none to play in any more.
    pub team: Option<TeamLeft>,
    /// Why; needed where the rules forbid leaving early, and where a team changes.
    pub reason: Option<Line>,
}

impl Tournament {
    /// The team that `player` would leave behind: none when he has none, it has left already, or
    /// every round is published.
    pub fn team_left_behind(&self, player: PlayerId) -> Option<TeamNumber> {
        let team = self.team_of(player, self.next_round())?;
        let plays = self.is_formed() && !self.has_left(team);
        (plays && self.must_have_a_round_left().is_ok()).then_some(team)
    }

    /// Keeps that a player is gone, and what becomes of his team.
    ///
    /// # Errors
    /// When the tournament is closed, there is no such player, what becomes of his team is not said
    /// or said where he has none, too few of it are left, who steps in cannot be spared, the
    /// formation knows nothing of the kind, or no reason is given where it takes one.
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

    /// Takes `player` out of `team`.
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
            (Formation::SinglePlayers, TeamLeft::PlaysOn | TeamLeft::StepsIn(_)) => {
                Err(Refusal::OtherFormation { formation })
            }
        }
    }

    /// Lets the others of a fixed team play on. Where substitutes play as reported (O 10.1), the order
    /// stands, and who is not here does not play. Elsewhere one of the first two can only be followed
    /// by a change of the order, as far as that is still open or the director may (S G2a).
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
