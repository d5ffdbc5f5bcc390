//! The content of a page without positions: the input of the layout.
//!
//! The caller knows the subject and builds it; the layout is independent of it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::panel::{Fields, Panel};
use crate::{Head, SheetKind};

/// The content of a sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// The kind of sheet; its template has the same.
    pub sheet: SheetKind,
    /// The fields for title, header and footer.
    pub fields: Fields,
    /// The head of the journal, on sheets that [carry it](SheetKind::carries_head).
    pub head: Option<Head>,
    /// The blocks from top to bottom.
    pub blocks: Vec<Block>,
}

impl Page {
    /// Returns a sheet with these fields and no blocks.
    pub const fn new(sheet: SheetKind, fields: Fields) -> Self {
        Self {
            sheet,
            fields,
            head: None,
            blocks: Vec::new(),
        }
    }

    /// Adds the field `field` with the text `text`.
    #[must_use]
    pub fn with(mut self, field: &'static str, text: impl Into<String>) -> Self {
        self.fields.insert(field, text.into());
        self
    }

    /// Sets the blocks to `blocks`.
    #[must_use]
    pub fn of(mut self, blocks: Vec<Block>) -> Self {
        self.blocks = blocks;
        self
    }

    /// Sets the cards to `panels`; without cards, the message `none`.
    #[must_use]
    pub fn of_panels(self, panels: Vec<Panel>, none: impl Into<String>) -> Self {
        self.of(vec![if panels.is_empty() {
            Block::text(none)
        } else {
            Block::Panels(panels)
        }])
    }

    /// Returns its tables, from top to bottom.
    pub(crate) fn tables(&self) -> impl Iterator<Item = &Table> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Table(table) => Some(table),
            Block::Paragraph { .. }
            | Block::Facts(_)
            | Block::Signatures(_)
            | Block::Boards(_)
            | Block::NewPage
            | Block::Panels(_) => None,
        })
    }

    /// True if it has a table with a sliceable repeated column, which is easier to read on turned
    /// paper. Standings stay upright as long as they fit.
    pub(crate) fn has_grid(&self) -> bool {
        self.sheet != SheetKind::Standings && self.tables().any(|table| table.sliced.is_some())
    }

    /// True if it consists of cards only.
    pub(crate) fn is_only_panels(&self) -> bool {
        let mut blocks = self.blocks.iter();
        !self.blocks.is_empty() && blocks.all(|block| matches!(block, Block::Panels(_)))
    }
}

/// A part of a page.
#[derive(Debug, Clone, PartialEq)]
pub enum Block {
    Paragraph {
        text: String,
        tone: Tone,
    },
    /// Labels with their values, one below the other.
    Facts(Vec<(String, String)>),
    /// A table; the template describes its columns.
    Table(Table),
    /// Signature lines, side by side, with the text below each.
    Signatures(Vec<String>),
    /// Chess boards, side by side.
    Boards(Vec<Diagram>),
    NewPage,
    /// Cards on pages of their own, without header and footer; the template sets their number on
    /// each. They are in the order after cutting: cutting the pile of pages gives piles to put on
    /// top of each other.
    Panels(Vec<Panel>),
}

impl Block {
    /// Returns a heading inside the page, with a bookmark.
    pub fn heading(text: impl Into<String>) -> Self {
        Self::paragraph(text, Tone::Heading)
    }

    /// Returns a paragraph of ordinary text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::paragraph(text, Tone::Text)
    }

    /// Returns a paragraph in the tone of a remark.
    pub fn note(text: impl Into<String>) -> Self {
        Self::paragraph(text, Tone::Note)
    }

    fn paragraph(text: impl Into<String>, tone: Tone) -> Self {
        let text = text.into();
        Self::Paragraph { text, tone }
    }
}

/// The style of a paragraph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Heading,
    Text,
    Note,
}

/// A chess board with its pieces.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Diagram {
    pub title: String,
    /// From the upper left corner, row by row; a lower-case letter is a black piece.
    pub squares: Vec<Option<char>>,
    /// The text at the upper and the lower edge.
    pub edges: [String; 2],
    /// The names of the files, from the left.
    pub files: [char; 8],
    /// The names of the rows, from the top.
    pub rows: [char; 8],
}

/// A table of rows in groups.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Table {
    /// The name of the table on its sheet; the first if empty.
    pub name: &'static str,
    /// The repeated column that may be sliced if the table is too wide for a page.
    pub sliced: Option<&'static str>,
    /// Column labels that replace those of the template; a repeated column appears once for each
    /// label.
    pub labels: BTreeMap<&'static str, Vec<String>>,
    /// Columns that this table omits.
    pub absent: Vec<&'static str>,
    /// Columns with their text at the left, whatever the template says.
    pub left: Vec<&'static str>,
    pub groups: Vec<Group>,
    /// Measurements of the layout: by column and repetition, the width of the widest line at one
    /// point.
    pub(crate) widest: RefCell<BTreeMap<(&'static str, usize), f32>>,
}

