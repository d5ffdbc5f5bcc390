//! Tables aligned by blanks, as in an email or a PDF: a header row above columns that are
//! separated by two or more blanks.
//!
//! A line with a cell for each heading is read in order. In other lines a cell belongs to the
//! column above and below it; a line that fits no columns is left out with its place.

use super::column::ColumnMeaning;
use super::line::{Line, LineFault};
use super::record::is_ruler;
use super::{HEADER_WITHIN, MAX_COLUMNS, MAX_ROWS, heading, team_lines};

/// A text between two gaps.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Chunk {
    /// The place of its first character in the line.
    start: usize,
    /// The place behind its last character.
    end: usize,
    text: String,
}

/// The characters that a column extends over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Span {
    start: usize,
    end: usize,
}

impl Span {
    const fn overlaps(self, chunk: &Chunk) -> bool {
        chunk.start < self.end && self.start < chunk.end
    }
}

/// Numbered lines with their chunks.
type Lines = Vec<(u32, Vec<Chunk>)>;

/// True for a text with a header row and a table aligned by blanks.
pub(super) fn is_aligned(text: &str) -> bool {
    let lines = chunked(text, HEADER_WITHIN * 2);
    let Some(header) = header(&lines) else {
        return false;
    };
    let (number, cells) = &lines[header];
    let line = usize::try_from(*number).ok();
    let line = line.and_then(|it| text.lines().nth(it.saturating_sub(1)));
    if line.is_none_or(|it| it.contains('\t')) {
        return false;
    }
    let columns = headings(cells);
    let below = &lines[header + 1..];
    let parted = below.iter().filter(|(_, chunks)| chunks.len() > 1).count();
    columns.len() > 1 && parted > 0 && parted * 2 >= below.len()
}

/// Returns the lines of a text whose cells are separated by two or more blanks.
pub(super) fn lines(text: &str) -> Vec<Line> {
    let lines = chunked(text, MAX_ROWS + HEADER_WITHIN + 1);
    let Some(header) = header(&lines) else {
        let plain = |(number, chunks): (u32, Vec<Chunk>)| Line::new(number, texts(chunks));
        return lines.into_iter().map(plain).collect();
    };
    let columns = headings(&lines[header].1);
    let spans = spans(&columns, &lines[header + 1..]);
    let (mut aligned, mut columns) = (Vec::with_capacity(lines.len()), Some(columns));
    for (place, (number, chunks)) in lines.into_iter().enumerate() {
        if place == header {
            let cells = texts(columns.take().unwrap_or_default());
            aligned.push(Line::new(number, cells));
            continue;
        }
        let is_plain = place < header || chunks.len() == spans.len();
        let placed = if is_plain {
            None
        } else {
            cells(&chunks, &spans)
        };
        aligned.push(match placed {
            Some(cells) => Line::new(number, cells),
            None if is_plain || chunks.len() == 1 => Line::new(number, texts(chunks)),
            None => Line {
                fault: Some(LineFault::NotAligned),
                ..Line::new(number, texts(chunks))
            },
        });
    }
    aligned
}

fn texts(chunks: Vec<Chunk>) -> Vec<String> {
    chunks.into_iter().map(|it| it.text).collect()
}

/// Returns the first `most` lines with text, without rulers.
fn chunked(text: &str, most: usize) -> Lines {
    let lines = (1..).zip(text.lines());
    let filled = lines.filter(|(_, line)| !line.trim().is_empty() && !is_ruler(line));
    filled
        .take(most)
        .map(|(number, line)| (number, chunks(line)))
        .collect()
}

/// Splits a line at gaps of two or more blanks, and at tabs.
fn chunks(line: &str) -> Vec<Chunk> {
    let mut chunks: Vec<Chunk> = Vec::new();
    let mut gap = 2;
    // Mail programs write ">" in front of quoted lines.
    let quotes = line.len() - line.trim_start_matches(['>', ' ']).len();
    for (at, character) in line.chars().enumerate() {
        if character.is_whitespace() || at < quotes {
            gap += if character == '\t' { 2 } else { 1 };
            continue;
        }
        match chunks.last_mut().filter(|_| gap < 2) {
            Some(chunk) => {
                if gap > 0 {
                    chunk.text.push(' ');
                }
                chunk.text.push(character);
                chunk.end = at + 1;
            }
            None => chunks.push(Chunk {
                start: at,
                end: at + 1,
                text: character.to_string(),
            }),
        }
        gap = 0;
    }
    chunks
}

