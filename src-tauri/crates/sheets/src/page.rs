//! What stands on a page, before it has a place: the input of the layout.
//!
//! The caller knows the subject and makes it; the layout knows nothing of it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::panel::{Fields, Panel};
use crate::{Head, SheetKind};

/// A sheet with what stands on it.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// Which sheet it is: its template is for the same.
    pub sheet: SheetKind,
    /// What title, header and footer may name.
    pub fields: Fields,
    /// The head of the journal, on sheets that [carry it](SheetKind::carries_head).
    pub head: Option<Head>,
    /// From top to bottom.
    pub blocks: Vec<Block>,
}

impl Page {
    /// A sheet with these fields, and nothing on it yet.
    pub const fn new(sheet: SheetKind, fields: Fields) -> Self {
        Self {
            sheet,
            fields,
            head: None,
            blocks: Vec::new(),
        }
    }

    /// The page with `text` in a field of its own.
    #[must_use]
    pub fn with(mut self, field: &'static str, text: impl Into<String>) -> Self {
        self.fields.insert(field, text.into());
        self
    }

    /// The page with `blocks` on it.
    #[must_use]
    pub fn of(mut self, blocks: Vec<Block>) -> Self {
        self.blocks = blocks;
        self
    }

    /// The page with `panels` on it, or with the sentence that there are none.
    #[must_use]
    pub fn of_panels(self, panels: Vec<Panel>, none: impl Into<String>) -> Self {
        self.of(vec![if panels.is_empty() {
            Block::text(none)
        } else {
            Block::Panels(panels)
        }])
    }

    /// Its tables, from top to bottom.
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

    /// True if it has a table whose repeated column may go on in further tables, and that is easier to
    /// read on turned paper. Standings stay upright as long as they fit.
    pub(crate) fn has_grid(&self) -> bool {
        self.sheet != SheetKind::Standings && self.tables().any(|table| table.sliced.is_some())
    }

    /// Whether there is nothing but cards.
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
    /// A table whose columns the template describes.
    Table(Table),
    /// Lines to sign on, side by side, with what stands below each.
    Signatures(Vec<String>),
    /// Chess boards, side by side.
    Boards(Vec<Diagram>),
    NewPage,
    /// Cards on pages of their own, without header and footer, as many on each as the template
    /// says. Their order is the one they need once they are cut: a guillotine through the
    /// pile of pages leaves piles that only need to be laid on each other.
    Panels(Vec<Panel>),
}

impl Block {
    /// A heading inside the page; a reader jumps to it.
    pub fn heading(text: impl Into<String>) -> Self {
        Self::paragraph(text, Tone::Heading)
    }

    /// A paragraph of ordinary text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::paragraph(text, Tone::Text)
    }

    /// A remark.
    pub fn note(text: impl Into<String>) -> Self {
        Self::paragraph(text, Tone::Note)
    }

    fn paragraph(text: impl Into<String>, tone: Tone) -> Self {
        let text = text.into();
        Self::Paragraph { text, tone }
    }
}

/// How a paragraph looks.
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
    /// From the upper left corner, row by row; a small letter is a black piece.
    pub squares: Vec<Option<char>>,
    /// What stands at the upper edge, and at the lower one.
    pub edges: [String; 2],
    /// The names of the files, from the left.
    pub files: [char; 8],
    /// The names of the rows, from the top.
    pub rows: [char; 8],
}

/// Rows in groups.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Table {
    /// Which of the sheet's tables it is; the first when empty.
    pub name: &'static str,
    /// The repeated column that may go on in further tables, where it is too wide for one page.
    pub sliced: Option<&'static str>,
    /// The labels of columns in place of those of the template; a repeated column stands as often
    /// as it has labels.
    pub labels: BTreeMap<&'static str, Vec<String>>,
    /// Columns that this table does without.
    pub absent: Vec<&'static str>,
    pub groups: Vec<Group>,
    /// What the layout has measured: by column and repetition, the widest line in type of one
    /// point.
    pub(crate) widest: RefCell<BTreeMap<(&'static str, usize), f32>>,
}

impl Table {
    /// The table `name` of the sheet, with rows in groups.
    pub fn grouped(name: &'static str, groups: Vec<Group>) -> Self {
        Self {
            name,
            groups,
            ..Self::default()
        }
    }

    /// The table `name` of the sheet, without groups.
    pub fn named(name: &'static str, rows: Vec<Row>) -> Self {
        let heading = None;
        Self::grouped(name, vec![Group { heading, rows }])
    }

    /// The table with these labels on a column; a repeated column stands once for each.
    #[must_use]
    pub fn labelled(
        mut self,
        column: &'static str,
        labels: impl IntoIterator<Item = String>,
    ) -> Self {
        self.labels.insert(column, labels.into_iter().collect());
        self
    }

    /// The table without a column.
    #[must_use]
    pub fn without(mut self, column: &'static str) -> Self {
        self.absent.push(column);
        self
    }

    /// The table without a column in which nothing stands.
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

    /// The table whose repeated `column` may go on in further tables, where it is too wide for one
    /// page.
    #[must_use]
    pub const fn sliced(mut self, column: &'static str) -> Self {
        self.sliced = Some(column);
        self
    }

    /// Its name among the tables of `sheet`.
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
    /// What stands above them, and again on each page.
    pub heading: Option<String>,
    pub rows: Vec<Row>,
}

/// A row: its cells by column key; a column without a cell stays empty. A
/// repeated column has as many cells as it has labels.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Row {
    /// By column, one after the other.
    pub cells: BTreeMap<&'static str, Vec<Cell>>,
}

impl Row {
    /// The row with `cell` in a column, after those already there.
    #[must_use]
    pub fn with(mut self, column: &'static str, cell: impl Into<Cell>) -> Self {
        self.cells.entry(column).or_default().push(cell.into());
        self
    }
}

/// What stands in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Lines of text, one below the other.
    Lines(Vec<Line>),
    /// As many lines as the other aligned cells of the row, each beside theirs.
    Aligned(Vec<Line>),
    /// An empty frame to write in.
    Frame,
    Tick,
    /// A grey field where nothing can stand.
    Blocked,
}

/// A line of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    pub look: Look,
}

/// How a line of a cell looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// As the template's column says.
    Column,
    /// Bold.
    Strong,
    /// Grey.
    Muted,
}

impl Cell {
    /// Lines of text, one below the other.
    pub fn lines(lines: impl IntoIterator<Item = Line>) -> Self {
        Self::Lines(lines.into_iter().collect())
    }

    /// Texts that stand beside those of the other aligned cells of the row.
    pub fn aligned(texts: impl IntoIterator<Item = String>) -> Self {
        let lines = texts.into_iter().map(|text| Line::new(text, Look::Column));
        Self::Aligned(lines.collect())
    }

    /// A single bold line.
    pub fn strong(text: impl Into<String>) -> Self {
        Self::lines([Line::new(text, Look::Strong)])
    }

    /// A single grey line.
    pub fn muted(text: impl Into<String>) -> Self {
        Self::lines([Line::new(text, Look::Muted)])
    }
}

impl Line {
    /// A line that looks so.
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
