//! Readers for the cells of a line. Each adds a problem for suspicious text.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use kralle_tournament::{BirthYear, FieldError, Line, PlayerData, PlayerField, Sex, is_invisible};
use unicode_normalization::UnicodeNormalization;

use super::MAX_CHARACTERS;
use super::problem::{Problem, ProblemKind};
use super::word_list::stands_in;
use crate::sex::{SexCell, SexColumn};
use crate::table::without_text_mark;

/// The range of valid ratings.
pub(super) const RATINGS: RangeInclusive<u16> = 100..=3500;
/// The range of valid places in a line-up order.
const BOARD_ORDERS: RangeInclusive<u16> = 1..=99;
/// The earliest valid birth year.
pub(super) const EARLIEST_BIRTH_YEAR: u16 = 1900;

/// The latest possible birth year if the caller names none.
const LATEST_BIRTH_YEAR: u16 = 2099;

/// Placeholders for "no value", lowercase, separated by spaces.
const NOTHING: &str = "\
    - -- – — 0 0000 ? / x k.a. ka n/a na neu new ohne none unrated unbewertet nc null";

/// True if a cell is empty or a placeholder for "no value", such as "-" or "unrated".
pub(super) fn says_nothing(text: &str) -> bool {
    text.is_empty() || stands_in(NOTHING, &text.to_lowercase())
}

/// Adds the space after each comma of a name: "Muster,Ute" becomes "Muster, Ute".
pub(crate) fn spaced_commas(name: &str) -> String {
    let parts: Vec<&str> = name.split(',').map(str::trim).collect();
    let is_glued = name
        .split(',')
        .skip(1)
        .any(|it| it.starts_with(char::is_alphabetic));
    if !is_glued || parts.iter().any(|it| it.is_empty()) {
        return name.to_owned();
    }
    parts.join(", ")
}

/// The cleaned text of a cell.
pub(super) struct Tidy {
    pub(super) text: String,
    /// True if control or invisible characters were removed.
    control: bool,
}

/// Cleans the text of a cell: NFC, no control or zero-width characters, white space folded and
/// trimmed. A spreadsheet's apostrophe that marks text is removed too.
pub(super) fn tidy(cell: &str) -> Tidy {
    let mut control = false;
    let is_plain = cell.bytes().all(|byte| (b' '..=b'~').contains(&byte));
    let visible: Cow<'_, str> = if is_plain {
        Cow::Borrowed(cell)
    } else {
        let visible = cell.nfc().filter(|it| {
            let hidden = (it.is_control() && !it.is_whitespace()) || is_invisible(*it);
            control |= hidden;
            !hidden
        });
        Cow::Owned(visible.collect())
    };
    let mut text = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.starts_with('\'') {
        text = without_text_mark(&text).to_owned();
    }
    Tidy { text, control }
}

/// Reads the cells of one line and collects their problems.
pub(super) struct CellReader {
    pub(super) line: u32,
    /// The latest possible birth year; `None` if the caller names none.
    pub(super) latest_birth_year: Option<u16>,
    pub(super) problems: Vec<Problem>,
}

impl CellReader {
    pub(super) fn problem(&mut self, column: Option<u16>, kind: ProblemKind) {
        self.problems.push(Problem {
            line: Some(self.line),
            column,
            kind,
        });
    }

    /// Returns the cleaned text of a name or club. Suspicious characters add a problem, but stay.
    pub(super) fn text(&mut self, column: u16, cell: &str) -> String {
        let Tidy { text, control } = tidy(cell);
        let column = Some(column);
        if control {
            self.problem(column, ProblemKind::ControlCharacters);
        }
        if text.contains(char::REPLACEMENT_CHARACTER) {
            self.problem(column, ProblemKind::UndecodableCharacters);
        }
        // A bullet is followed by a space, or by nothing.
        let is_bullet = |text: &str| text[1..].starts_with([' ', '\u{a0}']);
        if text.len() > 1 && text.starts_with(['=', '+', '-', '@']) && !is_bullet(&text) {
            self.problem(
                column,
                ProblemKind::FormulaText {
                    found: text.clone(),
                },
            );
        }
        if is_garbled(&text) || is_of_another_page(cell) {
            self.problem(
                column,
                ProblemKind::GarbledText {
                    found: text.clone(),
                },
            );
        }
        text
    }

    pub(super) fn team(&mut self, column: u16, cell: &str) -> Option<String> {
        let team = self.text(column, cell);
        let found = team.chars().count();
        if found > MAX_CHARACTERS {
            self.problem(Some(column), ProblemKind::TeamTooLong { found });
            return None;
        }
        (!team.is_empty() && team != "-" && team != "–").then_some(team)
    }

    /// Returns the place in the line-up order, 1 to 99. `None` if the cell is empty or
    /// unreadable; an unreadable cell adds a problem.
    pub(super) fn board_order(&mut self, column: u16, cell: &str) -> Option<u16> {
        let text = tidy(cell).text;
        if text.is_empty() {
            return None;
        }
        match whole_number(&text).and_then(|it| u16::try_from(it).ok()) {
            Some(order) if BOARD_ORDERS.contains(&order) => Some(order),
            Some(_) | None => {
                self.problem(
                    Some(column),
                    ProblemKind::UnreadableBoardOrder { found: text },
                );
                None
            }
        }
    }

