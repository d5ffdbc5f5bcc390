//! The players of a team in a match (S G4b; D 8.1, O 10.1), chosen from its members in that round
//! (O 10.3).
//!
//! Start at [`Tournament::planned_line_up`]. In a three-player team the players sit out in turn
//! ([`Tournament::let_sit_out`]); a fixed team reports its players ([`Tournament::choose_line_up`])
//! in its line-up order.

use kralle_rules::rule_set::competition::{LineUpOrder as OrderRule, Substitutes};

use crate::{
    BySide, Formation, Line, LineUp, LineUpSource, PlayerId, Presence, Refusal, Role, Round,
    RoundNumber, RoundState, Side, TableNumber, TeamNumber, Tournament,
};

/// A line-up of a fixed team that the rules in force allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AdmittedLineUp {
    /// The player on board 1; if the teams choose boards, the one who counts as the pot-1 player.
    pub board_1: PlayerId,
    /// The player on board 2, or the one who counts as the pot-2 player.
    pub board_2: PlayerId,
    /// True if it requires the director's reason (S G2a).
    pub needs_reason: bool,
}

impl Tournament {
    /// Returns the default line-up of a side in `round`. Of partners, both play. Of two, both play;
    /// of three, all but the one whose turn it is to sit out. In the k-th round with an opponent
    /// since these three became a team, that is member ((k−1) mod 3) + 1, the pot-1 player first.
    /// Of a fixed team, the first two present in the line-up order play if the rules allow
    /// substitutes.
    ///
    /// # Errors
    /// Fails if the team has too few players in that round.
    pub fn planned_line_up(&self, side: Side, round: RoundNumber) -> Result<LineUp, Refusal> {
        let team = side.lead();
        if let Some(partner) = side.partner() {
            let player = |team| {
                let mut members = self.members(team, round);
                members.next().map(|it| it.player)
            };
            return match (player(team), player(partner)) {
                (Some(one), partner @ Some(_)) => Ok(planned(one, partner, None)),
                (None, _) => Err(Refusal::TeamUnknown { team }),
                (_, None) => Err(Refusal::TeamUnknown { team: partner }),
            };
        }
        let members: Vec<PlayerId> = self
            .members(team, round)
            .map(|membership| membership.player)
            .collect();
        match (self.settings.formation, &members[..]) {
            (Formation::SinglePlayers, [only]) => Ok(planned(*only, None, None)),
            (Formation::FixedTeams, [one, other, ..]) => {
                let (one, other) = self.first_two_here(&members).unwrap_or((*one, *other));
                Ok(planned(one, Some(other), None))
            }
            (Formation::PotDraw, [one, other]) => Ok(self.in_start_order(*one, *other, None)),
            (Formation::PotDraw, [_, _, _, ..]) => self
                .turn_to_sit_out(team, round, &members)
                .and_then(|sits_out| self.line_up_without(&members, sits_out))
                .ok_or(Refusal::TeamUnknown { team }),
            (
                Formation::PotDraw
                | Formation::FixedTeams
                | Formation::SinglePlayers
                | Formation::ChangingPartners,
                _,
            ) => Err(Refusal::TeamUnknown { team }),
        }
    }

    /// Returns the player of a team of three who sits out in `round`; `None` without members.
    ///
    /// Each sits out in turn since the three became a team, the pot-1 player first. If they became
    /// a team later, those who have sat out least often for it start, the newest member last.
    fn turn_to_sit_out(
        &self,
        team: TeamNumber,
        round: RoundNumber,
        members: &[PlayerId],
    ) -> Option<PlayerId> {
        let earlier = || self.rounds.iter().filter(|it| it.number < round);
        let are_these = |it: &&Round| {
            let mut then = self.members(team, it.number);
            self.members(team, it.number).count() == members.len()
                && then.all(|membership| members.contains(&membership.player))
        };
        let together: Vec<&Round> = earlier().rev().take_while(are_these).collect();
        let since = together.last().map_or(round, |first| first.number);
        let sat_out = |player: PlayerId| {
            let before = earlier().filter(|it| it.number < since);
            before
                .flat_map(|it| &it.matches)
                .filter_map(|it| Some(it.line_ups.of(it.side_of(team)?)))
                .filter(|line_up| line_up.sits_out == Some(player))
                .count()
        };
        let came = |player: PlayerId| {
            let own = self.memberships.iter();
            own.filter(|it| it.team == team && it.player == player)
                .map(|it| it.from)
                .min()
        };
        let mut turn = members.to_vec();
        turn.sort_by_cached_key(|player| (sat_out(*player), came(*player)));
        let played = together.iter().filter(|it| {
            let mut matches = it.matches.iter();
            matches.any(|it| it.side_of(team).is_some())
        });
        turn.get(played.count() % members.len().max(1)).copied()
    }

