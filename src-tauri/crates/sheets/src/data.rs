//! What stands on a sheet, before it has a place: the input of the layout.
//!
//! The sheet modules (`pairing`, `standings`, …) make it; the layout knows
//! nothing of chess.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::panel::Panel;
use crate::{HeadOnSheet, SheetKind};

/// A sheet's content.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct SheetData {
    /// What header, footer and title of the template may name.
    pub(crate) fields: BTreeMap<&'static str, String>,
    /// The head of the journal, on sheets that carry it.
    pub(crate) head: Option<HeadOnSheet>,
    /// From top to bottom.
    pub(crate) blocks: Vec<Block>,
}

impl SheetData {
    /// What title, header and footer may name, and what stands below them.
    pub(crate) const fn new(fields: BTreeMap<&'static str, String>, blocks: Vec<Block>) -> Self {
        Self {
            fields,
            head: None,
            blocks,
        }
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

    /// Whether it has a table whose repeated column may go on in further tables.
    pub(crate) fn has_grid(&self) -> bool {
        self.tables().any(|table| table.sliced.is_some())
    }

    /// Whether there is nothing but cards.
    pub(crate) fn is_only_panels(&self) -> bool {
        let mut blocks = self.blocks.iter();
        !self.blocks.is_empty() && blocks.all(|block| matches!(block, Block::Panels(_)))
    }
}

/// A part of a sheet.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Block {
    /// A paragraph.
    Paragraph { text: String, tone: Tone },
    /// Labels with their values, one below the other.
    Facts(Vec<(String, String)>),
    /// A table whose columns the template describes.
    Table(Table),
    /// Lines to sign on, side by side, with what stands below each.
    Signatures(Vec<String>),
    /// Chess boards, side by side.
    Boards(Vec<Diagram>),
    /// What follows begins on a new page.
    NewPage,
    /// Cards on pages of their own, without header and footer.
    Panels(Panels),
}

/// Cards that share pages.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Panels {
    /// How many stand side by side.
    pub(crate) across: usize,
    /// How many stand one below the other.
    pub(crate) down: usize,
    /// In the order they shall have once they are cut: a guillotine through
    /// the pile of pages leaves piles that only need to be laid on each other.
    pub(crate) cards: Vec<Panel>,
}

/// A chess board with its pieces.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Diagram {
    /// Above the board.
    pub(crate) title: String,
    /// From the upper left corner, row by row; a small letter is a black piece.
    pub(crate) squares: Vec<Option<char>>,
    /// What the side at the top holds, and that at the bottom.
    pub(crate) hands: [String; 2],
    /// The names of the files and of the rows, from the upper left corner.
    pub(crate) files: [char; 8],
    pub(crate) rows: [char; 8],
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
    /// Which of the sheet's tables it is; the first when empty.
    pub(crate) name: &'static str,
    /// The repeated column that may go on in further tables, where it is too wide for one page.
    pub(crate) sliced: Option<&'static str>,
    /// How often a repeated column stands, and its labels.
    pub(crate) repeats: BTreeMap<&'static str, Vec<String>>,
    /// Columns that this table does without.
    pub(crate) absent: Vec<&'static str>,
    pub(crate) groups: Vec<Group>,
    /// What the layout has measured: by column and repetition, the widest line in type of one
    /// point.
    pub(crate) widest: RefCell<BTreeMap<(&'static str, usize), f32>>,
}

impl Table {
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
    /// As many lines as the other aligned cells of the row, each beside theirs.
    Aligned(Vec<CellLine>),
    /// An empty frame to write in.
    Frame,
    /// A small box to tick.
    Tick,
    /// A grey field where nothing can stand.
    Blocked,
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

    /// Lines that stand beside those of the other aligned cells of the row.
    pub(crate) fn one_line_each(lines: impl IntoIterator<Item = CellLine>) -> Self {
        Self::Aligned(lines.into_iter().collect())
    }

    /// A single bold line.
    pub(crate) fn strong(text: impl Into<String>) -> Self {
        Self::Lines(vec![CellLine::new(text, Look::Strong)])
    }

    /// A single grey line.
    pub(crate) fn muted(text: impl Into<String>) -> Self {
        Self::Lines(vec![CellLine::new(text, Look::Muted)])
    }
}

impl Block {
    pub(crate) fn heading(text: impl Into<String>) -> Self {
        Self::Paragraph {
            text: text.into(),
            tone: Tone::Heading,
        }
    }

    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self::Paragraph {
            text: text.into(),
            tone: Tone::Text,
        }
    }

    pub(crate) fn note(text: impl Into<String>) -> Self {
        Self::Paragraph {
            text: text.into(),
            tone: Tone::Note,
        }
    }

    /// The table `name` with `rows` and no groups.
    pub(crate) fn rows(name: &'static str, rows: Vec<Row>) -> Self {
        Self::Table(Table {
            name,
            groups: vec![Group {
                heading: None,
                rows,
            }],
            ..Table::default()
        })
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
