//! Parser from bytes to a preview.

use std::collections::HashMap;

use super::captain::mark_second_captains;
use super::column::{Column, ColumnMeaning};
use super::detect::{declared, detect};
use super::duplicate::mark_duplicates;
use super::encoding::TextEncoding;
use super::file_kind::FileKind;
use super::free_text;
use super::guess::guess;
use super::no_player;
use super::preview::{HeaderRow, ListForm, ListOptions, PlayerListPreview};
use super::problem::{Problem, ProblemKind};
use super::row::{Row, read_row};
use super::separator::Separator;
use super::{MAX_BYTES, MAX_COLUMNS, MAX_ROWS, MAX_WORKBOOK_BYTES, heading, rating_cell, record};
use crate::workbook::{self, Limits, WorkbookError};

/// The header row is searched in this many records.
const HEADER_WITHIN: usize = 15;
/// The latest possible birth year if the options name none.
const LATEST_BIRTH_YEAR: u16 = 2099;

/// Reads a player list with detected options.
///
/// Never fails. For an unreadable file, the preview has no rows and a problem of
/// [`Severity::FileRefused`](super::Severity::FileRefused).
pub fn read_player_list(bytes: &[u8]) -> PlayerListPreview {
    read_player_list_as(bytes, &ListOptions::default())
}

/// Reads a player list like [`read_player_list`], with the options of the caller.
pub fn read_player_list_as(bytes: &[u8], options: &ListOptions) -> PlayerListPreview {
    let mut preview = PlayerListPreview {
        form: ListForm::Text {
            encoding: options
                .encoding
                .unwrap_or_else(|| TextEncoding::detect(bytes)),
            separator: options.separator.unwrap_or(Separator::Comma),
        },
        header: options.header.unwrap_or(HeaderRow::Absent),
        columns: Vec::new(),
        rows: Vec::new(),
        problems: Vec::new(),
    };
    let is_workbook = workbook::is_archive(bytes);
    let most = if is_workbook {
        MAX_WORKBOOK_BYTES
    } else {
        MAX_BYTES
    };
    if bytes.len() > most {
        preview.remark(ProblemKind::FileTooLarge {
            found: bytes.len(),
            most,
        });
        return preview;
    }
    let lines = if is_workbook {
        preview.lines_of_workbook(bytes, options)
    } else {
        preview.lines_of_text(bytes, options)
    };
    let mut lines = match lines {
        Ok(lines) => lines,
        Err(problem) => {
            preview.remark(problem);
            return preview;
        }
    };
    if lines.is_empty() {
        preview.remark(ProblemKind::EmptyFile);
        return preview;
    }

    preview.take_header(&mut lines, options);
    preview.match_columns(&lines, options);
    if preview.is_refused() {
        return preview;
    }
    if lines.len() > MAX_ROWS {
        let line = Some(lines[MAX_ROWS].number);
        preview.problems.push(Problem {
            line,
            column: None,
            kind: ProblemKind::TooManyRows,
        });
        lines.truncate(MAX_ROWS);
    }
    let latest = options.latest_birth_year.unwrap_or(LATEST_BIRTH_YEAR);
    for line in lines {
        let row = line.into_row(&preview.columns, latest);
        preview.rows.push(row);
    }
    no_player::set_aside(&mut preview.rows);
    mark_duplicates(&mut preview.rows);
    mark_second_captains(&mut preview.rows);
    preview
}

/// A record that is not blank.
struct Line {
    number: u32,
    open: bool,
    cells: Vec<String>,
}

