//! Tables side by side: `Name;DWZ;;Name;DWZ` with a blank column between, and a column of names
//! for each pot: `Topf A;DWZ;Topf B;DWZ`.

use std::ops::Range;

use super::column::ColumnMeaning;
use super::full_name::is_full_name;
use super::line::Line;
use super::problem::ProblemKind;
use super::word_list::stands_in;
use super::{MAX_COLUMNS, heading, team_lines};

/// Words for a pot of players, folded, separated by spaces.
const POT: &str = "topf lostopf pott pot chapeau pool urne urna vaso fascia";
/// The heading of the names of pots that are read one below the other.
const NAME: &str = "Name";

/// True for headings of two pots or more, without other columns of names.
pub(super) fn heads_pots(cells: &[String]) -> bool {
    let pots = cells.iter().filter(|it| is_pot(it)).count();
    // "Team;Topf A;Topf B" has a team in each row.
    let is_other = |it: &ColumnMeaning| it.is_name() || *it == ColumnMeaning::Team;
    pots > 1 && cells.len() <= MAX_COLUMNS && !heading::of_headings(cells).iter().any(is_other)
}

/// True for "Topf A", "Pot 2".
fn is_pot(heading: &str) -> bool {
    let folded = kralle_tournament::folded(heading);
    let words: Vec<&str> = folded
        .split(|it: char| !it.is_alphanumeric())
        .filter(|it| !it.is_empty())
        .collect();
    let is_label = |it: &str| it.chars().count() == 1 || stands_in("i ii iii iv", it);
    match words[..] {
        [first, second] => {
            stands_in(POT, first) && is_label(second) || is_label(first) && stands_in(POT, second)
        }
        _ => false,
    }
}

/// Moves tables side by side below each other, row by row. Returns a remark; `None` for a single
/// table.
///
/// # Errors
/// Fails if the tables have different columns.
pub(super) fn unfold(
    lines: &mut Vec<Line>,
    header: usize,
) -> Result<Option<ProblemKind>, ProblemKind> {
    let Some(headings) = lines.get(header).map(|it| it.cells.clone()) else {
        return Ok(None);
    };
    if headings.len() > MAX_COLUMNS {
        return Ok(None);
    }
    let are_pots = heads_pots(&headings);
    let parts = if are_pots {
        pots(&headings)
    } else {
        tables(&headings, &lines[header + 1..])
    };
    if parts.len() < 2 {
        return Ok(None);
    }
    let titles = |part: &Range<usize>| -> Vec<String> {
        let cells = headings[part.clone()].iter();
        cells
            .map(|it| {
                if are_pots && is_pot(it) { NAME } else { it }
                    .trim()
                    .to_lowercase()
            })
            .collect()
    };
    let named: Vec<&Range<usize>> = parts.iter().filter(|it| names(&headings, it) > 0).collect();
    let first = titles(&parts[0]);
    if parts.iter().any(|it| titles(it) != first) {
        // "Team;;Name;DWZ;;Name;DWZ" is one table, and so is "Name;DWZ;;Partner".
        let differs = |it: &[&Range<usize>]| titles(it[0]) != titles(it[1]);
        let begins_alike = |it: &[&Range<usize>]| titles(it[0]).first() == titles(it[1]).first();
        let differ = named.windows(2).any(|it| differs(it) && begins_alike(it));
        return if !are_pots && !differ && team_lines::are_headings(&headings) {
            Ok(None)
        } else {
            Err(ProblemKind::TablesDiffer)
        };
    }
    stack(lines, &parts, Some(header));
    if are_pots && let Some(cell) = lines[header].cells.first_mut() {
        NAME.clone_into(cell);
    }
    let pots: Vec<&str> = headings
        .iter()
        .map(|it| it.trim())
        .filter(|it| is_pot(it))
        .collect();
    Ok(Some(if are_pots {
        ProblemKind::PotColumns {
            names: pots.join(", "),
        }
    } else {
        ProblemKind::SideBySide { count: parts.len() }
    }))
}

/// Moves tables side by side without headings below each other. Returns a remark; `None` for a
/// single table.
pub(super) fn unfold_plain(lines: &mut Vec<Line>) -> Option<ProblemKind> {
    let width = lines.iter().map(|it| it.cells.len()).max()?;
    if width > MAX_COLUMNS || lines.len() < 2 {
        return None;
    }
    let blocks = blocks(&vec![String::new(); width], lines);
    let cells = |place: usize| {
        let cells = lines.iter().filter_map(move |it| it.cells.get(place));
        cells.map(|it| it.trim()).filter(|it| !it.is_empty())
    };
    let is_number = |place: usize| cells(place).all(|it| it.bytes().all(|it| it.is_ascii_digit()));
    let are_names = |place: usize| cells(place).all(is_full_name);
    let form = |it: &Range<usize>| -> Vec<(bool, bool)> {
        it.clone()
            .map(|place| (is_number(place), are_names(place)))
            .collect()
    };
    let first = form(blocks.first()?);
    let has_names = first.iter().any(|(_, are_names)| *are_names);
    if blocks.len() < 2 || !has_names || blocks.iter().any(|it| form(it) != first) {
        return None;
    }
    stack(lines, &blocks, None);
    Some(ProblemKind::SideBySide {
        count: blocks.len(),
    })
}

