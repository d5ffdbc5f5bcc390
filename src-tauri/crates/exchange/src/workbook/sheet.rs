//! Sheets of a workbook, and the limits for reading them.

use std::collections::{BTreeMap, BTreeSet};

use super::cell::Value;

/// The file format of a workbook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WorkbookKind {
    /// Office Open XML (`xlsx`).
    Xlsx,
    /// `OpenDocument` (`ods`).
    Ods,
}

impl WorkbookKind {
    /// The usual name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Xlsx => "XLSX",
            Self::Ods => "ODS",
        }
    }
}

/// A sheet of a workbook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    pub kind: WorkbookKind,
    /// The names of the visible sheets, in order, and of this one.
    pub names: Vec<String>,
    pub name: String,
    pub rows: Rows,
    /// The numbers of the rows that a filter or the user hides. They are in `rows`, too.
    pub hidden: BTreeSet<u32>,
    /// Cells without a value; they are empty in `rows`.
    pub errors: Vec<CellError>,
}

/// Rows that are not empty, by row number from 1.
pub type Rows = BTreeMap<u32, Vec<String>>;

/// The first rows of a sheet, as `look` of [`survey`](super::survey) saw them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Surveyed<T> {
    pub name: String,
    pub is_hidden: bool,
    pub seen: T,
}

/// Receives the name of a sheet, true if it is hidden, and its first rows.
pub(super) type Look<'a> = &'a mut dyn FnMut(String, bool, &Rows);

/// The reason why a cell has no value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellFault {
    /// The spreadsheet shows an error.
    Error,
    /// A formula whose result the workbook does not contain.
    NotCalculated,
}

/// A cell without a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CellError {
    /// Its row, from 1.
    pub row: u32,
    /// Its column, from 1.
    pub column: u16,
    pub fault: CellFault,
    /// The error text that the spreadsheet shows, such as `#REF!`, or the formula.
    pub found: String,
}

/// Limits for reading a sheet. Rows and columns beyond them are ignored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Maximum number of rows that are not empty.
    pub rows: usize,
    /// Maximum number of columns, from the left.
    pub columns: u16,
    /// Maximum unpacked size of the archive, in bytes; normally
    /// [`MAX_UNPACKED`](super::MAX_UNPACKED).
    pub unpacked: u64,
    /// Maximum size of all cells together, in bytes: a million cells may share one text.
    pub text: usize,
}

/// The reason why a workbook cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WorkbookError {
    /// The archive or its cells exceed a limit.
    #[error("the workbook unpacks to too much")]
    TooLarge,
    /// A zip archive other than a workbook.
    #[error("an archive without a workbook in it")]
    NoWorkbook,
    /// The sheet does not exist, or the workbook has no sheets.
    #[error("no sheet {name:?}")]
    NoSheet {
        /// The requested name; empty if none was requested.
        name: String,
        /// The visible sheets.
        sheets: Vec<String>,
    },
    #[error("damaged: {reason}")]
    Damaged {
        /// The reader's message, in English.
        reason: String,
    },
}

/// Returns the chosen sheet with the names that are offered: its own and those of the visible
/// sheets. `sheets` are all names, and true for the hidden ones.
///
/// # Errors
/// Fails if no sheet was chosen.
pub(super) fn offered(
    requested: Option<&str>,
    chosen: Option<(String, Taker)>,
    sheets: impl Iterator<Item = (String, bool)>,
) -> Result<(String, Taker, Vec<String>), WorkbookError> {
    let own = chosen.as_ref().map(|(name, _)| name.as_str());
    let offered = sheets.filter(|(it, is_hidden)| !is_hidden || Some(it.as_str()) == own);
    let names = offered.map(|(it, _)| it).collect();
    match chosen {
        Some((name, taker)) => Ok((name, taker, names)),
        None => Err(WorkbookError::NoSheet {
            name: requested.unwrap_or_default().to_owned(),
            sheets: names,
        }),
    }
}

/// Maximum number of rows of all merged cells.
const MOST_MERGED: u32 = 200_000;

