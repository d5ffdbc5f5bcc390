//! Detection of the separator between cells.

use super::separator::Separator;
use super::{free_text, record};

/// Number of records used to detect the separator.
const SAMPLE: usize = 40;

/// Detects the separator of `text`: the one that splits the most lines into the same number of
/// cells, at least two.
///
/// A text without separators is a list of one column. Its separator is the comma; that also fits
/// names such as "Muster, Anna". Lines of a letter are free text.
pub(super) fn detect(text: &str) -> Separator {
    // Some spreadsheets write "sep=;" as the first line.
    if let Some(named) = declared(text) {
        return named;
    }
    if free_text::is_written(text) {
        return Separator::FreeText;
    }
    let mut best = (0, Separator::Comma);
    for separator in [
        Separator::Tab,
        Separator::Semicolon,
        Separator::Comma,
        Separator::Bar,
    ] {
        let score = score(text, separator);
        if score > best.0 {
            best = (score, separator);
        }
    }
    best.1
}

/// Returns the separator of a first line `sep=…`, or `None` without such a line.
pub(super) fn declared(text: &str) -> Option<Separator> {
    let line = text.lines().next()?.trim_matches('"');
    let sign = line
        .strip_prefix("sep=")
        .or_else(|| line.strip_prefix("SEP="))?;
    Separator::ALL
        .into_iter()
        .find(|it| sign.as_bytes() == [it.byte()])
}

/// Scores a separator: the number of sampled lines with the most common number of cells, if that
/// is at least two. With equal counts, more cells per line win. 0 if no line is split.
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
