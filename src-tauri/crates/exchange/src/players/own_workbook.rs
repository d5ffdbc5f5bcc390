//! Workbooks that Kralle exports: one sheet has the players with the numbers of their teams,
//! another the names and line-ups of the teams.

use std::collections::HashMap;

use super::column::ColumnMeaning;
use super::line::Line;
use super::{heading, team_lines};

/// The heading of the appended column of line-up orders.
const ORDER: &str = "Board";

/// The content of a sheet of an exported workbook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OwnSheet {
    /// A row for each player, with the name in front.
    Players,
    /// A row for each team, with its number in front.
    Teams,
    Other,
}

impl OwnSheet {
    pub(super) fn of(lines: &[Line]) -> Self {
        let Some(header) = lines.first() else {
            return Self::Other;
        };
        let meanings = heading::of_headings(&header.cells);
        if meanings.first() == Some(&ColumnMeaning::Name) {
            Self::Players
        } else if team_column(&meanings).is_some() && team_lines::are_headings(&header.cells) {
            Self::Teams
        } else {
            Self::Other
        }
    }
}

fn team_column(meanings: &[ColumnMeaning]) -> Option<usize> {
    meanings.iter().position(|it| *it == ColumnMeaning::Team)
}

/// A team with the names of its players in line-up order.
struct Team {
    name: String,
    players: Vec<String>,
}

/// Replaces the number of each player's team by its name, and appends the line-up order.
pub(super) fn join(players: &mut [Line], teams: &[Line]) {
    let column = |lines: &[Line]| {
        let header = lines.first()?;
        team_column(&heading::of_headings(&header.cells))
    };
    let (Some(number), Some(name)) = (column(players), column(teams)) else {
        return;
    };
    let cell = |line: &Line, place: usize| {
        let cell = line.cells.get(place).map(|it| it.trim());
        cell.unwrap_or_default().to_owned()
    };
    let team = |line: &Line| {
        // Each name is followed by a rating.
        let names = line.cells.iter().skip(name + 1).step_by(2);
        let names = names.map(|it| it.trim().to_owned());
        let players: Vec<String> = names.filter(|it| !it.is_empty()).collect();
        let own = cell(line, name);
        let name = if own.is_empty() {
            players.join(" / ")
        } else {
            own
        };
        (cell(line, 0), Team { name, players })
    };
    let teams: HashMap<String, Team> = teams.iter().skip(1).map(team).collect();
    let width = players.iter().map(|it| it.cells.len()).max().unwrap_or(0);
    for (row, line) in players.iter_mut().enumerate() {
        line.cells.resize(width, String::new());
        let own = teams.get(&cell(line, number));
        let order = own.and_then(|it| it.players.iter().position(|it| *it == cell(line, 0)));
        if let Some(team) = own {
            line.cells[number].clone_from(&team.name);
        }
        line.cells.push(match order {
            _ if row == 0 => ORDER.to_owned(),
            Some(order) => (order + 1).to_string(),
            None => String::new(),
        });
    }
}
