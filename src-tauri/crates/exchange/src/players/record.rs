//! Splits text into records, and records into cells.
//!
//! A record is a line, or several lines if a quoted cell contains a line break. An unclosed quote
//! must not consume the rest of the list. Lines are therefore joined here, and the CSV reader
//! gets one record at a time.

use csv::ReaderBuilder;

use super::separator::Separator;

/// Maximum number of line breaks in a cell. With more, a quote was not closed.
const MAX_BREAKS: usize = 4;

/// Returns the first `most` records of `text`, blank lines included, with the number of their
/// first line, from 1.
pub(super) fn records(text: &str, separator: Separator, most: usize) -> Vec<(u32, String)> {
    // A final line break does not start another line.
    let text = text.strip_suffix('\n').unwrap_or(text);
    let lines: Vec<&str> = text.split('\n').collect();
    let mut records = Vec::new();
    let mut next = 0;
    while next < lines.len() && records.len() < most {
        // Lines are joined only if that closes the quote.
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

/// The state of the quotes in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Quotes {
    /// Every quoted cell is closed before a separator or the end.
    Closed,
    /// The last quoted cell is not closed.
    Open,
    /// Text follows the closing quote of a cell.
    Stray,
}

/// True if a quoted cell of `record` is not closed.
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

/// Returns the cells of one record, without quotes; empty if the record is unreadable.
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

/// True for a line below headings: "|----|-----|".
pub(super) fn is_ruler(record: &str) -> bool {
    record.contains("--") && record.chars().all(|it| "-|:+=_ \t".contains(it))
}
