//! Who sat at the boards where the order of the team does not say it.

use kralle_tournament::Role;

use super::Report;
use crate::tournament_report::round::at_boards;
use crate::trf::{LineUp, Record};

impl Report<'_> {
    /// Who sat at the boards where the team's order does not say it.
    pub(super) fn line_ups(&self) -> Vec<Record> {
        let mut line_ups = Vec::new();
        for round in &self.rounds {
            for it in &round.matches {
                for role in [Role::First, Role::Second] {
                    let team = *it.teams.of(role);
                    let seated: Vec<u16> = at_boards(it, role)
                        .iter()
                        .filter_map(|player| self.numbers.get(player).copied())
                        .collect();
                    // The team's order says it when the numbers rise.
                    if !seated.is_sorted() {
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
