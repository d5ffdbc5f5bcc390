//! Text to records, records to cells.
//!
//! A record is a line, or a few lines when a quoted cell holds a line break. A
//! quote that never closes must not swallow the rest of the list, so the lines
//! are put together here, and only one record at a time goes to the CSV reader.

use csv::ReaderBuilder;

use super::separator::Separator;

/// A cell may hold this many line breaks; more is a forgotten quote.
const MAX_BREAKS: usize = 4;

/// The first `most` records of `text` with the number of their first line,
/// from 1. Blank lines come too.
pub(super) fn records(text: &str, separator: Separator, most: usize) -> Vec<(u32, String)> {
    // The text after the last line break is no line when it is empty.
    let text = text.strip_suffix('\n').unwrap_or(text);
    let lines: Vec<&str> = text.split('\n').collect();
    let mut records = Vec::new();
    let mut next = 0;
    while next < lines.len() && records.len() < most {
        // More lines are taken only when they close the quote properly.
        let closed = (next + 2..=lines.len().min(next + 1 + MAX_BREAKS))
            .take_while(|_| is_open(lines[next], separator))
            .map(|end| (end, lines[next..end].join("\n")))
            .find(|(_, record)| quotes(record, separator) == Quotes::Closed);
        let (end, record) = closed.unwrap_or_else(|| (next + 1, lines[next].to_owned()));
        records.push((u32::try_from(next + 1).unwrap_or(u32::MAX), record));
        next = end;
    }
    records
}

/// How the quotes of a record stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Quotes {
    /// Every quoted cell is closed before a separator or the end.
    Closed,
    /// The last quoted cell is not closed.
    Open,
    /// A quoted cell goes on after its closing quote.
    Stray,
}

/// Whether a quoted cell of `record` is not closed.
pub(super) fn is_open(record: &str, separator: Separator) -> bool {
    quotes(record, separator) == Quotes::Open
}

fn quotes(record: &str, separator: Separator) -> Quotes {
    let (mut open, mut at_start, mut stray) = (false, true, false);
    let mut bytes = record.bytes().peekable();
    while let Some(byte) = bytes.next() {
        if open {
            if byte == b'"' {
                match bytes.peek() {
                    Some(b'"') => {
                        bytes.next();
                    }
                    next => {
                        open = false;
                        stray |= next.is_some_and(|next| *next != separator.byte());
                    }
                }
            }
        } else if byte == b'"' && at_start {
            open = true;
        }
        at_start = !open && byte == separator.byte();
    }
    match (open, stray) {
        (true, _) => Quotes::Open,
        (false, true) => Quotes::Stray,
        (false, false) => Quotes::Closed,
    }
}

/// The cells of one record, quotes taken off.
pub(super) fn cells(record: &str, separator: Separator) -> Vec<String> {
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator.byte())
        .from_reader(record.as_bytes());
    match reader.records().next() {
        Some(Ok(cells)) => cells.iter().map(str::to_owned).collect(),
        Some(Err(_)) | None => Vec::new(),
    }
}
