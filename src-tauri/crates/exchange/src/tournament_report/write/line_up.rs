//! Line-ups that do not follow from a team's list.

use std::collections::BTreeMap;

use kralle_tournament::{PlayerId, Role, TeamNumber};

use super::Report;
use crate::tournament_report::round::at_boards;
use crate::trf::{LineUp, Record};

impl Report<'_> {
    /// Returns the line-ups that do not follow from a team's list.
    pub(super) fn line_ups(&self) -> Vec<Record> {
        let mut line_ups = Vec::new();
        let lists: BTreeMap<TeamNumber, &[PlayerId]> = self
            .teams
            .iter()
            .map(|(team, list)| (*team, list.as_slice()))
            .collect();
        for round in &self.rounds {
            for it in &round.matches {
                let games = it.games.numbered();
                let sides = [Role::First, Role::Second];
                for (number, game, role) in
                    games.flat_map(|(number, game)| sides.map(|role| (number, game, role)))
                {
                    let team = it.sides.of(role).lead();
                    let players = at_boards(it, game, role);
                    let list = lists.get(&team).copied().unwrap_or_default();
                    let place = |player: &PlayerId| list.iter().position(|it| it == player);
                    // Players in several lists need a line-up, because it shows which team they
                    // played for.
                    let list_says_it = players.iter().map(place).is_sorted()
                        && players.iter().all(|it| !self.changed.contains(it));
                    let seated: Vec<u16> = players
                        .iter()
                        .filter_map(|player| self.numbers.get(player).copied())
                        .collect();
                    if !list_says_it {
                        line_ups.push(LineUp {
                            round: self.games.number(round.number, number.index()),
                            team: self.number(team),
                            opponent: self.number(it.sides.of(role.opposite()).lead()),
                            boards: seated.into_iter().map(Some).collect(),
                        });
                    }
                }
            }
        }
        // Sorted by round and team, because a report has no table numbers.
        line_ups.sort_by_key(|it| (it.round, it.team));
        line_ups.into_iter().map(Record::LineUp).collect()
    }
}
