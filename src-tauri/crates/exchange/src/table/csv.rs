//! A table as CSV.

use csv::{QuoteStyle, Terminator, WriterBuilder};

use super::{Cell, Table, hundredths, looks_like_formula};

/// How decimals are written, and so what may stand between cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DecimalSign {
    /// 3.5, cells separated by commas.
    Point,
    /// 3,5, cells separated by semicolons, as spreadsheets in German, French and Italian expect.
    Comma,
}

impl DecimalSign {
    const fn sign(self) -> char {
        match self {
            Self::Point => '.',
            Self::Comma => ',',
        }
    }
}

/// The table as CSV: UTF-8 with a byte order mark (by which spreadsheets know it), lines ending in
/// CRLF. Text that a spreadsheet would calculate gets an apostrophe before it, as one types it
/// there; our own reader takes it off again.
pub fn csv(table: &Table, decimals: DecimalSign) -> Vec<u8> {
    let delimiter = match decimals {
        DecimalSign::Point => b',',
        DecimalSign::Comma => b';',
    };
    let mut writer = WriterBuilder::new()
        .delimiter(delimiter)
        .terminator(Terminator::CRLF)
        .quote_style(QuoteStyle::Necessary)
        .flexible(true)
        .from_writer("\u{feff}".as_bytes().to_vec());
    let headings = table.columns.iter().map(|column| guarded(&column.heading));
    // Writing to memory does not fail.
    let _ = writer.write_record(headings);
    for row in &table.rows {
        let _ = writer.write_record(row.iter().map(|cell| written(cell, decimals)));
    }
    writer.into_inner().unwrap_or_default()
}

fn written(cell: &Cell, decimals: DecimalSign) -> String {
    match cell {
        Cell::Number(number) => number.to_string(),
        Cell::HalfPoints(points) if points % 2 == 0 => (points / 2).to_string(),
        Cell::HalfPoints(points) => format!("{}{}5", points / 2, decimals.sign()),
        Cell::Hundredths(number) => hundredths(*number, decimals.sign()),
        Cell::Empty | Cell::Text(_) | Cell::Link { .. } | Cell::Lines(_) => guarded(&cell.line()),
    }
}

fn guarded(text: &str) -> String {
    // An apostrophe of its own is doubled, so that taking one off gives back what stood there.
    let inner = text.strip_prefix('\'').unwrap_or(text);
    if looks_like_formula(text) || (text.starts_with('\'') && looks_like_formula(inner)) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}
