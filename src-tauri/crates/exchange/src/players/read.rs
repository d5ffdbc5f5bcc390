//! Parser from bytes to a preview.

use std::collections::HashSet;

use super::captain::mark_second_captains;
use super::chat::{self, Chat};
use super::column::{Column, ColumnMeaning};
use super::detect::{declared, detect};
use super::duplicate::mark_duplicates;
use super::encoding::TextEncoding;
use super::file_kind::FileKind;
use super::game_result::is_game_result;
use super::line::{Line, LineFault};
use super::no_player;
use super::preview::{HeaderRow, ListForm, ListOptions, PlayerListPreview};
use super::problem::{Problem, ProblemKind};
use super::separator::Separator;
use super::team_sections::Appended;
use super::typed_teams;
use super::{
    HEADER_WITHIN, MAX_BYTES, MAX_COLUMNS, MAX_ROWS, MAX_WORKBOOK_BYTES, aligned, heading, record,
};
use super::{pair_cells, pair_columns, pairing_page, side_by_side, team_lines, team_sections};
use crate::sex::SexColumn;
use crate::workbook;

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

    if options.header.is_none()
        && !preview.is_free_text()
        && pairing_page::are_pairings(&lines[..lines.len().min(HEADER_WITHIN)])
    {
        preview.remark(ProblemKind::PairingPage);
        return preview;
    }
    let mut header = preview.header_of(&lines, options);
    if options.header.is_none()
        && let Some(header) = header
    {
        match side_by_side::unfold(&mut lines, header) {
            Ok(remark) => remark.into_iter().for_each(|it| preview.remark(it)),
            Err(refusal) => {
                preview.remark(refusal);
                return preview;
            }
        }
    }
    let is_plain = options.header.is_none() && !preview.is_free_text();
    let appended = match header {
        None if is_plain => match side_by_side::unfold_plain(&mut lines) {
            Some(remark) => {
                preview.remark(remark);
                Appended::new()
            }
            None => pair_columns::unfold(&mut lines).unwrap_or_default(),
        },
        _ => unfolded(&mut lines, &mut header),
    };
    preview.take_header(&mut lines, header, options, &appended);
    preview.join_teams(&mut lines);
    preview.match_columns(&lines, options, &appended);
    preview.label_ratings(&mut lines);
    if preview.has_commas() {
        for line in &mut lines {
            line.join_name(&preview.columns);
        }
    }
    let is_grid = preview.is_grid();
    for line in &mut lines {
        if preview.header != HeaderRow::Absent {
            line.cut_note(&preview.columns, is_grid);
        }
    }
    preview.fill_from_above(&mut lines);
    pair_cells::unfold(&mut lines, &mut preview.columns);
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
    preview.drop_blank(&mut lines);
    for line in lines {
        let row = line.into_row(&preview.columns, options.latest_birth_year);
        preview.rows.push(row);
    }
    let form = no_player::Form {
        columns: &preview.columns,
        is_headed: preview.header != HeaderRow::Absent,
        is_free_text: preview.is_free_text(),
    };
    no_player::set_aside(&mut preview.rows, form);
    preview.count_neither_sex();
    mark_duplicates(&mut preview.rows);
    mark_second_captains(&mut preview.rows);
    preview
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
        if separator == Separator::FreeText && chat::is_chat(&text) {
            let chat = Chat::of(&text);
            self.remark(ProblemKind::ChatNotes {
                senders: chat.senders.join(", "),
            });
            return Ok(chat.lines());
        }
        if separator == Separator::FreeText {
            return Ok(typed_teams::lines(&text));
        }
        if separator == Separator::Blanks {
            return Ok(aligned::lines(&text));
        }
        Ok(
            record::records(&text, separator, MAX_ROWS + HEADER_WITHIN + 1)
                .into_iter()
                .skip(usize::from(declared(&text).is_some()))
                .filter(|(_, record)| !record.trim().is_empty() && !record::is_ruler(record))
                .map(|(number, record)| Line {
                    fault: fault(&record, separator),
                    ..Line::new(number, record::cells(&record, separator))
                })
                .filter(|line| line.fault.is_some() || !line.is_blank())
                .collect(),
        )
    }

    pub(super) fn remark(&mut self, kind: ProblemKind) {
        self.problems.push(Problem {
            line: None,
            column: None,
            kind,
        });
    }

    /// Finds the header row; `None` if the list has none.
    fn header_of(&self, lines: &[Line], options: &ListOptions) -> Option<usize> {
        match options.header {
            Some(HeaderRow::Absent) => None,
            Some(HeaderRow::Line(number)) => lines.iter().position(|line| line.number == number),
            None if self.is_free_text() => None,
            None => header_place(lines),
        }
    }

    /// Removes the header row at `position` and the lines above it from `lines`.
    fn take_header(
        &mut self,
        lines: &mut Vec<Line>,
        position: Option<usize>,
        options: &ListOptions,
        appended: &Appended,
    ) {
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
                let above = lines[..position].iter().filter(|it| !it.is_blank());
                let count = above.count();
                if count > 0 {
                    self.remark(ProblemKind::LinesAboveHeader { found: count });
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
                sexes: SexColumn::default(),
            })
            .collect();
        // Trailing empty headings are not columns.
        while self.header != HeaderRow::Absent
            && self.columns.last().is_some_and(|column| {
                column.heading.is_empty()
                    && !options.columns.contains_key(&column.number)
                    && !appended.contains_key(&column.number)
            })
        {
            self.columns.pop();
        }
    }

    /// Joins an unquoted "Jo Birch, Al Cedar" in a column of teams without a column of names.
    fn join_teams(&self, lines: &mut [Line]) {
        let headings: Vec<String> = self.columns.iter().map(|it| it.heading.clone()).collect();
        let meanings = heading::of_headings(&headings);
        let team = meanings.iter().position(|it| *it == ColumnMeaning::Team);
        let Some(team) = team.filter(|_| self.has_commas()) else {
            return;
        };
        if !meanings.iter().any(|it| it.is_name()) {
            for line in lines {
                line.join_cells(headings.len(), team);
            }
        }
    }

    /// Removes lines that are blank but for cells without a value, and the problems of these
    /// cells. A line stays if such a cell is a name.
    fn drop_blank(&mut self, lines: &mut Vec<Line>) {
        let is_name = |column: u16| {
            let column = self.columns.iter().find(|it| it.number == column);
            column.is_some_and(|it| it.meaning.is_name())
        };
        let without_name: HashSet<u32> = (self.problems.iter())
            .filter(|it| it.column.is_some_and(is_name))
            .filter_map(|it| it.line)
            .collect();
        let mut dropped = HashSet::new();
        lines.retain(|line| {
            let stays = !line.is_blank() || without_name.contains(&line.number);
            if !stays {
                dropped.insert(line.number);
            }
            stays
        });
        self.problems
            .retain(|it| it.line.is_none_or(|line| !dropped.contains(&line)));
    }

    fn has_commas(&self) -> bool {
        matches!(
            self.form,
            ListForm::Text {
                separator: Separator::Comma,
                ..
            }
        )
    }

    /// True if no cell can have a separator.
    const fn is_grid(&self) -> bool {
        matches!(
            self.form,
            ListForm::Workbook { .. }
                | ListForm::Text {
                    separator: Separator::Tab,
                    ..
                }
        )
    }

    pub(super) fn is_free_text(&self) -> bool {
        matches!(
            self.form,
            ListForm::Text {
                separator: Separator::FreeText,
                ..
            }
        )
    }
}

