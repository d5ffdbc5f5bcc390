//! A line of a list, split into cells.

use super::MAX_COLUMNS;
use super::column::Column;
use super::problem::{Problem, ProblemKind};
use super::row::{Row, read_row};

/// A record.
pub(super) struct Line {
    /// Line in the file, from 1.
    pub(super) number: u32,
    /// True if a quote is not closed.
    pub(super) open: bool,
    pub(super) cells: Vec<String>,
}

impl Line {
    /// True if every cell is blank.
    pub(super) fn is_blank(&self) -> bool {
        self.cells.iter().all(|cell| cell.trim().is_empty())
    }

    pub(super) fn into_row(self, columns: &[Column], latest_birth_year: u16) -> Row {
        let line = self.number;
        let refused = |cells, kind| Row {
            line,
            cells,
            player: None,
            problems: vec![Problem {
                line: Some(line),
                column: None,
                kind,
            }],
            twin: None,
        };
        if self.open {
            let column = u16::try_from(self.cells.len()).ok();
            let mut row = refused(self.cells, ProblemKind::QuoteNotClosed);
            row.problems[0].column = column;
            row
        } else if self.cells.len() > MAX_COLUMNS {
            let (found, expected) = (self.cells.len(), columns.len());
            let cells = self.cells.into_iter().take(MAX_COLUMNS).collect();
            refused(cells, ProblemKind::TooManyCells { found, expected })
        } else {
            read_row(line, self.cells, columns, latest_birth_year)
        }
    }
}
