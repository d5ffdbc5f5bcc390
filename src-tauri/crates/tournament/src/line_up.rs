//! Who of a team plays a match (S G4b).

use crate::{
    BySide, LineUp, PlayerId, Refusal, Role, RoundNumber, TableNumber, TeamNumber, Tournament,
};

impl Tournament {
    /// Who of `team` plays in `round`: both players, or of three all but the one whose turn it is
    /// to sit out. In the team's k-th round with an opponent that is member ((k−1) mod 3) + 1, the
    /// pot-1 player first.
    ///
    /// # Errors
    /// When the team has fewer than two players in that round.
    pub fn planned_line_up(&self, team: TeamNumber, round: RoundNumber) -> Result<LineUp, Refusal> {
        let members: Vec<PlayerId> = self
            .members(team, round)
            .map(|membership| membership.player)
            .collect();
        if let [one, other] = members[..] {
            return Ok(self.in_start_order(one, other, None));
        }
        let played = self
            .rounds
            .iter()
            .filter(|earlier| earlier.number < round)
            .flat_map(|earlier| &earlier.matches)
            .filter(|it| it.teams.first == team || it.teams.second == team)
            .count();
        let sits_out = *members
            .get(played % members.len().max(1))
            .ok_or(Refusal::TeamUnknown { team })?;
        self.line_up_without(&members, sits_out)
            .ok_or(Refusal::TeamUnknown { team })
    }

    /// The two of three who play when `sits_out` does not.
    fn line_up_without(&self, members: &[PlayerId], sits_out: PlayerId) -> Option<LineUp> {
        let present: Vec<PlayerId> = members
            .iter()
            .copied()
            .filter(|member| *member != sits_out)
            .collect();
        match present[..] {
            [one, other] => Some(self.in_start_order(one, other, Some(sits_out))),
            _ => None,
        }
    }

    /// Of two present players the one higher in the start order counts as "pot 1".
    fn in_start_order(&self, one: PlayerId, other: PlayerId, sits_out: Option<PlayerId>) -> LineUp {
        let place = |player: PlayerId| {
            self.lots
                .as_ref()
                .and_then(|lots| lots.start_list.iter().position(|id| *id == player))
                .unwrap_or(usize::MAX)
        };
        let (pot_1, pot_2) = if place(one) <= place(other) {
            (one, other)
        } else {
            (other, one)
        };
        LineUp {
            pot_1,
            pot_2,
            sits_out,
        }
    }

    /// Lets another of a three-player team sit out. The turn by rounds goes on as planned.
    ///
    /// # Errors
    /// When the team has two players, the player is not one of them, or the match has an outcome.
    pub fn let_sit_out(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        player: PlayerId,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        let it = self.match_at(round, table)?;
        if it.outcome.is_some() {
            return Err(Refusal::MatchDecided { round, table });
        }
        let (role, line_up) = [Role::First, Role::Second]
            .into_iter()
            .find_map(|role| {
                let team = *it.teams.of(role);
                let members: Vec<PlayerId> = self
                    .members(team, round)
                    .map(|membership| membership.player)
                    .collect();
                members
                    .contains(&player)
                    .then(|| (role, self.line_up_without(&members, player)))
            })
            .ok_or(Refusal::PlayerNotInMatch {
                round,
                table,
                player,
            })?;
        let line_up = line_up.ok_or(Refusal::NoOneSitsOut { player })?;
        let it = self.match_at_mut(round, table)?;
        let line_ups = it.line_ups;
        it.line_ups = match role {
            Role::First => BySide {
                first: line_up,
                ..line_ups
            },
            Role::Second => BySide {
                second: line_up,
                ..line_ups
            },
        };
        Ok(())
    }
}
