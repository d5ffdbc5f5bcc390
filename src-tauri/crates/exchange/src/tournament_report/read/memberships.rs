//! Memberships of players in teams over time.
//!
//! A team's list (310) has no rounds. A player in one list is a member of that team all the time.
//! A player in several lists has moved. The rounds show how long each membership lasted
//! ([`Seats`](crate::trf)). The team without any rounds is the current one.

use std::collections::BTreeMap;

use kralle_tournament::{
    LARGEST_TEAM, LineUpOrder, Membership, PlayerId, RoundNumber, TeamNumber, Tournament,
};

use super::Report;
use crate::tournament_report::ReportError;

/// A membership in a team. Rounds are counted from 0; `to` is `None` for a current membership.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Span {
    team: usize,
    from: usize,
    to: Option<usize>,
}

impl Report<'_> {
    /// Adds the memberships. A team that was too small in the first rounds entered later.
    ///
    /// # Errors
    /// Fails if a team has too few or too many players.
    pub(super) fn belong(&self, tournament: &mut Tournament) -> Result<(), ReportError> {
        let spans: BTreeMap<u16, Vec<Span>> = self
            .players
            .keys()
            .map(|player| (*player, self.spans(*player)))
            .collect();
        for (team, record) in self.teams.iter().enumerate() {
            let number = TeamNumber::at(team);
            let many = record.players.len() > LARGEST_TEAM;
            // Players further down in a list joined at the same time or later.
            let mut came = 0;
            for (order, player) in (1_u8..).zip(&record.players) {
                let own = spans.get(player).into_iter().flatten();
                for (index, span) in own.filter(|span| span.team == team).enumerate() {
                    let seen = self.seen(*player, team);
                    let from = match (index, seen.first()) {
                        (0, Some(first)) => span.from.max(came).min(*first),
                        (0, None) => span.from.max(came),
                        _ => span.from,
                    };
                    if index == 0 {
                        came = from;
                    }
                    // If the team has too many players, earlier ones have left.
                    let gone = seen.last().copied().filter(|last| {
                        many && span.to.is_none() && last + 1 < self.event.round_count()
                    });
                    tournament.memberships.push(Membership {
                        team: number,
                        player: PlayerId(u32::from(*player)),
                        order: LineUpOrder(order),
                        from: RoundNumber::at(from),
                        to: span.to.or(gone).map(RoundNumber::at),
                    });
                }
            }
            self.must_be_a_team(tournament, team)?;
        }
        Ok(())
    }

    /// Returns the memberships of a player, in order.
    fn spans(&self, player: u16) -> Vec<Span> {
        let listed = self.seats.listed(player);
        if let [only] = listed {
            return vec![Span {
                team: *only,
                from: 0,
                to: None,
            }];
        }
        let mut spans: Vec<Span> = Vec::new();
        for (round, team) in self.seats.told(player) {
            match spans.last_mut() {
                Some(last) if last.team == team => last.to = Some(round),
                last => {
                    let from = last.and_then(|last| last.to).map_or(0, |to| to + 1);
                    spans.push(Span {
                        team,
                        from,
                        to: Some(round),
                    });
                }
            }
        }
        let unseen = listed
            .iter()
            .find(|team| !spans.iter().any(|span| span.team == **team));
        match (unseen, spans.last_mut()) {
            (Some(team), last) => {
                let from = last.and_then(|last| last.to).map_or(0, |to| to + 1);
                spans.push(Span {
                    team: *team,
                    from,
                    to: None,
                });
            }
            (None, Some(last)) => last.to = None,
            (None, None) => {}
        }
        spans
    }

    /// Returns the rounds in which a player had a result with a team, in order.
    fn seen(&self, player: u16, team: usize) -> Vec<usize> {
        let cells = self.players.get(&player).map(|record| &record.rounds);
        let cells = cells.into_iter().flatten().enumerate();
        cells
            .filter(|(round, cell)| cell.is_some() && self.seats.team(player, *round) == Some(team))
            .map(|(round, _)| round)
            .collect()
    }

    /// Checks the size of a team in every round. A team that was too small at first entered in
    /// the first round with enough players.
    ///
    /// # Errors
    /// Fails if the team is too large in any round, or too small after it entered.
    fn must_be_a_team(&self, tournament: &mut Tournament, team: usize) -> Result<(), ReportError> {
        let number = TeamNumber::at(team);
        let mut entered = None;
        for round in (0..=self.event.round_count()).map(RoundNumber::at) {
            let players = tournament.members(number, round).count();
            if (2..=LARGEST_TEAM).contains(&players) {
                entered.get_or_insert(round);
            } else if entered.is_some() || players > LARGEST_TEAM {
                return Err(ReportError::TeamSize {
                    team: number.get(),
                    players,
                });
            }
        }
        let Some(entered) = entered else {
            let listed = self.teams.get(team).map_or(0, |it| it.players.len());
            return Err(ReportError::TeamSize {
                team: number.get(),
                players: listed,
            });
        };
        if let Some(it) = tournament.teams.iter_mut().find(|it| it.number == number) {
            it.entered = entered;
        }
        Ok(())
    }
}
