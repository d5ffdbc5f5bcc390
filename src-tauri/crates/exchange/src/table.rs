//! Tables for other programs: CSV and XLSX.
//!
//! Begin at [`Table`]: headings and rows of plain cells, already in words; [`csv()`] and [`xlsx()`]
//! write them. What a person typed stays text wherever it is opened: no cell becomes a formula.
//!
//! Not here: which tables there are and what they say.

mod csv;
mod xlsx;

pub use csv::{DecimalSign, csv};
use kralle_tournament::FieldValue;
pub use xlsx::{XlsxError, xlsx};

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    /// Its title: the name of the sheet, the caption.
    pub title: String,
    pub columns: Vec<Column>,
    /// The rows, each as long as the columns.
    pub rows: Vec<Vec<Cell>>,
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    pub heading: String,
    pub side: Side,
}

/// Where the cells of a column stand.
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
    /// A number with two decimals at most, in hundredths: 650 means 6.5.
    Hundredths(i64),
    /// Text that leads to another page of a site; elsewhere only text.
    Link {
        text: String,
        page: String,
    },
    /// Several under each other; in one line separated by a slash.
    Lines(Vec<Cell>),
}

impl Cell {
    /// Text, or nothing where there is none.
    pub fn text(text: impl Into<String>) -> Self {
        let text = text.into();
        if text.is_empty() {
            Self::Empty
        } else {
            Self::Text(text)
        }
    }

    /// A number, or nothing.
    pub fn number(number: Option<impl Into<i64>>) -> Self {
        number.map_or(Self::Empty, |number| Self::Number(number.into()))
    }

    /// A fact about a player, or nothing.
    pub fn fact(value: Option<FieldValue<'_>>) -> Self {
        match value {
            Some(FieldValue::Number(number)) => Self::Number(number.into()),
            Some(FieldValue::Text(text)) => Self::text(text),
            None => Self::Empty,
        }
    }

    /// A score, or nothing.
    pub fn half_points(points: Option<impl Into<u32>>) -> Self {
        points.map_or(Self::Empty, |points| Self::HalfPoints(points.into()))
    }

    /// The cell as one line of text.
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

/// A score as people write it: "3½".
pub(crate) fn half_points(points: u32) -> String {
    match (points / 2, points % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Hundredths with no more decimals than there are.
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
    /// An empty table.
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

/// Signs with which a spreadsheet begins a formula.
const FORMULA: [char; 4] = ['=', '+', '-', '@'];

/// Whether a spreadsheet would take `text` for a formula. A single dash is none.
pub(crate) fn looks_like_formula(text: &str) -> bool {
    text.len() > 1 && text.starts_with(FORMULA)
}

/// True if a spreadsheet would change `text` when it opens a CSV: it would calculate a formula, take `3-4` or
/// `1.5` for a date and `2:1` for a time, drop the zeros of `007`, or round a long number.
pub(crate) fn would_be_changed(text: &str) -> bool {
    looks_like_formula(text) || looks_like_value(text)
}

/// The most digits that a spreadsheet keeps of a number.
const MOST_DIGITS: usize = 15;

/// True if `text` has only digits and signs of dates, times and decimals, but is no plain number.
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

/// The text of a cell of a CSV without the apostrophe that marks it as text.
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
