//! Tables for other programs: CSV and XLSX.
//!
//! Begin at [`Table`]: headings and rows of cells with localized text. [`csv()`] and [`xlsx()`]
//! write them. Text typed by users stays text in every program: no cell becomes a formula.
//!
//! Not here: the selection of tables and their content.

mod csv;
mod xlsx;

pub use csv::{DecimalSign, csv};
use kralle_tournament::FieldValue;
pub use xlsx::{XlsxError, xlsx};

/// The author of workbooks that this program writes.
pub(crate) const AUTHOR: &str = "Kralle";

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    /// The title: name of the sheet or caption.
    pub title: String,
    pub columns: Vec<Column>,
    /// The rows, each as long as `columns`.
    pub rows: Vec<Vec<Cell>>,
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    pub heading: String,
    pub side: Side,
}

/// The alignment of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    Left,
    Right,
}

/// A cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    Empty,
    Text(String),
    Number(i64),
    /// A score in half points: 7 means 3½.
    HalfPoints(u32),
    /// A number with at most two decimals, in hundredths: 650 means 6.5.
    Hundredths(i64),
    /// Text with a link to another page of a site; only text in other formats.
    Link {
        text: String,
        page: String,
    },
    /// Several values, one per line; on a single line, separated by a slash.
    Lines(Vec<Cell>),
}

impl Cell {
    /// Creates a text cell; empty for empty text.
    pub fn text(text: impl Into<String>) -> Self {
        let text = text.into();
        if text.is_empty() {
            Self::Empty
        } else {
            Self::Text(text)
        }
    }

    /// Creates a number cell; empty for `None`.
    pub fn number(number: Option<impl Into<i64>>) -> Self {
        number.map_or(Self::Empty, |number| Self::Number(number.into()))
    }

    /// Creates a cell with the value of a player's field; empty for `None`.
    pub fn fact(value: Option<FieldValue<'_>>) -> Self {
        match value {
            Some(FieldValue::Number(number)) => Self::Number(number.into()),
            Some(FieldValue::Text(text)) => Self::text(text),
            None => Self::Empty,
        }
    }

    /// Creates a cell with a score in half points; empty for `None`.
    pub fn half_points(points: Option<impl Into<u32>>) -> Self {
        points.map_or(Self::Empty, |points| Self::HalfPoints(points.into()))
    }

    /// Returns the cell as one line of text.
    pub fn line(&self) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Text(text) | Self::Link { text, .. } => text.clone(),
            Self::Number(number) => number.to_string(),
            Self::HalfPoints(points) => half_points(*points),
            Self::Hundredths(number) => hundredths(*number, '.'),
            Self::Lines(lines) => {
                let lines: Vec<String> = lines.iter().map(Self::line).collect();
                lines.join(" / ")
            }
        }
    }
}

/// Formats a score in half points: 7 becomes "3½".
pub(crate) fn half_points(points: u32) -> String {
    match (points / 2, points % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Formats hundredths without trailing zeros; `sign` is the decimal separator.
pub(crate) fn hundredths(number: i64, sign: char) -> String {
    let minus = if number < 0 { "-" } else { "" };
    let (whole, rest) = (number.unsigned_abs() / 100, number.unsigned_abs() % 100);
    match (rest, rest % 10) {
        (0, _) => format!("{minus}{whole}"),
        (_, 0) => format!("{minus}{whole}{sign}{}", rest / 10),
        _ => format!("{minus}{whole}{sign}{rest:02}"),
    }
}

impl Table {
    /// Creates an empty table.
    pub fn new(title: impl Into<String>) -> Self {
        Self {
            title: title.into(),
            ..Self::default()
        }
    }

    /// Adds a column.
    #[must_use]
    pub fn column(mut self, heading: impl Into<String>, side: Side) -> Self {
        self.columns.push(Column {
            heading: heading.into(),
            side,
        });
        self
    }
}

/// Characters that begin a formula in a spreadsheet.
const FORMULA: [char; 4] = ['=', '+', '-', '@'];

/// True if a spreadsheet would read `text` as a formula. A single dash is not one.
pub(crate) fn looks_like_formula(text: &str) -> bool {
    text.len() > 1 && text.starts_with(FORMULA)
}

/// True if a spreadsheet would change `text` when it opens a CSV.
///
/// It would calculate a formula, drop the zeros of `007`, or round a long number. It would read
/// `3-4` or `1.5` as a date and `2:1` as a time.
pub(crate) fn would_be_changed(text: &str) -> bool {
    looks_like_formula(text) || looks_like_value(text)
}

/// Maximum number of digits that a spreadsheet keeps.
const MOST_DIGITS: usize = 15;

/// True if `text` looks like a date, time, decimal or percentage, or is digits that a spreadsheet
/// would not keep as written.
fn looks_like_value(text: &str) -> bool {
    let are_digits = |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    let are_parts = |separators: &[char], most: usize, longest: usize| {
        let parts: Vec<&str> = text.split(separators).collect();
        (2..=most).contains(&parts.len())
            && parts
                .iter()
                .all(|part| are_digits(part) && part.len() <= longest)
    };
    if are_digits(text) {
        return text.len() > MOST_DIGITS || text.len() > 1 && text.starts_with('0');
    }
    let is_date = are_parts(&['-', '/', '.'], 3, 4);
    let is_time = are_parts(&[':'], 3, 4);
    let is_number = are_parts(&['.', ',', 'e', 'E'], 2, usize::MAX);
    is_date || is_time || is_number || text.strip_suffix('%').is_some_and(are_digits)
}

/// Removes the apostrophe that marks the cell of a CSV as text.
pub(crate) fn without_text_mark(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest)
            if would_be_changed(rest) || rest.strip_prefix('\'').is_some_and(would_be_changed) =>
        {
            rest
        }
        Some(_) | None => cell,
    }
}