    /// Returns the first two present players of the line-up order. `None` if the rules allow no
    /// substitutes without the director, or fewer than two are present.
    fn first_two_here(&self, members: &[PlayerId]) -> Option<(PlayerId, PlayerId)> {
        match self.settings.rule_set.competition.substitutes {
            Substitutes::Allowed => {}
            Substitutes::DirectorOnly | Substitutes::None => return None,
        }
        let mut here = members.iter().copied().filter(|member| {
            self.player(*member)
                .is_ok_and(|player| player.data.presence == Presence::Here)
        });
        Some((here.next()?, here.next()?))
    }

    /// Returns the line-up of three players in which `sits_out` does not play; `None` unless
    /// exactly two remain.
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

    /// Builds a line-up in which the higher of two players in the start order counts as "pot 1".
    fn in_start_order(&self, one: PlayerId, other: PlayerId, sits_out: Option<PlayerId>) -> LineUp {
        if self.start_place(one) <= self.start_place(other) {
            planned(one, Some(other), sits_out)
        } else {
            planned(other, Some(one), sits_out)
        }
    }

    /// Changes the player of a three-player team who sits out. The turn in later rounds does not
    /// change.
    ///
    /// # Errors
    /// Fails if the team has two players, the player is not one of them, or the match has an
    /// outcome.
    pub fn let_sit_out(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        player: PlayerId,
    ) -> Result<(), Refusal> {
        self.must_form(&[Formation::PotDraw])?;
        let is_his = |team| self.members(team, round).any(|it| it.player == player);
        let role = self.side_to_line_up(round, table, is_his)?;
        let role = role.ok_or(Refusal::PlayerNotInMatch {
            round,
            table,
            player,
        })?;
        let team = self.match_at(round, table)?.sides.of(role).lead();
        let members: Vec<PlayerId> = self.members(team, round).map(|it| it.player).collect();
        let line_up = self
            .line_up_without(&members, player)
            .ok_or(Refusal::NoOneSitsOut { player })?;
        self.set_line_up(round, table, role, line_up)
    }

    /// Returns the line-ups of a fixed team in `round` that the rules in force allow, in reported
    /// order; empty for other teams.
    pub fn admitted_line_ups(&self, team: TeamNumber, round: RoundNumber) -> Vec<AdmittedLineUp> {
        if self.settings.formation != Formation::FixedTeams {
            return Vec::new();
        }
        let members: Vec<PlayerId> = self.members(team, round).map(|it| it.player).collect();
        let pairs = members.iter().flat_map(|board_1| {
            members
                .iter()
                .filter(move |board_2| *board_2 != board_1)
                .map(move |board_2| (*board_1, *board_2))
        });
        pairs
            .filter_map(|(board_1, board_2)| {
                let needs_reason = self.judge_line_up(&members, board_1, board_2).ok()?;
                Some(AdmittedLineUp {
                    board_1,
                    board_2,
                    needs_reason: needs_reason.is_some(),
                })
            })
            .collect()
    }

    /// Sets the line-up of a fixed team in a match: `board_1` and `board_2` in this order. The
    /// planned players may be confirmed.
    ///
    /// # Errors
    /// Fails if teams are not fixed, the match has an outcome, or a player is not of the team or
    /// named twice. Fails if the order is not the reported one (D 8.1, O 10.1), or the rules forbid
    /// a substitute or require a reason (S G2a).
    pub fn choose_line_up(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        team: TeamNumber,
        [board_1, board_2]: [PlayerId; 2],
        reason: Option<&Line>,
    ) -> Result<(), Refusal> {
        self.must_form(&[Formation::FixedTeams])?;
        let role = self.side_to_line_up(round, table, |other| other == team)?;
        let role = role.ok_or(Refusal::TeamNotInMatch { round, table, team })?;
        let line_up = self.reported_line_up(team, round, [board_1, board_2], reason)?;
        self.set_line_up(round, table, role, line_up)
    }

    /// Returns the line-up of two members of a fixed team in this order, if the rules allow it.
    fn reported_line_up(
        &self,
        team: TeamNumber,
        round: RoundNumber,
        [board_1, board_2]: [PlayerId; 2],
        reason: Option<&Line>,
    ) -> Result<LineUp, Refusal> {
        let members: Vec<PlayerId> = self.members(team, round).map(|it| it.player).collect();
        for player in [board_1, board_2] {
            self.player(player)?;
            if !members.contains(&player) {
                return Err(Refusal::PlayerNotInTeam { player, team });
            }
        }
        if board_1 == board_2 {
            return Err(Refusal::PlayerNamedTwice { player: board_1 });
        }
        let substitute = self.judge_line_up(&members, board_1, board_2)?;
        if let (Some(player), None) = (substitute, reason) {
            return Err(Refusal::SubstituteReasonMissing {
                player,
                name: self.player(player)?.data.name.clone(),
            });
        }
        Ok(LineUp {
            source: LineUpSource::Chosen,
            ..planned(board_1, Some(board_2), None)
        })
    }

