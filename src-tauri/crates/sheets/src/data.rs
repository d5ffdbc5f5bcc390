//! What stands on a sheet, before it has a place: the input of the layout.
//!
//! The sheet modules (`pairing`, `standings`, …) make it; the layout knows
//! nothing of chess.

use std::collections::BTreeMap;

/// A sheet's content.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct SheetData {
    /// What header, footer and title of the template may name.
    pub(crate) fields: BTreeMap<&'static str, String>,
    /// From top to bottom.
    pub(crate) blocks: Vec<Block>,
}

/// A part of a sheet.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Block {
    /// A paragraph.
    Paragraph { text: String, tone: Tone },
    /// Labels with their values, one below the other.
    Facts(Vec<(String, String)>),
    /// The table whose columns the template describes.
    Table(Table),
    /// Lines to sign on, side by side, with what stands below each.
    Signatures(Vec<String>),
}

/// How a paragraph looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tone {
    /// A heading inside the sheet.
    Heading,
    /// Ordinary text.
    Text,
    /// A remark.
    Note,
}

/// Rows in groups.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Table {
    /// How often a repeated column stands, and its labels.
    pub(crate) repeats: BTreeMap<&'static str, Vec<String>>,
    /// Columns that this table does without.
    pub(crate) absent: Vec<&'static str>,
    pub(crate) groups: Vec<Group>,
}

/// Rows under a heading.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Group {
    pub(crate) heading: Option<String>,
    pub(crate) rows: Vec<Row>,
}

/// A row: its cells by column key; a column without a cell stays empty. A
/// repeated column has as many cells as it has labels.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Row {
    pub(crate) cells: BTreeMap<&'static str, Vec<Cell>>,
}

impl Row {
    /// The row with `cell` in the column `key`, after those already there.
    pub(crate) fn with(mut self, key: &'static str, cell: impl Into<Cell>) -> Self {
        self.cells.entry(key).or_default().push(cell.into());
        self
    }
}

/// What stands in a cell.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Cell {
    /// Lines of text, one below the other.
    Lines(Vec<CellLine>),
    /// An empty frame to write in.
    Frame,
}

/// A line of a cell.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct CellLine {
    pub(crate) text: String,
    pub(crate) look: Look,
}

/// How a line of a cell looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    /// As the template's column says.
    Column,
    /// Bold.
    Strong,
    /// Grey.
    Muted,
}

impl Cell {
    pub(crate) fn lines(lines: impl IntoIterator<Item = CellLine>) -> Self {
        Self::Lines(lines.into_iter().collect())
    }
}

impl CellLine {
    pub(crate) fn new(text: impl Into<String>, look: Look) -> Self {
        Self {
            text: text.into(),
            look,
        }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Lines(vec![CellLine::new(text, Look::Column)])
    }
}
