//! Notes behind the columns of a line, in cells without a heading.

use kralle_tournament::{BirthYear, PlayerField};

use super::MAX_COLUMNS;
use super::column::{Column, ColumnMeaning};
use super::line::Line;
use super::no_rating::says_unrated;
use super::rating_cell;

impl Line {
    /// Moves the cells behind the columns into the note of the line, unless the cells may be
    /// shifted by a separator within a cell. `is_grid` is true if cells cannot have one: between
    /// tabs and in workbooks.
    pub(super) fn cut_note(&mut self, columns: &[Column], is_grid: bool) {
        let Some(behind) = self.cells.get(columns.len()..) else {
            return;
        };
        let filled = behind
            .iter()
            .map(|it| it.trim())
            .filter(|it| !it.is_empty());
        let filled: Vec<&str> = filled.collect();
        let has_number = filled
            .iter()
            .any(|it| rating_cell::are_ratings(std::iter::once(*it)));
        // A line of too many cells is left out as a whole.
        if self.cells.len() > MAX_COLUMNS
            || filled.is_empty()
            || has_number
            || !self.fits(columns, is_grid)
        {
            return;
        }
        self.note = Some(filled.join(" "));
        self.cells.truncate(columns.len());
    }

    /// True if each cell of a number has one.
    fn fits(&self, columns: &[Column], is_grid: bool) -> bool {
        let is_birth = |it: &&Column| it.meaning == ColumnMeaning::Field(PlayerField::BirthYear);
        let mut numbers = columns
            .iter()
            .filter(|it| !it.kinds.is_empty() || is_birth(it))
            .peekable();
        (is_grid || numbers.peek().is_some())
            && numbers.all(|column| {
                let place = usize::from(column.number) - 1;
                let cell = self.cells.get(place).map_or("", |it| it.trim());
                says_unrated(cell)
                    || if is_birth(&column) {
                        BirthYear::of_date(cell, None).is_ok()
                    } else {
                        rating_cell::read(cell, &column.kinds).is_ok()
                    }
            })
    }
}