/// Moves the parts of each line below each other, from the header row on.
fn stack(lines: &mut Vec<Line>, parts: &[Range<usize>], header: Option<usize>) {
    let last = parts.last().map_or(0, |it| it.end);
    let mut stacked = Vec::with_capacity(lines.len() * parts.len());
    for (place, line) in std::mem::take(lines).into_iter().enumerate() {
        let has_more = line.cells.iter().skip(last).any(|it| !it.trim().is_empty());
        if header.is_some_and(|header| place < header) || line.fault.is_some() || has_more {
            stacked.push(line);
            continue;
        }
        let count = if header == Some(place) {
            1
        } else {
            parts.len()
        };
        for part in &parts[..count] {
            let cells = line.cells.iter().skip(part.start).take(part.len());
            let part = Line::new(line.number, cells.cloned().collect());
            if !part.is_blank() {
                stacked.push(part);
            }
        }
    }
    *lines = stacked;
}

/// Returns the columns of each pot: those from its heading to the next.
fn pots(headings: &[String]) -> Vec<Range<usize>> {
    let starts: Vec<usize> = (0..headings.len())
        .filter(|it| is_pot(&headings[*it]))
        .collect();
    let filled = headings.iter().rposition(|it| !it.trim().is_empty());
    let end = filled.map_or(0, |it| it + 1);
    let next = |at: usize| starts.get(at + 1).copied().unwrap_or(end);
    // The numbers in front of the next pot count nothing here.
    let is_empty = |it: &&String| it.trim().is_empty() || heading::is_not_a_rating(it);
    let trimmed = |start: usize, end: usize| {
        let empty = headings[start..end].iter().rev().take_while(is_empty);
        start..end - empty.count()
    };
    let parts = starts.iter().enumerate();
    parts.map(|(at, start)| trimmed(*start, next(at))).collect()
}

/// Returns the columns of each block between blank columns. Empty unless two of them have names.
fn tables(headings: &[String], below: &[Line]) -> Vec<Range<usize>> {
    let tables = blocks(headings, below);
    let named = tables.iter().filter(|it| names(headings, it) == 1).count();
    // A block of notes beside the only table is not read.
    if named < 2 { Vec::new() } else { tables }
}

/// Returns the columns of each block between blank columns.
fn blocks(headings: &[String], below: &[Line]) -> Vec<Range<usize>> {
    let is_filled =
        |it: &Line, place: usize| it.cells.get(place).is_some_and(|it| !it.trim().is_empty());
    let is_blank = |place: usize| {
        headings[place].trim().is_empty() && !below.iter().any(|it| is_filled(it, place))
    };
    let mut blocks: Vec<Range<usize>> = Vec::new();
    for place in (0..headings.len()).filter(|it| !is_blank(*it)) {
        match blocks.last_mut().filter(|it| it.end == place) {
            Some(block) => block.end = place + 1,
            None => blocks.push(place..place + 1),
        }
    }
    blocks
}

/// Returns the number of columns with names or surnames in a range.
fn names(headings: &[String], part: &Range<usize>) -> usize {
    let meanings = heading::of_headings(&headings[part.clone()]);
    let is_name = |it: &&ColumnMeaning| matches!(it, ColumnMeaning::Name | ColumnMeaning::Surname);
    meanings.iter().filter(is_name).count()
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::unfold;
    use crate::players::line::Line;

    /// Returns the lines of a text with their cells between bars, or the code of the refusal.
    fn shown(text: &str) -> Result<Vec<String>, &'static str> {
        let cells = |line: &str| line.split(';').map(str::to_owned).collect();
        let lines = (1..).zip(text.lines());
        let mut lines: Vec<Line> = lines
            .map(|(number, it)| Line::new(number, cells(it)))
            .collect();
        unfold(&mut lines, 0).map_err(|it| it.code())?;
        Ok(lines.iter().map(|it| it.cells.join("|")).collect())
    }

    #[rstest]
    #[case::a_gap("Name;DWZ;;Name;DWZ\nJo;1;;Al;2\n;;;Uli;3", Ok(vec!["Name|DWZ", "Jo|1", "Al|2", "Uli|3"]))]
    #[case::three("Nom;;Nom;;Nom\nJo;;Al;;Uli", Ok(vec!["Nom", "Jo", "Al", "Uli"]))]
    #[case::pots("Topf A;DWZ;Topf B;DWZ\nJo;1;Al;2", Ok(vec!["Name|DWZ", "Jo|1", "Al|2"]))]
    #[case::pots_of_names("Pot 1;Pot 2\nJo;Al", Ok(vec!["Name", "Jo", "Al"]))]
    #[case::numbered_pots("Nr;A-Topf;DWZ;Nr;B-Topf;DWZ\n1;Jo;1;1;Al;2", Ok(vec!["Name|DWZ", "Jo|1", "Al|2"]))]
    #[case::other_columns("Name;DWZ;;Name;Verein\nJo;1;;Al;SK", Err("tables_differ"))]
    #[case::other_columns_of_pots("Topf A;DWZ;Topf B\nJo;1;Al", Err("tables_differ"))]
    #[case::no_gap("Name;DWZ;Name;DWZ\nJo;1;Al;2", Ok(vec!["Name|DWZ|Name|DWZ", "Jo|1|Al|2"]))]
    #[case::a_team("Team;;Name;DWZ;;Name;DWZ\nX;;Jo;1;;Al;2", Ok(vec!["Team||Name|DWZ||Name|DWZ", "X||Jo|1||Al|2"]))]
    #[case::a_partner("Name;DWZ;;Partner;DWZ Partner\nJo;1;;Al;2", Ok(vec!["Name|DWZ||Partner|DWZ Partner", "Jo|1||Al|2"]))]
    #[case::a_note("Name;DWZ;;Gebühr\nJo;1;;5", Ok(vec!["Name|DWZ||Gebühr", "Jo|1||5"]))]
    fn tables_side_by_side_are_stacked(
        #[case] text: &str,
        #[case] expected: Result<Vec<&str>, &str>,
    ) {
        let expected = expected.map(|it| it.into_iter().map(str::to_owned).collect());
        assert_eq!(shown(text), expected);
    }
}
