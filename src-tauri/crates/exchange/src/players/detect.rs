//! Which character stands between the cells of a text.

use super::separator::Separator;
use super::{free_text, record};

/// Lines looked at when the separator is detected.
const SAMPLE: usize = 40;

/// The separator by which most lines of `text` fall into one and the same
/// number of cells, at least two. A text without any is a list of one
/// column, which any separator reads: then the comma, unless the lines are
/// names with a comma in them ("Muster, Anna"), which is a column too. Lines as people write
/// them in a letter are free text.
pub(super) fn detect(text: &str) -> Separator {
    // "sep=;" is a spreadsheet's own first line.
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