    /// Reads a field of a player into `data`. An unreadable value adds a problem and leaves the
    /// field empty.
    pub(super) fn field(
        &mut self,
        column: u16,
        cell: &str,
        field: PlayerField,
        data: &mut PlayerData,
    ) {
        if field == PlayerField::Club {
            return self.club(column, cell, data);
        }
        let found = tidy(cell).text;
        if says_nothing(&found) {
            return;
        }
        // Spreadsheets add decimals to a number.
        let number = found.strip_suffix(".0").filter(|it| {
            field.spec().is_identifier && it.bytes().all(|byte| byte.is_ascii_digit())
        });
        let latest = self.latest_birth_year;
        let mut read = if field == PlayerField::BirthYear {
            BirthYear::of_date(&found, latest).map(|year| data.birth_year = year)
        } else {
            data.read(field, number.unwrap_or(&found))
        };
        let latest = latest.unwrap_or(LATEST_BIRTH_YEAR);
        if let Some(year) = data.birth_year.filter(|it| it.get() > latest) {
            data.birth_year = None;
            read = Err(FieldError::OutOfRange {
                number: year.get().into(),
            });
        }
        let kind = match read {
            Ok(()) => return,
            Err(FieldError::OutOfRange { number: found }) => {
                ProblemKind::ImpossibleBirthYear { found, latest }
            }
            Err(
                FieldError::Empty
                | FieldError::Unreadable
                | FieldError::TooLong { .. }
                | FieldError::ControlCharacter,
            ) => ProblemKind::Unreadable { field, found },
        };
        self.problem(Some(column), kind);
    }

    /// Returns the sex of a cell in a column with these letters. An unreadable cell adds a problem.
    pub(super) fn sex(&mut self, column: u16, cell: &str, letters: SexColumn) -> Option<Sex> {
        let text = tidy(cell).text;
        match letters.read(&text) {
            SexCell::Sex(sex) => Some(sex),
            SexCell::Empty | SexCell::Neither => None,
            SexCell::Unreadable => {
                let unreadable = ProblemKind::Unreadable {
                    field: PlayerField::Sex,
                    found: text,
                };
                self.problem(Some(column), unreadable);
                None
            }
        }
    }

    fn club(&mut self, column: u16, cell: &str, data: &mut PlayerData) {
        let club = self.text(column, cell);
        let found = club.chars().count();
        if found > MAX_CHARACTERS {
            return self.problem(Some(column), ProblemKind::ClubTooLong { found });
        }
        if club != "-" && club != "–" {
            data.club = Line::parse(&club).ok();
        }
    }
}

/// Parses a whole number of at most nine digits in one of the usual notations. These are "1850",
/// a spreadsheet's "1850.0", a grouped "1'850", and a DWZ with its index "1850-23". `None` for
/// anything else.
pub(super) fn whole_number(text: &str) -> Option<u32> {
    // A DWZ with its index; then the decimals of a spreadsheet.
    let text = match text.split_once(['-', '–']) {
        Some((number, index)) if is_index(index.trim()) => number,
        Some(_) => return None,
        None => text,
    };
    let text = text.trim();
    let text = [".0", ",0", ".00", ",00"]
        .into_iter()
        .find_map(|ending| text.strip_suffix(ending))
        .unwrap_or(text);
    let parts: Vec<&str> = text.split(['\'', '’', '.', ',', ' ', '\u{202f}']).collect();
    let grouped = parts.len() > 1;
    let well_grouped = !grouped
        || ((1..=3).contains(&parts[0].len()) && parts[1..].iter().all(|part| part.len() == 3));
    let digits = parts.concat();
    let plain =
        !digits.is_empty() && digits.len() <= 9 && digits.bytes().all(|byte| byte.is_ascii_digit());
    if plain && well_grouped {
        digits.parse().ok()
    } else {
        None
    }
}

/// True for the index after a DWZ: up to three digits, or four with a leading zero. Four other
/// digits are a second rating.
fn is_index(text: &str) -> bool {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits && (text.len() <= 3 || (text.len() == 4 && text.starts_with('0')))
}

/// True if a letter of a word became a sign of Windows-1252, because the text has the letters of a
/// Mac or of DOS: `MŸller`, `M\u{81}ller`.
fn is_of_another_page(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.windows(3).any(|it| {
        let is_sign = matches!(
            it[1],
            'Ÿ' | 'Š' | 'Ž' | 'Œ' | '„' | '†' | '‡' | '‰' | 'ˆ' | 'ƒ' | '”' | '™' | '\u{80}'
                ..='\u{9f}'
        );
        is_sign && it[0].is_alphabetic() && it[2].is_lowercase()
    })
}

/// True if UTF-8 text was read as Windows-1252 before: `MÃ¼ller`.
fn is_garbled(text: &str) -> bool {
    let mut before = ' ';
    for sign in text.chars() {
        if matches!(before, 'Ã' | 'Ä' | 'Å')
            && matches!(sign, '\u{80}'..='\u{bf}' | '€' | '‚'..='„' | '…' | '†' | '‡' | 'ˆ' | '‰' | 'Š' | '‹' | 'Œ' | 'Ž' | '‘'..='”' | '•' | '–' | '—' | '˜' | '™' | 'š' | '›' | 'œ' | 'ž' | 'Ÿ')
        {
            return true;
        }
        before = sign;
    }
    false
}
