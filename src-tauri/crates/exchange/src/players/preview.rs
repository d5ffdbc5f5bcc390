//! What was understood of a list, and what the caller knows better.

use std::collections::BTreeMap;

use super::Severity;
use super::column::{Column, ColumnMeaning};
use super::encoding::TextEncoding;
use super::problem::Problem;
use super::row::{ListedPlayer, Row};
use super::separator::Separator;
use crate::workbook::WorkbookKind;

/// Which line holds the headings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeaderRow {
    /// This one, from 1. Lines above it are not read.
    Line(u32),
    /// None: the first line is a player already.
    Absent,
}

/// What the caller knows better than the list; the rest is detected.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListOptions {
    pub encoding: Option<TextEncoding>,
    pub separator: Option<Separator>,
    /// Which sheet of a workbook; the first that is not empty when none is named.
    pub sheet: Option<String>,
    pub header: Option<HeaderRow>,
    /// What columns mean, by their number from 1.
    pub columns: BTreeMap<u16, ColumnMeaning>,
    /// Nobody is born after this year, as a rule the tournament's.
    pub latest_birth_year: Option<u16>,
}

/// How the file of a list is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListForm {
    /// Text, a line a player.
    Text {
        encoding: TextEncoding,
        separator: Separator,
    },
    Workbook {
        kind: WorkbookKind,
        sheet: String,
        sheets: Vec<String>,
    },
}

/// What was understood of a list, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerListPreview {
    pub form: ListForm,
    pub header: HeaderRow,
    /// The columns, first to last.
    pub columns: Vec<Column>,
    /// The lines below the header row, without blank ones.
    pub rows: Vec<Row>,
    /// What is wrong with the file as a whole.
    pub problems: Vec<Problem>,
}

impl PlayerListPreview {
    /// Whether nothing can be read.
    pub fn is_refused(&self) -> bool {
        self.problems
            .iter()
            .any(|problem| problem.severity() == Severity::FileRefused)
    }

    /// The players that were understood and not set aside, in the order of the list.
    pub fn players(&self) -> impl Iterator<Item = &ListedPlayer> {
        self.rows.iter().filter_map(Row::entered)
    }

    /// What would lose a rating of somebody who is entered.
    pub fn lost_ratings(&self) -> impl Iterator<Item = &Problem> {
        let entered = self.rows.iter().filter(|row| row.entered().is_some());
        self.problems
            .iter()
            .chain(entered.flat_map(|row| &row.problems))
            .filter(|problem| problem.kind.loses_ratings())
    }

    /// Every problem: of the file first, then line by line.
    pub fn all_problems(&self) -> impl Iterator<Item = &Problem> {
        self.problems
            .iter()
            .chain(self.rows.iter().flat_map(|row| &row.problems))
    }
}
