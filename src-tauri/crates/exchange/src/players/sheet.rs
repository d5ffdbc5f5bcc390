//! The lines of a workbook: the choice of the sheet, and its rows.

use super::file_kind::FileKind;
use super::line::Line;
use super::own_workbook::{self, OwnSheet};
use super::preview::{ListForm, ListOptions, PlayerListPreview};
use super::problem::{Problem, ProblemKind};
use super::read::header_place;
use super::{HEADER_WITHIN, MAX_COLUMNS, MAX_ROWS};
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

/// The first rows of a sheet, as they seem.
type Surveyed = workbook::Surveyed<(Contents, OwnSheet)>;

/// The sheets to read.
#[derive(Default)]
struct Chosen {
    /// The sheet of the players; `None` for the first one with text.
    sheet: Option<String>,
    /// The sheet with the names of the teams.
    teams: Option<String>,
}

impl Chosen {
    const fn of(sheet: String) -> Self {
        Self {
            sheet: Some(sheet),
            teams: None,
        }
    }

    /// Returns the sheets of Kralle's own export; `None` without one of players.
    fn of_own(sheets: &[Surveyed]) -> Option<Self> {
        let named = |wanted: OwnSheet| {
            let mut visible = sheets.iter().filter(|it| !it.is_hidden);
            visible
                .find(|it| it.seen.1 == wanted)
                .map(|it| it.name.clone())
        };
        Some(Self {
            sheet: Some(named(OwnSheet::Players)?),
            teams: named(OwnSheet::Teams),
        })
    }
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
        let chosen = match &options.sheet {
            Some(name) => Chosen::of(name.clone()),
            None => self.sheet_with_players(bytes)?,
        };
        let read = |name: Option<&str>| {
            let limits = limits(MAX_ROWS + HEADER_WITHIN + 1);
            workbook::read_sheet(bytes, name, limits).map_err(refused)
        };
        let sheet = read(chosen.sheet.as_deref())?;
        self.count_hidden(&sheet);
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
        let mut lines = lines(sheet.rows);
        if let Some(teams) = chosen.teams {
            let teams = read(Some(&teams))?.rows;
            own_workbook::join(&mut lines, &self::lines(teams));
        }
        Ok(lines)
    }

    /// Adds a remark about rows that are hidden in the sheet.
    fn count_hidden(&mut self, sheet: &workbook::Sheet) {
        let hidden = sheet.hidden.iter().copied();
        let rows = ranges(hidden.filter(|row| sheet.rows.contains_key(row)));
        if !rows.is_empty() {
            self.remark(ProblemKind::HiddenRows { rows });
        }
    }

    /// Chooses the first visible sheet with players; none if no visible sheet has text. Asks if
    /// there are several, and names the sheets that are not read.
    fn sheet_with_players(&mut self, bytes: &[u8]) -> Result<Chosen, ProblemKind> {
        let look = |rows: &Rows| {
            let lines = lines(rows.clone());
            (contents(&lines), OwnSheet::of(&lines))
        };
        let surveyed =
            workbook::survey(bytes, limits(HEADER_WITHIN + SAMPLE), look).map_err(refused)?;
        if let Some(own) = Chosen::of_own(&surveyed).filter(|_| workbook::is_own(bytes)) {
            let names = own.sheet.iter().chain(&own.teams).cloned();
            self.remark(ProblemKind::OwnWorkbook {
                names: names.collect::<Vec<_>>().join(", "),
            });
            return Ok(own);
        }
        let visible = surveyed.iter().filter(|it| !it.is_hidden);
        let most = visible.map(|it| it.seen.0).max();
        let Some(most) = most.filter(|it| *it != Contents::Nothing) else {
            return Ok(Chosen::default());
        };
        let (chosen, others): (Vec<_>, Vec<_>) = (surveyed.into_iter())
            .filter(|it| it.seen.0 != Contents::Nothing)
            .partition(|it| !it.is_hidden && it.seen.0 == most);
        let names = |sheets: Vec<Surveyed>| {
            let names: Vec<String> = sheets.into_iter().map(|it| it.name).collect();
            names.join(", ")
        };
        if !others.is_empty() {
            self.remark(ProblemKind::SheetsNotRead {
                names: names(others),
            });
        }
        let first = chosen.first().map(|it| Chosen::of(it.name.clone()));
        let first = first.unwrap_or_default();
        if chosen.len() > 1 {
            self.remark(ProblemKind::SeveralSheets {
                names: names(chosen),
            });
        }
        Ok(first)
    }
}

/// Returns numbers as ranges: "3–7, 9".
fn ranges(numbers: impl Iterator<Item = u32>) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match ranges.last_mut().filter(|it| it.1 + 1 == number) {
            Some(range) => range.1 = number,
            None => ranges.push((number, number)),
        }
    }
    let shown = ranges.into_iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    });
    shown.collect::<Vec<_>>().join(", ")
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
