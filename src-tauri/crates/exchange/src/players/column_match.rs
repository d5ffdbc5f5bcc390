//! The meanings of the columns of a list, from their headings and cells.

use std::collections::HashMap;

use kralle_tournament::{PlayerField, RatingKind};

use super::cell::says_nothing;
use super::column::{Column, ColumnMeaning};
use super::guess::{guess, is_title};
use super::line::Line;
use super::preview::{HeaderRow, ListOptions, PlayerListPreview};
use super::problem::{Problem, ProblemKind};
use super::team_sections::Appended;
use super::word_list::stands_in;
use super::{free_text, heading, pair_cells, rating_cell};
use crate::sex::SexColumn;

impl PlayerListPreview {
    /// Sets the meaning of each column: from the options, else from its heading, else guessed
    /// from its cells.
    pub(super) fn match_columns(
        &mut self,
        lines: &[Line],
        options: &ListOptions,
        appended: &Appended,
    ) {
        let headings: Vec<String> = self.columns.iter().map(|it| it.heading.clone()).collect();
        let mut meanings = match self.header {
            HeaderRow::Line(_) => heading::of_headings(&headings),
            HeaderRow::Absent if self.is_free_text() => free_text::MEANINGS.to_vec(),
            HeaderRow::Absent => {
                // "Ort, Datum:" above a table says nothing about its columns.
                let players = lines.iter().filter(|it| !it.is_labeled());
                let cells: Vec<&[String]> = players.map(|it| it.cells.as_slice()).collect();
                guess(&cells, headings.len(), &self.form)
            }
        };
        // A list of teams may name them by their players only.
        if !meanings.iter().any(|it| it.is_name())
            && let Some(team) = meanings.iter().position(|it| *it == ColumnMeaning::Team)
            && let Some(column) = self.columns.get(team)
            && pair_cells::are_pairs(cells_of(lines, column.number))
        {
            meanings[team] = ColumnMeaning::Name;
        }
        for (column, meaning) in self.columns.iter_mut().zip(meanings) {
            column.meaning = options
                .columns
                .get(&column.number)
                .or_else(|| appended.get(&column.number))
                .copied()
                .unwrap_or(meaning);
            if column.meaning == ColumnMeaning::Ignored
                && column.heading.is_empty()
                && !options.columns.contains_key(&column.number)
                && are_titles(cells_of(lines, column.number))
            {
                column.meaning = ColumnMeaning::Field(PlayerField::Title);
            }
            let is_source = column.meaning == ColumnMeaning::Rating(RatingKind::Standard)
                && are_sources(cells_of(lines, column.number));
            if is_source {
                // The letters go to the ratings they label.
                column.meaning = ColumnMeaning::Ignored;
            }
            column.kinds = if let ColumnMeaning::Rating(kind) = column.meaning {
                vec![kind]
            } else if column.meaning == ColumnMeaning::Ratings {
                heading::rating_kinds(&column.heading)
            } else {
                Vec::new()
            };
            if column.meaning == ColumnMeaning::Field(PlayerField::Sex) {
                column.sexes = SexColumn::of(cells_of(lines, column.number));
            }
        }
        let mut seen: HashMap<ColumnMeaning, u16> = HashMap::new();
        for i in 0..self.columns.len() {
            let Column {
                number, meaning, ..
            } = self.columns[i];
            if meaning == ColumnMeaning::Ignored {
                continue;
            }
            if let Some(earlier) = seen.get(&meaning) {
                let kind = ProblemKind::ColumnTwice { earlier: *earlier };
                self.problems.push(Problem {
                    line: None,
                    column: Some(number),
                    kind,
                });
                self.columns[i].meaning = ColumnMeaning::Ignored;
            } else {
                seen.insert(meaning, number);
            }
        }
        if !seen.keys().any(|meaning| meaning.is_name()) {
            self.remark(ProblemKind::NoNameColumn);
            let expected = self.columns.len();
            if let Some(line) = lines.iter().find(|it| it.cells.len() > expected) {
                self.problems.push(Problem {
                    line: Some(line.number),
                    column: None,
                    kind: ProblemKind::too_many_cells(line.cells.len(), expected),
                });
            }
            return;
        }
        self.ask_about_ratings(lines, options);
    }