/// Finds the line with a heading of names and another one.
fn header(lines: &Lines) -> Option<usize> {
    let heads = |(_, chunks): &(u32, Vec<Chunk>)| {
        let separators = [';', '|', '"'];
        let is_table = chunks.iter().any(|it| it.text.contains(separators));
        let cells = texts(headings(chunks));
        if is_table || cells.len() < 2 || cells.len() > MAX_COLUMNS {
            return false;
        }
        let meanings = heading::of_headings(&cells);
        let headed = meanings.iter().filter(|it| **it != ColumnMeaning::Ignored);
        headed.count() > 1 && meanings.iter().any(|it| it.is_name())
            || team_lines::are_headings(&cells)
    };
    lines.iter().take(HEADER_WITHIN).position(heads)
}

/// Splits headings with a single blank between them: "Nr Name". "Elo FIDE" stays one heading.
fn headings(chunks: &[Chunk]) -> Vec<Chunk> {
    let is_number = |word: &str| word.bytes().all(|it| it.is_ascii_digit());
    let is_heading = |word: &str| {
        heading::is_heading(word) || heading::is_not_a_rating(word) && !is_number(word)
    };
    let mut headings = Vec::new();
    for chunk in chunks {
        let words = words(chunk);
        if !is_heading(&chunk.text) && words.iter().all(|it| is_heading(&it.text)) {
            headings.extend(words);
        } else {
            headings.push(chunk.clone());
        }
    }
    headings
}

/// Returns the words of a chunk with their places.
fn words(chunk: &Chunk) -> Vec<Chunk> {
    let mut start = chunk.start;
    let words = chunk.text.split(' ').map(|word| {
        let end = start + word.chars().count();
        let word = Chunk {
            start,
            end,
            text: word.to_owned(),
        };
        start = end + 1;
        word
    });
    words.collect()
}

/// Returns the characters that each column extends over: those of its heading, and of the cells of
/// lines that have all of them.
fn spans(headings: &[Chunk], lines: &[(u32, Vec<Chunk>)]) -> Vec<Span> {
    let span = |it: &Chunk| Span {
        start: it.start,
        end: it.end,
    };
    let mut spans: Vec<Span> = headings.iter().map(span).collect();
    for (_, chunks) in lines.iter().filter(|(_, it)| it.len() == headings.len()) {
        for (span, chunk) in spans.iter_mut().zip(chunks) {
            span.start = span.start.min(chunk.start);
            span.end = span.end.max(chunk.end);
        }
    }
    spans
}

/// Places the chunks of a line into its columns; `None` if one of them fits several columns or
/// none.
fn cells(chunks: &[Chunk], spans: &[Span]) -> Option<Vec<String>> {
    // Columns overlap in a text that was typed or pasted with another font.
    if spans.windows(2).any(|it| it[0].end > it[1].start) {
        return None;
    }
    // A word of a sentence may begin at a column by chance.
    if let [only] = chunks
        && !only.text.contains(|it: char| it.is_ascii_digit())
        && spans.iter().filter(|it| it.overlaps(only)).count() > 1
    {
        return None;
    }
    let mut cells = vec![String::new(); spans.len()];
    let mut next = 0;
    for chunk in chunks {
        for part in parts(chunk, spans) {
            let mut columns = (next..spans.len()).filter(|it| spans[*it].overlaps(&part));
            let column = columns.next()?;
            if columns.next().is_some() {
                return None;
            }
            cells[column] = part.text;
            next = column + 1;
        }
    }
    Some(cells)
}

