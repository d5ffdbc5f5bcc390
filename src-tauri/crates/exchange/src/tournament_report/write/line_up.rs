//! Who sat at the boards where the order of the team does not say it.

use std::collections::BTreeMap;

use kralle_tournament::{PlayerId, Role, TeamNumber};

use super::Report;
use crate::tournament_report::round::at_boards;
use crate::trf::{LineUp, Record};

impl Report<'_> {
    /// Who sat at the boards where the team's order does not say it.
    pub(super) fn line_ups(&self) -> Vec<Record> {
        let mut line_ups = Vec::new();
        let lists: BTreeMap<TeamNumber, &[PlayerId]> = self
            .teams
            .iter()
            .map(|(team, list)| (*team, list.as_slice()))
            .collect();
        for round in &self.rounds {
            for it in &round.matches {
                for role in [Role::First, Role::Second] {
                    let team = *it.teams.of(role);
                    let players = at_boards(it, role);
                    let list = lists.get(&team).copied().unwrap_or_default();
                    let place = |player: &PlayerId| list.iter().position(|it| it == player);
                    // Not of who stands in several lists: there it also says whose game it was.
                    let list_says_it = players.iter().map(place).is_sorted()
                        && players.iter().all(|it| !self.changed.contains(it));
                    let seated: Vec<u16> = players
                        .iter()
                        .filter_map(|player| self.numbers.get(player).copied())
                        .collect();
                    if !list_says_it {
                        line_ups.push(LineUp {
                            round: round.number.get(),
                            team: self.number(team),
                            opponent: self.number(*it.teams.of(role.opposite())),
                            boards: seated.into_iter().map(Some).collect(),
                        });
                    }
                }
            }
        }
        // A report knows no tables: its order is that of rounds and teams.
        line_ups.sort_by_key(|it| (it.round, it.team));
        line_ups.into_iter().map(Record::LineUp).collect()
    }
}
