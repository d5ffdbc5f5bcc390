//! A line of a list, split into cells.

use super::column::{Column, ColumnMeaning};

/// A reason why the cells of a line cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LineFault {
    QuoteNotClosed,
    /// The cells are not below their headings.
    NotAligned,
    /// The result of a game, not a player.
    GameResult,
}

/// A record.
pub(super) struct Line {
    /// Line in the file, from 1.
    pub(super) number: u32,
    /// The reason why the cells cannot be read, or `None`.
    pub(super) fault: Option<LineFault>,
    pub(super) cells: Vec<String>,
    /// Columns whose cell belongs to several players.
    pub(super) shared: Vec<u16>,
    /// True if the line may be something other than a player.
    pub(super) is_doubtful: bool,
    /// The text of cells behind the columns.
    pub(super) note: Option<String>,
}

impl Line {
    pub(super) const fn new(number: u32, cells: Vec<String>) -> Self {
        Self {
            number,
            fault: None,
            cells,
            shared: Vec::new(),
            is_doubtful: false,
            note: None,
        }
    }

    /// True if every cell is blank.
    pub(super) fn is_blank(&self) -> bool {
        self.cells.iter().all(|cell| cell.trim().is_empty())
    }

    /// True for a label with a value in another cell: "Ort, Datum:".
    pub(super) fn is_labeled(&self) -> bool {
        let mut filled = self
            .cells
            .iter()
            .map(|it| it.trim())
            .filter(|it| !it.is_empty());
        filled.next().is_some_and(|it| it.ends_with(':')) && filled.next().is_some()
    }

    /// Joins an unquoted "Muster,Ute" that the separator split, if the line has as many cells too
    /// many as the name has commas.
    pub(super) fn join_name(&mut self, columns: &[Column]) {
        let name = columns
            .iter()
            .position(|it| it.meaning == ColumnMeaning::Name);
        if let Some(name) = name {
            self.join_cells(columns.len(), name);
        }
    }

    /// Joins the cells of a name in the column `place` of `width` columns.
    pub(super) fn join_cells(&mut self, width: usize, place: usize) {
        if let Some(cells) = joined_name(&self.cells, width, place) {
            self.cells = cells;
        }
    }
}

/// Joins the cells of a name that a comma split: "Muster,Ute,Dr." in a list of `width` columns whose
/// column `name` has the names. `None` if the line is not longer, or the cells are no name.
pub(crate) fn joined_name<T: AsRef<str>>(
    cells: &[T],
    width: usize,
    name: usize,
) -> Option<Vec<String>> {
    let more = cells
        .len()
        .checked_sub(width)
        .filter(|more| (1..=2).contains(more))?;
    let parts: Vec<&str> = cells
        .get(name..=name + more)?
        .iter()
        .map(AsRef::as_ref)
        .collect();
    let is_part = |part: &&str| {
        part.contains(char::is_alphabetic) && !part.contains(|it: char| it.is_ascii_digit())
    };
    if !parts.iter().all(is_part) {
        return None;
    }
    let parts: Vec<&str> = parts.into_iter().map(str::trim).collect();
    let before = cells[..name].iter().map(|it| it.as_ref().to_owned());
    let behind = cells[name + more + 1..]
        .iter()
        .map(|it| it.as_ref().to_owned());
    Some(before.chain([parts.join(", ")]).chain(behind).collect())
}