/// Returns the reason why the cells of a record cannot be read; `None` for others.
fn fault(record: &str, separator: Separator) -> Option<LineFault> {
    if record::is_open(record, separator) {
        Some(LineFault::QuoteNotClosed)
    } else if is_game_result(record) {
        Some(LineFault::GameResult)
    } else {
        None
    }
}

/// Finds the header row: the first line with a heading of names and another heading, else the
/// first with a heading of names. Pages have words above their tables that are headings elsewhere.
pub(super) fn header_place(lines: &[Line]) -> Option<usize> {
    let headed = |line: &Line| {
        let cells = line.cells.get(..MAX_COLUMNS).unwrap_or(&line.cells);
        let meanings = heading::of_headings(cells);
        let is_named =
            |it: &ColumnMeaning| matches!(it, ColumnMeaning::Name | ColumnMeaning::Surname);
        if team_lines::are_headings(cells) || side_by_side::heads_pots(cells) {
            return (true, cells.len());
        }
        let others = meanings.iter().filter(|it| **it != ColumnMeaning::Ignored);
        (meanings.iter().any(is_named), others.count())
    };
    let within: Vec<(bool, usize)> = lines.iter().take(HEADER_WITHIN).map(headed).collect();
    let sure = within.iter().position(|(named, all)| *named && *all > 1);
    // "Spieler;;Wertung" may stand above "Nachname;Vorname;DWZ;Elo".
    let is_next = |next: &Line| {
        let mut filled = next
            .cells
            .iter()
            .filter(|it| !it.trim().is_empty())
            .peekable();
        filled.peek().is_some() && filled.all(|it| heading::is_heading(it))
    };
    let sure = sure.map(
        |place| match (within.get(place + 1), lines.get(place + 1)) {
            (Some((true, all)), Some(next)) if *all >= within[place].1 && is_next(next) => {
                place + 1
            }
            _ => place,
        },
    );
    let named = sure.or_else(|| within.iter().position(|(named, _)| *named));
    // A list of teams without players has no names; its teams are not players.
    named
        .or_else(|| lines.iter().take(HEADER_WITHIN).position(heads_teams))
        .or_else(|| heads_pairs(lines).then_some(0))
}

/// Rearranges lists of teams into one line a player. Returns the meanings of appended columns.
fn unfolded(lines: &mut Vec<Line>, header: &mut Option<usize>) -> Appended {
    let Some(place) = *header else {
        return Appended::new();
    };
    if let Some((place, appended)) = team_sections::unfold(lines, place) {
        *header = Some(place);
        return appended;
    }
    team_lines::unfold(lines, place).unwrap_or_default()
}

/// True for lines of one column: pairs below the heading of a team.
fn heads_pairs(lines: &[Line]) -> bool {
    let cells = lines.iter().flat_map(|line| &line.cells);
    let mut filled = cells.map(|it| it.trim()).filter(|it| !it.is_empty());
    filled.next().is_some_and(heading::is_team) && pair_cells::are_pairs(filled)
}

/// True for headings of teams: several words, one of them a heading of teams.
fn heads_teams(line: &Line) -> bool {
    let cells = line.cells.get(..MAX_COLUMNS).unwrap_or(&line.cells);
    let filled = || cells.iter().filter(|it| !it.trim().is_empty());
    let is_word = |cell: &String| !cell.trim().starts_with(|it: char| it.is_ascii_digit());
    filled().count() > 1
        && filled().all(is_word)
        && heading::of_headings(cells).contains(&ColumnMeaning::Team)
}
