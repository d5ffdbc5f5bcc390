//! Detection of the separator between cells.

use super::free_text::{self, is_rating};
use super::list_number::{without_bullet, without_number};
use super::no_rating::unrated_words;
use super::separator::Separator;
use super::typed_titles::{self, SectionTitle};
use super::{aligned, chat, full_name, heading, pair_cells, record, typed_teams};

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
    if chat::is_chat(text) {
        return Separator::FreeText;
    }
    if is_pair_column(text) {
        return Separator::Tab;
    }
    if let Some(separator) = of_headings(text) {
        return separator;
    }
    if aligned::is_aligned(text) {
        return Separator::Blanks;
    }
    if is_written(text) || is_typed_with_commas(text) || has_titles(text) {
        return Separator::FreeText;
    }
    // The comma of "Muster, Anna; Beispiel, Urs" is in the names.
    let mut others = [Separator::Tab, Separator::Semicolon, Separator::Bar].into_iter();
    if let Some(separator) = others.find(|it| is_on_each_line(text, *it)) {
        return separator;
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

/// Returns the separator of a first line with nothing but headings, at least two; `None` for others.
fn of_headings(text: &str) -> Option<Separator> {
    let line = text.lines().find(|line| !line.trim().is_empty())?;
    let heads = |separator: &Separator| {
        let cells = record::cells(line, *separator);
        let filled = cells.iter().filter(|it| !it.trim().is_empty());
        filled.clone().count() > 1 && filled.clone().all(|it| heading::is_heading(it))
    };
    let mut separators = [
        Separator::Tab,
        Separator::Semicolon,
        Separator::Bar,
        Separator::Comma,
    ]
    .into_iter();
    separators.find(heads)
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

/// True if a separator splits every line.
fn is_on_each_line(text: &str, separator: Separator) -> bool {
    let records = record::records(text, separator, SAMPLE).into_iter();
    let mut filled = records.filter(|(_, it)| !it.trim().is_empty()).peekable();
    filled.peek().is_some()
        && filled.all(|(_, it)| {
            let cells = record::cells(&it, separator);
            cells.iter().filter(|it| !it.trim().is_empty()).count() > 1
        })
}

/// True for a text of titles of teams or clubs above their players, without cells.
fn has_titles(text: &str) -> bool {
    let is_table = |line: &str| line.trim().contains(['\t', ';', '|', '"']);
    if text.lines().any(is_table) {
        return false;
    }
    let titles = typed_titles::titles(text, typed_teams::is_typed);
    let mut titles = titles.values();
    titles.any(|it| matches!(it, SectionTitle::Team(_) | SectionTitle::Club(_)))
}

/// True for lines of names with labeled values between commas and without headings: "Anna Muster,
/// DWZ 1250, SK Turm".
fn is_typed_with_commas(text: &str) -> bool {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let lines: Vec<&str> = lines.take(SAMPLE).collect();
    let with_commas = lines.iter().filter(|it| it.contains(',')).count();
    let is_heading = |line: &&str| {
        let cells = record::cells(line, Separator::Comma);
        cells.iter().filter(|it| heading::is_heading(it)).count() > 1
    };
    // Cells in quotes are those of a table.
    let is_table = |line: &&str| line.contains(['\t', ';', '|', '"']) || is_heading(line);
    let is_labeled = |line: &&str| {
        let mut parts = line.split(',');
        let name = parts.next().unwrap_or_default();
        let mut parts = parts.map(str::trim);
        parts.any(|it| it.contains(' ') && is_labeled(it)) || name.contains(" (")
    };
    with_commas * 2 > lines.len() && !lines.iter().any(is_table) && lines.iter().any(is_labeled)
}

/// True for "DWZ 1250", "Jg. 2012", "geb. 3.5.2011", "ohne DWZ".
fn is_labeled(part: &str) -> bool {
    let small = part.to_lowercase();
    let words: Vec<&str> = small.split_whitespace().collect();
    let is_rated = |pair: &[&str]| heading::rating_kind(pair[0]).is_some() && is_rating(pair[1]);
    free_text::is_birth(part)
        || unrated_words(&words) == words.len() && words.len() > 1
        || words.windows(2).any(is_rated)
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
            && !is_bulleted(line)
            && (line.contains(['\t', ';', '|', '"']) || (commas && without_number(line).is_none()))
    };
    let written = lines.iter().filter(|line| is_written_line(line)).count();
    let parted = lines.iter().filter(parted).count();
    // A letter may have several other lines for each line with a player.
    let enough = if parted == 0 { 5 } else { 3 };
    written > 0 && written * enough >= lines.len() && parted * 2 <= lines.len()
}

/// True for a line of a list with bullets and without other separators than commas.
fn is_bulleted(line: &str) -> bool {
    without_bullet(line) != line.trim_start() && !line.contains(['\t', ';', '|', '"'])
}

/// True if a line has a leading number or a bullet, or a rating after a name without a comma.
fn is_written_line(line: &str) -> bool {
    if typed_teams::is_typed(line) {
        return true;
    }
    if line.contains(['\t', ';', '|', '"']) {
        return false;
    }
    if without_number(line).is_some() || is_bulleted(line) {
        return true;
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let named = |word: &str| word.chars().any(char::is_alphabetic) && !word.ends_with(',');
    let born = |pair: &[&str]| named(pair[0]) && free_text::is_birth(pair[1]);
    let rated = |pair: &[&str]| {
        let is_behind =
            named(pair[0]) || matches!(pair[0], "-" | "–" | "—") || free_text::is_birth(pair[0]);
        is_behind && is_rating(pair[1])
    };
    let is_first = words.first().is_some_and(|word| is_rating(word));
    let is_name = |words: &[&str]| full_name::is_full_name(&words.join(" "));
    if is_first {
        // "1650 Anna Muster"
        return words.len() < 6 && is_name(&words[1..]);
    }
    !words.is_empty() && words.windows(2).any(|it| rated(it) || born(it))
}
