//! A sheet of a workbook, and within which limits it is read.

use std::collections::BTreeMap;

/// Which program's workbook it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WorkbookKind {
    /// Office Open XML (`xlsx`).
    Xlsx,
    /// `OpenDocument` (`ods`).
    Ods,
}

impl WorkbookKind {
    /// The name by which people know it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Xlsx => "XLSX",
            Self::Ods => "ODS",
        }
    }
}

/// One sheet of a workbook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    pub kind: WorkbookKind,
    /// The names of all sheets, in order.
    pub names: Vec<String>,
    pub name: String,
    /// Its rows that are not empty, by their number from 1.
    pub rows: BTreeMap<u32, Vec<String>>,
    /// Cells that hold an error instead of a value, by row and column from 1; they are empty here.
    pub errors: Vec<CellError>,
}

/// A cell that holds an error instead of a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CellError {
    /// Its row, from 1.
    pub row: u32,
    /// Its column, from 1.
    pub column: u16,
    /// What the spreadsheet shows there, such as `#REF!`.
    pub found: String,
}

/// How much of a sheet is kept; what lies beyond is not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Rows that are not empty.
    pub rows: usize,
    /// Columns, from the left.
    pub columns: u16,
    /// What the archive may unpack to, in bytes; as a rule [`MAX_UNPACKED`](super::MAX_UNPACKED).
    pub unpacked: u64,
    /// What all its cells together may hold, in bytes of text: one text may stand in a million cells.
    pub text: usize,
}

/// Why a workbook is not read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WorkbookError {
    /// The archive unpacks to more than it may, or its cells hold more.
    #[error("the workbook unpacks to too much")]
    TooLarge,
    /// It is an archive, but neither of the two kinds.
    #[error("an archive without a workbook in it")]
    NoWorkbook,
    /// There is no sheet of this name, or none at all.
    #[error("no sheet {name:?}")]
    NoSheet {
        /// The name asked for; empty when any would do.
        name: String,
    },
    #[error("damaged: {reason}")]
    Damaged {
        /// What the reader says; English, for the curious.
        reason: String,
    },
}

/// Takes the cells of a sheet one by one, within the limits.
pub(super) struct Taker {
    pub(super) limits: Limits,
    pub(super) rows: BTreeMap<u32, Vec<String>>,
    pub(super) errors: Vec<CellError>,
    /// What cells may still hold.
    left: usize,
}

impl Taker {
    pub(super) const fn new(limits: Limits) -> Self {
        Self {
            limits,
            rows: BTreeMap::new(),
            errors: Vec::new(),
            left: limits.text,
        }
    }

    /// Whether another row would be one too many.
    pub(super) fn is_full(&self) -> bool {
        self.rows.len() >= self.limits.rows
    }

    /// Takes a cell; row and column count from 0.
    pub(super) fn take(
        &mut self,
        row: u32,
        column: u32,
        value: super::cell::Value,
    ) -> Result<(), WorkbookError> {
        let Some(place) = u16::try_from(column)
            .ok()
            .filter(|column| *column < self.limits.columns)
        else {
            return Ok(());
        };
        let text = match value {
            super::cell::Value::Text(text) => text,
            super::cell::Value::Error(found) => {
                self.hold(&found)?;
                self.errors.push(CellError {
                    row: row + 1,
                    column: place + 1,
                    found,
                });
                return Ok(());
            }
        };
        if text.trim().is_empty() || self.is_full() && !self.rows.contains_key(&(row + 1)) {
            return Ok(());
        }
        self.hold(&text)?;
        let cells = self.rows.entry(row + 1).or_default();
        let place = usize::from(place);
        if cells.len() <= place {
            cells.resize(place + 1, String::new());
        }
        cells[place] = text;
        Ok(())
    }

    /// Counts what a cell holds, the cell itself included.
    fn hold(&mut self, text: &str) -> Result<(), WorkbookError> {
        let held = text.len() + size_of::<CellError>();
        self.left = self.left.checked_sub(held).ok_or(WorkbookError::TooLarge)?;
        Ok(())
    }
}