/// Collects the cells of a sheet within the limits.
pub(super) struct Taker {
    pub(super) limits: Limits,
    pub(super) rows: Rows,
    pub(super) errors: Vec<CellError>,
    /// The numbers of hidden rows.
    pub(super) hidden: BTreeSet<u32>,
    /// Remaining bytes for cells.
    left: usize,
    /// Remaining rows of merged cells: cells may be merged again and again.
    merged: u32,
}

impl Taker {
    pub(super) const fn new(limits: Limits) -> Self {
        Self {
            limits,
            rows: BTreeMap::new(),
            errors: Vec::new(),
            hidden: BTreeSet::new(),
            left: limits.text,
            merged: MOST_MERGED,
        }
    }

    /// True if the maximum number of rows is reached.
    pub(super) fn is_full(&self) -> bool {
        self.rows.len() >= self.limits.rows
    }

    /// Marks a row, from 0, as hidden.
    pub(super) fn hide(&mut self, row: u32) {
        if !self.is_full() {
            self.hidden.insert(row + 1);
        }
    }

    /// Adds a cell; row and column count from 0. Cells beyond the limits of rows and columns are
    /// ignored.
    ///
    /// # Errors
    /// Fails if all cells together exceed the text limit.
    pub(super) fn take(
        &mut self,
        row: u32,
        column: u32,
        value: Value,
    ) -> Result<(), WorkbookError> {
        let Some(place) = u16::try_from(column)
            .ok()
            .filter(|column| *column < self.limits.columns)
        else {
            return Ok(());
        };
        let (text, fault) = match value {
            Value::Text(text) => (text, None),
            Value::Error(text) => (text, Some(CellFault::Error)),
            Value::Formula(text) => (text, Some(CellFault::NotCalculated)),
        };
        if text.trim().is_empty() || self.is_full() && !self.rows.contains_key(&(row + 1)) {
            return Ok(());
        }
        self.hold(&text)?;
        let cells = self.rows.entry(row + 1).or_default();
        if let Some(fault) = fault {
            self.errors.push(CellError {
                row: row + 1,
                column: place + 1,
                fault,
                found: text,
            });
            return Ok(());
        }
        let place = usize::from(place);
        if cells.len() <= place {
            cells.resize(place + 1, String::new());
        }
        cells[place] = text;
        Ok(())
    }

    /// Writes the text of a cell into the blank cells below it, up to the row `last`; all count from
    /// 0. Numbers of more than two digits stay, because a merged rating is nobody's own.
    ///
    /// # Errors
    /// Fails if all cells together exceed the text limit.
    pub(super) fn fill_down(
        &mut self,
        row: u32,
        column: u32,
        last: u32,
    ) -> Result<(), WorkbookError> {
        let place = usize::try_from(column).unwrap_or(usize::MAX);
        let text = |cells: &Vec<String>| cells.get(place).cloned();
        let Some(text) = self.rows.get(&(row + 1)).and_then(text) else {
            return Ok(());
        };
        let is_name = text.contains(char::is_alphabetic) || text.trim().len() < 3;
        if text.trim().is_empty() || !is_name || row >= last {
            return Ok(());
        }
        let below: Vec<u32> = self
            .rows
            .range(row.saturating_add(2)..=last.saturating_add(1))
            .take(usize::try_from(self.merged).unwrap_or(usize::MAX))
            .map(|(row, _)| *row)
            .collect();
        self.merged -= u32::try_from(below.len())
            .unwrap_or(self.merged)
            .min(self.merged);
        for row in below {
            self.take(row - 1, column, Value::Text(text.clone()))?;
        }
        Ok(())
    }

    /// Counts the memory of a cell, including the cell itself.
    ///
    /// # Errors
    /// Fails if all cells together exceed the text limit.
    fn hold(&mut self, text: &str) -> Result<(), WorkbookError> {
        let held = text.len() + size_of::<CellError>();
        self.left = self.left.checked_sub(held).ok_or(WorkbookError::TooLarge)?;
        Ok(())
    }
}
