//! Tables for other programs: CSV and XLSX.
//!
//! Begin at [`Table`]: headings and rows of plain cells, already in words; [`csv()`] and [`xlsx()`]
//! write them. What a person typed stays text wherever it is opened: no cell becomes a formula.
//!
//! Not here: which tables there are and what they say.

mod csv;
mod xlsx;

pub use csv::{DecimalSign, csv};
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
