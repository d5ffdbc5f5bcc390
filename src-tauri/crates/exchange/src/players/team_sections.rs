//! Teams above their players: a title, the headings, and a row for each player, as
//! chess-results.com shows the composition of teams.

use std::collections::BTreeMap;

use super::MAX_COLUMNS;
use super::column::ColumnMeaning;
use super::line::Line;
use super::word_list::stands_in;

/// Words before a captain in the title of a team, in lower case, separated by spaces.
const CAPTAIN: &str = "\
    mf captain team-captain teamcaptain capitaine cap. capitano mannschaftsführer tc kapitän";

/// The meanings of the columns that are appended to the lines, by column number.
pub(super) type Appended = BTreeMap<u16, ColumnMeaning>;

/// Moves the titles of teams into columns of their own, and removes repeated headings. Returns the
/// new place of the header row; `None` if the list has no such titles.
pub(super) fn unfold(lines: &mut Vec<Line>, header: usize) -> Option<(usize, Appended)> {
    let headings = lines.get(header)?.cells.clone();
    let is_header = |line: &Line| {
        let filled = line.cells.iter().filter(|it| !it.trim().is_empty()).count();
        let same = line.cells.iter().zip(&headings);
        let same = same.filter(|(one, other)| !one.trim().is_empty() && one.trim() == other.trim());
        filled > 1 && same.count() * 4 >= filled * 3
    };
    let is_title = |place: usize| {
        let next = lines.get(place + 1);
        next.is_some_and(is_header) && title(&lines[place]).is_some()
    };
    let titles: Vec<bool> = (0..lines.len()).map(is_title).collect();
    let first = header.checked_sub(1).filter(|place| titles[*place])?;
    let count = titles.iter().filter(|it| **it).count();
    // The title of a tournament also precedes its headings.
    if count < 2 && !is_numbered(title(&lines[first])?) {
        return None;
    }
    let width = lines.iter().map(|line| line.cells.len());
    let width = width.filter(|it| *it <= MAX_COLUMNS).max().unwrap_or(0);
    let number = u16::try_from(width + 1).ok()?;
    if width + 2 > MAX_COLUMNS {
        return None;
    }
    let (mut unfolded, mut place) = (Vec::with_capacity(lines.len()), 0);
    let mut team = (String::new(), String::new());
    for (index, mut line) in std::mem::take(lines).into_iter().enumerate() {
        if titles[index] {
            team = title(&line).map(parsed).unwrap_or_default();
            continue;
        }
        if index > header && is_header(&line) {
            continue;
        }
        if index == header {
            place = unfolded.len();
        } else if index > header && line.cells.len() <= width {
            line.cells.resize(width, String::new());
            line.cells.extend([team.0.clone(), team.1.clone()]);
        }
        unfolded.push(line);
    }
    unfolded[place].cells.resize(width + 2, String::new());
    *lines = unfolded;
    let appended = [
        (number, ColumnMeaning::Team),
        (number + 1, ColumnMeaning::Captain),
    ];
    Some((place, Appended::from(appended)))
}

/// Returns the only filled cell of a line; `None` if there are several or it has no letters.
fn title(line: &Line) -> Option<&str> {
    let mut filled = line.cells.iter().map(|it| it.trim());
    let title = filled.find(|it| !it.is_empty())?;
    let is_only = filled.all(str::is_empty);
    (is_only && title.contains(char::is_alphabetic)).then_some(title)
}

/// True for "3. SK Turm".
fn is_numbered(title: &str) -> bool {
    without_number(title).len() < title.len()
}

fn without_number(title: &str) -> &str {
    let rest = title.trim_start_matches(|it: char| it.is_ascii_digit());
    match rest.strip_prefix('.') {
        Some(name) if rest.len() < title.len() => name.trim_start(),
        Some(_) | None => title,
    }
}

/// Splits a title into the name of the team and its captain: "3. SK Turm (Elo: 1850, MF: Birch,
/// Jo / Wtg1: 4)". The captain may be empty.
fn parsed(title: &str) -> (String, String) {
    let (name, notes) = match title.rsplit_once(" (") {
        Some((name, notes)) if notes.contains(':') => (name, notes.trim_end_matches(')')),
        Some(_) | None => (title, ""),
    };
    let mut captain = "";
    for note in notes.split(" / ") {
        let mut rest = note;
        while let Some((before, after)) = rest.split_once(':') {
            let word = before.rsplit([',', ' ']).next().unwrap_or_default();
            if stands_in(CAPTAIN, &word.to_lowercase()) {
                captain = after.trim();
            }
            rest = after;
        }
    }
    (without_number(name).trim().to_owned(), captain.to_owned())
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::parsed;

    #[rstest]
    #[case::german(
        "  3. SK Turm 1 (EloDS:1850, MF: Birch, Jo / Wtg1: 4 / Wtg2: 8)",
        "SK Turm 1",
        "Birch, Jo"
    )]
    #[case::english("1. Rooks (RtgAvg: 1790, Captain: Jo Birch)", "Rooks", "Jo Birch")]
    #[case::no_captain("2. Tours (Elo moyen:1700 / Dep1: 3)", "Tours", "")]
    #[case::a_name_in_brackets("4. Turm (II)", "Turm (II)", "")]
    #[case::no_number("Torri", "Torri", "")]
    #[case::a_year("SK 1923 Turm", "SK 1923 Turm", "")]
    fn the_title_of_a_team(#[case] title: &str, #[case] team: &str, #[case] captain: &str) {
        assert_eq!(parsed(title.trim()), (team.to_owned(), captain.to_owned()));
    }
}