    /// Adds a question for each unread column that looks like ratings, and for spreadsheet errors
    /// in rating columns.
    fn ask_about_ratings(&mut self, lines: &[Line], options: &ListOptions) {
        for column in &self.columns {
            let is_chosen = options.columns.contains_key(&column.number);
            if column.meaning != ColumnMeaning::Ignored || is_chosen {
                continue;
            }
            let cells = cells_of(lines, column.number);
            if rating_cell::are_ratings(cells) && !heading::is_not_a_rating(&column.heading) {
                self.problems.push(Problem {
                    line: None,
                    column: Some(column.number),
                    kind: ProblemKind::UnreadNumbers {
                        heading: match column.heading.as_str() {
                            "" => column.number.to_string(),
                            heading => heading.to_owned(),
                        },
                    },
                });
            }
        }
        for problem in &mut self.problems {
            let column = problem.column.and_then(|number| {
                let mut columns = self.columns.iter();
                columns.find(|column| column.number == number)
            });
            if column.is_none_or(|column| column.kinds.is_empty()) {
                continue;
            }
            if let Some(kind) = problem.kind.of_rating() {
                problem.kind = kind;
            }
        }
    }

    /// Adds the letter of a French list's column `Fide` to the Elo that it labels.
    pub(super) fn label_ratings(&self, lines: &mut [Line]) {
        let elo = ColumnMeaning::Rating(RatingKind::Standard);
        let place = |it: &Column| usize::from(it.number) - 1;
        let elo = self.columns.iter().find(|it| it.meaning == elo).map(place);
        let source = self
            .columns
            .iter()
            .filter(|it| it.meaning == ColumnMeaning::Ignored);
        let source = source.map(place).find(|place| {
            let number = u16::try_from(place + 1).unwrap_or(u16::MAX);
            are_sources(cells_of(lines, number))
                && self.columns[*place].heading.eq_ignore_ascii_case("fide")
        });
        let (Some(elo), Some(source)) = (elo, source) else {
            return;
        };
        for line in lines {
            let letter = line.cells.get(source).map(|it| it.trim().to_owned());
            if let (Some(letter), Some(cell)) = (letter, line.cells.get_mut(elo))
                && !letter.is_empty()
                && !says_nothing(cell.trim())
            {
                *cell = format!("{} {letter}", cell.trim());
            }
        }
    }

    /// Adds a remark with the number of players whose cell says neither female nor male.
    pub(super) fn count_neither_sex(&mut self) {
        let mut remarks = Vec::new();
        for column in &self.columns {
            if column.meaning != ColumnMeaning::Field(PlayerField::Sex) {
                continue;
            }
            let place = usize::from(column.number) - 1;
            let entered = self.rows.iter().filter(|row| row.entered().is_some());
            let cells = entered.filter_map(|row| row.cells.get(place));
            let count = cells.filter(|cell| column.sexes.says_neither(cell)).count();
            if count > 0 {
                remarks.push(Problem {
                    line: None,
                    column: Some(column.number),
                    kind: ProblemKind::NeitherSex { count },
                });
            }
        }
        self.problems.extend(remarks);
    }
}

/// Returns the filled cells of a column.
fn cells_of(lines: &[Line], column: u16) -> impl Iterator<Item = &str> {
    let place = usize::from(column).saturating_sub(1);
    let cells = lines.iter().filter_map(move |line| line.cells.get(place));
    cells
        .map(|cell| cell.trim())
        .filter(|cell| !cell.is_empty())
}

/// Titles in French and Italian, separated by spaces.
const TITLES: &str = "GMI MI MF GMF MIF MFF MC MCF MN CMN MK";

/// True if a column without a heading has titles of players and nothing else.
fn are_titles<'a>(cells: impl Iterator<Item = &'a str>) -> bool {
    let mut cells = cells.peekable();
    cells.peek().is_some() && cells.all(|it| is_title(it) || stands_in(TITLES, it))
}

/// True if a column has the sources of ratings and nothing else.
fn are_sources<'a>(cells: impl Iterator<Item = &'a str>) -> bool {
    let mut cells = cells.peekable();
    cells.peek().is_some() && cells.all(|cell| rating_cell::source(cell).is_some())
}
