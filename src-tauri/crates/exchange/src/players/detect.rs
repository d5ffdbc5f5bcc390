//! Detection of the separator between cells.

use super::free_text::is_rating;
use super::list_number::without_number;
use super::separator::Separator;
use super::{heading, pair_cells, record, typed_teams};

/// Number of records used to detect the separator.
const SAMPLE: usize = 40;

/// Detects the separator of `text`: the one that splits the most lines into the same number of
/// cells, at least two.
///
/// A text without separators is a list of one column. Its separator is the comma; that also fits
/// names such as "Muster, Anna". It is the tab if a comma separates the names of pairs. Lines of a
/// letter are free text.
pub(super) fn detect(text: &str) -> Separator {
    // Some spreadsheets write "sep=;" as the first line.
    if let Some(named) = declared(text) {
        return named;
    }
    if is_pair_column(text) {
        return Separator::Tab;
    }
    if is_written(text) {
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

/// True for the heading of teams above one column of pairs, such as "Jo Birch, Al Cedar".
fn is_pair_column(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.next().is_some_and(heading::is_team) && pair_cells::are_pairs(lines)
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

/// True if enough lines are free text and no separator splits them into columns.
fn is_written(text: &str) -> bool {
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .take(SAMPLE)
        .collect();
    let parted = |line: &&&str| {
        let commas = record::cells(line, Separator::Comma).len() > 2;
        !typed_teams::is_typed(line)
            && (line.contains(['\t', ';', '|', '"']) || (commas && without_number(line).is_none()))
    };
    let written = lines.iter().filter(|line| is_written_line(line)).count();
    let parted = lines.iter().filter(parted).count();
    // A letter may have several other lines for each line with a player.
    let enough = if parted == 0 { 5 } else { 3 };
    written > 0 && written * enough >= lines.len() && parted * 2 <= lines.len()
}

/// True if a line has a leading number, or a rating after a name without a comma.
fn is_written_line(line: &str) -> bool {
    if typed_teams::is_typed(line) {
        return true;
    }
    if line.contains(['\t', ';', '|', '"']) {
        return false;
    }
    if without_number(line).is_some() {
        return true;
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let named = |word: &str| word.chars().any(char::is_alphabetic) && !word.ends_with(',');
    let rated = |pair: &[&str]| {
        (named(pair[0]) || matches!(pair[0], "-" | "–" | "—")) && is_rating(pair[1])
    };
    words.first().is_some_and(|word| !is_rating(word)) && words.windows(2).any(rated)
}