/// Splits a chunk at single blanks beside the edge of a column: "7 Adler, Ida".
fn parts(chunk: &Chunk, spans: &[Span]) -> Vec<Chunk> {
    let mut parts: Vec<Chunk> = Vec::new();
    for word in words(chunk) {
        let last = parts.last_mut();
        let begins = |before: &Chunk| {
            let own = spans.iter().position(|it| it.overlaps(&word));
            own.is_some_and(|own| {
                !spans[own].overlaps(before)
                    && (spans[own].start == word.start || spans[own].end == word.end)
            })
        };
        match last {
            Some(before) if !begins(before) => {
                before.text.push(' ');
                before.text.push_str(&word.text);
                before.end = word.end;
            }
            _ => parts.push(word),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{is_aligned, lines};

    /// Returns the lines with their cells between bars; "?" marks a line that fits no columns.
    fn shown(text: &str) -> Vec<String> {
        let cells = |it: &super::Line| {
            let mark = if it.fault.is_some() { "?" } else { "" };
            format!("{mark}{}", it.cells.join("|"))
        };
        lines(text).iter().map(cells).collect()
    }

    #[rstest]
    #[case::full("Name        DWZ\nAdler, Ida  1650\n", &["Name|DWZ", "Adler, Ida|1650"])]
    #[case::a_blank_cell("Name        DWZ   Verein\nAdler, Ida        SK Horst\n", &["Name|DWZ|Verein", "Adler, Ida||SK Horst"])]
    #[case::numbers_to_the_right("Name         DWZ  Verein\nAdler, Ida  1650  Horst\nBär, Jo      990\n", &["Name|DWZ|Verein", "Adler, Ida|1650|Horst", "Bär, Jo|990|"])]
    #[case::single_blanks("Nr Name        DWZ\n 1 Adler, Ida  1650\n10 Bär, Jo     1700\n", &["Nr|Name|DWZ", "1|Adler, Ida|1650", "10|Bär, Jo|1700"])]
    #[case::a_long_name("Name           DWZ\nAdler, Ida     1650\nAdlerhorst, Jo 1700\n", &["Name|DWZ", "Adler, Ida|1650", "Adlerhorst, Jo|1700"])]
    #[case::quoted("> Name        DWZ\n> Adler, Ida  1650\n", &["Name|DWZ", "Adler, Ida|1650"])]
    #[case::numbered_headings("Team  Spieler 1   Spieler 2\nX     Adler, Ida  Bär, Jo\n", &["Team|Spieler 1|Spieler 2", "X|Adler, Ida|Bär, Jo"])]
    #[case::another_font("Name  Verein  DWZ\nIda Adler  SK Horst  1650\nJo Bär  1700\n", &["Name|Verein|DWZ", "Ida Adler|SK Horst|1650", "?Jo Bär|1700"])]
    #[case::a_greeting("Name        DWZ\nAdler, Ida  1650\nViele Grüße von der Elbe\n", &["Name|DWZ", "Adler, Ida|1650", "Viele Grüße von der Elbe"])]
    fn lines_have_the_cells_below_their_headings(#[case] text: &str, #[case] expected: &[&str]) {
        assert_eq!(shown(text), expected);
    }

    #[rstest]
    #[case::aligned("Name        DWZ\nAdler, Ida  1650\n", true)]
    #[case::teams("Team  Spieler 1   Spieler 2\nX     Adler, Ida  Bär, Jo\n", true)]
    #[case::title("Turnier\n\nNr  Name        DWZ\n 1  Adler, Ida  1650\n", true)]
    #[case::no_headings("Adler, Ida  1650\nBär, Jo  1700\n", false)]
    #[case::single_blanks("Name DWZ\nAdler, Ida 1650\n", false)]
    #[case::tabs("Rg.\t\tName\tElo\n1\tFM\tAdler, Ida\t1650\n", false)]
    #[case::separators("Name;  DWZ\nAdler, Ida;  1650\n", false)]
    fn tables_aligned_by_blanks_have_headings(#[case] text: &str, #[case] expected: bool) {
        assert_eq!(is_aligned(text), expected);
    }
}
