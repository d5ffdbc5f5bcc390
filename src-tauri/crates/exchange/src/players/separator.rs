//! Which character stands between two cells.

use super::{free_text, record};

/// The character between two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Separator {
    /// `,`
    Comma,
    /// `;`, where the comma is the decimal sign
    Semicolon,
    /// Tab
    Tab,
    /// `|`
    Bar,
    /// None: a line as people write it, name, rating and club between spaces.
    FreeText,
}

/// Lines looked at when the separator is detected.
const SAMPLE: usize = 40;

impl Separator {
    /// All of them, in the order a list of choices shows them.
    pub const ALL: [Self; 5] = [
        Self::Comma,
        Self::Semicolon,
        Self::Tab,
        Self::Bar,
        Self::FreeText,
    ];

    /// The character itself; of free text that between two lines.
    pub const fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
            Self::Bar => b'|',
            Self::FreeText => b'\n',
        }
    }

    /// The separator by which most lines of `text` fall into one and the same
    /// number of cells, at least two. A text without any is a list of one
    /// column, which any separator reads: then the comma, unless the lines are
    /// names with a comma in them ("Muster, Anna"), which is a column too. Lines as people write
    /// them in a letter are free text.
    pub(super) fn detect(text: &str) -> Self {
        // "sep=;" is a spreadsheet's own first line.
        if let Some(named) = declared(text) {
            return named;
        }
        if free_text::is_written(text) {
            return Self::FreeText;
        }
        let mut best = (0, Self::Comma);
        for separator in [Self::Tab, Self::Semicolon, Self::Comma, Self::Bar] {
            let score = score(text, separator);
            if score > best.0 {
                best = (score, separator);
            }
        }
        best.1
    }
}

/// The separator of a first line `sep=…`.
pub(super) fn declared(text: &str) -> Option<Separator> {
    let line = text.lines().next()?.trim_matches('"');
    let sign = line
        .strip_prefix("sep=")
        .or_else(|| line.strip_prefix("SEP="))?;
    Separator::ALL
        .into_iter()
        .find(|it| sign.as_bytes() == [it.byte()])
}

/// How many sampled lines have the most common number of cells, when that is
/// at least two; wider rows win between equals.
fn score(text: &str, separator: Separator) -> usize {
    let mut widths = Vec::new();
    for (_, line) in record::records(text, separator, SAMPLE) {
        let cells = record::cells(&line, separator);
        if cells.iter().any(|cell| !cell.trim().is_empty()) {
            widths.push(cells.len());
        }
    }
    let common = widths
        .iter()
        .filter(|width| **width > 1)
        .map(|width| {
            (
                widths.iter().filter(|other| *other == width).count(),
                *width,
            )
        })
        .max();
    common.map_or(0, |(count, width)| count * 1000 + width.min(999))
}
