//! Teams and clubs that a list names once, above players with blank cells.

use std::collections::BTreeSet;

use kralle_tournament::PlayerField;

use super::column::{Column, ColumnMeaning};
use super::line::Line;
use super::preview::PlayerListPreview;
use super::problem::{Problem, ProblemKind};

impl PlayerListPreview {
    /// Fills the blank cells of a column of teams or clubs from above, if each name stands once
    /// and most of them have such cells below. Adds a remark for each column.
    pub(super) fn fill_from_above(&mut self, lines: &mut Vec<Line>) {
        let place = |it: &Column| usize::from(it.number) - 1;
        let names: Vec<usize> = self
            .columns
            .iter()
            .filter(|it| it.meaning.is_name())
            .map(place)
            .collect();
        let Some(first_name) = names.iter().min().copied() else {
            return;
        };
        for column in &self.columns {
            // A club behind the name belongs to the player.
            let is_grouped = column.meaning == ColumnMeaning::Team
                || (column.meaning == ColumnMeaning::Field(PlayerField::Club)
                    && place(column) < first_name);
            let has_titles = is_grouped && fill_from_titles(lines, place(column), &names);
            if has_titles || is_grouped && fill(lines, place(column), &names) {
                self.problems.push(Problem {
                    line: None,
                    column: Some(column.number),
                    kind: ProblemKind::ReadFromAbove {
                        heading: column.heading.clone(),
                    },
                });
            }
        }
    }
}

/// Moves the names in rows without a player into the rows below; false if other rows have names.
fn fill_from_titles(lines: &mut Vec<Line>, place: usize, names: &[usize]) -> bool {
    let cell = |line: &Line, at: usize| {
        let cell = line.cells.get(at).map(|it| it.trim());
        cell.unwrap_or_default().to_owned()
    };
    let is_player = |line: &Line| names.iter().any(|at| !cell(line, *at).is_empty());
    let is_title = |line: &Line| {
        let filled = line.cells.iter().filter(|it| !it.trim().is_empty()).count();
        filled == 1 && !cell(line, place).is_empty() && !is_player(line)
    };
    let is_named = |line: &Line| is_player(line) && !cell(line, place).is_empty();
    let first = lines.iter().position(is_player);
    let begins = first.is_some_and(|first| lines[..first].iter().any(is_title));
    if !begins || lines.iter().any(is_named) {
        return false;
    }
    let mut title = String::new();
    lines.retain_mut(|line| {
        if is_title(line) {
            title = cell(line, place);
            return false;
        }
        if is_player(line) {
            let width = line.cells.len().max(place + 1);
            line.cells.resize(width, String::new());
            line.cells[place].clone_from(&title);
        }
        true
    });
    true
}

/// Fills the blank cells of a column; false if they are not those of groups.
fn fill(lines: &mut [Line], place: usize, names: &[usize]) -> bool {
    let cell = |line: &Line, at: usize| {
        line.cells
            .get(at)
            .map_or(String::new(), |it| it.trim().to_owned())
    };
    let has_name = |line: &Line| names.iter().any(|at| !cell(line, *at).is_empty());
    let (mut different, mut sizes) = (BTreeSet::new(), Vec::<usize>::new());
    for line in lines.iter().filter(|it| has_name(it)) {
        let name = cell(line, place).to_lowercase();
        if name.is_empty() {
            let Some(size) = sizes.last_mut() else {
                return false;
            };
            *size += 1;
        } else if different.insert(name) {
            sizes.push(1);
        } else {
            return false;
        }
    }
    let groups = sizes.iter().filter(|it| **it > 1).count();
    if groups == 0 || groups * 2 <= sizes.len() || sizes.len() < 2 {
        return false;
    }
    let mut above = String::new();
    for line in lines.iter_mut().filter(|it| has_name(it)) {
        match cell(line, place) {
            name if !name.is_empty() => above = name,
            _ => {
                if line.cells.len() <= place {
                    line.cells.resize(place + 1, String::new());
                }
                line.cells[place].clone_from(&above);
            }
        }
    }
    true
}
