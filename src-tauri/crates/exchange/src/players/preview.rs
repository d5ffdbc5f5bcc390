//! Results of reading a list, and the options for it.

use std::collections::BTreeMap;

use super::Severity;
use super::column::{Column, ColumnMeaning};
use super::encoding::TextEncoding;
use super::problem::Problem;
use super::row::{ListedPlayer, Row};
use super::separator::Separator;
use crate::workbook::WorkbookKind;

/// The position of the header row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeaderRow {
    /// The line with the headings, from 1. Lines above it are not read.
    Line(u32),
    /// No header row: the first line is a player.
    Absent,
}

/// Options for reading a list. Each one that is `None` or missing is detected.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListOptions {
    pub encoding: Option<TextEncoding>,
    pub separator: Option<Separator>,
    /// The name of a workbook's sheet; `None` for the first visible sheet with players.
    pub sheet: Option<String>,
    pub header: Option<HeaderRow>,
    /// Meanings of columns, by column number from 1.
    pub columns: BTreeMap<u16, ColumnMeaning>,
    /// The latest possible birth year, normally the year of the tournament. `None` for 2099.
    pub latest_birth_year: Option<u16>,
}

/// The file format of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListForm {
    /// Text with one line per player.
    Text {
        encoding: TextEncoding,
        separator: Separator,
    },
    Workbook {
        kind: WorkbookKind,
        sheet: String,
        /// The visible sheets.
        sheets: Vec<String>,
    },
}

/// The result of reading a list, with its problems.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerListPreview {
    pub form: ListForm,
    pub header: HeaderRow,
    /// The columns, in order.
    pub columns: Vec<Column>,
    /// The lines below the header row, without blank ones.
    pub rows: Vec<Row>,
    /// Problems of the whole file or of a column.
    pub problems: Vec<Problem>,
}

impl PlayerListPreview {
    /// True if the file could not be read.
    pub fn is_refused(&self) -> bool {
        self.problems
            .iter()
            .any(|problem| problem.severity() == Severity::FileRefused)
    }

    /// Returns the players that were read and not set aside, in the order of the list.
    pub fn players(&self) -> impl Iterator<Item = &ListedPlayer> {
        self.rows.iter().filter_map(Row::entered)
    }

    /// Returns the problems that would lose a rating of an entered player.
    pub fn lost_ratings(&self) -> impl Iterator<Item = &Problem> {
        let entered = self.rows.iter().filter(|row| row.entered().is_some());
        self.problems
            .iter()
            .chain(entered.flat_map(|row| &row.problems))
            .filter(|problem| problem.kind.loses_ratings())
    }

    /// Returns every problem: those of the file first, then those of each line.
    pub fn all_problems(&self) -> impl Iterator<Item = &Problem> {
        self.problems
            .iter()
            .chain(self.rows.iter().flat_map(|row| &row.problems))
    }
}
