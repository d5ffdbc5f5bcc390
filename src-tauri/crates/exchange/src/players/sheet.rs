//! The lines of a workbook: the choice of the sheet, and its rows.

use super::file_kind::FileKind;
use super::line::Line;
use super::preview::{ListForm, ListOptions, PlayerListPreview};
use super::problem::{Problem, ProblemKind};
use super::read::{HEADER_WITHIN, header_place};
use super::{MAX_COLUMNS, MAX_ROWS};
use crate::workbook::{self, CellFault, Limits, Rows, WorkbookError};

/// Number of rows below the header that show whether a sheet has players.
const SAMPLE: usize = 40;

/// The contents of the first rows of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Contents {
    Nothing,
    Text,
    /// A header row with a column of names, and names below.
    Players,
}

/// Limits for at most `rows` rows.
fn limits(rows: usize) -> Limits {
    Limits {
        rows,
        // One column over the limit, so that a wider row is detected.
        columns: u16::try_from(MAX_COLUMNS + 1).unwrap_or(u16::MAX),
        unpacked: workbook::MAX_UNPACKED,
        text: workbook::MAX_TEXT,
    }
}

impl PlayerListPreview {
    /// Reads the rows of a sheet that are not empty.
    ///
    /// # Errors
    /// Fails if the workbook is damaged or too large, or the sheet does not exist.
    pub(super) fn lines_of_workbook(
        &mut self,
        bytes: &[u8],
        options: &ListOptions,
    ) -> Result<Vec<Line>, ProblemKind> {
        let name = match &options.sheet {
            Some(name) => Some(name.clone()),
            None => self.sheet_with_players(bytes)?,
        };
        let rows = MAX_ROWS + HEADER_WITHIN + 1;
        let sheet = workbook::read_sheet(bytes, name.as_deref(), limits(rows)).map_err(refused)?;
        self.form = ListForm::Workbook {
            kind: sheet.kind,
            sheet: sheet.name,
            sheets: sheet.names,
        };
        for error in sheet.errors {
            let text = error.found;
            self.problems.push(Problem {
                line: Some(error.row),
                column: Some(error.column),
                kind: match error.fault {
                    CellFault::Error => ProblemKind::CellError { found: text },
                    CellFault::NotCalculated => ProblemKind::NotCalculated { formula: text },
                },
            });
        }
        Ok(lines(sheet.rows))
    }

    /// Returns the first visible sheet with players; `None` if no visible sheet has text. Asks if
    /// there are several, and names the sheets that are not read.
    fn sheet_with_players(&mut self, bytes: &[u8]) -> Result<Option<String>, ProblemKind> {
        let look = |rows: &Rows| contents(&lines(rows.clone()));
        let surveyed =
            workbook::survey(bytes, limits(HEADER_WITHIN + SAMPLE), look).map_err(refused)?;
        let visible = surveyed.iter().filter(|it| !it.is_hidden);
        let most = visible.map(|it| it.seen).max();
        let Some(most) = most.filter(|it| *it != Contents::Nothing) else {
            return Ok(None);
        };
        let (chosen, others): (Vec<_>, Vec<_>) = (surveyed.into_iter())
            .filter(|it| it.seen != Contents::Nothing)
            .partition(|it| !it.is_hidden && it.seen == most);
        let names = |sheets: Vec<workbook::Surveyed<Contents>>| {
            let names: Vec<String> = sheets.into_iter().map(|it| it.name).collect();
            names.join(", ")
        };
        if !others.is_empty() {
            self.remark(ProblemKind::SheetsNotRead {
                names: names(others),
            });
        }
        let first = chosen.first().map(|it| it.name.clone());
        if chosen.len() > 1 {
            self.remark(ProblemKind::SeveralSheets {
                names: names(chosen),
            });
        }
        Ok(first)
    }
}

fn lines(rows: Rows) -> Vec<Line> {
    let rows = rows.into_iter();
    rows.map(|(number, cells)| Line::new(number, cells))
        .collect()
}

fn contents(lines: &[Line]) -> Contents {
    let has_letters = |line: &Line| line.cells.iter().any(|it| it.contains(char::is_alphabetic));
    let below = header_place(lines).map(|header| &lines[header + 1..]);
    if below.is_some_and(|below| below.iter().any(has_letters)) {
        Contents::Players
    } else if lines.iter().any(has_letters) {
        Contents::Text
    } else {
        Contents::Nothing
    }
}

fn refused(error: WorkbookError) -> ProblemKind {
    match error {
        WorkbookError::TooLarge => ProblemKind::WorkbookTooLarge,
        WorkbookError::NoWorkbook => ProblemKind::NotText {
            found: FileKind::ZipArchive,
        },
        WorkbookError::NoSheet { name, sheets } => ProblemKind::NoSheet {
            found: name,
            sheets,
        },
        WorkbookError::Damaged { reason } => ProblemKind::WorkbookDamaged { found: reason },
    }
}