impl Line {
    fn into_row(self, columns: &[Column], latest_birth_year: u16) -> Row {
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

impl PlayerListPreview {
    /// Reads the lines of a text that are not blank.
    ///
    /// # Errors
    /// Fails if the bytes are not text, or the text is empty.
    fn lines_of_text(
        &mut self,
        bytes: &[u8],
        options: &ListOptions,
    ) -> Result<Vec<Line>, ProblemKind> {
        if let Some(found) = FileKind::detect(bytes) {
            return Err(ProblemKind::NotText { found });
        }
        let encoding = options
            .encoding
            .unwrap_or_else(|| TextEncoding::detect(bytes));
        let text = encoding.decode(bytes);
        if text.trim().is_empty() {
            return Err(ProblemKind::EmptyFile);
        }
        let separator = options.separator.unwrap_or_else(|| detect(&text));
        self.form = ListForm::Text {
            encoding,
            separator,
        };
        if separator == Separator::FreeText {
            let lines = (1..).zip(text.lines());
            return Ok(lines
                .filter(|(_, line)| !line.trim().is_empty())
                .map(|(number, line)| Line {
                    number,
                    open: false,
                    cells: free_text::cells(line),
                })
                .take(MAX_ROWS + 1)
                .collect());
        }
        Ok(
            record::records(&text, separator, MAX_ROWS + HEADER_WITHIN + 1)
                .into_iter()
                .skip(usize::from(declared(&text).is_some()))
                .filter(|(_, record)| !record.trim().is_empty())
                .map(|(number, record)| Line {
                    number,
                    open: record::is_open(&record, separator),
                    cells: record::cells(&record, separator),
                })
                .filter(|line| line.open || line.cells.iter().any(|cell| !cell.trim().is_empty()))
                .collect(),
        )
    }

    /// Reads the rows of a sheet that are not empty.
    ///
    /// # Errors
    /// Fails if the workbook is damaged or too large, or the sheet does not exist.
    fn lines_of_workbook(
        &mut self,
        bytes: &[u8],
        options: &ListOptions,
    ) -> Result<Vec<Line>, ProblemKind> {
        let limits = Limits {
            rows: MAX_ROWS + HEADER_WITHIN + 1,
            // One column over the limit, so that a wider row is detected.
            columns: u16::try_from(MAX_COLUMNS + 1).unwrap_or(u16::MAX),
            unpacked: workbook::MAX_UNPACKED,
            text: workbook::MAX_TEXT,
        };
        let sheet =
            workbook::read_sheet(bytes, options.sheet.as_deref(), limits).map_err(|error| {
                match error {
                    WorkbookError::TooLarge => ProblemKind::WorkbookTooLarge,
                    WorkbookError::NoWorkbook => ProblemKind::NotText {
                        found: FileKind::ZipArchive,
                    },
                    WorkbookError::NoSheet { name } => ProblemKind::NoSheet { found: name },
                    WorkbookError::Damaged { reason } => {
                        ProblemKind::WorkbookDamaged { found: reason }
                    }
                }
            })?;
        self.form = ListForm::Workbook {
            kind: sheet.kind,
            sheet: sheet.name,
            sheets: sheet.names,
        };
        for error in sheet.errors {
            if sheet.rows.contains_key(&error.row) {
                self.problems.push(Problem {
                    line: Some(error.row),
                    column: Some(error.column),
                    kind: ProblemKind::CellError { found: error.found },
                });
            }
        }
        Ok(sheet
            .rows
            .into_iter()
            .map(|(number, cells)| Line {
                number,
                open: false,
                cells,
            })
            .collect())
    }

    fn remark(&mut self, kind: ProblemKind) {
        self.problems.push(Problem {
            line: None,
            column: None,
            kind,
        });
    }

    /// Finds the header row, and removes it and the lines above it from `lines`.
    fn take_header(&mut self, lines: &mut Vec<Line>, options: &ListOptions) {
        let position = match options.header {
            Some(HeaderRow::Absent) => None,
            Some(HeaderRow::Line(number)) => lines.iter().position(|line| line.number == number),
            None if self.is_free_text() => None,
            None => lines.iter().take(HEADER_WITHIN).position(|line| {
                heading::of_headings(line.cells.get(..MAX_COLUMNS).unwrap_or(&line.cells))
                    .iter()
                    .any(|meaning| matches!(meaning, ColumnMeaning::Name | ColumnMeaning::Surname))
            }),
        };
        let width = |lines: &[Line]| {
            let widest = lines
                .iter()
                .map(|line| line.cells.len())
                .filter(|it| *it <= MAX_COLUMNS);
            widest.max().unwrap_or(0)
        };
        let headings = match position {
            None => {
                if options.header.is_none() {
                    self.remark(ProblemKind::NoHeaderRow);
                }
                self.header = HeaderRow::Absent;
                vec![String::new(); width(lines)]
            }
            Some(position) => {
                if position > 0 {
                    self.remark(ProblemKind::LinesAboveHeader { found: position });
                }
                let header = lines.drain(..=position).next_back();
                let (number, cells) = header
                    .map(|line| (line.number, line.cells))
                    .unwrap_or_default();
                self.header = HeaderRow::Line(number);
                cells.into_iter().take(MAX_COLUMNS).collect()
            }
        };
        self.columns = (1..)
            .zip(headings)
            .map(|(number, heading)| Column {
                number,
                heading: heading.split_whitespace().collect::<Vec<_>>().join(" "),
                meaning: ColumnMeaning::Ignored,
                kinds: Vec::new(),
            })
            .collect();
        // Trailing empty headings are not columns.
        while self.header != HeaderRow::Absent
            && self.columns.last().is_some_and(|column| {
                column.heading.is_empty() && !options.columns.contains_key(&column.number)
            })
        {
            self.columns.pop();
        }
    }

    /// Sets the meaning of each column: from the options, else from its heading, else guessed
    /// from its cells.
    fn match_columns(&mut self, lines: &[Line], options: &ListOptions) {
        let headings: Vec<String> = self.columns.iter().map(|it| it.heading.clone()).collect();
        let meanings = match self.header {
            HeaderRow::Line(_) => heading::of_headings(&headings),
            HeaderRow::Absent if self.is_free_text() => free_text::MEANINGS.to_vec(),
            HeaderRow::Absent => {
                let cells: Vec<&[String]> = lines.iter().map(|it| it.cells.as_slice()).collect();
                guess(&cells, headings.len(), &self.form)
            }
        };
        for (column, meaning) in self.columns.iter_mut().zip(meanings) {
            column.meaning = options
                .columns
                .get(&column.number)
                .copied()
                .unwrap_or(meaning);
            column.kinds = if let ColumnMeaning::Rating(kind) = column.meaning {
                vec![kind]
            } else if column.meaning == ColumnMeaning::Ratings {
                heading::rating_kinds(&column.heading)
            } else {
                Vec::new()
            };
        }
        let mut seen: HashMap<ColumnMeaning, u16> = HashMap::new();
        for i in 0..self.columns.len() {
            let Column {
                number, meaning, ..
            } = self.columns[i];
            if meaning == ColumnMeaning::Ignored {
                continue;
            }
            if let Some(earlier) = seen.get(&meaning) {
                let kind = ProblemKind::ColumnTwice { earlier: *earlier };
                self.problems.push(Problem {
                    line: None,
                    column: Some(number),
                    kind,
                });
                self.columns[i].meaning = ColumnMeaning::Ignored;
            } else {
                seen.insert(meaning, number);
            }
        }
        let named = [
            ColumnMeaning::Name,
            ColumnMeaning::Surname,
            ColumnMeaning::GivenName,
        ];
        if !named.iter().any(|meaning| seen.contains_key(meaning)) {
            self.remark(ProblemKind::NoNameColumn);
            return;
        }
        self.ask_about_ratings(lines, options);
    }

    /// Adds a question for each unread column that looks like ratings, and for spreadsheet errors
    /// in rating columns.
    fn ask_about_ratings(&mut self, lines: &[Line], options: &ListOptions) {
        for column in &self.columns {
            let asked = options.columns.contains_key(&column.number);
            if column.meaning != ColumnMeaning::Ignored || asked {
                continue;
            }
            let place = usize::from(column.number) - 1;
            let cells = lines
                .iter()
                .filter_map(|line| line.cells.get(place))
                .map(|cell| cell.trim())
                .filter(|cell| !cell.is_empty());
            if rating_cell::are_ratings(cells) && !heading::is_not_a_rating(&column.heading) {
                self.problems.push(Problem {
                    line: None,
                    column: Some(column.number),
                    kind: ProblemKind::UnreadNumbers {
                        heading: match column.heading.as_str() {
                            "" => column.number.to_string(),
                            heading => heading.to_owned(),
                        },
                    },
                });
            }
        }
        for problem in &mut self.problems {
            let column = problem.column.and_then(|number| {
                let mut columns = self.columns.iter();
                columns.find(|column| column.number == number)
            });
            if let ProblemKind::CellError { found } = &problem.kind
                && column.is_some_and(|column| !column.kinds.is_empty())
            {
                problem.kind = ProblemKind::UnreadableRating {
                    found: found.clone(),
                };
            }
        }
    }

    fn is_free_text(&self) -> bool {
        matches!(
            self.form,
            ListForm::Text {
                separator: Separator::FreeText,
                ..
            }
        )
    }
}