    /// Returns the line-up of `team` in a played match, if formation and rules allow it. A fixed
    /// team plays in this order; of a team of three the unnamed player sat out.
    pub(crate) fn line_up_of(
        &self,
        team: TeamNumber,
        round: RoundNumber,
        players: [PlayerId; 2],
        reason: Option<&Line>,
    ) -> Result<LineUp, Refusal> {
        self.must_form(&[Formation::PotDraw, Formation::FixedTeams])?;
        if self.settings.formation == Formation::FixedTeams {
            return self.reported_line_up(team, round, players, reason);
        }
        let [one, other] = players;
        let members: Vec<PlayerId> = self.members(team, round).map(|it| it.player).collect();
        if one == other {
            return Err(Refusal::PlayerNamedTwice { player: one });
        }
        for player in players {
            self.player(player)?;
            if !members.contains(&player) {
                return Err(Refusal::PlayerNotInTeam { player, team });
            }
        }
        let sat_out = members.iter().find(|member| !players.contains(member));
        Ok(self.in_start_order(one, other, sat_out.copied()))
    }

    /// Checks two members of a fixed team in this order. Returns the substitute that requires a
    /// reason; `None` if they are allowed without one.
    fn judge_line_up(
        &self,
        members: &[PlayerId],
        board_1: PlayerId,
        board_2: PlayerId,
    ) -> Result<Option<PlayerId>, Refusal> {
        let rules = &self.settings.rule_set.competition;
        let place = |player: PlayerId| members.iter().position(|member| *member == player);
        let name = |player: PlayerId| -> Result<Line, Refusal> {
            Ok(self.player(player)?.data.name.clone())
        };
        match rules.line_up {
            OrderRule::RankingList if place(board_1) > place(board_2) => {
                return Err(Refusal::LineUpOrderBroken {
                    ahead: board_2,
                    behind: board_1,
                    ahead_name: name(board_2)?,
                    behind_name: name(board_1)?,
                });
            }
            OrderRule::RankingList | OrderRule::Free => {}
        }
        let substitute = [board_1, board_2]
            .into_iter()
            .find(|player| place(*player) >= Some(2));
        match (rules.substitutes, substitute) {
            (_, None) | (Substitutes::Allowed, _) => Ok(None),
            (Substitutes::DirectorOnly, Some(player)) => Ok(Some(player)),
            (Substitutes::None, Some(player)) => Err(Refusal::SubstituteNotAdmitted {
                player,
                name: name(player)?,
            }),
        }
    }

    /// Returns the side of an open match whose team `is_meant` accepts; `None` if it accepts
    /// neither.
    fn side_to_line_up(
        &self,
        round: RoundNumber,
        table: TableNumber,
        is_meant: impl Fn(TeamNumber) -> bool,
    ) -> Result<Option<Role>, Refusal> {
        self.must_run()?;
        let it = self.match_at(round, table)?;
        if it.has_results() {
            return Err(Refusal::MatchDecided { round, table });
        }
        Ok([Role::First, Role::Second]
            .into_iter()
            .find(|role| is_meant(it.sides.of(*role).lead())))
    }

    pub(crate) fn set_line_up(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        role: Role,
        line_up: LineUp,
    ) -> Result<(), Refusal> {
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

    /// Plans the matches of `team` in the draft again, after the team has changed.
    pub(crate) fn plan_draft_again(&mut self, team: TeamNumber) -> Result<(), Refusal> {
        let Some(draft) = self
            .rounds
            .last()
            .filter(|round| round.state == RoundState::Draft)
        else {
            return Ok(());
        };
        let round = draft.number;
        let sides: Vec<(TableNumber, Role)> = draft
            .matches
            .iter()
            .flat_map(|it| [Role::First, Role::Second].map(|role| (it, role)))
            .filter(|(it, role)| it.sides.of(*role).has(team))
            .map(|(it, role)| (it.table, role))
            .collect();
        for (table, role) in sides {
            let side = *self.match_at(round, table)?.sides.of(role);
            let line_up = self.planned_line_up(side, round)?;
            self.set_line_up(round, table, role, line_up)?;
        }
        Ok(())
    }
}

/// Builds a line-up with the source "planned".
const fn planned(pot_1: PlayerId, pot_2: Option<PlayerId>, sits_out: Option<PlayerId>) -> LineUp {
    LineUp {
        pot_1,
        pot_2,
        sits_out,
        source: LineUpSource::Planned,
    }
}