impl Table {
    /// Returns the table `name` of the sheet, with rows in groups.
    pub fn grouped(name: &'static str, groups: Vec<Group>) -> Self {
        Self {
            name,
            groups,
            ..Self::default()
        }
    }

    /// Returns the table `name` of the sheet, without groups.
    pub fn named(name: &'static str, rows: Vec<Row>) -> Self {
        let heading = None;
        Self::grouped(name, vec![Group { heading, rows }])
    }

    /// Sets the labels of a column; a repeated column appears once for each.
    #[must_use]
    pub fn labelled(
        mut self,
        column: &'static str,
        labels: impl IntoIterator<Item = String>,
    ) -> Self {
        self.labels.insert(column, labels.into_iter().collect());
        self
    }

    /// Returns the table without a column.
    #[must_use]
    pub fn without(mut self, column: &'static str) -> Self {
        self.absent.push(column);
        self
    }

    /// Aligns a column at the left.
    #[must_use]
    pub fn at_left(mut self, column: &'static str) -> Self {
        self.left.push(column);
        self
    }

    /// Omits a column if it is empty.
    #[must_use]
    pub fn without_empty(self, column: &'static str) -> Self {
        let is_said = |cell: &Cell| match cell {
            Cell::Lines(lines) | Cell::Aligned(lines) => {
                lines.iter().any(|line| !line.text.is_empty())
            }
            Cell::Frame | Cell::Tick | Cell::Blocked => true,
        };
        let rows = self.groups.iter().flat_map(|group| &group.rows);
        let mut cells = rows.filter_map(|row| row.cells.get(column)).flatten();
        if cells.any(is_said) {
            self
        } else {
            self.without(column)
        }
    }

    /// Allows slicing the repeated `column` if the table is too wide for a page.
    #[must_use]
    pub const fn sliced(mut self, column: &'static str) -> Self {
        self.sliced = Some(column);
        self
    }

    /// Returns its name among the tables of `sheet`.
    pub(crate) fn name_of(&self, sheet: SheetKind) -> &'static str {
        if self.name.is_empty() {
            sheet.tables().first().map_or("", |(name, _)| *name)
        } else {
            self.name
        }
    }
}

/// Rows under a heading.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Group {
    /// The heading above them, repeated on each page.
    pub heading: Option<String>,
    pub rows: Vec<Row>,
}

/// A row: its cells by column key; a column without a cell stays empty. A repeated column has one
/// cell for each label.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Row {
    /// By column, in order.
    pub cells: BTreeMap<&'static str, Vec<Cell>>,
}

impl Row {
    /// Adds `cell` to a column, after its earlier cells.
    #[must_use]
    pub fn with(mut self, column: &'static str, cell: impl Into<Cell>) -> Self {
        self.cells.entry(column).or_default().push(cell.into());
        self
    }
}

/// The content of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Lines of text, one below the other.
    Lines(Vec<Line>),
    /// As many lines as the other aligned cells of the row, each next to theirs.
    Aligned(Vec<Line>),
    /// An empty frame to write in.
    Frame,
    Tick,
    /// A gray field that is not used.
    Blocked,
}

/// A line of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    pub look: Look,
}

/// The style of a line in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The style of the template's column.
    Column,
    /// Bold text.
    Strong,
    /// Gray text.
    Muted,
}

impl Cell {
    /// Lines of text, one below the other.
    pub fn lines(lines: impl IntoIterator<Item = Line>) -> Self {
        Self::Lines(lines.into_iter().collect())
    }

    /// Creates texts aligned with those of the other aligned cells of the row.
    pub fn aligned(texts: impl IntoIterator<Item = String>) -> Self {
        let lines = texts.into_iter().map(|text| Line::new(text, Look::Column));
        Self::Aligned(lines.collect())
    }

    /// Returns a single bold line.
    pub fn strong(text: impl Into<String>) -> Self {
        Self::lines([Line::new(text, Look::Strong)])
    }

    /// Returns a single gray line.
    pub fn muted(text: impl Into<String>) -> Self {
        Self::lines([Line::new(text, Look::Muted)])
    }
}

impl Line {
    /// Returns a line with this style.
    pub fn new(text: impl Into<String>, look: Look) -> Self {
        let text = text.into();
        Self { text, look }
    }
}

impl<T: Into<String>> From<T> for Cell {
    fn from(text: T) -> Self {
        Self::lines([Line::new(text, Look::Column)])
    }
}
